/// The rendering of a distortion.
final class DistortionUnit: EffectUnit {
  let values = EffectValues([.gain: -6, .mix: 50])

  override func makeKernel(sampleRate: Double, channelCount: Int) -> EffectKernel? {
    DistortionKernel(values, sampleRate: sampleRate, channelCount: channelCount)
  }
}
