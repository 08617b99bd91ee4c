// The status codes of audio file streams. The numbers are documented.

/// The file type is not supported: `'typ?'`.
public let kAudioFileStreamError_UnsupportedFileType: OSStatus = 0x7479_703F
/// The format is not supported: `'fmt?'`.
public let kAudioFileStreamError_UnsupportedDataFormat: OSStatus = 0x666D_743F
/// The stream does not support the property: `'pty?'`.
public let kAudioFileStreamError_UnsupportedProperty: OSStatus = 0x7074_793F
/// The size is wrong for the property: `'!siz'`.
public let kAudioFileStreamError_BadPropertySize: OSStatus = 0x2173_697A
/// The packets precede their description: `'optm'`.
public let kAudioFileStreamError_NotOptimized: OSStatus = 0x6F70_746D
/// The packet does not exist: `'pck?'`.
public let kAudioFileStreamError_InvalidPacketOffset: OSStatus = 0x7063_6B3F
/// The contents are invalid: `'dta?'`.
public let kAudioFileStreamError_InvalidFile: OSStatus = 0x6474_613F
/// The value is not yet known: `'unk?'`.
public let kAudioFileStreamError_ValueUnknown: OSStatus = 0x756E_6B3F
/// The data has not yet arrived; never returned here: `'more'`.
public let kAudioFileStreamError_DataUnavailable: OSStatus = 0x6D6F_7265
/// The operation is illegal in this state: `'nope'`.
public let kAudioFileStreamError_IllegalOperation: OSStatus = 0x6E6F_7065
/// Unspecified error: `'wht?'`.
public let kAudioFileStreamError_UnspecifiedError: OSStatus = 0x7768_743F
/// The stream cannot continue after the discontinuity: `'dsc!'`.
public let kAudioFileStreamError_DiscontinuityCantRecover: OSStatus = 0x6473_6321
