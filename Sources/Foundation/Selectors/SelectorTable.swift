import Synchronization

/// The registry of methods that can be called by name.
enum SelectorTable {
  /// Registers a method under a name, unless its class already has one.
  static func add(_ method: SelectedMethod, named name: String) {
    table.withLock { table in
      guard table[name]?.contains(where: { $0.owner == method.owner }) != true else { return }
      table[name, default: []].append(method)
    }
  }

  /// Returns the methods with a name, in the order of their registration.
  static func methods(named name: String) -> [SelectedMethod] {
    table.withLock { $0[name] ?? [] }
  }

  /// Returns the names of an object's methods, sorted.
  static func names(of target: AnyObject) -> [String] {
    let known = table.withLock { $0 }
    return known.filter { $0.value.contains { $0.isMethod(of: target) } }.keys.sorted()
  }

  /// Returns the names of the methods that a class itself declares.
  static func names(ofClass type: AnyClass) -> Set<String> {
    let owner = ObjectIdentifier(type)
    let known = table.withLock { $0 }
    return Set(known.filter { $0.value.contains { $0.owner == owner } }.keys)
  }

  private static let table = Mutex<[String: [SelectedMethod]]>([:])
}
