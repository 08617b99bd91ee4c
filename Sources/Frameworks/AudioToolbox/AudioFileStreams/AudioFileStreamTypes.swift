/// A reference to a stream of a sound file.
public typealias AudioFileStreamID = OpaquePointer
/// A property identifier of a stream.
public typealias AudioFileStreamPropertyID = UInt32

/// Called when a property of a stream becomes known.
public typealias AudioFileStream_PropertyListenerProc =
  @Sendable (
    UnsafeMutableRawPointer, AudioFileStreamID, AudioFileStreamPropertyID,
    UnsafeMutablePointer<AudioFileStreamPropertyFlags>
  ) -> Void
/// A callback for packets of a stream: the number of bytes, the number of packets, the bytes, and
/// descriptions of packets that differ in size.
public typealias AudioFileStream_PacketsProc =
  @Sendable (
    UnsafeMutableRawPointer, UInt32, UInt32, UnsafeRawPointer,
    UnsafeMutablePointer<AudioStreamPacketDescription>?
  ) -> Void
