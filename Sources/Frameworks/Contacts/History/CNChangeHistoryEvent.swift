/// A change in the history; its subclasses are the kinds of changes.
///
/// - Thread: any; all its properties are constants.
open class CNChangeHistoryEvent: NSObject, NSCopying, @unchecked Sendable {
  package override init() { super.init() }

  /// Calls a visitor's method for this change; does nothing in this class.
  open func accept(_ visitor: any CNChangeHistoryEventVisitor) {}

  /// Returns the change itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
