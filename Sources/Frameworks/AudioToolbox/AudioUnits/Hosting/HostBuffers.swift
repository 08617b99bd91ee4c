/// The buffers of a unit that an engine renders, one per channel.
///
/// - Thread: render, except `init` and `deinit`.
final class HostBuffers {
  /// The buffer list that the unit fills.
  let list: UnsafeMutableAudioBufferListPointer

  /// Allocates the list.
  init(channelCount: Int) {
    self.channelCount = channelCount
    list = AudioBufferList.allocate(maximumBuffers: max(1, channelCount))
  }

  deinit { list.unsafeMutablePointer.deallocate() }

  /// Begins a slice.
  func begin(
    _ count: Int, _ input: UnsafeMutablePointer<UnsafeMutablePointer<Float>>?,
    _ output: UnsafeMutablePointer<UnsafeMutablePointer<Float>>
  ) {
    (self.input, self.count) = (input, count)
    for channel in 0..<channelCount {
      list[channel] = AudioBuffer(
        mNumberChannels: 1, mDataByteSize: UInt32(count * 4), mData: output[channel])
    }
  }

  /// Passes the input frames to the unit: into its buffers, or by reference if it has none.
  func pull(_ count: Int, _ list: UnsafeMutablePointer<AudioBufferList>) -> AUAudioUnitStatus {
    let buffers = UnsafeMutableAudioBufferListPointer(list)
    guard let input, buffers.count <= channelCount else { return kAudioUnitErr_NoConnection }
    guard count <= self.count else { return kAudioUnitErr_TooManyFramesToProcess }
    for channel in 0..<buffers.count {
      if let memory = buffers[channel].mData?.assumingMemoryBound(to: Float.self) {
        memory.update(from: input[channel], count: count)
      } else {
        buffers[channel].mData = UnsafeMutableRawPointer(input[channel])
      }
      buffers[channel].mDataByteSize = UInt32(count * 4)
    }
    return noErr
  }

  /// Copies the output that the unit has left in its own buffers.
  func collect(_ count: Int, _ output: UnsafeMutablePointer<UnsafeMutablePointer<Float>>) {
    for channel in 0..<channelCount {
      guard let memory = list[channel].mData?.assumingMemoryBound(to: Float.self),
        memory != output[channel]
      else { continue }
      output[channel].update(from: memory, count: count)
    }
  }

  // MARK: Internals

  private let channelCount: Int
  private var input: UnsafeMutablePointer<UnsafeMutablePointer<Float>>?
  private var count = 0
}
