/// A change in the history of the photo library; never created (Device.PH13).
///
/// - Thread: any; all its properties are constants.
open class PHPersistentChange: NSObject, @unchecked Sendable {
  init(internally: Void) { super.init() }

  /// The bookmark after the change.
  open var changeToken: PHPersistentChangeToken { PHPersistentChangeToken(internally: ()) }

  /// Throws an error, as there are no details.
  open func changeDetails(for objectType: PHObjectType) throws -> PHPersistentObjectChangeDetails {
    throw PHPhotosError(.persistentChangeDetailsUnavailable)
  }
}

/// The objects of one type that a change concerns.
///
/// - Thread: any; all its properties are constants.
open class PHPersistentObjectChangeDetails: NSObject, @unchecked Sendable {
  init(_ type: PHObjectType) { objectType = type }

  /// The type of the objects.
  public let objectType: PHObjectType
  /// The identifiers of inserted objects; none.
  open var insertedLocalIdentifiers: Set<String> { [] }
  /// The identifiers of updated objects; none.
  open var updatedLocalIdentifiers: Set<String> { [] }
  /// The identifiers of deleted objects; none.
  open var deletedLocalIdentifiers: Set<String> { [] }
}

/// The changes in the history of the photo library after a bookmark: none (Device.PH13).
///
/// - Thread: any; all its properties are constants.
open class PHPersistentChangeFetchResult: NSObject, Sequence, @unchecked Sendable {
  init(internally: Void) { super.init() }

  /// Calls a closure for each change: never.
  open func enumerateChanges(
    _ block: (PHPersistentChange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    // does nothing
  }

  /// Returns an iterator without changes.
  public func makeIterator() -> AnyIterator<PHPersistentChange> { AnyIterator { nil } }
}
