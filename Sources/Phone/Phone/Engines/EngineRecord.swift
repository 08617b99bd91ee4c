import PhoneHardware
import PhoneLink

/// What the phone knows of an app's haptic engine.
struct EngineRecord: Sendable {
  /// What the app has set.
  var settings = EngineSettings()
  /// Whether it plays haptics and sound, as set when it started; `nil` while it does not run.
  var channels: (haptics: Bool, audio: Bool)?
  /// Since when nothing of it has played or waited to; `nil` while something does.
  var idleSince: PhoneInstant?
  /// Whether the app waits to hear that no player plays.
  var isWatched = false

  var isRunning: Bool { channels != nil }
}
