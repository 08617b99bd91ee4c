internal import TactusHealthModel

/// The conditions of a query: those that the phone evaluates, and the rest (Health.QU3).
///
/// Sendable because nobody changes a predicate that a query has.
struct HealthConditions: @unchecked Sendable {
  /// The conditions that the phone checks.
  private(set) var filter = HealthFilter()
  /// Whether the phone evaluates all conditions.
  private(set) var isComplete = true
  private let predicate: NSPredicate?

  init(_ predicate: NSPredicate?) {
    self.predicate = predicate
    if let predicate { add(predicate) }
  }

  /// Returns whether a sample meets all conditions.
  func include(_ sample: HKSample) -> Bool { predicate?.evaluate(with: sample) ?? true }

  // MARK: Internals

  private mutating func add(_ predicate: NSPredicate) {
    if let condition = predicate.healthCondition {
      filter.add(condition)
    } else if let compound = predicate as? NSCompoundPredicate,
      compound.compoundPredicateType == .and
    {
      for part in compound.subpredicates { add(part) }
    } else {
      isComplete = false
    }
  }
}
