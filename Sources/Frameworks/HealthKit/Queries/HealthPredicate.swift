internal import TactusHealthModel

/// A predicate of HealthKit's own, of which the phone can check a part.
final class HealthPredicate: NSPredicate {
  /// The conditions that the phone checks.
  let filter: HealthFilter
  /// Whether the phone checks all of them.
  let isComplete: Bool

  init(
    _ filter: HealthFilter = HealthFilter(), isComplete: Bool = false,
    _ test: @escaping @Sendable (HKObject) -> Bool
  ) {
    self.filter = filter
    self.isComplete = isComplete
    super.init { object, _ in (object as? HKObject).map(test) ?? false }
  }

  required init?(coder: NSCoder) { nil }
}
