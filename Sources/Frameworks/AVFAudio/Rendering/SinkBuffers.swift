/// The buffer list that the block of a sink node receives.
final class SinkBuffers: @unchecked Sendable {
  // Only the render thread uses the list.

  /// The buffers, one per channel.
  let list: UnsafeMutableAudioBufferListPointer

  /// Allocates a list.
  init(channelCount: Int) {
    list = AudioBufferList.allocate(maximumBuffers: max(1, channelCount))
  }

  deinit { list.unsafeMutablePointer.deallocate() }
}
