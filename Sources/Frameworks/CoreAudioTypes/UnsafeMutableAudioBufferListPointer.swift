/// A buffer list as a collection.
public struct UnsafeMutableAudioBufferListPointer: MutableCollection, RandomAccessCollection {
  /// The list.
  public var unsafeMutablePointer: UnsafeMutablePointer<AudioBufferList>

  /// Creates a collection for a list.
  public init(_ pointer: UnsafeMutablePointer<AudioBufferList>) { unsafeMutablePointer = pointer }

  /// Creates a collection for a list; `nil` without one.
  public init?(_ pointer: UnsafeMutablePointer<AudioBufferList>?) {
    guard let pointer else { return nil }
    self.init(pointer)
  }

  /// The list, for reading.
  public var unsafePointer: UnsafePointer<AudioBufferList> { UnsafePointer(unsafeMutablePointer) }

  /// The number of buffers.
  public var count: Int {
    get { Int(unsafeMutablePointer.pointee.mNumberBuffers) }
    nonmutating set { unsafeMutablePointer.pointee.mNumberBuffers = UInt32(newValue) }
  }

  /// The index of the first buffer.
  public var startIndex: Int { 0 }
  /// The index after the last buffer.
  public var endIndex: Int { count }

  /// A buffer.
  public subscript(index: Int) -> AudioBuffer {
    get { buffer(index).pointee }
    nonmutating set { buffer(index).pointee = newValue }
  }

  private func buffer(_ index: Int) -> UnsafeMutablePointer<AudioBuffer> {
    precondition(index >= 0 && index < count, "a buffer's index is out of range")
    let first = UnsafeMutableRawPointer(unsafeMutablePointer) + AudioBufferList.firstBuffer
    return first.assumingMemoryBound(to: AudioBuffer.self) + index
  }
}
