/// A type of questionnaires with a score.
///
/// - Thread: any.
open class HKScoredAssessmentType: HKSampleType, @unchecked Sendable {
  /// Creates a type.
  public convenience init(_ identifier: HKScoredAssessmentTypeIdentifier) {
    self.init(foreign: identifier.rawValue)
  }
}
