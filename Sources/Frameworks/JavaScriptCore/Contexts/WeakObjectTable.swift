import Synchronization
internal import TactusThreads

/// A table of the Swift objects that exist for references of the C interface, one for each, so that
/// an app gets the same object for the same reference.
///
/// The table keeps no object alive.
///
/// - Thread: any.
final class WeakObjectTable: @unchecked Sendable {
  // Sendable because the entries have a lock.

  /// The virtual machines, by their context groups.
  static let machines = WeakObjectTable()
  /// The contexts, by their global contexts.
  static let contexts = WeakObjectTable()

  /// Adds the object of a reference, unless it has one.
  func add(_ object: AnyObject, _ reference: OpaquePointer) {
    let entry = WeakReference(object)
    change { () -> AnyObject? in
      let present = objects[reference]?.object
      if present == nil { objects[reference] = entry }
      return present
    }
  }

  /// Returns the object of a reference; nil if it has none.
  func object(_ reference: OpaquePointer) -> AnyObject? {
    lock.withLock { _ in objects[reference] }?.object
  }

  /// Removes the entry of an object that is being deallocated; the entry of another one that the
  /// reference has got meanwhile stays.
  func remove(_ reference: OpaquePointer) {
    change { () -> AnyObject? in
      let present = objects[reference]?.object
      if present == nil { objects[reference] = nil }
      return present
    }
  }

  // MARK: Internals

  private let lock = Mutex(())
  private var objects: [OpaquePointer: WeakReference<AnyObject>] = [:]

  /// Changes the entries within the lock.
  ///
  /// The object that the change has looked at is released outside of it: that may be the last
  /// reference, and the object's deinitialization removes its entry.
  private func change(_ body: () -> AnyObject?) {
    // Unchecked because the closure that sets it has ended when it is read.
    nonisolated(unsafe) var present: AnyObject?
    lock.withLock { _ in present = body() }
    withExtendedLifetime(present) {}
  }
}
