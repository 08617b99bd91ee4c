internal import TactusHealthModel

/// The conditions of a query: those that the phone checks, and the rest.
struct HealthConditions: @unchecked Sendable {
  /// The conditions that the phone checks.
  private(set) var filter = HealthFilter()
  /// Whether the phone checks all of them.
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
    if let own = predicate as? HealthPredicate {
      if !own.isComplete { isComplete = false }
      merge(own.filter)
    } else if let compound = predicate as? NSCompoundPredicate,
      compound.compoundPredicateType == .and
    {
      for part in compound.subpredicates { add(part) }
    } else {
      isComplete = false
    }
  }

  /// Adds conditions; times that are bounded in two ways are checked by the app.
  private mutating func merge(_ other: HealthFilter) {
    if let start = other.start {
      if filter.start == nil {
        (filter.start, filter.isStartStrict) = (start, other.isStartStrict)
      } else {
        isComplete = false
      }
    }
    if let end = other.end {
      if filter.end == nil {
        (filter.end, filter.isEndStrict) = (end, other.isEndStrict)
      } else {
        isComplete = false
      }
    }
    if let sources = other.sources {
      filter.sources = filter.sources.map { $0.intersection(sources) } ?? sources
    }
  }
}
