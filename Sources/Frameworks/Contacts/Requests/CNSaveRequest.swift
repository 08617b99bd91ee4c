/// A batch of changes of contacts and groups, which a store executes at once: all or none.
///
/// A request records the changes; the contacts and groups are read when it is executed
/// (Contacts.SA1).
///
/// - Thread: one at a time.
open class CNSaveRequest: NSObject, @unchecked Sendable {
  /// A change.
  enum Change {
    case add(CNMutableContact, container: String?)
    case update(CNMutableContact)
    case delete(CNMutableContact)
    case addGroup(CNMutableGroup, container: String?)
    case updateGroup(CNMutableGroup)
    case deleteGroup(CNMutableGroup)
    case addMember(CNContact, CNGroup)
    case removeMember(CNContact, CNGroup)
  }

  /// The changes in their order.
  var changes: [Change] = []

  /// The author of the changes in the change history, which apps cannot read on this phone.
  open var transactionAuthor: String?

  /// Whether saved contacts are fetched again; without effect, since a contact keeps what was
  /// saved.
  open var shouldRefetchContacts = true

  // MARK: Contacts

  /// Adds a contact to a container; `nil` for the default one.
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {
    changes.append(.add(contact, container: identifier))
  }
  /// Stores the fetched properties of a contact.
  open func update(_ contact: CNMutableContact) { changes.append(.update(contact)) }
  /// Deletes a contact.
  open func delete(_ contact: CNMutableContact) { changes.append(.delete(contact)) }

  // MARK: Groups

  /// Adds a group to a container; `nil` for the default one.
  open func add(_ group: CNMutableGroup, toContainerWithIdentifier identifier: String?) {
    changes.append(.addGroup(group, container: identifier))
  }
  /// Stores the name of a group.
  open func update(_ group: CNMutableGroup) { changes.append(.updateGroup(group)) }
  /// Deletes a group, but not its contacts.
  open func delete(_ group: CNMutableGroup) { changes.append(.deleteGroup(group)) }

  // MARK: Members

  /// Adds a contact to a group.
  open func addMember(_ contact: CNContact, to group: CNGroup) {
    changes.append(.addMember(contact, group))
  }
  /// Removes a contact from a group.
  open func removeMember(_ contact: CNContact, from group: CNGroup) {
    changes.append(.removeMember(contact, group))
  }
}
