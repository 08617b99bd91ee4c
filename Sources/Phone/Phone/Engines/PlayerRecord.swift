import HapticPatterns
import HapticPerformance
import PhoneHardware
import PhoneLink

/// What the phone knows of an app's pattern player.
///
/// Its performance counts seconds from `base`, the moment the player was made.
struct PlayerRecord: Sendable {
  let engine: EngineKey
  let voice: VoiceID
  let base: PhoneInstant
  /// How many events, parameters and points its pattern has.
  let elements: Int
  /// The largest acceleration that the pattern makes, in g.
  let peak: Double
  var performance: Performance
  /// Whether it plays, pauses, or waits to start.
  var isActive = false
  /// The earliest time of a command that what is played does not have in it yet.
  var changed: Double?
  /// The time until which what is played is with the actuators; `nil` while nothing is.
  var handedUntil: Double?

  init(
    _ pattern: HapticPattern, engine: EngineKey, voice: VoiceID, peak: Double,
    at now: PhoneInstant
  ) {
    self.engine = engine
    self.voice = voice
    self.peak = peak
    base = now
    elements = pattern.elementCount
    performance = Performance(pattern)
  }

  /// Seconds of the performance at an instant.
  func seconds(at instant: PhoneInstant) -> Double {
    Double(instant.nanoseconds - base.nanoseconds) * 1e-9
  }

  /// The instant of a time of the performance.
  func instant(at seconds: Double) -> PhoneInstant {
    // Beyond this a day is more than anybody schedules, and the count would overflow.
    base.advanced(by: .nanoseconds(Int64((min(seconds, 1e8) * 1e9).rounded())))
  }
}

extension HapticPattern {
  /// Events, their parameters, parameters and points of curves.
  var elementCount: Int {
    events.reduce(parameters.count) { $0 + 1 + $1.parameters.count }
      + curves.reduce(0) { $0 + 1 + $1.points.count }
  }
}
