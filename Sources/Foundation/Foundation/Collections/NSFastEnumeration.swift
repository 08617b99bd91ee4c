/// A collection whose elements an enumeration visits.
///
/// Foundation's collections are. An app's own class cannot be: on an iPhone it would give its
/// elements to the language Objective-C.
public protocol NSFastEnumeration: AnyObject {
  /// Returns an enumerator of the elements; of a dictionary or a map table, of the keys.
  func _elements() -> NSEnumerator
}

extension NSArray: NSFastEnumeration {
  /// Returns an enumerator of the elements.
  public func _elements() -> NSEnumerator { objectEnumerator() }

  /// Returns an iterator of the elements.
  @_disfavoredOverload
  public func makeIterator() -> NSFastEnumerationIterator { NSFastEnumerationIterator(self) }
}

extension NSSet: NSFastEnumeration {
  /// Returns an enumerator of the elements.
  public func _elements() -> NSEnumerator { objectEnumerator() }
}

extension NSOrderedSet: NSFastEnumeration {
  /// Returns an enumerator of the elements.
  public func _elements() -> NSEnumerator { objectEnumerator() }
}

extension NSDictionary: NSFastEnumeration {
  /// Returns an enumerator of the keys.
  public func _elements() -> NSEnumerator { keyEnumerator() }
}

extension NSEnumerator: NSFastEnumeration {
  /// Returns the enumerator itself.
  public func _elements() -> NSEnumerator { self }
}

extension NSHashTable: NSFastEnumeration {
  /// Returns an enumerator of the elements.
  public func _elements() -> NSEnumerator { objectEnumerator() }
}

extension NSMapTable: NSFastEnumeration {
  /// Returns an enumerator of the keys.
  public func _elements() -> NSEnumerator { keyEnumerator() }
}

extension NSPointerArray: NSFastEnumeration {
  /// Returns an enumerator of the elements.
  public func _elements() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}

/// An iterator of the elements of one of Foundation's collections.
public typealias NSFastEnumerationIterator = NSEnumerator.Iterator

extension NSEnumerator.Iterator {
  /// Creates an iterator of the elements of a collection (ObjectiveC.KC19).
  public init(_ enumerable: any NSFastEnumeration) {
    self = enumerable._elements().makeIterator()
  }
}
