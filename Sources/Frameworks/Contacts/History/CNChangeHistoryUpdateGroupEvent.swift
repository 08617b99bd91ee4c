/// A group was changed.
///
/// - Thread: any; nothing in it changes after its creation.
open class CNChangeHistoryUpdateGroupEvent: CNChangeHistoryEvent, @unchecked Sendable {
  /// The group.
  open private(set) var group: CNGroup

  /// Creates a change.
  package init(group: CNGroup) {
    self.group = group
    super.init()
  }

  /// Calls the visitor's method for this change.
  open override func accept(_ visitor: any CNChangeHistoryEventVisitor) { visitor.visit(self) }
}
