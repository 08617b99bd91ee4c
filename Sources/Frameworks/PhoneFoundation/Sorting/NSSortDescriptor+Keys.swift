// What Foundation's lacks on Linux: names in the place of key paths (SD1…SD4).
extension NSSortDescriptor {
  /// Makes one.
  ///
  /// - Parameters:
  ///   - key: Names that are parted by dots; nil to compare things themselves.
  ///   - ascending: Whether what comes first is first.
  public convenience init(key: String?, ascending: Bool) {
    self.init(key: key, ascending: ascending, selector: nil)
  }

  /// Makes one that compares by a method (SD3).
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    let key = SortKey(names: key, selector: selector ?? Selector("compare:"))
    self.init(keyPath: \Any?.[under: key], ascending: ascending) { one, other in
      key.order(one, other)
    }
  }

  /// Makes one that compares by a function.
  public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
    let key = SortKey(names: key, selector: nil)
    let order = SortKey.order(by: cmptr)
    self.init(keyPath: \Any?.[under: key], ascending: ascending, comparator: order)
  }

  /// Makes one of a key path to what may have no order of Swift's, such as what may be nothing (SD4).
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    let key = SortKey(names: nil, selector: Selector("compare:"))
    self.init(keyPath: keyPath, ascending: ascending) { one, other in key.order(one, other) }
  }

  /// The names by which things are asked, parted by dots; nil where they themselves are compared, or where a
  /// key path is not only names.
  public var key: String? {
    if let key = sortKey { return key.names }
    // Such as `\Dish.minutes`.
    let path = keyPath.debugDescription
    guard let dot = path.firstIndex(of: "."), !path.contains(where: { "<[?!>".contains($0) })
    else { return nil }
    return String(path[path.index(after: dot)...])
  }

  /// The method that compares; nil where a function or the order of Swift's does.
  public var selector: Selector? { sortKey?.selector }

  private var sortKey: SortKey? {
    let question: Any? = SortKey.Question()
    return (keyPath as? KeyPath<Any?, Any?>).flatMap { question[keyPath: $0] as? SortKey }
  }
}

extension Optional {
  /// What is found under names, or the key itself, if that is what is asked for.
  fileprivate subscript(under key: SortKey) -> Any? {
    guard let value = self else { return nil }
    return value is SortKey.Question ? key : key.value(of: value)
  }
}
