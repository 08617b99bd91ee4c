internal import CTactusDeallocation
import Synchronization

/// The classes whose instances report their deallocation (ObjectiveC.RT1, ObjectiveC.KV11).
///
/// To deallocate an object, Swift's runtime calls a function whose pointer stands in the metadata
/// of the object's class, two words before the metadata's address. ``observe(_:)`` replaces that
/// pointer once for each class, by a function that calls the original one and then reports.
///
/// - Source: `docs/ABI/TypeMetadata.rst` of the compiler, "Heap Metadata". Confidence: documented.
enum ReportedDeallocation {
  /// Makes the instances of an object's class report their deallocation.
  ///
  /// Subclasses have functions of their own, so this is called with each object.
  ///
  /// - Returns: Whether this object will report it: one whose deinitializer runs already may not.
  static func observe(_ object: AnyObject) -> Bool {
    let type = unsafeBitCast(Swift.type(of: object) as AnyClass, to: UnsafeMutableRawPointer.self)
    let place = type - 2 * MemoryLayout<UInt>.stride
    let own = tactusReportingDeallocator()
    if tactusCurrentDeallocator(place) != own {
      originals.withLock { originals in
        // Known before it is replaced, because an object may be deallocated at this moment.
        guard let current = tactusCurrentDeallocator(place), current != own else { return }
        originals[UInt(bitPattern: type)] = UInt(bitPattern: current)
        _ = tactusReplaceDeallocator(place, own)
      }
    }
    return !tactusIsDeallocating(Unmanaged.passUnretained(object).toOpaque())
  }

  /// Returns the function that a class had before.
  fileprivate static func original(_ type: UnsafeRawPointer) -> UnsafeRawPointer? {
    let original = originals.withLock { $0[UInt(bitPattern: type)] }
    return original.flatMap { UnsafeRawPointer(bitPattern: $0) }
  }

  /// The functions that were replaced, by the addresses of the classes.
  private static let originals = Mutex<[UInt: UInt]>([:])
}

/// Returns the function that deallocates the instances of a class; for `tactusDeallocate`.
@_cdecl("tactusDeallocator")
internal func originalDeallocator(_ type: UnsafeRawPointer) -> UnsafeRawPointer? {
  ReportedDeallocation.original(type)
}

/// Receives the report that an object's deinitializers have run; from `tactusDeallocate`.
@_cdecl("tactusDidDeinitialize")
internal func didDeinitialize(_ object: UnsafeRawPointer) {
  let identifier = unsafeBitCast(object, to: ObjectIdentifier.self)
  KeyValueObservers.removeAll(of: identifier)
  AssociatedObjects.removeAll(of: identifier)
}
