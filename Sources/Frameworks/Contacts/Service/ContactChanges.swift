internal import TactusUserRecords

/// The record changes of a save request (Contacts.SA1).
struct ContactChanges {
  /// The changes.
  private(set) var changes: [RecordChange] = []

  private let contents: ContactContents
  /// The contacts that the request has changed so far; `nil` for deleted ones.
  private var contacts: [String: ContactValues?] = [:]
  /// The groups that the request has changed so far; `nil` for deleted ones.
  private var groups: [String: StoredGroup?] = [:]

  /// Creates the changes of a request.
  ///
  /// - Throws: `CNError`.
  init(_ request: CNSaveRequest, in contents: ContactContents) throws {
    self.contents = contents
    for change in request.changes { try add(change) }
  }

  // MARK: Internals

  /// The number of characters in each part of an image.
  ///
  /// - Source: ours: less than a record may have. Confidence: guess.
  private static let imagePart = 96_000

  private mutating func add(_ change: CNSaveRequest.Change) throws {
    switch change {
    case .add(let contact, let container):
      try check(container)
      guard find(contact.identifier) == nil else {
        throw error(.insertedRecordAlreadyExists, contact.identifier)
      }
      put(contact.values, isNew: true)
    case .update(let contact):
      guard var stored = find(contact.identifier) else {
        throw error(.recordDoesNotExist, contact.identifier)
      }
      stored.take(contact.fetchedKeys, from: contact.values)
      put(stored, isNew: false)
    case .delete(let contact):
      let id = contact.identifier
      guard find(id) != nil else { throw error(.recordDoesNotExist, id) }
      contacts[id] = .some(nil)
      changes.append(.delete(id: id))
      for (group, stored) in allGroups where stored.members.contains(id) {
        var stored = stored
        stored.members.removeAll { $0 == id }
        put(stored, group)
      }
    case .addGroup(let group, let container):
      try check(container)
      let id = group.identifier
      guard findGroup(id) == nil else { throw error(.insertedRecordAlreadyExists, id) }
      let stored = StoredGroup(name: group.name)
      groups[id] = stored
      changes.append(
        .add(id: id, kind: ContactContents.Kind.group.rawValue, content: stored.content))
    case .updateGroup(let group):
      var stored = try require(group)
      stored.name = group.name
      put(stored, group.identifier)
    case .deleteGroup(let group):
      _ = try require(group)
      groups[group.identifier] = .some(nil)
      changes.append(.delete(id: group.identifier))
    case .addMember(let contact, let group):
      var stored = try require(group)
      guard find(contact.identifier) != nil else {
        throw error(.recordDoesNotExist, contact.identifier)
      }
      guard !stored.members.contains(contact.identifier) else { return }
      stored.members.append(contact.identifier)
      put(stored, group.identifier)
    case .removeMember(let contact, let group):
      var stored = try require(group)
      guard stored.members.contains(contact.identifier) else { return }
      stored.members.removeAll { $0 == contact.identifier }
      put(stored, group.identifier)
    }
  }

  private func error(_ code: CNError.Code, _ identifier: String) -> CNError {
    CNError(code, "The request cannot be carried out.", records: [identifier])
  }

  private func check(_ container: String?) throws {
    guard let container, container != contents.container.identifier else { return }
    throw error(.parentRecordDoesNotExist, container)
  }

  private func find(_ identifier: String) -> ContactValues? {
    contacts[identifier] ?? contents.complete(identifier)
  }

  private func findGroup(_ identifier: String) -> StoredGroup? {
    groups[identifier] ?? contents.group(identifier)
  }

  private func require(_ group: CNGroup) throws -> StoredGroup {
    guard let stored = findGroup(group.identifier) else {
      throw error(.recordDoesNotExist, group.identifier)
    }
    return stored
  }

  /// The groups with the changes so far.
  private var allGroups: [(String, StoredGroup)] {
    let stored = contents.groups().map(\.identifier)
    let new = groups.keys.filter { !stored.contains($0) }.sorted()
    return (stored + new).compactMap { id in findGroup(id).map { (id, $0) } }
  }

  private mutating func put(_ group: StoredGroup, _ identifier: String) {
    groups[identifier] = group
    changes.append(.update(id: identifier, content: group.content))
  }

  private mutating func put(_ contact: ContactValues, isNew: Bool) {
    let id = contact.identifier
    let old = isNew ? nil : find(id)
    contacts[id] = contact
    var stored = StoredContact(contact)
    let picture = contact.imageData?.base64EncodedString() ?? ""
    let parts = Self.parts(of: picture)
    stored.imageParts = parts.count
    let content = String(decoding: stored.content, as: UTF8.self)
    changes.append(
      isNew
        ? .add(id: id, kind: ContactContents.Kind.contact.rawValue, content: content)
        : .update(id: id, content: content))
    guard old?.imageData != contact.imageData else { return }
    if old?.imageData != nil { changes.append(.deleteParts(id: id)) }
    for (index, part) in parts.enumerated() {
      changes.append(
        .put(id: "\(id)/\(index)", kind: ContactContents.Kind.image.rawValue, content: part))
    }
  }

  private static func parts(of text: String) -> [String] {
    var (parts, rest) = ([String](), Array(text.utf8)[...])
    while !rest.isEmpty {
      parts.append(String(decoding: rest.prefix(imagePart), as: UTF8.self))
      rest = rest.dropFirst(imagePart)
    }
    return parts
  }
}
