/// The rendering of a source node: the app's block.
final class SourceUnit: RenderUnit {
  init(_ format: AVAudioFormat, _ block: @escaping AVAudioSourceNodeRenderBlock) {
    (self.format, self.block) = (format, block)
    buffer = AVAudioPCMBuffer(
      pcmFormat: format, frameCapacity: AVAudioFrameCount(RenderMoment.longestSlice))
  }

  override func process(_ node: RenderNode, _ count: Int, _ moment: RenderMoment) {
    guard let buffer else { return node.buffers.clear(count) }
    var stamp = AudioTimeStamp()
    stamp.mSampleTime = Double(time)
    stamp.mHostTime = UInt64(max(0, moment.hostTime))
    stamp.mFlags = .sampleHostTimeValid
    buffer.frameLength = AVAudioFrameCount(count)
    isSilence.pointee = false
    let status = block(
      isSilence, &stamp, AVAudioFrameCount(count), buffer.mutableAudioBufferList)
    guard status == 0, !isSilence.pointee.boolValue else { return node.buffers.clear(count) }
    for channel in 0..<node.buffers.channelCount {
      let target = node.buffers.channels[channel]
      for frame in 0..<count { target[frame] = Float(buffer.sample(channel, frame)) }
    }
  }

  deinit { isSilence.deallocate() }

  private let format: AVAudioFormat
  private let block: AVAudioSourceNodeRenderBlock
  private let buffer: AVAudioPCMBuffer?
  private let isSilence: UnsafeMutablePointer<ObjCBool> = {
    let pointer = UnsafeMutablePointer<ObjCBool>.allocate(capacity: 1)
    pointer.initialize(to: false)
    return pointer
  }()
}
