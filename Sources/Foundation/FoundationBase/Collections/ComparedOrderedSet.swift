/// The comparison of ordered sets (ObjectiveC.FO22), whose elements are objects.
///
/// Foundation on Linux compares only those elements that are hashable Swift values.
/// `FoundationMethods` puts this method in the class's table, so it is called with objects of any
/// subclass of `NSOrderedSet`.
final class ComparedOrderedSet: OriginalOrderedSet<Void> {
  override func isEqual(to other: NSOrderedSet) -> Bool {
    // The compiler knows no method of the set's class: it would take those of this class.
    let set = ExchangedMethods.target(self as NSOrderedSet)
    return set.count == other.count
      && (0..<set.count).allSatisfy { ObjectEquality.areEqual(set[$0], other[$0]) }
  }
}

/// The methods of Foundation, and the initializers that subclasses must have; no object is ever
/// created.
class OriginalOrderedSet<Mark>: NSOrderedSet {
  required init?(coder aDecoder: NSCoder) { preconditionFailure() }

  required init(arrayLiteral elements: Any...) { preconditionFailure() }
}
