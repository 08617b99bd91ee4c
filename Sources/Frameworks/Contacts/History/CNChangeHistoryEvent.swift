/// A change in the history, whose subclasses say which one.
///
/// - Thread: any; all its properties are constants.
open class CNChangeHistoryEvent: NSObject, NSCopying, @unchecked Sendable {
  package override init() { super.init() }

  /// Calls the method of a visitor for this change; does nothing in this class.
  open func accept(_ visitor: any CNChangeHistoryEventVisitor) {}

  /// Returns the change itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
