/// The reason for the end of playback.
public enum PlaybackEnding: Sendable, Equatable {
  /// The source ended, and its last frame has left the device.
  case finished
  /// Playback was stopped.
  case stopped
  /// The device failed.
  case failed(ActuatorError)
}
