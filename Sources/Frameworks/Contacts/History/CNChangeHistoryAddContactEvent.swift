/// A contact was added.
///
/// - Thread: any; nothing in it changes after its creation.
open class CNChangeHistoryAddContactEvent: CNChangeHistoryEvent, @unchecked Sendable {
  /// The contact.
  open private(set) var contact: CNContact
  /// The identifier of the container; `nil` if unknown.
  open private(set) var containerIdentifier: String?

  /// Creates a change.
  package init(contact: CNContact, containerIdentifier: String?) {
    self.contact = contact
    self.containerIdentifier = containerIdentifier
    super.init()
  }

  /// Calls the visitor's method for this change.
  open override func accept(_ visitor: any CNChangeHistoryEventVisitor) { visitor.visit(self) }
}
