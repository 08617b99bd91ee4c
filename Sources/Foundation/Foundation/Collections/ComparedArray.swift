/// The comparison of arrays (ObjectiveC.FO22), whose elements are objects.
///
/// Foundation on Linux compares the elements as Swift values, where a string differs from a string
/// wrapper. When the library is loaded, the class's table of methods gets those of this class.
private final class ComparedArray: OriginalArray<Void> {
  override func isEqual(_ value: Any?) -> Bool { Comparison.areEqual(self, value) }

  override func isEqual(to otherArray: [Any]) -> Bool {
    Comparison.areEqual(self, to: otherArray)
  }

  override func contains(_ anObject: Any) -> Bool {
    Comparison.index(of: anObject, in: self) != NSNotFound
  }

  override func index(of anObject: Any) -> Int { Comparison.index(of: anObject, in: self) }

  override func index(of anObject: Any, in range: NSRange) -> Int {
    Comparison.index(of: anObject, in: self, range)
  }
}

/// The comparisons, apart from the class: the compiler takes an object of the class, which has no
/// subclasses, for one whose methods it knows, but the objects are of any subclass of `NSArray`.
private enum Comparison {
  @inline(never)
  static func areEqual(_ array: NSArray, _ value: Any?) -> Bool {
    guard let value, let other = value as AnyObject as? NSArray else { return false }
    return array === other || ObjectEquality.haveEqualElements(Array(array), Array(other))
  }

  @inline(never)
  static func areEqual(_ array: NSArray, to other: [Any]) -> Bool {
    ObjectEquality.haveEqualElements(Array(array), other)
  }

  @inline(never)
  static func index(of object: Any, in array: NSArray, _ range: NSRange? = nil) -> Int {
    let range = range ?? NSRange(location: 0, length: array.count)
    let indexes = range.location..<range.location + range.length
    return indexes.first { ObjectEquality.areEqual(array[$0], object) } ?? NSNotFound
  }
}

/// The methods of Foundation, and the initializers that subclasses must have; no object is ever
/// created.
private class OriginalArray<Mark>: NSArray {
  required init(objects: UnsafePointer<AnyObject>?, count: Int) { preconditionFailure() }

  required init?(coder aDecoder: NSCoder) { preconditionFailure() }

  required init(arrayLiteral elements: Any...) { preconditionFailure() }
}

/// The installation of the comparison, before `main`.
private enum ComparedArrayLoader {
  @section(".init_array") @used
  static let load: @convention(c) () -> Void = { ExchangedMethods.install(ComparedArray.self) }
}
