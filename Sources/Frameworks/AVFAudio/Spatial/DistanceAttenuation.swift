import Foundation

/// The gain of sources by distance (AudioEngine.SP3).
struct DistanceAttenuation {
  var model = AVAudioEnvironmentDistanceAttenuationModel.inverse
  var reference: Float = 1
  var maximum: Float = 100_000
  var rolloff: Float = 1

  /// Returns the gain at a distance, 0…1; 1 where the model has no value.
  func gain(at distance: Float) -> Float {
    let far = max(distance, reference)
    let gain =
      switch model {
      case .exponential: pow(far / reference, -rolloff)
      case .inverse: reference / (reference + rolloff * (far - reference))
      case .linear:
        1 - rolloff * (min(far, max(maximum, reference)) - reference) / (maximum - reference)
      }
    return gain.isFinite ? min(max(gain, 0), 1) : 1
  }
}
