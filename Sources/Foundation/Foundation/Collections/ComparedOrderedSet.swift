/// The comparison of ordered sets (ObjectiveC.FO22), whose elements are objects.
///
/// Foundation on Linux compares only those elements that are hashable Swift values. When the
/// library is loaded, the class's table of methods gets those of this class.
private final class ComparedOrderedSet: OriginalOrderedSet<Void> {
  override func isEqual(to other: NSOrderedSet) -> Bool { Comparison.areEqual(self, other) }
}

/// The comparisons, apart from the class: the compiler takes an object of the class, which has no
/// subclasses, for one whose methods it knows, but the objects are of any subclass of
/// `NSOrderedSet`.
private enum Comparison {
  @inline(never)
  static func areEqual(_ set: NSOrderedSet, _ other: NSOrderedSet) -> Bool {
    set.count == other.count
      && (0..<set.count).allSatisfy { ObjectEquality.areEqual(set[$0], other[$0]) }
  }
}

/// The methods of Foundation, and the initializers that subclasses must have; no object is ever
/// created.
private class OriginalOrderedSet<Mark>: NSOrderedSet {
  required init?(coder aDecoder: NSCoder) { preconditionFailure() }

  required init(arrayLiteral elements: Any...) { preconditionFailure() }
}

/// The installation of the comparison, before `main`.
private enum ComparedOrderedSetLoader {
  @section(".init_array") @used
  static let load: @convention(c) () -> Void = {
    ExchangedMethods.install(ComparedOrderedSet.self)
  }
}
