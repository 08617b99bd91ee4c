/// The rendering of echoes.
final class EchoUnit: EffectUnit {
  let values = EffectValues([.time: 1, .amount: 50, .frequency: 15_000, .mix: 100])

  override func makeKernel(sampleRate: Double, channelCount: Int) -> EffectKernel? {
    EchoKernel(values, sampleRate: sampleRate, channelCount: channelCount)
  }
}
