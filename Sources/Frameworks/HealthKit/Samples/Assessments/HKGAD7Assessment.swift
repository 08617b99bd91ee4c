internal import TactusCrashReports

/// The answers to the GAD-7 questionnaire about anxiety, which the phone does not store
/// (Health.TY3).
///
/// - Thread: any; all its properties are constants.
open class HKGAD7Assessment: HKScoredAssessment, @unchecked Sendable {
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
    default: .severe
    }
  }

  /// Creates an assessment; a number of answers other than 7 traps.
  public convenience init(date: Date, answers: [Answer], metadata: [String: Any]? = nil) {
    self.init(answers, date, metadata)
  }

  private init(_ answers: [Answer], _ date: Date, _ metadata: [String: Any]?) {
    programmingPrecondition(
      answers.count == 7, "there are 7 questions, not \(answers.count)",
      exception: HKObjectType.invalidArgument)
    self.answers = answers
    let score = answers.map(\.rawValue).reduce(0, +)
    super.init(.GAD7, score, date, metadata)
  }
}
