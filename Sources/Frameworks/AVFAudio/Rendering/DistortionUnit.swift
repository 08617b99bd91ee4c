/// The rendering of a distortion.
///
/// Sendable because only the render thread uses what is not atomic, as in its superclass.
final class DistortionUnit: EffectUnit, @unchecked Sendable {
  let values = EffectValues([.gain: -6, .mix: 50])

  override func makeKernel(sampleRate: Double, channelCount: Int) -> EffectKernel? {
    DistortionKernel(values, sampleRate: sampleRate, channelCount: channelCount)
  }
}
