/// The comparison of sets (ObjectiveC.FO22), whose elements are objects.
///
/// Foundation on Linux looks up the elements as Swift values, where a string differs from a string
/// wrapper. When the library is loaded, the class's table of methods gets those of this class.
private final class ComparedSet: OriginalSet<Void> {
  override func isEqual(to otherSet: Set<AnyHashable>) -> Bool {
    Comparison.isSubset(self, of: otherSet, isEqual: true)
  }

  override func isSubset(of otherSet: Set<AnyHashable>) -> Bool {
    Comparison.isSubset(self, of: otherSet, isEqual: false)
  }

  override func intersects(_ otherSet: Set<AnyHashable>) -> Bool {
    Comparison.intersects(self, otherSet)
  }
}

/// The comparisons, apart from the class: the compiler takes an object of the class, which has no
/// subclasses, for one whose methods it knows, but the objects are of any subclass of `NSSet`.
private enum Comparison {
  @inline(never)
  static func isSubset(_ set: NSSet, of other: Set<AnyHashable>, isEqual: Bool) -> Bool {
    let other = other as NSSet
    return (isEqual ? set.count == other.count : set.count <= other.count)
      && set.allObjects.allSatisfy { other.contains(ObjectEquality.object(of: $0)) }
  }

  @inline(never)
  static func intersects(_ set: NSSet, _ other: Set<AnyHashable>) -> Bool {
    other.contains { set.contains($0 as Any) }
  }
}

/// The methods of Foundation, and the initializers that subclasses must have; no object is ever
/// created.
private class OriginalSet<Mark>: NSSet {
  required init?(coder aDecoder: NSCoder) { preconditionFailure() }
}

/// The installation of the comparison, before `main`.
private enum ComparedSetLoader {
  @section(".init_array") @used
  static let load: @convention(c) () -> Void = { ExchangedMethods.install(ComparedSet.self) }
}
