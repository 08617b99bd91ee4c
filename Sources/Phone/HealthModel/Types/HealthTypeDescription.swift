/// The description of a type of health data.
final class HealthTypeDescription: Sendable {
  /// The identifier, such as `HKQuantityTypeIdentifierStepCount`.
  let identifier: String
  /// The kind.
  let kind: HealthKind
  /// Whether apps may save data of the type.
  let isShareable: Bool

  /// Creates a description.
  init(identifier: String, kind: HealthKind, isShareable: Bool) {
    self.identifier = identifier
    self.kind = kind
    self.isShareable = isShareable
  }
}
