/// The answers to a scored questionnaire, which the phone does not store (Health.TY3).
///
/// - Thread: any; all its properties are constants.
open class HKScoredAssessment: HKSample, @unchecked Sendable {
  /// The sum of the answers.
  public let score: Int

  init(
    _ type: HKScoredAssessmentTypeIdentifier, _ score: Int, _ date: Date,
    _ metadata: [String: Any]?
  ) {
    self.score = score
    super.init(HKScoredAssessmentType(type), .category(0), date, date, nil, metadata)
  }
}
