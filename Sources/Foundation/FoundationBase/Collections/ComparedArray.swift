/// The comparison of arrays (ObjectiveC.FO22), whose elements are objects.
///
/// Foundation on Linux compares the elements as Swift values, where a string differs from a string
/// wrapper. `FoundationMethods` puts these methods in the class's vtable, so they are called with
/// objects of any subclass of `NSArray`.
final class ComparedArray: OriginalArray<Void> {
  override func isEqual(_ value: Any?) -> Bool {
    guard let value, let other = value as AnyObject as? NSArray else { return false }
    return self === other || ObjectEquality.haveEqualElements(Array(array), Array(other))
  }

  override func isEqual(to otherArray: [Any]) -> Bool {
    ObjectEquality.haveEqualElements(Array(array), otherArray)
  }

  override func contains(_ anObject: Any) -> Bool { index(of: anObject, within: nil) != NSNotFound }

  override func index(of anObject: Any) -> Int { index(of: anObject, within: nil) }

  override func index(of anObject: Any, in range: NSRange) -> Int {
    index(of: anObject, within: range.location..<range.location + range.length)
  }

  /// The array, of whose class the compiler knows no method: it would take those of this class.
  private var array: NSArray { ExchangedMethods.target(self as NSArray) }

  /// Returns the first index of an object in a range, or in the whole array.
  private func index(of object: Any, within range: Range<Int>?) -> Int {
    let array = array
    return (range ?? 0..<array.count).first { ObjectEquality.areEqual(array[$0], object) }
      ?? NSNotFound
  }
}

/// The methods of Foundation, and the initializers that subclasses must have; no object is ever
/// created.
class OriginalArray<Mark>: NSArray {
  required init(objects: UnsafePointer<AnyObject>?, count: Int) { preconditionFailure() }

  required init?(coder aDecoder: NSCoder) { preconditionFailure() }

  required init(arrayLiteral elements: Any...) { preconditionFailure() }
}
