/// A compound predicate with a text and value equality.
///
/// Foundation's class has no text and is equal to any other.
final class CompoundPredicate: NSCompoundPredicate {
  /// The format string (Predicates.PR11).
  override var description: String { formatText }

  /// Returns the object itself, which is immutable.
  override func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether both have the same type and equal subpredicates in the same order.
  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCompoundPredicate else { return false }
    return compoundPredicateType == other.compoundPredicateType
      && subpredicates.elementsEqual(other.subpredicates) { $0.isEqual($1) }
  }

  /// The hash value.
  override var hash: Int { formatText.hashValue }
}
