/// The rendering of a sink node: the app's block receives the input.
final class SinkUnit: RenderUnit {
  init(_ block: @escaping AVAudioSinkNodeReceiverBlock) { self.block = block }

  /// The buffers of the current plan, which retains them.
  var list: SinkBuffers?

  override func process(_ node: RenderNode, _ count: Int, _ moment: RenderMoment) {
    guard let input = node.inputs.first, let input, let frames = input.pull(count, moment),
      let list = list?.list, list.count == frames.channelCount
    else { return }
    for channel in 0..<frames.channelCount {
      list[channel] = AudioBuffer(
        mNumberChannels: 1, mDataByteSize: UInt32(count * 4), mData: frames.channels[channel])
    }
    var stamp = AudioTimeStamp()
    stamp.mSampleTime = Double(time)
    stamp.mHostTime = UInt64(max(0, moment.hostTime))
    stamp.mFlags = .sampleHostTimeValid
    _ = block(&stamp, AVAudioFrameCount(count), list.unsafePointer)
  }

  private let block: AVAudioSinkNodeReceiverBlock
}
