import TactusThreads

/// A list of the properties of a framework module's classes, which is found by its name.
///
/// A module calls its list `KeyedPropertyList`, and that of older properties, whose use the
/// compiler warns of, `OlderPropertyList`.
package protocol KeyedPropertySource {
  /// Adds the properties, by class.
  static func add(to tables: inout KeyedTables)
}

/// The properties of one class that key-value coding finds by name.
package struct KeyedTable<Root: NSObject> {
  /// Adds a property under one of its names.
  package func add<Value>(_ name: String, _ keyPath: KeyPath<Root, Value>) {
    KeyedProperties.add(name, keyPath)
  }

  /// Adds a property that only the framework sets.
  package func add<Value>(readOnly name: String, _ keyPath: KeyPath<Root, Value>) {
    KeyedProperties.add(readOnly: name, keyPath)
  }

  /// Adds a Boolean property under both names: `isHidden` as `isHidden` and `hidden`.
  package func add(flag name: String, _ keyPath: KeyPath<Root, Bool>) {
    KeyedProperties.add(getter(of: name), keyPath)
    KeyedProperties.add(name, keyPath)
  }

  /// Adds a Boolean property that only the framework sets under both names.
  package func add(readOnlyFlag name: String, _ keyPath: KeyPath<Root, Bool>) {
    KeyedProperties.add(readOnly: getter(of: name), keyPath)
    KeyedProperties.add(readOnly: name, keyPath)
  }

  /// Returns the name of the getter of a Boolean property.
  private func getter(of name: String) -> String {
    "is" + name.prefix(1).uppercased() + name.dropFirst()
  }
}

/// The properties of framework classes, each of which registers its own and those of its
/// superclasses when one is first accessed by name.
// Source: ObjectiveC.KC9
package struct KeyedTables {
  private var classes: [ObjectIdentifier: [() -> Void]] = [:]

  /// Adds the properties of a class.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - list: Adds the properties. It only names them, so that it may run on any thread.
  package mutating func add<Root: NSObject>(
    _ type: Root.Type, _ list: @escaping @MainActor @Sendable (KeyedTable<Root>) -> Void
  ) {
    let anywhere = unsafeBitCast(list, to: (@Sendable (KeyedTable<Root>) -> Void).self)
    classes[ObjectIdentifier(type), default: []].append { anywhere(KeyedTable<Root>()) }
  }

  // MARK: Registering

  /// Registers the properties of a class and its superclasses, once.
  package static func register(_ type: AnyClass) {
    state.withLock { state in
      var next: AnyClass? = type
      while let type = next, state.known.insert(ObjectIdentifier(type)).inserted {
        state.load(moduleOf: type)
        for add in state.tables.classes.removeValue(forKey: ObjectIdentifier(type)) ?? [] { add() }
        next = _getSuperclass(type)
      }
    }
  }

  /// Returns whether a framework lists the properties of a class.
  package static func lists(_ type: AnyClass) -> Bool {
    state.withLock { state in
      state.load(moduleOf: type)
      return state.listed.contains(ObjectIdentifier(type))
    }
  }

  private struct State {
    var tables = KeyedTables()
    /// The classes whose properties are registered.
    var known: Set<ObjectIdentifier> = []
    /// The classes that have a table.
    var listed: Set<ObjectIdentifier> = []
    private var modules: Set<String> = []

    /// Reads the lists of a class's module, once.
    mutating func load(moduleOf type: AnyClass) {
      let name = _typeName(type, qualified: true)
      guard let point = name.firstIndex(of: ".") else { return }
      let module = String(name[..<point])
      guard modules.insert(module).inserted else { return }
      for list in ["KeyedPropertyList", "OlderPropertyList"] {
        // The mangled name of an enumeration.
        let mangled = "\(module.utf8.count)\(module)\(list.utf8.count)\(list)O"
        guard let source = _typeByName(mangled) as? any KeyedPropertySource.Type else { continue }
        source.add(to: &tables)
      }
      listed.formUnion(tables.classes.keys)
    }
  }

  private static let state = Guarded(State())
}
