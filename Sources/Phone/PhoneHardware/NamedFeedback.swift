/// A feedback by its name, for devices that have one of their own for it.
public struct NamedFeedback: Sendable, Equatable {
  /// What happened.
  public var feedback: Feedback
  /// How strong it is to be, 0…1 of its own.
  public var intensity: Double

  /// Names a feedback; by default at its full strength.
  public init(_ feedback: Feedback, intensity: Double = 1) {
    self.feedback = feedback
    self.intensity = intensity
  }
}
