internal import TactusHealthModel

/// The types of a query, each with conditions; a sample meets one of them (Health.QU7).
struct HealthDescriptors: Sendable {
  /// The types and conditions that the phone checks.
  let selections: [HealthSelection]
  private let conditions: [(type: String, conditions: HealthConditions)]
  /// Whether the phone evaluates all conditions.
  private let isComplete: Bool

  /// Creates the descriptors without types of which the phone stores no samples (Health.TY3).
  init(_ types: [(type: HKSampleType, predicate: NSPredicate?)]) {
    conditions = types.filter { $0.type.isKept }.map {
      ($0.type.identifier, HealthConditions($0.predicate))
    }
    selections = conditions.map { HealthSelection($0.type, $0.conditions.filter) }
    isComplete = conditions.allSatisfy { $0.conditions.isComplete }
  }

  /// Whether there is no type of which the phone stores samples.
  var isEmpty: Bool { conditions.isEmpty }

  /// The identifiers of the types.
  var types: [String] { conditions.map(\.type) }

  /// Returns whether a sample that the phone has found meets the conditions for one of the types.
  func include(_ sample: HKSample) -> Bool {
    isComplete
      || conditions.contains {
        $0.type == sample.sampleType.identifier && $0.conditions.include(sample)
      }
  }
}
