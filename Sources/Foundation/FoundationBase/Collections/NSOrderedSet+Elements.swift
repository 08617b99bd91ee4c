// The toolchain's Foundation keeps elements that an array has several times in the order of the
// set, but counts them once. These initializers replace its own where a file does not import it.
// Those of `NSMutableOrderedSet` cannot be replaced; lowered sources call `_new(array:)`.
// Source: ObjectiveC.FO65

extension NSOrderedSet {
  /// Creates a set with the elements of an array, each once.
  @_disfavoredOverload
  public convenience init(array: [Any]) { self.init(orderedSet: .unique(array)) }

  /// Creates a set with the elements of an array, or copies of them, each once.
  @_disfavoredOverload
  public convenience init(array set: [Any], copyItems flag: Bool) {
    self.init(orderedSet: .unique(set), copyItems: flag)
  }

  /// Creates a set with the elements of a part of an array, or copies of them, each once.
  @_disfavoredOverload
  public convenience init(array set: [Any], range: NSRange, copyItems flag: Bool) {
    let part = Array(set[range.location..<range.location + range.length])
    self.init(orderedSet: .unique(part), copyItems: flag)
  }

  /// Creates a set with elements, each once.
  @_disfavoredOverload
  public convenience init(objects elements: Any...) { self.init(orderedSet: .unique(elements)) }
}

extension NSOrderedSet {
  /// Returns a set with elements, each at its first place.
  static func unique(_ elements: [Any]) -> NSMutableOrderedSet {
    let set = NSMutableOrderedSet()
    for element in elements { set.add(element) }
    return set
  }
}
