/// The history was reset: everything must be fetched again.
///
/// - Thread: any; all its properties are constants.
open class CNChangeHistoryDropEverythingEvent: CNChangeHistoryEvent, @unchecked Sendable {
  /// Creates an event.
  public override init() { super.init() }

  /// Calls the visitor's method for this change.
  open override func accept(_ visitor: any CNChangeHistoryEventVisitor) { visitor.visit(self) }
}
