// The status codes of audio file streams. The numbers are documented.

/// The stream is of a type that this phone does not parse: `'typ?'`.
public let kAudioFileStreamError_UnsupportedFileType: OSStatus = 0x7479_703F
/// The stream has a format that this phone does not parse: `'fmt?'`.
public let kAudioFileStreamError_UnsupportedDataFormat: OSStatus = 0x666D_743F
/// The stream has no such property: `'pty?'`.
public let kAudioFileStreamError_UnsupportedProperty: OSStatus = 0x7074_793F
/// The size does not match the property's: `'!siz'`.
public let kAudioFileStreamError_BadPropertySize: OSStatus = 0x2173_697A
/// The packets come before what describes them: `'optm'`.
public let kAudioFileStreamError_NotOptimized: OSStatus = 0x6F70_746D
/// The packet does not exist: `'pck?'`.
public let kAudioFileStreamError_InvalidPacketOffset: OSStatus = 0x7063_6B3F
/// The contents are invalid: `'dta?'`.
public let kAudioFileStreamError_InvalidFile: OSStatus = 0x6474_613F
/// The value is not known yet: `'unk?'`.
public let kAudioFileStreamError_ValueUnknown: OSStatus = 0x756E_6B3F
/// The data has not come yet; never returned here: `'more'`.
public let kAudioFileStreamError_DataUnavailable: OSStatus = 0x6D6F_7265
/// The operation is not possible: `'nope'`.
public let kAudioFileStreamError_IllegalOperation: OSStatus = 0x6E6F_7065
/// Another error: `'wht?'`.
public let kAudioFileStreamError_UnspecifiedError: OSStatus = 0x7768_743F
/// The stream cannot go on behind the gap: `'dsc!'`.
public let kAudioFileStreamError_DiscontinuityCantRecover: OSStatus = 0x6473_6321
