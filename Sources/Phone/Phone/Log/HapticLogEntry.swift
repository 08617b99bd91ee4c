import HapticPatterns
import PhoneHardware
import PhoneLink

/// One feedback or pattern that was asked for, and what became of it.
public struct HapticLogEntry: Sendable, Equatable {
  /// When it was asked for.
  public var asked: PhoneInstant
  /// When it begins to be felt; `nil` where it is not.
  public var felt: PhoneInstant?
  /// What was asked for.
  public var subject: Subject
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
    asked: PhoneInstant, felt: PhoneInstant?, subject: Subject, intensity: Double,
    engine: TapticState.Readiness, reason: SuppressionReason?, peak: Double, app: String
  ) {
    self.asked = asked
    self.felt = felt
    self.subject = subject
    self.intensity = intensity
    self.engine = engine
    self.reason = reason
    self.peak = peak
    self.app = app
  }

  /// What can be asked for.
  public enum Subject: Sendable, Equatable {
    /// A feedback of the phone's own.
    case feedback(Feedback)
    /// A pattern of the app's own, which one of its players starts.
    case pattern(HapticPattern)
  }

  /// The feedback that was asked for, if it is one of the phone's own.
  public var feedback: Feedback? {
    if case .feedback(let feedback) = subject { feedback } else { nil }
  }

  /// The kind of generator that asked; `player` for one of an app's own patterns.
  public var generator: String { feedback?.generator ?? Self.player }

  /// Which of its generator's feedbacks it is, if there is one.
  public var style: String? { feedback?.style }

  /// The word in the place of a generator's for a player.
  static let player = "player"

  /// The pattern at its full strength.
  public var pattern: HapticPattern {
    switch subject {
    case .feedback(let feedback): SystemFeedback.pattern(feedback, intensity: intensity)
    case .pattern(let pattern): pattern
    }
  }

  /// Whether it is played.
  public var isPlayed: Bool { felt != nil }
  /// From asking to feeling; `nil` where it is not felt.
  public var latency: Duration? { felt.map(asked.duration(to:)) }
}
