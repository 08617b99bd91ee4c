/// The rendering of an audio unit of version 3.
///
/// Sendable because only the render thread uses what is not atomic, as in its superclass.
final class HostedUnit: EffectUnit, @unchecked Sendable {
  let host: any EngineHostedUnit

  init(_ host: any EngineHostedUnit) { self.host = host }

  override func makeKernel(sampleRate: Double, channelCount: Int) -> EffectKernel? {
    let isReady = host.prepare(
      sampleRate: sampleRate, channelCount: channelCount, longestSlice: RenderMoment.longestSlice)
    return HostedKernel(host, channelCount: channelCount, isReady: isReady)
  }
}
