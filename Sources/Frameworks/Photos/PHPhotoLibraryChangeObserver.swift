/// An observer of the photo library.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  /// Called on another thread after a change; never called, as the library stays empty.
  func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// An observer of the library's availability.
public protocol PHPhotoLibraryAvailabilityObserver: NSObjectProtocol {
  /// Called when the library becomes unavailable; never called.
  func photoLibraryDidBecomeUnavailable(_ photoLibrary: PHPhotoLibrary)
}

/// A change of the library, which never occurs.
///
/// - Thread: any; all its properties are constants.
open class PHChange: NSObject, @unchecked Sendable {
  /// Creates a change of nothing, as tests do that override its methods.
  public override init() { super.init() }

  package init(internally: Void) { super.init() }

  /// Returns the change of an object; `nil`.
  open func changeDetails<T: PHObject>(for object: T) -> PHObjectChangeDetails<T>? { nil }
  /// Returns the change of a result; `nil`.
  open func changeDetails<T: PHObject>(
    for fetchResult: PHFetchResult<T>
  ) -> PHFetchResultChangeDetails<T>? { nil }
}

/// The change of an object.
///
/// - Thread: any; nothing in it changes after its creation.
open class PHObjectChangeDetails<ObjectType: PHObject>: NSObject, @unchecked Sendable {
  /// The object before the change.
  open private(set) var objectBeforeChanges: ObjectType
  /// The object after the change; `nil` if it was removed.
  open private(set) var objectAfterChanges: ObjectType?
  /// Whether the image changed.
  open var assetContentChanged: Bool { false }
  /// Whether the object was removed.
  open var objectWasDeleted: Bool { objectAfterChanges == nil }

  /// Creates a change of an object that no library has.
  public override init() {
    objectBeforeChanges = ObjectType._new()
    objectAfterChanges = nil
    super.init()
  }

  init(_ before: ObjectType, _ after: ObjectType?) {
    (objectBeforeChanges, objectAfterChanges) = (before, after)
    super.init()
  }
}

/// The change of a result.
///
/// - Thread: any; nothing in it changes after its creation.
open class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject, @unchecked Sendable {
  /// The result before the change.
  open private(set) var fetchResultBeforeChanges: PHFetchResult<ObjectType>
  /// The result after the change.
  open private(set) var fetchResultAfterChanges: PHFetchResult<ObjectType>
  /// Whether the change has incremental details.
  open var hasIncrementalChanges: Bool { true }
  /// The indices of removed objects in the result before the change.
  open private(set) var removedIndexes: IndexSet?
  /// The removed objects.
  open var removedObjects: [ObjectType] {
    (removedIndexes ?? []).map { fetchResultBeforeChanges[$0] }
  }
  /// The indices of inserted objects in the result after the change.
  open private(set) var insertedIndexes: IndexSet?
  /// The inserted objects.
  open var insertedObjects: [ObjectType] {
    (insertedIndexes ?? []).map { fetchResultAfterChanges[$0] }
  }
  /// The indices of changed objects in the result after the change.
  open private(set) var changedIndexes: IndexSet?
  /// The changed objects.
  open var changedObjects: [ObjectType] {
    (changedIndexes ?? []).map { fetchResultAfterChanges[$0] }
  }
  /// Whether objects moved.
  open var hasMoves: Bool { !moves.isEmpty }
  /// Calls a closure with the indices of each moved object, in the order of the moves, which follow
  /// removals and insertions (Device.PH9).
  open func enumerateMoves(_ handler: (Int, Int) -> Void) {
    for move in moves { handler(move.from, move.to) }
  }

  private var moves: [(from: Int, to: Int)] {
    var now = (0..<fetchResultBeforeChanges.count).map { fetchResultBeforeChanges[$0] }
    for index in (removedIndexes ?? []).reversed() { now.remove(at: index) }
    for index in insertedIndexes ?? [] {
      now.insert(fetchResultAfterChanges[index], at: min(index, now.count))
    }
    var moves: [(from: Int, to: Int)] = []
    for index in 0..<min(now.count, fetchResultAfterChanges.count) {
      let wanted = fetchResultAfterChanges[index]
      guard now[index] !== wanted, let place = now.firstIndex(where: { $0 === wanted }) else {
        continue
      }
      now.insert(now.remove(at: place), at: index)
      moves.append((place, index))
    }
    return moves
  }

  /// Creates a change of an empty result.
  public override init() {
    (fetchResultBeforeChanges, fetchResultAfterChanges) = (PHFetchResult(), PHFetchResult())
    (removedIndexes, insertedIndexes, changedIndexes) = (nil, nil, nil)
    super.init()
  }

  /// Compares two results.
  ///
  /// - Parameters:
  ///   - fromResult: The result before the change.
  ///   - toResult: The result after the change.
  ///   - changedObjects: The objects of both results that changed.
  public init(
    from fromResult: PHFetchResult<ObjectType>, to toResult: PHFetchResult<ObjectType>,
    changedObjects: [ObjectType]
  ) {
    (fetchResultBeforeChanges, fetchResultAfterChanges) = (fromResult, toResult)
    removedIndexes = IndexSet(
      (0..<fromResult.count).filter { !toResult.contains(fromResult[$0]) })
    insertedIndexes = IndexSet(
      (0..<toResult.count).filter { !fromResult.contains(toResult[$0]) })
    changedIndexes = IndexSet(
      changedObjects.map { toResult.index(of: $0) }.filter { $0 != NSNotFound })
    super.init()
  }
}
