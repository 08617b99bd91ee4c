import TactusHapticPatterns
import TactusHapticPlayback
import TactusPhoneLink
import TactusPhoneTypes

/// The phone's record of an app's pattern player.
///
/// Its playback counts seconds from `base`, the time at which the player was created.
struct PlayerRecord: Sendable {
  let engine: EngineKey
  let voice: VoiceID
  let base: PhoneInstant
  /// The number of events, parameters and points in its pattern.
  let elements: Int
  /// The peak acceleration of the pattern in g.
  let peak: Double
  var playback: PatternPlayback
  /// Whether the player plays, pauses or is scheduled to start.
  var isActive = false
  /// The earliest time of a command that is not yet part of the handed-over pattern.
  var changed: Double?
  /// The time up to which the pattern was handed over to the actuators; `nil` if it was not.
  var handedOverUntil: Double?

  init(
    _ pattern: HapticPattern, engine: EngineKey, voice: VoiceID, peak: Double,
    at now: PhoneInstant
  ) {
    self.engine = engine
    self.voice = voice
    self.peak = peak
    base = now
    elements = pattern.elementCount
    playback = PatternPlayback(pattern)
  }

  /// Returns the seconds of the playback at an instant.
  func seconds(at instant: PhoneInstant) -> Double {
    Double(instant.nanoseconds - base.nanoseconds) * 1e-9
  }

  /// Returns the instant of a time of the playback.
  func instant(at seconds: Double) -> PhoneInstant {
    // A larger value would overflow the count; no app schedules that far ahead.
    base.advanced(by: .nanoseconds(Int64((min(seconds, 1e8) * 1e9).rounded())))
  }
}

extension HapticPattern {
  /// The number of events, event parameters, parameters and curve points.
  var elementCount: Int {
    events.reduce(parameters.count) { $0 + 1 + $1.parameters.count }
      + curves.reduce(0) { $0 + 1 + $1.points.count }
  }
}
