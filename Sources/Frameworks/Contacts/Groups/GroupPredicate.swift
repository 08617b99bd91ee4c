/// A predicate for groups, which the store evaluates.
final class GroupPredicate: NSPredicate {
  /// A condition.
  enum Condition {
    case identifiers(Set<String>)
    case container(String)
  }

  /// The condition.
  let condition: Condition

  init(_ condition: Condition) {
    self.condition = condition
    super.init { object, _ in
      guard let group = object as? CNGroup else { return false }
      // Without a store, the container of a group is unknown.
      guard case .identifiers(let identifiers) = condition else { return false }
      return identifiers.contains(group.identifier)
    }
  }

  required init?(coder: NSCoder) { nil }
}
