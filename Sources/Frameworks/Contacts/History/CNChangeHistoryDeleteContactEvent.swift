/// A contact was deleted.
///
/// - Thread: any; nothing in it changes after its creation.
open class CNChangeHistoryDeleteContactEvent: CNChangeHistoryEvent, @unchecked Sendable {
  /// The identifier of the contact.
  open private(set) var contactIdentifier: String

  /// Creates a change.
  package init(contactIdentifier: String) {
    self.contactIdentifier = contactIdentifier
    super.init()
  }

  /// Calls the visitor's method for this change.
  open override func accept(_ visitor: any CNChangeHistoryEventVisitor) { visitor.visit(self) }
}
