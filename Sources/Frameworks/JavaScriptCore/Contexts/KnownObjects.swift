import Synchronization
internal import TactusThreads

/// The objects of the program for references of the engine; they are not kept.
final class KnownObjects: @unchecked Sendable {
  /// The machines, by their groups.
  static let machines = KnownObjects()
  /// The contexts, by their global contexts.
  static let contexts = KnownObjects()

  /// Adds the object of a reference, unless it has one.
  func add(_ object: AnyObject, _ reference: OpaquePointer) {
    let entry = WeakReference(object)
    lock.withLock { _ in
      guard objects[reference]?.object == nil else { return }
      objects[reference] = entry
    }
  }

  /// Returns the object of a reference.
  func object(_ reference: OpaquePointer) -> AnyObject? {
    lock.withLock { _ in objects[reference] }?.object
  }

  /// Forgets the object of a reference, which is being deallocated; another one of it stays.
  func remove(_ reference: OpaquePointer) {
    lock.withLock { _ in
      if objects[reference]?.object == nil { objects[reference] = nil }
    }
  }

  private let lock = Mutex(())
  private var objects: [OpaquePointer: WeakReference<AnyObject>] = [:]
}
