/// A reference to an audio file.
public typealias AudioFileID = OpaquePointer
/// A property identifier of an audio file.
public typealias AudioFilePropertyID = UInt32

/// Reads bytes of a file for which the app has callbacks: the client data, the offset, the number
/// of bytes, the buffer, and the number of bytes read.
public typealias AudioFile_ReadProc =
  @Sendable (
    UnsafeMutableRawPointer, Int64, UInt32, UnsafeMutableRawPointer, UnsafeMutablePointer<UInt32>
  ) -> OSStatus
/// Writes bytes of a file for which the app has callbacks: the client data, the offset, the number
/// of bytes, the bytes, and the number of bytes written.
public typealias AudioFile_WriteProc =
  @Sendable (
    UnsafeMutableRawPointer, Int64, UInt32, UnsafeRawPointer, UnsafeMutablePointer<UInt32>
  ) -> OSStatus
/// Returns the size of a file for which the app has callbacks, given the client data.
public typealias AudioFile_GetSizeProc = @Sendable (UnsafeMutableRawPointer) -> Int64
/// Sets the size of a file for which the app has callbacks.
public typealias AudioFile_SetSizeProc = @Sendable (UnsafeMutableRawPointer, Int64) -> OSStatus
