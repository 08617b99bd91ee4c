import TactusPhoneTypes

/// A kind of feedback with its intensity, for devices that have effects of their own.
public struct NamedFeedback: Sendable, Equatable {
  /// The kind of feedback.
  public var feedback: Feedback
  /// The intensity, 0…1 of the device's own range.
  public var intensity: Double

  /// Creates a feedback; by default at full intensity.
  public init(_ feedback: Feedback, intensity: Double = 1) {
    self.feedback = feedback
    self.intensity = intensity
  }
}
