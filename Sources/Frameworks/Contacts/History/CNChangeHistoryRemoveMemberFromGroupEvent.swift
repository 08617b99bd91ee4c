/// A group has lost a member.
///
/// - Thread: any; nothing in it changes after its creation.
open class CNChangeHistoryRemoveMemberFromGroupEvent: CNChangeHistoryEvent, @unchecked Sendable {
  /// The contact.
  open private(set) var member: CNContact
  /// The group.
  open private(set) var group: CNGroup

  /// Creates a change.
  package init(member: CNContact, group: CNGroup) {
    self.member = member
    self.group = group
    super.init()
  }

  /// Calls the visitor's method for this change.
  open override func accept(_ visitor: any CNChangeHistoryEventVisitor) { visitor.visit(self) }
}
