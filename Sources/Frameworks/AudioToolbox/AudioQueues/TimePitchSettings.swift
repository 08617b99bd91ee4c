/// The time pitch settings of a queue.
struct TimePitchSettings: Sendable, Equatable {
  /// Whether the play rate and the pitch can be changed.
  var isEnabled = false
  /// Whether both are bypassed.
  var isBypassed = false
  /// The time pitch algorithm.
  var algorithm = kAudioQueueTimePitchAlgorithm_Spectral
}
