/// Which property changes: by its key path, its names, or both.
struct PropertyChange {
  /// The property, where it was told by that.
  let keyPath: AnyKeyPath?
  /// Its names, as far as they are known.
  let names: Set<String>

  /// A property told by its key path.
  init(_ keyPath: AnyKeyPath) {
    self.keyPath = keyPath
    names = KeyedProperties.names(of: keyPath)
  }

  /// A property told by its name.
  init(_ name: String) { (keyPath, names) = (nil, [name]) }

  /// Whether a class lets a property tell of its changes without saying so by hand (KO5).
  func isToldByItself(of object: NSObject) -> Bool {
    guard let own = type(of: object) as? any _KVAutomatic.Type else { return true }
    return names.allSatisfy { own.automaticallyNotifiesObservers(forKey: $0) }
  }

  /// Whether it is a property of some names, or one of which that is made (KO4).
  func isAbout(_ others: Set<String>, of object: NSObject) -> Bool {
    guard !names.isEmpty, !others.isEmpty else { return false }
    return !names.isDisjoint(with: others)
      || others.contains { !names.isDisjoint(with: Self.sources(of: $0, in: object)) }
  }

  /// The key paths of which a property is made, and those of which these are, by what its class says.
  static func sources(of name: String, in object: NSObject) -> Set<String> {
    var (found, todo) = (Set<String>(), [name])
    while let next = todo.popLast() {
      let new = type(of: object).keyPathsForValuesAffectingValue(forKey: next)
        .union(KeyedProperties.sources(of: next, in: object))
      for source in new where source != name && found.insert(source).inserted {
        todo.append(source)
      }
    }
    return found
  }
}
