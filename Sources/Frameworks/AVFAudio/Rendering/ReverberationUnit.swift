/// The rendering of a reverberation.
///
/// Sendable because only the render thread uses what is not atomic, as in its superclass.
final class ReverberationUnit: EffectUnit, @unchecked Sendable {
  let values = EffectValues([.mix: 100])

  override func makeKernel(sampleRate: Double, channelCount: Int) -> EffectKernel? {
    ReverberationKernel(values, sampleRate: sampleRate, channelCount: channelCount)
  }
}
