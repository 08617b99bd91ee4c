// The status codes of audio files. The numbers are documented.

/// Unspecified error: `'wht?'`.
public let kAudioFileUnspecifiedError: OSStatus = 0x7768_743F
/// The file type is not supported: `'typ?'`.
public let kAudioFileUnsupportedFileTypeError: OSStatus = 0x7479_703F
/// The format is not supported: `'fmt?'`.
public let kAudioFileUnsupportedDataFormatError: OSStatus = 0x666D_743F
/// The file does not support the property: `'pty?'`.
public let kAudioFileUnsupportedPropertyError: OSStatus = 0x7074_793F
/// The size is wrong for the property: `'!siz'`.
public let kAudioFileBadPropertySizeError: OSStatus = 0x2173_697A
/// The permissions of the file do not allow the operation: `'prm?'`.
public let kAudioFilePermissionsError: OSStatus = 0x7072_6D3F
/// Packets cannot be written before others; never returned here: `'optm'`.
public let kAudioFileNotOptimizedError: OSStatus = 0x6F70_746D
/// The chunk does not exist; never returned here: `'chk?'`.
public let kAudioFileInvalidChunkError: OSStatus = 0x6368_6B3F
/// The file would be too large for its type; never returned here: `'off?'`.
public let kAudioFileDoesNotAllow64BitDataSizeError: OSStatus = 0x6F66_663F
/// The packet does not exist: `'pck?'`.
public let kAudioFileInvalidPacketOffsetError: OSStatus = 0x7063_6B3F
/// The packets depend on others that are invalid; never returned here: `'dep?'`.
public let kAudioFileInvalidPacketDependencyError: OSStatus = 0x6465_703F
/// The contents of the file are invalid: `'dta?'`.
public let kAudioFileInvalidFileError: OSStatus = 0x6474_613F
/// The file does not support the operation: `'op??'`.
public let kAudioFileOperationNotSupportedError: OSStatus = 0x6F70_3F3F
/// The file is not open.
public let kAudioFileNotOpenError: OSStatus = -38
/// There are no more packets.
public let kAudioFileEndOfFileError: OSStatus = -39
/// The position is invalid.
public let kAudioFilePositionError: OSStatus = -40
/// There is no file at the path.
public let kAudioFileFileNotFoundError: OSStatus = -43
