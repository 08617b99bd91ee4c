// The status codes that all audio rooms share. The numbers are documented.

/// The operation does not exist.
public let kAudio_UnimplementedError: Int32 = -4
/// No file has the path.
public let kAudio_FileNotFoundError: Int32 = -43
/// The permissions do not allow opening the file.
public let kAudio_FilePermissionError: Int32 = -54
/// Too many files are open.
public let kAudio_TooManyFilesOpenError: Int32 = -42
/// The path is invalid: `'!pth'`.
public let kAudio_BadFilePathError: Int32 = 0x2170_7468
/// An argument is invalid.
public let kAudio_ParamError: Int32 = -50
/// Out of memory.
public let kAudio_MemFullError: Int32 = -108
