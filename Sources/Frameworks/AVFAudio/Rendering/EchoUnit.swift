/// The rendering of echoes.
///
/// Sendable because only the render thread uses what is not atomic, as in its superclass.
final class EchoUnit: EffectUnit, @unchecked Sendable {
  let values = EffectValues([.time: 1, .amount: 50, .frequency: 15_000, .mix: 100])

  override func makeKernel(sampleRate: Double, channelCount: Int) -> EffectKernel? {
    EchoKernel(values, sampleRate: sampleRate, channelCount: channelCount)
  }
}
