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
