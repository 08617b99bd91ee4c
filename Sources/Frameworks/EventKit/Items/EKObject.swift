/// An object of a store: a source, a calendar, an event or a reminder.
///
/// - Thread: one at a time.
open class EKObject: NSObject, @unchecked Sendable {
  override init() { super.init() }

  /// Whether the object has unsaved changes.
  open var hasChanges: Bool { false }
  /// Whether the object was never saved.
  open var isNew: Bool { false }
  /// Undoes all changes since the object was fetched or saved.
  open func reset() { restore() }
  /// Undoes all changes since the object was fetched or saved.
  open func rollback() { restore() }
  /// Fetches what has changed in the store, and keeps changes of the object; returns false if it is
  /// no longer stored.
  open func refresh() -> Bool { true }

  /// Undoes all changes; does nothing for an immutable object.
  func restore() {}
}
