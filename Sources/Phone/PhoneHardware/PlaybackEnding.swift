/// How playing came to its end.
public enum PlaybackEnding: Sendable, Equatable {
  /// The source had no more, and its last frame has left the device.
  case finished
  /// Somebody stopped it.
  case stopped
  /// The device could not go on.
  case failed(ActuatorError)
}
