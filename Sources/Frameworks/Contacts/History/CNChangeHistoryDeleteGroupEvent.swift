/// A group was deleted.
///
/// - Thread: any; nothing in it changes after its creation.
open class CNChangeHistoryDeleteGroupEvent: CNChangeHistoryEvent, @unchecked Sendable {
  /// The identifier of the group.
  open private(set) var groupIdentifier: String

  /// Creates a change.
  package init(groupIdentifier: String) {
    self.groupIdentifier = groupIdentifier
    super.init()
  }

  /// Calls the visitor's method for this change.
  open override func accept(_ visitor: any CNChangeHistoryEventVisitor) { visitor.visit(self) }
}
