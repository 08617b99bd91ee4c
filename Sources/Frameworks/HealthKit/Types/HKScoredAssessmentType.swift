/// A type of questionnaires with a score.
///
/// - Thread: any; all its properties are constants.
open class HKScoredAssessmentType: HKSampleType, @unchecked Sendable {
  /// Creates a type.
  public convenience init(_ identifier: HKScoredAssessmentTypeIdentifier) {
    self.init(foreign: identifier.rawValue)
  }
}
