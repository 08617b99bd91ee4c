extension NSObjectProtocol {
  /// Returns whether the object has a method, among those for which a selector was ever created.
  public func responds(to aSelector: Selector) -> Bool { aSelector.isMethod(of: self) }

  /// Calls a method.
  ///
  /// A missing method ends the program, as on an iPhone.
  ///
  /// The result of the method is discarded.
  @preconcurrency @MainActor
  public func perform(_ aSelector: Selector) { call(aSelector, []) }

  /// Calls a method with one argument.
  @preconcurrency @MainActor
  public func perform(_ aSelector: Selector, with object: Any?) { call(aSelector, [object]) }

  /// Calls a method with two arguments.
  @preconcurrency @MainActor
  public func perform(_ aSelector: Selector, with object1: Any?, with object2: Any?) {
    call(aSelector, [object1, object2])
  }

  @MainActor private func call(_ selector: Selector, _ arguments: [Any?]) {
    selector.send(to: self, with: arguments)
  }
}

extension NSObjectProtocol where Self: NSObject {
  /// Returns nil: no other object receives the messages that the object does not understand.
  ///
  /// On Linux a message is never forwarded.
  public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
}

/// Returns the selector with a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// Returns the name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
