/// A number of buffers; the first is a member, and the others follow it in memory.
public struct AudioBufferList {
  /// The number of buffers.
  public var mNumberBuffers: UInt32
  /// The first buffer.
  public var mBuffers: AudioBuffer

  /// Creates a list without buffers.
  public init() { (mNumberBuffers, mBuffers) = (0, AudioBuffer()) }

  /// Creates a list.
  public init(mNumberBuffers: UInt32, mBuffers: AudioBuffer) {
    self.mNumberBuffers = mNumberBuffers
    self.mBuffers = mBuffers
  }

  /// Returns the size of a list in bytes.
  public static func sizeInBytes(maximumBuffers: Int) -> Int {
    precondition(maximumBuffers > 0, "a list of buffers has at least one buffer")
    return firstBuffer + maximumBuffers * MemoryLayout<AudioBuffer>.stride
  }

  /// Allocates a list of empty buffers, which the caller frees: `free(list.unsafeMutablePointer)`.
  public static func allocate(maximumBuffers: Int) -> UnsafeMutableAudioBufferListPointer {
    let bytes = UnsafeMutableRawPointer.allocate(
      byteCount: sizeInBytes(maximumBuffers: maximumBuffers),
      alignment: MemoryLayout<AudioBufferList>.alignment)
    bytes.initializeMemory(
      as: UInt8.self, repeating: 0, count: sizeInBytes(maximumBuffers: maximumBuffers))
    let list = UnsafeMutableAudioBufferListPointer(
      bytes.assumingMemoryBound(to: AudioBufferList.self))
    list.count = maximumBuffers
    return list
  }

  /// The offset of the first buffer in bytes.
  static var firstBuffer: Int {
    // It is the last member. A key path would allocate memory on the render thread.
    MemoryLayout<AudioBufferList>.size - MemoryLayout<AudioBuffer>.size
  }
}
