/// A change of an index.
enum SearchChange: Sendable {
  /// Adds items, which belong to the change alone.
  case add([CSSearchableItem])
  /// Removes items by their identifiers.
  case remove(identifiers: Set<String>)
  /// Removes the items of domains, and of those within them.
  case removeDomains([String])
  /// Removes all items.
  case removeAll

  /// Changes the items of an index.
  func apply(to items: inout [String: CSSearchableItem]) {
    switch self {
    case .add(let added): for item in added { add(item, to: &items) }
    case .remove(let identifiers): items = items.filter { !identifiers.contains($0.key) }
    case .removeDomains(let domains):
      items = items.filter { _, item in
        guard let domain = item.domainIdentifier else { return true }
        return !domains.contains { domain == $0 || domain.hasPrefix($0 + ".") }
      }
    case .removeAll: items = [:]
    }
  }

  private func add(_ item: CSSearchableItem, to items: inout [String: CSSearchableItem]) {
    if item.isUpdate, let old = items[item.uniqueIdentifier] {
      let new = item.attributeSet
      new.values = old.attributeSet.values.merging(new.values) { $1 }
      new.customKeys = old.attributeSet.customKeys.merging(new.customKeys) { $1 }
      item.domainIdentifier = item.domainIdentifier ?? old.domainIdentifier
    }
    item.isUpdate = false
    items[item.uniqueIdentifier] = item
  }
}
