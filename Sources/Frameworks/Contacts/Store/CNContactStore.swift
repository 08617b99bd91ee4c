internal import TactusPermissions
internal import TactusPhoneLink
internal import TactusRecordAccess
internal import TactusUserRecords
internal import TactusVirtualTime

/// The access to the contacts of the phone.
///
/// Steps Contacts.AU1…. The phone stores the contacts, and all apps share them.
///
/// - Thread: any; all its properties are constants.
open class CNContactStore: NSObject, @unchecked Sendable {
  private let client: RecordClient

  /// Creates an access.
  public override init() {
    client = RecordClient.of(.contacts)
    super.init()
    client.setObserver { event in
      NotificationCenter.default.post(
        name: .CNContactStoreDidChange, object: nil,
        userInfo: [
          "CNNotificationOriginationExternally": NSNumber(value: !event.isOwn)
        ])
    }
  }

  // MARK: Permission

  /// Returns the authorization to use the contacts; does not ask the user (Contacts.AU1).
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    AppPermissions.permission(.contacts).status.authorization
  }

  /// Asks the user for permission, unless that is decided (Contacts.AU2).
  ///
  /// The app is terminated if its property list has no `NSContactsUsageDescription`.
  ///
  /// - Parameters:
  ///   - entityType: The contacts.
  ///   - completionHandler: Called on another thread with the decision, and with
  ///     `CNError.authorizationDenied` if it may not.
  @preconcurrency
  open func requestAccess(
    for entityType: CNEntityType,
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    AppPermissions.ask(.contacts) { [client] permission in
      let isPermitted = permission.status.permitsUse
      if isPermitted { client.watch() }
      PhoneTime.callOnAnotherThread {
        completionHandler(isPermitted, isPermitted ? nil : Self.denied)
      }
    }
  }

  /// Asks the user for permission, unless that is decided (Contacts.AU2).
  ///
  /// - Throws: `CNError.authorizationDenied`.
  nonisolated(nonsending) open func requestAccess(
    for entityType: CNEntityType
  ) async throws -> Bool {
    guard await AppPermissions.ask(.contacts).status.permitsUse else { throw Self.denied }
    client.watch()
    return true
  }

  // MARK: Contacts

  /// Returns the contacts that meet a predicate of `CNContact`.
  ///
  /// - Throws: `CNError`, as all functions that read and change.
  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] {
    try fetch(predicate, keys, .none).map { CNContact($0, $1) }
  }

  /// Returns a contact.
  ///
  /// - Throws: `CNError.recordDoesNotExist` if there is none with this identifier.
  open func unifiedContact(
    withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact {
    let predicate = CNContact.predicateForContacts(withIdentifiers: [identifier])
    guard let contact = try unifiedContacts(matching: predicate, keysToFetch: keys).first else {
      throw CNError(.recordDoesNotExist, "The contact does not exist.", records: [identifier])
    }
    return contact
  }

  /// Passes contacts to a closure, which sets the pointer's value to stop (Contacts.FE3).
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws {
    let found = try fetch(
      fetchRequest.predicate, fetchRequest.keysToFetch, fetchRequest.sortOrder)
    var isOver: ObjCBool = false
    for (values, keys) in found {
      block(
        fetchRequest.mutableObjects ? CNMutableContact(values, keys) : CNContact(values, keys),
        &isOver)
      if isOver.boolValue { return }
    }
  }

  // MARK: Groups and containers

  /// Returns the groups that meet a predicate of `CNGroup`; all for `nil`.
  open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] {
    let contents = try contents()
    let groups = contents.groups().map { CNGroup($0.identifier, $0.group.name) }
    guard let predicate else { return groups }
    guard let own = predicate as? GroupPredicate else { throw Self.invalid }
    return groups.filter { group in
      switch own.condition {
      case .identifiers(let identifiers): identifiers.contains(group.identifier)
      case .container(let identifier): identifier == contents.container.identifier
      }
    }
  }

  /// Returns the containers that meet a predicate of `CNContainer`; all for `nil`.
  open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] {
    let contents = try contents()
    let container = contents.container
    guard let predicate else { return [container] }
    guard let own = predicate as? ContainerPredicate else { throw Self.invalid }
    let isIncluded =
      switch own.condition {
      case .identifiers(let identifiers): identifiers.contains(container.identifier)
      case .member(let identifier):
        contents.contact(identifier) != nil || contents.group(identifier) != nil
      }
    return isIncluded ? [container] : []
  }

  /// Returns the identifier of the container of new contacts; empty without permission.
  open func defaultContainerIdentifier() -> String {
    (try? contents())?.container.identifier ?? ""
  }

  // MARK: Changes

  /// Executes the changes of a request: all or none (Contacts.SA2).
  open func execute(_ saveRequest: CNSaveRequest) throws {
    do {
      try client.save { try ContactChanges(saveRequest, in: ContactContents($0)).changes }
    } catch let failure as RecordFailure {
      throw CNError(failure)
    }
  }

  /// The history token of the current state; `nil` without permission (Contacts.SA4).
  open var currentHistoryToken: Data? {
    guard let records = (try? contents())?.records else { return nil }
    return Data("\(records.identifier) \(records.revision)".utf8)
  }

  // MARK: Internals

  private static let denied = CNError(.authorizationDenied, "Access Denied")
  private static let invalid = CNError(
    .predicateInvalid, "The predicate is none of those that the classes of Contacts return.")

  private func contents() throws -> ContactContents {
    do throws(RecordFailure) {
      return ContactContents(try client.contents())
    } catch {
      throw CNError(error)
    }
  }

  /// Returns the fetched properties of contacts with their keys (Contacts.FE1).
  private func fetch(
    _ predicate: NSPredicate?, _ descriptors: [any CNKeyDescriptor], _ order: CNContactSortOrder
  ) throws -> [(ContactValues, Set<String>)] {
    let contents = try contents()
    let found = try contents.contacts(matching: predicate)
    let keys = ContactKeys.keys(of: descriptors)
    let needsImage = !keys.isDisjoint(with: [
      CNContactImageDataKey, CNContactThumbnailImageDataKey, CNContactImageDataAvailableKey,
    ])
    return ContactOrder.sorted(found, order).map { contact in
      var kept = contact.keeping(keys)
      if needsImage { contents.addImage(to: &kept) }
      return (kept, keys)
    }
  }
}

extension ContactContents {
  /// Returns the contacts that meet a predicate; all for `nil`.
  fileprivate func contacts(matching predicate: NSPredicate?) throws -> [ContactValues] {
    guard let predicate else { return contacts() }
    guard let own = predicate as? ContactPredicate else {
      throw CNError(
        .predicateInvalid, "The predicate is none of those that CNContact returns.")
    }
    switch own.condition {
    case .identifiers(let identifiers):
      var known: Set<String> = []
      return identifiers.filter { known.insert($0).inserted }.compactMap(contact)
    case .group(let identifier): return (group(identifier)?.members ?? []).compactMap(contact)
    case .container(let identifier):
      return identifier == container.identifier ? contacts() : []
    case .name, .email, .phone: return contacts().filter(own.condition.includes)
    }
  }
}

extension PermissionStatus {
  /// The authorization status of the app.
  fileprivate var authorization: CNAuthorizationStatus {
    switch self {
    case .notDetermined: .notDetermined
    case .restricted: .restricted
    case .denied: .denied
    case .limited: .limited
    case .authorized, .whenInUse, .always: .authorized
    }
  }
}
