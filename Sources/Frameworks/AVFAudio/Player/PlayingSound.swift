import TactusPhoneLink

/// An object of the app that plays a sound on the phone.
protocol PlayingSound: AnyObject, Sendable {
  /// Pauses the sound, because the app deactivates its session.
  func pause()
  /// Handles the end of one of its sounds.
  func end(_ id: PlayerID)
  /// Handles an interruption by the phone.
  func interrupt()
}
