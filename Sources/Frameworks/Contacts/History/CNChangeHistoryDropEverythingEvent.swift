/// All that was known is out of date.
///
/// - Thread: any; all its properties are constants.
open class CNChangeHistoryDropEverythingEvent: CNChangeHistoryEvent, @unchecked Sendable {
  /// Creates an event.
  public override init() { super.init() }

  /// Calls the method of a visitor for this change.
  open override func accept(_ visitor: any CNChangeHistoryEventVisitor) { visitor.visit(self) }
}
