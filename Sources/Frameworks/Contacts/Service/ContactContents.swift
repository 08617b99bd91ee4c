internal import TactusRecordAccess
internal import TactusUserRecords

/// The contacts and groups of the phone, as they were at an instant.
struct ContactContents {
  /// The records.
  let records: ClientRecords

  init(_ records: ClientRecords) { self.records = records }

  /// The container.
  var container: CNContainer {
    // The name is a guess.
    CNContainer(ContactIdentifier.container(records.identifier), "iPhone", .local)
  }

  /// The kinds of records.
  enum Kind: String {
    case contact, group, image
  }

  // MARK: Contacts

  /// Returns the contacts, ordered by their last change.
  func contacts() -> [ContactValues] {
    sorted(.contact).compactMap { contact($0) }
  }

  /// Returns a contact without its image; `nil` if there is none.
  func contact(_ identifier: String) -> ContactValues? {
    guard let record = records.records[identifier], record.kind == Kind.contact.rawValue else {
      return nil
    }
    return contact(record)
  }

  /// Adds the image to a contact's properties.
  func addImage(to contact: inout ContactValues) {
    contact.imageData = records.records[contact.identifier].flatMap {
      StoredContact(content: Data($0.content.utf8))
    }.flatMap(image(contact.identifier))
  }

  /// Returns the stored form of a contact with its image; `nil` if there is none.
  func complete(_ identifier: String) -> ContactValues? {
    guard var contact = contact(identifier) else { return nil }
    addImage(to: &contact)
    return contact
  }

  // MARK: Groups

  /// Returns the groups by their identifiers, ordered by their last change.
  func groups() -> [(identifier: String, group: StoredGroup)] {
    sorted(.group).compactMap { record in
      StoredGroup(content: record.content).map { (record.id, $0) }
    }
  }

  /// Returns a group; `nil` if there is none.
  func group(_ identifier: String) -> StoredGroup? {
    guard let record = records.records[identifier], record.kind == Kind.group.rawValue else {
      return nil
    }
    return StoredGroup(content: record.content)
  }

  // MARK: Internals

  private func sorted(_ kind: Kind) -> [UserRecord] {
    records.records.values.filter { $0.kind == kind.rawValue }
      .sorted { $0.revision < $1.revision }
  }

  private func contact(_ record: UserRecord) -> ContactValues? {
    StoredContact(content: Data(record.content.utf8))?.values(record.id)
  }

  private func image(_ identifier: String) -> (StoredContact) -> Data? {
    { stored in
      guard stored.imageParts > 0 else { return nil }
      let parts = records.parts(of: identifier, count: stored.imageParts)
      return Data(base64Encoded: parts.map(\.content).joined())
    }
  }
}
