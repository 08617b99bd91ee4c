// As C functions, callbacks can be used from any thread: they are `@Sendable`, so that constants of
// their types compile in Swift 6.

/// A reference to an audio queue.
public typealias AudioQueueRef = OpaquePointer
/// A reference to the timeline of an audio queue.
public typealias AudioQueueTimelineRef = OpaquePointer
/// The identifier of a property of an audio queue.
public typealias AudioQueuePropertyID = UInt32
/// The identifier of a parameter of an audio queue.
public typealias AudioQueueParameterID = UInt32
/// The value of a parameter of an audio queue.
public typealias AudioQueueParameterValue = Float32
/// A pointer to a buffer of an audio queue.
public typealias AudioQueueBufferRef = UnsafeMutablePointer<AudioQueueBuffer>

/// Called when a queue has played a buffer, with the user data.
public typealias AudioQueueOutputCallback =
  @Sendable (
    UnsafeMutableRawPointer?, AudioQueueRef, AudioQueueBufferRef
  ) -> Void
/// Called when a queue has filled a buffer, with the user data, the time of the first frame and the
/// packets.
public typealias AudioQueueInputCallback =
  @Sendable (
    UnsafeMutableRawPointer?, AudioQueueRef, AudioQueueBufferRef, UnsafePointer<AudioTimeStamp>,
    UInt32, UnsafePointer<AudioStreamPacketDescription>?
  ) -> Void
/// Called when a queue has played a buffer.
public typealias AudioQueueOutputCallbackBlock = (AudioQueueRef, AudioQueueBufferRef) -> Void
/// Called when a queue has filled a buffer, with the time of the first frame and the packets.
public typealias AudioQueueInputCallbackBlock = (
  AudioQueueRef, AudioQueueBufferRef, UnsafePointer<AudioTimeStamp>, UInt32,
  UnsafePointer<AudioStreamPacketDescription>?
) -> Void
/// Called when a property of a queue has changed, with the user data.
public typealias AudioQueuePropertyListenerProc =
  @Sendable (
    UnsafeMutableRawPointer?, AudioQueueRef, AudioQueuePropertyID
  ) -> Void
