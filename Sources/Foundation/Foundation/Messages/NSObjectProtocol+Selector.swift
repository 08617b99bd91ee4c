extension NSObjectProtocol {
  /// Returns whether the object has a method, among those for which a selector was ever created.
  public func responds(to aSelector: Selector!) -> Bool {
    aSelector.map { $0.isMethod(of: self) } ?? false
  }

  /// Calls a method.
  ///
  /// A missing method ends the program, as on an iPhone.
  ///
  /// - Parameter aSelector: The selector.
  /// - Returns: The result, which exists until the next call; nil for a method without one.
  @preconcurrency @MainActor @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    aSelector.result(ofSending: [], to: self)
  }

  /// Calls a method with one argument.
  ///
  /// - Parameters:
  ///   - aSelector: The selector.
  ///   - object: The argument.
  /// - Returns: The result, which exists until the next call; nil for a method without one.
  @preconcurrency @MainActor @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any?)
    -> Unmanaged<AnyObject>!
  {
    aSelector.result(ofSending: [object], to: self)
  }

  /// Calls a method with two arguments.
  ///
  /// - Parameters:
  ///   - aSelector: The selector.
  ///   - object1: The first argument.
  ///   - object2: The second argument.
  /// - Returns: The result, which exists until the next call; nil for a method without one.
  @preconcurrency @MainActor @discardableResult
  public func perform(_ aSelector: Selector!, with object1: Any?, with object2: Any?)
    -> Unmanaged<AnyObject>!
  {
    aSelector.result(ofSending: [object1, object2], to: self)
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
