extension NSArray {
  /// Sends a message to each object, in order.
  @preconcurrency @MainActor
  public func makeObjectsPerform(_ aSelector: Selector) {
    for case let object as NSObject in self { object.perform(aSelector) }
  }

  /// Sends a message with an argument to each object, in order.
  @preconcurrency @MainActor
  public func makeObjectsPerform(_ aSelector: Selector, with argument: Any?) {
    for case let object as NSObject in self { object.perform(aSelector, with: argument) }
  }
}

extension NSSet {
  /// Sends a message to each object.
  @preconcurrency @MainActor
  public func makeObjectsPerform(_ aSelector: Selector) {
    for case let object as NSObject in self { object.perform(aSelector) }
  }

  /// Sends a message with an argument to each object.
  @preconcurrency @MainActor
  public func makeObjectsPerform(_ aSelector: Selector, with argument: Any?) {
    for case let object as NSObject in self { object.perform(aSelector, with: argument) }
  }
}

extension NSArray {
  /// Returns the objects in the order of a comparison method of strings, numbers or dates, such as
  /// `compare:` (Predicates.SD5).
  public func sortedArray(using comparator: Selector) -> [Any] {
    let key = SortKey(names: nil, selector: comparator)
    return sortedArray(options: .stable) { key.order($0, $1) }
  }
}

extension NSMutableArray {
  /// Sorts the objects by a comparison method of strings, numbers or dates (Predicates.SD5).
  public func sort(using comparator: Selector) {
    let key = SortKey(names: nil, selector: comparator)
    sort(options: .stable) { key.order($0, $1) }
  }
}

extension NSDictionary {
  /// Returns the keys in the order that a comparison method gives their values (Predicates.SD5).
  public func keysSortedByValue(using comparator: Selector) -> [Any] {
    let order = SortKey(names: nil, selector: comparator)
    return keysSorted { order.order($0, $1) }
  }

  /// Returns the keys in the order that a closure gives their values (ObjectiveC.FO55).
  @_disfavoredOverload
  public func keysSortedByValue(comparator cmptr: (Any, Any) -> ComparisonResult) -> [Any] {
    keysSorted(by: cmptr)
  }

  /// Returns the keys in the order that a closure gives their values (ObjectiveC.FO55).
  ///
  /// - Parameters:
  ///   - opts: Options, which change nothing: equal values always keep their order.
  ///   - cmptr: The closure.
  @_disfavoredOverload
  public func keysSortedByValue(
    options opts: NSSortOptions = [], usingComparator cmptr: (Any, Any) -> ComparisonResult
  ) -> [Any] {
    keysSorted(by: cmptr)
  }

  /// Foundation on Linux compares the keys.
  private func keysSorted(by compare: (Any, Any) -> ComparisonResult) -> [Any] {
    zip(allKeys, allValues).enumerated().sorted { one, other in
      switch compare(one.element.1, other.element.1) {
      case .orderedAscending: true
      case .orderedSame: one.offset < other.offset
      case .orderedDescending: false
      }
    }.map(\.element.0)
  }
}
