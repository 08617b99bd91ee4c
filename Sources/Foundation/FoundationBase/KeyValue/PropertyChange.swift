/// The changing property, identified by its key path, its names or both.
struct PropertyChange {
  /// The key path, if it is known.
  let keyPath: AnyKeyPath?
  /// The names, as far as they are known.
  let names: Set<String>
  /// The change of some elements of the value; nil if the value is replaced.
  let collection: CollectionChange?

  /// Creates the change of a property given by its key path.
  init(_ keyPath: AnyKeyPath) {
    self.keyPath = keyPath
    names = KeyedProperties.names(of: keyPath)
    collection = nil
  }

  /// Creates the change of a property given by its name.
  init(_ name: String, _ collection: CollectionChange? = nil) {
    (keyPath, names, self.collection) = (nil, [name], collection)
  }

  /// Returns whether the property notifies observers automatically (ObjectiveC.KO5).
  func isAutomatic(of object: NSObject) -> Bool {
    guard let own = type(of: object) as? any _KVAutomatic.Type else { return true }
    return names.allSatisfy { own.automaticallyNotifiesObservers(forKey: $0) }
  }

  /// Returns whether the property has one of the names or affects one of them (ObjectiveC.KO4).
  func affects(_ others: Set<String>, of object: NSObject) -> Bool {
    guard !names.isEmpty, !others.isEmpty else { return false }
    return !names.isDisjoint(with: others)
      || others.contains { !names.isDisjoint(with: Self.sources(of: $0, in: object)) }
  }

  /// Returns all key paths that affect a property, directly or indirectly.
  static func sources(of name: String, in object: NSObject) -> Set<String> {
    var (found, pending) = (Set<String>(), [name])
    while let next = pending.popLast() {
      let new = type(of: object).keyPathsForValuesAffectingValue(forKey: next)
        .union(KeyedProperties.sources(of: next, in: object))
      for source in new where source != name && found.insert(source).inserted {
        pending.append(source)
      }
    }
    return found
  }
}
