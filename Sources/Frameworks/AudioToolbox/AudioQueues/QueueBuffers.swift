import Glibc

/// The buffers of a queue.
///
/// - Thread: one at a time; the queue has a lock for it.
struct QueueBuffers {
  /// Allocates a buffer; `nil` if out of memory.
  mutating func allocate(_ bytes: Int, descriptions: Int) -> AudioQueueBufferRef? {
    guard bytes > 0, bytes <= Self.largestSize, descriptions <= Self.largestSize / 16,
      let memory = calloc(bytes, 1)
    else { return nil }
    let packets =
      descriptions > 0
      ? UnsafeMutablePointer<AudioStreamPacketDescription>.allocate(capacity: descriptions) : nil
    packets?.initialize(repeating: AudioStreamPacketDescription(), count: descriptions)
    let buffer = AudioQueueBufferRef.allocate(capacity: 1)
    buffer.initialize(
      to: AudioQueueBuffer(
        mAudioDataBytesCapacity: UInt32(bytes), mAudioData: memory, mAudioDataByteSize: 0,
        mUserData: nil, mPacketDescriptionCapacity: UInt32(descriptions),
        mPacketDescriptions: packets, mPacketDescriptionCount: 0))
    all.insert(buffer)
    return buffer
  }

  /// Frees a buffer.
  mutating func free(_ buffer: AudioQueueBufferRef) {
    guard all.remove(buffer) != nil else { return }
    Glibc::free(buffer.pointee.mAudioData)
    buffer.pointee.mPacketDescriptions?.deallocate()
    buffer.deallocate()
  }

  /// Frees all buffers.
  mutating func freeAll() { for buffer in all { free(buffer) } }

  /// Returns whether a buffer belongs to the queue.
  func contains(_ buffer: AudioQueueBufferRef) -> Bool { all.contains(buffer) }

  /// The enqueued buffers.
  var enqueued: Set<AudioQueueBufferRef> = []

  /// The maximum size of a buffer in bytes.
  ///
  /// - Source: ours: some minutes of sound. Confidence: guess.
  private static let largestSize = 1 << 28

  private var all: Set<AudioQueueBufferRef> = []
}
