/// The description of a type of health data.
final class HealthTypeDescription: Sendable {
  /// The identifier, such as `HKQuantityTypeIdentifierStepCount`.
  let identifier: String
  /// The kind.
  let kind: HealthKind
  /// Whether apps may save data of the type.
  let isShareable: Bool
  /// The longest duration of a sample, in seconds; infinite without a limit (Health.SA2).
  let longestDuration: Double

  /// The longest duration of samples with a limit, in seconds: four days.
  ///
  /// - Source: messages of the iPhone that developers have reported, of quantities and of
  ///   documents. Confidence: reported.
  static let limit = 345_600.0

  /// The estimates that the phone makes of a week.
  ///
  /// - Source: records of walking steadiness in published exports last seven days. Confidence:
  ///   measured for it; documented as weekly for the history of atrial fibrillation; guess for the
  ///   six-minute walk. The goal for sleep is no measurement, and has no limit: guess.
  private static let unlimited: Set<String> = [
    "HKQuantityTypeIdentifierAppleWalkingSteadiness",
    "HKQuantityTypeIdentifierAtrialFibrillationBurden",
    "HKQuantityTypeIdentifierSixMinuteWalkTestDistance", HealthType.sleepGoalIdentifier,
  ]

  /// Creates a description.
  init(identifier: String, kind: HealthKind, isShareable: Bool) {
    self.identifier = identifier
    self.kind = kind
    self.isShareable = isShareable
    longestDuration =
      switch kind {
      case .quantity, .document: Self.unlimited.contains(identifier) ? .infinity : Self.limit
      default: .infinity
      }
  }
}
