/// The rendering of a reverberation.
final class ReverberationUnit: EffectUnit {
  let values = EffectValues([.mix: 100])

  override func makeKernel(sampleRate: Double, channelCount: Int) -> EffectKernel? {
    ReverberationKernel(values, sampleRate: sampleRate, channelCount: channelCount)
  }
}
