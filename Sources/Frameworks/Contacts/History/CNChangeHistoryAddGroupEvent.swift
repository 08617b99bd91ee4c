/// A group was added.
///
/// - Thread: any; nothing in it changes after its creation.
open class CNChangeHistoryAddGroupEvent: CNChangeHistoryEvent, @unchecked Sendable {
  /// The group.
  open private(set) var group: CNGroup
  /// The identifier of the container.
  open private(set) var containerIdentifier: String

  /// Creates a change.
  package init(group: CNGroup, containerIdentifier: String) {
    self.group = group
    self.containerIdentifier = containerIdentifier
    super.init()
  }

  /// Calls the visitor's method for this change.
  open override func accept(_ visitor: any CNChangeHistoryEventVisitor) { visitor.visit(self) }
}
