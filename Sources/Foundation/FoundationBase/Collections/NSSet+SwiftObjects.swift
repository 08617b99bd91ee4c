// Foundation for Linux wraps an object of a class that does not inherit from `NSObject` anew each
// time, and compares the wrappers, so that a set holds such an object twice and finds it never. The
// methods below compare identities, one object after the other: each takes O(*n*) for such objects.
// Source: ObjectiveC.FO10
extension NSSet {
  /// Creates a set of objects, each of them once.
  public convenience init<Object: AnyObject>(array: [Object]) {
    self.init(array: ForeignObject.distinct(array) as [Any])
  }

  /// Returns whether an element is equal to an object.
  public func contains<Object: AnyObject>(_ anObject: Object) -> Bool {
    member(anObject) != nil
  }

  /// Returns the element that is equal to an object; nil if there is none.
  public func member<Object: AnyObject>(_ object: Object) -> Any? {
    guard ForeignObject.isForeign(object) else { return member(object as Any) }
    return ForeignObject.isIn(allObjects, object) ? object : nil
  }
}

extension NSMutableSet {
  /// Adds an object, unless an element is equal to it.
  public func add<Object: AnyObject>(_ object: Object) {
    // A counted set counts the object; it does not know that it is the same one.
    if ForeignObject.isForeign(object), !(self is NSCountedSet), contains(object) { return }
    add(object as Any)
  }

  /// Adds objects, unless elements are equal to them.
  public func addObjects<Object: AnyObject>(from array: [Object]) {
    for object in array { add(object) }
  }

  /// Removes the element that is equal to an object.
  public func remove<Object: AnyObject>(_ object: Object) {
    guard ForeignObject.isForeign(object), !(self is NSCountedSet) else {
      return remove(object as Any)
    }
    let all = allObjects
    guard ForeignObject.isIn(all, object) else { return }
    removeAllObjects()
    for element in all where element as AnyObject !== object { add(element) }
  }
}

extension NSOrderedSet {
  /// Creates an ordered set of objects, each of them once.
  public convenience init<Object: AnyObject>(array: [Object]) {
    self.init(array: ForeignObject.distinct(array) as [Any])
  }

  /// Returns the index of the element that is equal to an object; `NSNotFound` without one.
  public func index<Object: AnyObject>(of object: Object) -> Int {
    guard ForeignObject.isForeign(object) else { return index(of: object as Any) }
    return (0..<count).first { self[$0] as AnyObject === object } ?? NSNotFound
  }

  /// Returns whether an element is equal to an object.
  public func contains<Object: AnyObject>(_ object: Object) -> Bool {
    guard ForeignObject.isForeign(object) else { return contains(object as Any) }
    return index(of: object) != NSNotFound
  }
}

extension NSMutableOrderedSet {
  /// Adds an object at the end, unless an element is equal to it.
  public func add<Object: AnyObject>(_ object: Object) {
    if ForeignObject.isForeign(object), contains(object) { return }
    add(object as Any)
  }

  /// Inserts an object, unless an element is equal to it.
  public func insert<Object: AnyObject>(_ object: Object, at idx: Int) {
    if ForeignObject.isForeign(object), contains(object) { return }
    insert(object as Any, at: idx)
  }

  /// Adds objects at the end, unless elements are equal to them.
  public func addObjects<Object: AnyObject>(from array: [Object]) {
    for object in array { add(object) }
  }

  /// Removes the element that is equal to an object.
  public func remove<Object: AnyObject>(_ val: Object) {
    guard ForeignObject.isForeign(val) else { return remove(val as Any) }
    // Removing by the index would leave the object's wrapper in Foundation's own set.
    let all = array
    guard ForeignObject.isIn(all, val) else { return }
    removeAllObjects()
    for element in all where element as AnyObject !== val { add(element) }
  }
}

extension NSDictionary {
  /// Returns the keys whose values are equal to an object.
  public func allKeys<Object: AnyObject>(for anObject: Object) -> [Any] {
    guard ForeignObject.isForeign(anObject) else { return allKeys(for: anObject as Any) }
    return allKeys.filter { object(forKey: $0) as AnyObject === anObject }
  }
}
