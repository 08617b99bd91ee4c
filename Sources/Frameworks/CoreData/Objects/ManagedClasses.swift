import Synchronization

/// The classes of managed objects, found by the names in models (CoreData.MO4).
enum ManagedClasses {
  /// Returns the class of an entity's objects: that of the name, or `NSManagedObject`.
  static func type(of entity: NSEntityDescription) -> NSManagedObject.Type {
    guard let name = entity.managedObjectClassName, name != "NSManagedObject", !name.isEmpty else {
      return NSManagedObject.self
    }
    let short = String(
      name[(name.lastIndex(of: ".").map(name.index(after:)) ?? name.startIndex)...])
    if let known = seen.withLock({ $0[name] ?? $0[short] }) { return known }
    let found: AnyClass? =
      (name.contains(".") ? Foundation.NSClassFromString(name) : _classForNameText(name))
      ?? KeyedProperties.type(named: short) ?? neighbor(short)
    guard let type = found as? NSManagedObject.Type else { return NSManagedObject.self }
    seen.withLock { $0[name] = type }
    return type
  }

  /// Returns the class of a name in a module of a class that the app has named, or that has
  /// properties: a class may inherit all its properties.
  private static func neighbor(_ name: String) -> AnyClass? {
    let modules = seen.withLock { $0.keys }.compactMap { known in
      known.firstIndex(of: ".").map { String(known[..<$0]) }
    }
    return KeyedProperties.modules.union(modules).sorted().lazy
      .compactMap { Foundation.NSClassFromString("\($0).\(name)") }.first
  }

  /// Remembers a class that the app names itself, which has no properties that could tell its name.
  static func note(_ type: NSManagedObject.Type) {
    guard type != NSManagedObject.self else { return }
    seen.withLock {
      $0[String(reflecting: type)] = type
      $0[String(describing: type)] = type
    }
  }

  /// Returns the entity with a class; nil if there is none.
  static func entity(of type: NSManagedObject.Type, in model: NSManagedObjectModel)
    -> NSEntityDescription?
  {
    note(type)
    let full = String(reflecting: type)
    let short = String(describing: type)
    func names(_ entity: NSEntityDescription, _ name: String) -> Bool {
      let own = entity.managedObjectClassName ?? ""
      return own == name || own == "." + short
    }
    return model.entities.first { names($0, full) } ?? model.entities.first { names($0, short) }
      ?? model.entities.first { $0.objectClass == type }
      ?? model.entities.first { $0.name == short }
  }

  private static let seen = Mutex<[String: NSManagedObject.Type]>([:])
}
