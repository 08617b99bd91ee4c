/// An object in one of Foundation's collections.
///
/// The protocol has the shape of the one by which Foundation asks an object for its Swift value, so
/// that `StoredObjects` can put this method in place of Foundation's: it has no other requirement,
/// and is not limited to classes. As nothing here calls the method, the attribute keeps it in the
/// program.
@usableFromInline protocol StoredObject {
  /// Returns what a collection gives back for the object: the object itself if it can be changed or
  /// is of a class of the app, or else the Swift value (ObjectiveC.FO39).
  func storedValue() -> Any
}

extension StoredObject {
  @usableFromInline func storedValue() -> Any { self }
}

// Their properties can be changed.
extension NSDateComponents: StoredObject {}
extension NSPersonNameComponents: StoredObject {}
extension NSURLComponents: StoredObject {}

extension NSArray: StoredObject {
  @usableFromInline func storedValue() -> Any {
    StoredObjects.isKept(self, NSArray.self, NSMutableArray.self)
      ? self : [Any]._unconditionallyBridgeFromObjectiveC(self)
  }
}

extension NSCharacterSet: StoredObject {
  @usableFromInline func storedValue() -> Any {
    StoredObjects.isKept(self, NSCharacterSet.self, NSMutableCharacterSet.self)
      ? self : CharacterSet._unconditionallyBridgeFromObjectiveC(self)
  }
}

extension NSData: StoredObject {
  @usableFromInline func storedValue() -> Any {
    StoredObjects.isKept(self, NSData.self, NSMutableData.self)
      ? self : Data._unconditionallyBridgeFromObjectiveC(self)
  }
}

extension NSDictionary: StoredObject {
  @usableFromInline func storedValue() -> Any {
    StoredObjects.isKept(self, NSDictionary.self, NSMutableDictionary.self)
      ? self : [AnyHashable: Any]._unconditionallyBridgeFromObjectiveC(self)
  }
}

extension NSIndexSet: StoredObject {
  @usableFromInline func storedValue() -> Any {
    StoredObjects.isKept(self, NSIndexSet.self, NSMutableIndexSet.self)
      ? self : IndexSet._unconditionallyBridgeFromObjectiveC(self)
  }
}

extension NSSet: StoredObject {
  @usableFromInline func storedValue() -> Any {
    type(of: self) == NSCountedSet.self
      || StoredObjects.isKept(self, NSSet.self, NSMutableSet.self)
      ? self : Set<AnyHashable>._unconditionallyBridgeFromObjectiveC(self)
  }
}

extension NSString: StoredObject {
  @usableFromInline func storedValue() -> Any {
    StoredObjects.isKept(self, NSString.self, NSMutableString.self)
      ? self : String._unconditionallyBridgeFromObjectiveC(self)
  }
}
