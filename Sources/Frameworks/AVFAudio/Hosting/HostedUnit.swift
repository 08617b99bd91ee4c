/// The rendering of a version 3 audio unit.
final class HostedUnit: EffectUnit {
  let host: any EngineHostedUnit

  init(_ host: any EngineHostedUnit) { self.host = host }

  override func makeKernel(sampleRate: Double, channelCount: Int) -> EffectKernel? {
    let isReady = host.prepare(
      sampleRate: sampleRate, channelCount: channelCount, longestSlice: RenderMoment.longestSlice)
    return HostedKernel(host, channelCount: channelCount, isReady: isReady)
  }
}
