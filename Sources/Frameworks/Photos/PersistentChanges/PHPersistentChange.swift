/// A change in the history of the photo library; never created (Device.PH13).
open class PHPersistentChange: NSObject, @unchecked Sendable {
  init(internally: Void) { super.init() }

  /// The bookmark after the change.
  open var changeToken: PHPersistentChangeToken { PHPersistentChangeToken(internally: ()) }

  /// Throws an error, as there are no details.
  open func changeDetails(for objectType: PHObjectType) throws -> PHPersistentObjectChangeDetails {
    throw PHPhotosError(.persistentChangeDetailsUnavailable)
  }
}

/// The types of objects in the photo library.
public enum PHObjectType: Int, Sendable {
  /// A photo or a video.
  case asset = 1
  /// An album.
  case assetCollection = 2
  /// A list of albums.
  case collectionList = 3
}

/// The objects of one type that a change concerns.
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
