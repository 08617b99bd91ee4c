/// The types whose samples apps create, but the phone does not store (Health.TY3).
enum HealthForeignTypes {
  /// The identifiers.
  static let identifiers: Set<String> = [
    HKPrescriptionType.name, HKStateOfMindType.name,
    HKScoredAssessmentTypeIdentifier.GAD7.rawValue, HKScoredAssessmentTypeIdentifier.PHQ9.rawValue,
  ]
}
