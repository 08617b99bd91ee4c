/// The identifier of a type of questionnaires.
///
/// - Source: Apple's reference for the names. Confidence: guess for the texts.
public struct HKScoredAssessmentTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String
  /// Creates an identifier.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The GAD-7 questionnaire about anxiety.
  public static let GAD7 = Self(rawValue: "HKScoredAssessmentTypeIdentifierGAD7")
  /// The PHQ-9 questionnaire about depression.
  public static let PHQ9 = Self(rawValue: "HKScoredAssessmentTypeIdentifierPHQ9")
}
