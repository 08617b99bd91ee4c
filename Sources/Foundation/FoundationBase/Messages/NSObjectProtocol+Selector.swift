extension NSObjectProtocol {
  /// Returns whether the object understands a message: the result of its class's override, if there
  /// is one, else whether it has the method, among those for which a selector was ever created.
  public func responds(to aSelector: Selector!) -> Bool {
    (self as? any _KVRespond)?.responds(to: aSelector) ?? _responds(to: aSelector)
  }

  /// Returns whether the object has a method; lowered sources call it in place of `super`'s.
  public func _responds(to aSelector: Selector!) -> Bool {
    aSelector.map { $0.isMethod(of: self) } ?? false
  }

  /// Calls a method.
  ///
  /// A missing method traps, as on an iPhone.
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
  /// Returns the object that receives a message that this one does not understand; nil unless its
  /// class overrides this method.
  public func forwardingTarget(for aSelector: Selector!) -> Any? {
    (self as? any _KVForward)?.forwardingTarget(for: aSelector)
  }

  /// Returns nil; lowered sources call it in place of `super`'s method.
  public func _forwardingTarget(for aSelector: Selector!) -> Any? { nil }
}

/// Returns the selector with a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// Returns the name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
