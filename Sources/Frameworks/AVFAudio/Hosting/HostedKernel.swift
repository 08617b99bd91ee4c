/// The part of a version 3 audio unit's rendering that depends on the format.
final class HostedKernel: EffectKernel {
  /// Creates a kernel, which is silent unless the unit is ready.
  init(_ host: any EngineHostedUnit, channelCount: Int, isReady: Bool) {
    (self.host, self.isReady) = (host, isReady)
    input = RenderBuffers(channelCount: channelCount, capacity: RenderMoment.longestSlice)
  }

  deinit { input.deallocate() }

  override func process(
    _ input: RenderInput, _ output: RenderBuffers, _ count: Int, _ moment: RenderMoment
  ) {
    if let frames = input.pull(count, moment) {
      self.input.copy(frames, count)
    } else {
      self.input.clear(count)
    }
    render(self.input.channels, output, count, moment)
  }

  override func generate(_ output: RenderBuffers, _ count: Int, _ moment: RenderMoment) {
    render(nil, output, count, moment)
  }

  private let host: any EngineHostedUnit
  private let isReady: Bool
  private let input: RenderBuffers

  private func render(
    _ input: UnsafeMutablePointer<UnsafeMutablePointer<Float>>?, _ output: RenderBuffers,
    _ count: Int, _ moment: RenderMoment
  ) {
    var stamp = AudioTimeStamp()
    stamp.mSampleTime = Double(moment.position)
    stamp.mHostTime = UInt64(max(0, moment.hostTime))
    stamp.mFlags = .sampleHostTimeValid
    if isReady, host.render(&stamp, count, input, output.channels) { return }
    output.clear(count)
  }
}
