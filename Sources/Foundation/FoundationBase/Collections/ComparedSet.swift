/// The comparison of sets (ObjectiveC.FO22), whose elements are objects.
///
/// Foundation on Linux looks up the elements as Swift values, where a string differs from a string
/// wrapper. `FoundationMethods` puts these methods in the class's table, so they are called with
/// objects of any subclass of `NSSet`.
final class ComparedSet: OriginalSet<Void> {
  override func isEqual(to otherSet: Set<AnyHashable>) -> Bool {
    set.count == otherSet.count && hasAllElements(in: otherSet)
  }

  override func isSubset(of otherSet: Set<AnyHashable>) -> Bool {
    set.count <= otherSet.count && hasAllElements(in: otherSet)
  }

  override func intersects(_ otherSet: Set<AnyHashable>) -> Bool {
    let set = set
    return otherSet.contains { set.contains($0 as Any) }
  }

  /// The set, of whose class the compiler knows no method: it would take those of this class.
  private var set: NSSet { ExchangedMethods.target(self as NSSet) }

  private func hasAllElements(in other: Set<AnyHashable>) -> Bool {
    let other = other as NSSet
    return set.allObjects.allSatisfy { other.contains(ObjectEquality.object(of: $0)) }
  }
}

/// The methods of Foundation, and the initializers that subclasses must have; no object is ever
/// created.
class OriginalSet<Mark>: NSSet {
  required init?(coder aDecoder: NSCoder) { preconditionFailure() }
}
