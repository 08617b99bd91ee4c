// Foundation for Linux wraps an object of a class that does not inherit from `NSObject` anew each
// time, and compares the wrappers, so that it finds such an object only if it is hashable.
// Source: ObjectiveC.FO10
extension NSArray {
  /// Returns the index of the first element that is equal to an object; `NSNotFound` without one.
  public func index<Object: AnyObject>(of anObject: Object) -> Int {
    index(of: anObject, in: NSRange(location: 0, length: count))
  }

  /// Returns the index of the first element in a range that is equal to an object; `NSNotFound`
  /// without one.
  public func index<Object: AnyObject>(of anObject: Object, in range: NSRange) -> Int {
    if ForeignObject.isForeign(anObject) {
      return indexOfObjectIdentical(to: anObject, in: range)
    }
    // Foundation for Linux finds no text that is given as `NSString`.
    guard let object = anObject as? NSObject else { return index(of: anObject as Any, in: range) }
    let indexes = range.location..<range.location + range.length
    return indexes.first { object.isEqual(self[$0]) } ?? NSNotFound
  }

  /// Returns the index of the first element that is an object itself; `NSNotFound` without one.
  public func indexOfObjectIdentical<Object: AnyObject>(to anObject: Object) -> Int {
    indexOfObjectIdentical(to: anObject, in: NSRange(location: 0, length: count))
  }

  /// Returns the index of the first element in a range that is an object itself; `NSNotFound`
  /// without one.
  public func indexOfObjectIdentical<Object: AnyObject>(
    to anObject: Object, in range: NSRange
  ) -> Int {
    let indexes = range.location..<range.location + range.length
    return indexes.first { self[$0] as AnyObject === anObject } ?? NSNotFound
  }

  /// Returns whether an element is equal to an object.
  public func contains<Object: AnyObject>(_ anObject: Object) -> Bool {
    index(of: anObject) != NSNotFound
  }
}

extension NSMutableArray {
  /// Removes all elements that are equal to an object.
  public func remove<Object: AnyObject>(_ anObject: Object) {
    if ForeignObject.isForeign(anObject) { return removeObject(identicalTo: anObject) }
    guard let object = anObject as? NSObject else { return remove(anObject as Any) }
    for index in (0..<count).reversed() where object.isEqual(self[index]) {
      removeObject(at: index)
    }
  }

  /// Removes all elements that are equal to some objects.
  public func removeObjects<Object: AnyObject>(in otherArray: [Object]) {
    for object in otherArray { remove(object) }
  }

  /// Removes all elements that are an object itself.
  public func removeObject<Object: AnyObject>(identicalTo anObject: Object) {
    for index in (0..<count).reversed() where self[index] as AnyObject === anObject {
      removeObject(at: index)
    }
  }
}
