/// The parameters of a distortion.
struct DistortionSettings {
  /// The number of bits, 1…24.
  var bits: Float
  /// The fraction of the sample rate that remains, up to 1.
  var rate: Float
  /// The depth of the ring modulation, 0…2; 0 for none.
  var depth: Float
  /// The frequency of the ring modulation in Hz.
  var frequency: Float
  /// The overdrive, 1…3; 1 for none.
  var drive: Float
}
