import Synchronization
internal import TactusThreads

/// A table with one Swift object for each reference of the C interface, so that an app gets the
/// same object for the same reference.
///
/// The table does not retain the objects.
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

  /// Returns the object of a reference; nil if there is none.
  func object(_ reference: OpaquePointer) -> AnyObject? {
    lock.withLock { _ in objects[reference] }?.object
  }

  /// Removes the entry of an object that is being deallocated, unless the reference has got another
  /// object.
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

  /// Changes the entries while holding the lock.
  ///
  /// An object that the change has accessed is released after unlocking: that may be its last
  /// reference, and its deinitialization removes its entry.
  private func change(_ body: () -> AnyObject?) {
    // Unchecked because the closure that sets it has ended when it is read.
    nonisolated(unsafe) var present: AnyObject?
    lock.withLock { _ in present = body() }
    withExtendedLifetime(present) {}
  }
}
