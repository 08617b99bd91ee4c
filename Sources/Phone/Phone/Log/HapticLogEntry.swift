import PhoneHardware
import PhoneLink

/// One feedback that was asked for, and what became of it.
public struct HapticLogEntry: Sendable, Equatable {
  /// When it was asked for.
  public var asked: PhoneInstant
  /// When it begins to be felt; `nil` where it is not.
  public var felt: PhoneInstant?
  /// What was asked for.
  public var feedback: Feedback
  /// How strong, 0…1 of the feedback's own strength.
  public var intensity: Double
  /// How ready the Taptic Engine was when it was asked for.
  public var engine: TapticState.Readiness
  /// Why it is not played; `nil` where it is.
  public var reason: SuppressionReason?
  /// The largest acceleration that a fingertip gets, in g; 0 where it is not played.
  public var peak: Double
  /// The app that asked.
  public var app: String

  /// Names everything of an entry.
  public init(
    asked: PhoneInstant, felt: PhoneInstant?, feedback: Feedback, intensity: Double,
    engine: TapticState.Readiness, reason: SuppressionReason?, peak: Double, app: String
  ) {
    self.asked = asked
    self.felt = felt
    self.feedback = feedback
    self.intensity = intensity
    self.engine = engine
    self.reason = reason
    self.peak = peak
    self.app = app
  }

  /// Whether it is played.
  public var isPlayed: Bool { felt != nil }
  /// From asking to feeling; `nil` where it is not felt.
  public var latency: Duration? { felt.map(asked.duration(to:)) }
}
