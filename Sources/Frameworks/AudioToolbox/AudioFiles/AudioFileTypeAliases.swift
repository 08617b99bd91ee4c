/// A reference to an audio file.
public typealias AudioFileID = OpaquePointer
/// The identifier of a property of an audio file.
public typealias AudioFilePropertyID = UInt32

/// Reads bytes of a file that the app has: the client data, the place, the number of bytes, the
/// memory, and the number of bytes that were read.
public typealias AudioFile_ReadProc =
  @Sendable (
    UnsafeMutableRawPointer, Int64, UInt32, UnsafeMutableRawPointer, UnsafeMutablePointer<UInt32>
  ) -> OSStatus
/// Writes bytes of a file that the app has: the client data, the place, the number of bytes, the
/// bytes, and the number of bytes that were written.
public typealias AudioFile_WriteProc =
  @Sendable (
    UnsafeMutableRawPointer, Int64, UInt32, UnsafeRawPointer, UnsafeMutablePointer<UInt32>
  ) -> OSStatus
/// Returns the number of bytes of a file that the app has, whose client data it gets.
public typealias AudioFile_GetSizeProc = @Sendable (UnsafeMutableRawPointer) -> Int64
/// Sets the number of bytes of a file that the app has.
public typealias AudioFile_SetSizeProc = @Sendable (UnsafeMutableRawPointer, Int64) -> OSStatus
