internal import TactusHealthModel

/// A HealthKit predicate that the phone evaluates.
final class HealthPredicate: NSPredicate {
  /// The condition.
  let condition: HealthCondition

  init(_ condition: HealthCondition) {
    self.condition = condition
    super.init { object, _ in (object as? HKSample).map { condition.includes($0.model) } ?? false }
  }

  required init?(coder: NSCoder) { nil }
}

extension NSPredicate {
  /// The condition that the phone evaluates in place of the predicate; `nil` if only the framework
  /// can.
  var healthCondition: HealthCondition? {
    if let own = self as? HealthPredicate { return own.condition }
    guard let compound = self as? NSCompoundPredicate else { return nil }
    let parts = compound.subpredicates.compactMap(\.healthCondition)
    guard parts.count == compound.subpredicates.count else { return nil }
    switch compound.compoundPredicateType {
    case .and: return .all(parts)
    case .or: return .any(parts)
    case .not: return parts.first.map { .not($0) }
    }
  }
}
