/// A compound predicate that a text makes.
///
/// Foundation's own writes no text, and is equal to any other.
final class CompoundPredicate: NSCompoundPredicate {
  /// Its text (PR11).
  override var description: String { formatText }

  /// Itself, which never changes.
  override func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether another is of the same kind and of equal ones in the same order.
  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCompoundPredicate else { return false }
    return compoundPredicateType == other.compoundPredicateType
      && subpredicates.elementsEqual(other.subpredicates) { $0.isEqual($1) }
  }

  /// Equal ones have the same.
  override var hash: Int { formatText.hashValue }
}
