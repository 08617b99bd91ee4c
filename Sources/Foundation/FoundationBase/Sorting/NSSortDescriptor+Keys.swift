// String key paths, which Foundation's class lacks on Linux (Predicates.SD1…SD4).
extension NSSortDescriptor {
  /// Creates a sort descriptor.
  ///
  /// - Parameters:
  ///   - key: The key path; nil to compare the objects themselves.
  ///   - ascending: Whether the order is ascending.
  public convenience init(key: String?, ascending: Bool) {
    self.init(key: key, ascending: ascending, selector: nil)
  }

  /// Creates a sort descriptor with the selector of a comparison method (Predicates.SD3).
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    let key = SortKey(names: key, selector: selector ?? Selector("compare:"))
    self.init(keyPath: \Any?.[under: key], ascending: ascending) { one, other in
      key.order(one, other)
    }
  }

  /// Creates a sort descriptor with a comparator.
  public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
    let key = SortKey(names: key, selector: nil)
    let order = SortKey.order(by: cmptr)
    self.init(keyPath: \Any?.[under: key], ascending: ascending, comparator: order)
  }

  /// Creates a sort descriptor for a Swift key path whose values need not be `Comparable`, such as
  /// optionals (Predicates.SD4).
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    let key = SortKey(names: nil, selector: Selector("compare:"))
    self.init(keyPath: keyPath, ascending: ascending) { one, other in key.order(one, other) }
  }

  /// The key path as a string; nil if the objects themselves are compared or the key path has no
  /// string form.
  public var key: String? {
    if let key = sortKey { return key.names }
    return keyPath.names
  }

  /// The selector of the comparison method; nil if a comparator or Swift's order is used.
  public var selector: Selector? { sortKey?.selector }

  private var sortKey: SortKey? {
    let probe: Any? = SortKey.Probe()
    return (keyPath as? KeyPath<Any?, Any?>).flatMap { probe[keyPath: $0] as? SortKey }
  }
}

extension Optional {
  /// The value at the key's path, or the key itself for a probe.
  fileprivate subscript(under key: SortKey) -> Any? {
    guard let value = self else { return nil }
    return value is SortKey.Probe ? key : key.value(of: value)
  }
}
