// Callbacks are C functions, which any thread can use: they are `@Sendable`, so that constants of
// their types compile in Swift 6.

/// A reference to an audio queue.
public typealias AudioQueueRef = OpaquePointer
/// A reference to the timeline of an audio queue.
public typealias AudioQueueTimelineRef = OpaquePointer
/// A property identifier of an audio queue.
public typealias AudioQueuePropertyID = UInt32
/// The identifier of a parameter of an audio queue.
public typealias AudioQueueParameterID = UInt32
/// The value of a parameter of an audio queue.
public typealias AudioQueueParameterValue = Float32
/// A pointer to a buffer of an audio queue.
public typealias AudioQueueBufferRef = UnsafeMutablePointer<AudioQueueBuffer>

/// A callback for a played buffer, with the user data.
public typealias AudioQueueOutputCallback =
  @Sendable (
    UnsafeMutableRawPointer?, AudioQueueRef, AudioQueueBufferRef
  ) -> Void
/// A callback for a filled buffer, with the user data, the time of the first frame and the packets.
public typealias AudioQueueInputCallback =
  @Sendable (
    UnsafeMutableRawPointer?, AudioQueueRef, AudioQueueBufferRef, UnsafePointer<AudioTimeStamp>,
    UInt32, UnsafePointer<AudioStreamPacketDescription>?
  ) -> Void
/// A closure for a played buffer.
public typealias AudioQueueOutputCallbackBlock = (AudioQueueRef, AudioQueueBufferRef) -> Void
/// A closure for a filled buffer, with the time of the first frame and the packets.
public typealias AudioQueueInputCallbackBlock = (
  AudioQueueRef, AudioQueueBufferRef, UnsafePointer<AudioTimeStamp>, UInt32,
  UnsafePointer<AudioStreamPacketDescription>?
) -> Void
/// A callback for a changed property of a queue, with the user data.
public typealias AudioQueuePropertyListenerProc =
  @Sendable (
    UnsafeMutableRawPointer?, AudioQueueRef, AudioQueuePropertyID
  ) -> Void
