/// A collection whose elements an enumeration visits.
///
/// Foundation's collections are. An app's own class cannot be: on an iPhone it would give its
/// elements to the language Objective-C.
public protocol NSFastEnumeration: AnyObject {
  /// Returns an enumerator of the elements; of a dictionary or a map table, of the keys.
  func _elements() -> NSEnumerator
}

/// The state of an enumeration by the language Objective-C, which nothing here starts.
public struct NSFastEnumerationState {
  /// A number that the collection keeps between its calls.
  public var state: UInt
  /// The elements.
  public var itemsPtr: UnsafeMutablePointer<AnyObject?>?
  /// A number that changes along with the collection.
  public var mutationsPtr: UnsafeMutablePointer<UInt>?
  /// Numbers that the collection keeps between its calls.
  public var extra: (UInt, UInt, UInt, UInt, UInt)

  /// Creates a state that is all zero.
  public init() { (state, itemsPtr, mutationsPtr, extra) = (0, nil, nil, (0, 0, 0, 0, 0)) }
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
