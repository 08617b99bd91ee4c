/// A group was removed from another one.
///
/// - Thread: any; nothing in it changes after its creation.
open class CNChangeHistoryRemoveSubgroupFromGroupEvent: CNChangeHistoryEvent, @unchecked Sendable {
  /// The subgroup.
  open private(set) var subgroup: CNGroup
  /// The group.
  open private(set) var group: CNGroup

  /// Creates a change.
  package init(subgroup: CNGroup, group: CNGroup) {
    self.subgroup = subgroup
    self.group = group
    super.init()
  }

  /// Calls the visitor's method for this change.
  open override func accept(_ visitor: any CNChangeHistoryEventVisitor) { visitor.visit(self) }
}
