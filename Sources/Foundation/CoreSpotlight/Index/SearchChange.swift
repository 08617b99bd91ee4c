/// A change of an index.
enum SearchChange: Sendable {
  case add([CSSearchableItem])
  case remove(identifiers: Set<String>)
  case removeDomains([String])
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
    guard let copy = item.copy() as? CSSearchableItem else { return }
    copy.isUpdate = false
    if item.isUpdate, let old = items[item.uniqueIdentifier] {
      let new = copy.attributeSet
      new.values = old.attributeSet.values.merging(new.values) { $1 }
      new.customKeys = old.attributeSet.customKeys.merging(new.customKeys) { $1 }
      copy.domainIdentifier = copy.domainIdentifier ?? old.domainIdentifier
    }
    items[item.uniqueIdentifier] = copy
  }
}
