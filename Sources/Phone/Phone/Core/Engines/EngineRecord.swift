import TactusPhoneLink
import TactusPhoneTypes

/// The phone's record of an app's haptic engine.
struct EngineRecord: Sendable {
  /// The app's settings.
  var settings = EngineSettings()
  /// Whether the engine plays haptics and audio, as set at its start; `nil` while it is stopped.
  var channels: (haptics: Bool, audio: Bool)?
  /// The time at which the engine became idle; `nil` while a player plays or is scheduled.
  var idleSince: PhoneInstant?
  /// Whether the app has requested a `playersFinished` event.
  var isWatched = false

  var isRunning: Bool { channels != nil }
}
