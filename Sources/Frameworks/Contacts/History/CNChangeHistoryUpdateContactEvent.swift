/// A contact was changed.
///
/// - Thread: any; nothing in it changes after its creation.
open class CNChangeHistoryUpdateContactEvent: CNChangeHistoryEvent, @unchecked Sendable {
  /// The contact.
  open private(set) var contact: CNContact

  /// Creates a change.
  package init(contact: CNContact) {
    self.contact = contact
    super.init()
  }

  /// Calls the visitor's method for this change.
  open override func accept(_ visitor: any CNChangeHistoryEventVisitor) { visitor.visit(self) }
}
