internal import TactusCrashReports

/// The answers to the PHQ-9 questionnaire about depression, which the phone does not store
/// (Health.TY3).
///
/// - Thread: any; all its properties are constants.
open class HKPHQ9Assessment: HKScoredAssessment, @unchecked Sendable {
  /// The answers in the order of the questions.
  public let answers: [Answer]
  /// The severity of the result.
  ///
  /// - Source: the public scale of the questionnaire. Confidence: documented.
  open var risk: Risk {
    switch score {
    case ..<5: .noneToMinimal
    case ..<10: .mild
    case ..<15: .moderate
    case ..<20: .moderatelySevere
    default: .severe
    }
  }

  /// Creates an assessment; a number of answers other than 9 traps.
  public convenience init(date: Date, answers: [Answer], metadata: [String: Any]? = nil) {
    self.init(answers, date, metadata)
  }

  private init(_ answers: [Answer], _ date: Date, _ metadata: [String: Any]?) {
    programmingPrecondition(
      answers.count == 9, "there are 9 questions, not \(answers.count)",
      exception: HKObjectType.invalidArgument)
    self.answers = answers
    let score = answers.map { $0 == .preferNotToAnswer ? 0 : $0.rawValue }.reduce(0, +)
    super.init(.PHQ9, score, date, metadata)
  }
}
