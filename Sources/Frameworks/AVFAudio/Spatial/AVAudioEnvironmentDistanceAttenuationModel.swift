/// The models of the attenuation of sources by distance.
public enum AVAudioEnvironmentDistanceAttenuationModel: Int, Sendable {
  /// (distance / reference)^−rolloff.
  case exponential = 1
  /// reference / (reference + rolloff · (distance − reference)).
  case inverse = 2
  /// 1 − rolloff · (distance − reference) / (maximum − reference).
  case linear = 3
}
