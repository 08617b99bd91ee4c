/// The methods that receive the changes of a history, one for each kind.
public protocol CNChangeHistoryEventVisitor: NSObjectProtocol {
  /// The history was reset: everything must be fetched again.
  func visit(_ event: CNChangeHistoryDropEverythingEvent)
  /// A contact was added.
  func visit(_ event: CNChangeHistoryAddContactEvent)
  /// A contact was changed.
  func visit(_ event: CNChangeHistoryUpdateContactEvent)
  /// A contact was deleted.
  func visit(_ event: CNChangeHistoryDeleteContactEvent)
  /// A group was added.
  func visit(_ event: CNChangeHistoryAddGroupEvent)
  /// A group was changed.
  func visit(_ event: CNChangeHistoryUpdateGroupEvent)
  /// A group was deleted.
  func visit(_ event: CNChangeHistoryDeleteGroupEvent)
  /// A contact was added to a group.
  func visit(_ event: CNChangeHistoryAddMemberToGroupEvent)
  /// A group has lost a member.
  func visit(_ event: CNChangeHistoryRemoveMemberFromGroupEvent)
  /// A group was added to another one.
  func visit(_ event: CNChangeHistoryAddSubgroupToGroupEvent)
  /// A group was removed from another one.
  func visit(_ event: CNChangeHistoryRemoveSubgroupFromGroupEvent)
}

extension CNChangeHistoryEventVisitor {
  /// Does nothing.
  public func visit(_ event: CNChangeHistoryAddGroupEvent) {}
  /// Does nothing.
  public func visit(_ event: CNChangeHistoryUpdateGroupEvent) {}
  /// Does nothing.
  public func visit(_ event: CNChangeHistoryDeleteGroupEvent) {}
  /// Does nothing.
  public func visit(_ event: CNChangeHistoryAddMemberToGroupEvent) {}
  /// Does nothing.
  public func visit(_ event: CNChangeHistoryRemoveMemberFromGroupEvent) {}
  /// Does nothing.
  public func visit(_ event: CNChangeHistoryAddSubgroupToGroupEvent) {}
  /// Does nothing.
  public func visit(_ event: CNChangeHistoryRemoveSubgroupFromGroupEvent) {}
}
