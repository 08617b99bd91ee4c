// The calls that lowered sources make in place of `@NSManaged` (CoreData.MA1–MA4).
extension NSManagedObject {
  /// Returns the value of an `@NSManaged` property.
  public func _managed<Value>(_ key: String) -> Value {
    let value: Any?
    if entity.contents.properties[key] != nil {
      willAccessValue(forKey: key)
      value = primitiveValue(forKey: key)
      didAccessValue(forKey: key)
    } else if let name = primitiveName(key) {
      value = primitiveValue(forKey: name)
    } else {
      value = _val(forUndefinedKey: key)
    }
    guard let converted = ManagedValue.converted(value, to: Value.self) else {
      NSException(
        name: .internalInconsistencyException,
        reason: "\(type(of: self)) has \(value.map { "a \(type(of: $0))" } ?? "no value") for the "
          + "property \(key) of type \(Value.self)"
      ).raise()
    }
    return converted
  }

  /// Sets the value of an `@NSManaged` property.
  public func _setManaged<Value>(_ value: Value, _ key: String) {
    let value = ManagedValue.unwrapped(value)
    if entity.contents.properties[key] == nil, let name = primitiveName(key) {
      setPrimitiveValue(value, forKey: name)
    } else if entity.contents.properties[key] == nil {
      _setVal(value, forUndefinedKey: key)
    } else {
      setValue(value, forKey: key)
    }
  }

  /// Performs an `@NSManaged` method, which changes a relationship.
  ///
  /// - Parameters:
  ///   - name: The full name of the method, such as `addToItems(_:)`.
  ///   - arguments: Its arguments.
  public func _callManaged(_ name: String, _ arguments: Any...) {
    let base = String(name.prefix { $0 != "(" })
    guard let (action, relationship) = managedMethod(base) else {
      NSException(
        name: .invalidArgumentException,
        reason: "\(type(of: self)) has no relationship for the method \(name)"
      ).raise()
    }
    let indexes = arguments.compactMap(Self.indexes).first
    let objects = arguments.filter { Self.indexes($0) == nil }.flatMap {
      identifiers($0 is NSManagedObject ? [$0] : $0, of: relationship)
    }
    let key = relationship.name
    willChangeValue(forKey: key)
    var links = filled.links[key] ?? LinkedObjects()
    if action == .remove || action == .replace, let indexes {
      for identifier in indexes.filter(links.order.indices.contains).map({ links.order[$0] }) {
        links.remove(identifier)
      }
    }
    switch action {
    case .remove: for identifier in objects { links.remove(identifier) }
    case .add, .replace:
      for (place, identifier) in objects.enumerated() {
        let index = indexes.flatMap { $0.indices.contains(place) ? $0[place] : nil }
        links.insert(identifier, at: index)
      }
    }
    content?.links[key] = links
    didChangeValue(forKey: key)
  }

  private enum Action { case add, remove, replace }

  /// Returns what a method does, and the relationship that it changes, by the method's name.
  private func managedMethod(_ name: String) -> (Action, NSRelationshipDescription)? {
    let beginnings: [(String, Action)] = [
      ("addTo", .add), ("insertInto", .add), ("removeFrom", .remove), ("replace", .replace),
      ("add", .add), ("remove", .remove),
    ]
    for (beginning, action) in beginnings where name.hasPrefix(beginning) {
      let rest = name.dropFirst(beginning.count)
      for word in [rest, rest.hasSuffix("Object") ? rest.dropLast(6) : rest] {
        let found = entity.contents.relationships.values.first {
          $0.name.prefix(1).uppercased() + $0.name.dropFirst() == word
        }
        if let found { return (action, found) }
      }
    }
    return nil
  }

  /// Returns the indexes of an argument; nil for other arguments.
  private static func indexes(_ argument: Any) -> [Int]? {
    switch argument {
    case let index as Int where !(argument is NSManagedObject): [index]
    case let set as NSIndexSet: (set as IndexSet).map(\.self)
    case let set as IndexSet: set.map(\.self)
    default: nil
    }
  }

  /// Returns the key of a property `primitiveName`.
  private func primitiveName(_ key: String) -> String? {
    guard key.hasPrefix("primitive") else { return nil }
    let rest = key.dropFirst("primitive".count)
    return entity.contents.properties.keys.first {
      $0.prefix(1).uppercased() + $0.dropFirst() == rest
    }
  }
}
