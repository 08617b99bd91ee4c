/// The place of a source in environments, and how it is placed there.
struct SpatialValues {
  var algorithm = AVAudio3DMixingRenderingAlgorithm.equalPowerPanning
  var sourceMode = AVAudio3DMixingSourceMode.spatializeIfMono
  var headMode = AVAudio3DMixingPointSourceInHeadMode.mono
  /// The factor of the speed, 0.5…2.
  var rate: Float = 1
  /// The share of the reverberation, 0…1.
  var reverbBlend: Float = 0
  /// The attenuation of the direct path in dB, −100…0.
  var obstruction: Float = 0
  /// The attenuation of the direct path and of the reverberation in dB, −100…0.
  var occlusion: Float = 0
  var position = AVAudio3DPoint()
}
