extension AudioBuffer {
  /// Creates a buffer of the elements of a buffer of one type.
  public init<Element>(
    _ typedBuffer: UnsafeMutableBufferPointer<Element>, numberOfChannels: Int
  ) {
    self.init(
      mNumberChannels: UInt32(numberOfChannels),
      mDataByteSize: UInt32(typedBuffer.count * MemoryLayout<Element>.stride),
      mData: UnsafeMutableRawPointer(typedBuffer.baseAddress))
  }
}

extension UnsafeBufferPointer {
  /// Creates a buffer of the elements of a buffer of sound.
  public init(_ audioBuffer: AudioBuffer) {
    let count = Int(audioBuffer.mDataByteSize) / MemoryLayout<Element>.stride
    self.init(
      start: audioBuffer.mData?.assumingMemoryBound(to: Element.self),
      count: audioBuffer.mData == nil ? 0 : count)
  }
}

extension UnsafeMutableBufferPointer {
  /// Creates a buffer of the elements of a buffer of sound.
  public init(_ audioBuffer: AudioBuffer) {
    let count = Int(audioBuffer.mDataByteSize) / MemoryLayout<Element>.stride
    self.init(
      start: audioBuffer.mData?.assumingMemoryBound(to: Element.self),
      count: audioBuffer.mData == nil ? 0 : count)
  }
}
