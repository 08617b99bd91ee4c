/// The position of a source in environments, and its rendering parameters.
struct SpatialValues {
  var algorithm = AVAudio3DMixingRenderingAlgorithm.equalPowerPanning
  var sourceMode = AVAudio3DMixingSourceMode.spatializeIfMono
  var headMode = AVAudio3DMixingPointSourceInHeadMode.mono
  /// The playback rate, 0.5…2.
  var rate: Float = 1
  /// The mix of the reverberation, 0…1.
  var reverbBlend: Float = 0
  /// The attenuation of the direct path in dB, −100…0.
  var obstruction: Float = 0
  /// The attenuation of the direct path and of the reverberation in dB, −100…0.
  var occlusion: Float = 0
  var position = AVAudio3DPoint()
}
