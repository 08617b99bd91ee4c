import TactusHapticPatterns
import TactusPhoneLink
import TactusPhoneTypes
import TactusTextFormatting

/// One requested feedback or pattern and the phone's decision.
public struct HapticLogEntry: Sendable, Equatable, CustomStringConvertible {
  /// The time of the request.
  public var asked: PhoneInstant
  /// The time at which it begins to be felt; `nil` if it is not played.
  public var felt: PhoneInstant?
  /// The requested feedback or pattern.
  public var subject: Subject
  /// The intensity, 0…1 of the feedback's full strength.
  public var intensity: Double
  /// The readiness of the Taptic Engine at the request.
  public var engine: TapticState.Readiness
  /// The reason why it is not played; `nil` if it is.
  public var reason: SuppressionReason?
  /// The peak acceleration at a fingertip in g; 0 if it is not played.
  public var peak: Double
  /// The name of the requesting app.
  public var app: String
  /// The sensors that run and that it shakes, in the order of their words (Permissions.US2).
  public var disturbed: [ProtectedResource]

  /// Creates an entry.
  public init(
    asked: PhoneInstant, felt: PhoneInstant?, subject: Subject, intensity: Double,
    engine: TapticState.Readiness, reason: SuppressionReason?, peak: Double, app: String,
    disturbed: [ProtectedResource] = []
  ) {
    self.disturbed = disturbed
    self.asked = asked
    self.felt = felt
    self.subject = subject
    self.intensity = intensity
    self.engine = engine
    self.reason = reason
    self.peak = peak
    self.app = app
  }

  /// The entry in one line: the time in seconds, the haptic, and whether it was felt.
  public var description: String {
    let name = feedback?.rawValue ?? "pattern of \(pattern.events.count) events"
    let time = NumberFormat.short(Double(asked.nanoseconds) / 1e9, places: 3)
    let strength =
      intensity == 1 ? "" : " at intensity \(NumberFormat.short(intensity, places: 2))"
    let outcome = reason.map { "not felt: \($0.rawValue)" } ?? "felt"
    let sensors = disturbed.map(\.rawValue).joined(separator: ", ")
    let effect = sensors.isEmpty ? "" : ", disturbs the sensors: \(sensors)"
    return "\(time) s \(name)\(strength) from '\(app)', \(outcome)\(effect)"
  }

  /// The subject of a request.
  public enum Subject: Sendable, Equatable {
    /// A feedback of the phone.
    case feedback(Feedback)
    /// A pattern of the app, started by one of its players.
    case pattern(HapticPattern)
  }

  /// The requested feedback; `nil` for a pattern.
  public var feedback: Feedback? {
    if case .feedback(let feedback) = subject { feedback } else { nil }
  }

  /// The kind of generator that requested it; `player` for an app's pattern.
  public var generator: String { feedback?.generator ?? Self.player }

  /// The style of the feedback, if there is one.
  public var style: String? { feedback?.style }

  /// The word for a player in place of a generator's.
  static let player = "player"

  /// The pattern at full strength.
  public var pattern: HapticPattern {
    switch subject {
    case .feedback(let feedback): SystemFeedback.pattern(feedback, intensity: intensity)
    case .pattern(let pattern): pattern
    }
  }

  /// Whether the request is played.
  public var isPlayed: Bool { felt != nil }
  /// The duration from the request until it is felt; `nil` if it is not played.
  public var latency: Duration? { felt.map(asked.duration(to:)) }
}
