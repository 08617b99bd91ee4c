import Synchronization

/// The methods that can be called by name.
enum SelectorTable {
  /// Makes a class's method known under a name, once.
  static func add(_ method: SelectedMethod, named name: String) {
    table.withLock { table in
      guard table[name]?.contains(where: { $0.owner == method.owner }) != true else { return }
      table[name, default: []].append(method)
    }
  }

  /// The methods of a name, in the order in which they were made known.
  static func methods(named name: String) -> [SelectedMethod] {
    table.withLock { $0[name] ?? [] }
  }

  private static let table = Mutex<[String: [SelectedMethod]]>([:])
}
