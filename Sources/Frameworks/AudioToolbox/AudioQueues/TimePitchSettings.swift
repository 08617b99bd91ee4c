/// The settings with which a queue changes its play rate and pitch.
struct TimePitchSettings: Sendable, Equatable {
  /// Whether the rate and the pitch can be changed.
  var isEnabled = false
  /// Whether they have no effect for now.
  var isBypassed = false
  /// The way in which they are changed.
  var algorithm = kAudioQueueTimePitchAlgorithm_Spectral
}
