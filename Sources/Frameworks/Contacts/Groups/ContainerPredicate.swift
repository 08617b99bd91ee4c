/// A predicate for containers, which the store evaluates.
final class ContainerPredicate: NSPredicate {
  /// A condition.
  enum Condition {
    case identifiers(Set<String>)
    /// The container of a contact or group.
    case member(String)
  }

  /// The condition.
  let condition: Condition

  init(_ condition: Condition) {
    self.condition = condition
    super.init { object, _ in
      guard let container = object as? CNContainer else { return false }
      // Without a store, the members of a container are unknown.
      guard case .identifiers(let identifiers) = condition else { return false }
      return identifiers.contains(container.identifier)
    }
  }

  required init?(coder: NSCoder) { nil }
}
