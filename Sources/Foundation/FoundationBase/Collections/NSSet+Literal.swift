// `let colors: NSSet = ["red", "blue"]`, which the toolchain's Foundation has for arrays, ordered
// sets and dictionaries only. Source: ObjectiveC.FO24

/// A class of sets that array literals create.
///
/// The protocol is not restricted to classes, because only then its initializer may assign to
/// `self`: that of a class that may have subclasses would have to be required.
public protocol _SetLiteral: ExpressibleByArrayLiteral {
  /// Returns a set of elements.
  static func _set(of elements: [Any]) -> Self
}

extension _SetLiteral {
  /// Creates a set of the elements of a literal.
  public init(arrayLiteral elements: Any...) { self = Self._set(of: elements) }
}

extension NSSet: @retroactive ExpressibleByArrayLiteral, _SetLiteral {
  /// Returns a set of elements, which can be changed: the compiler asks this class for literals of
  /// `NSMutableSet`, too.
  public static func _set(of elements: [Any]) -> Self {
    guard let set = NSMutableSet(array: elements) as? Self else {
      programmingError("a literal creates no object of the class '\(self)'")
    }
    return set
  }
}
