/// An object of unknown class that receives dynamic messages.
///
/// The lowering wraps an `AnyObject` in it where a message is sent by selector:
/// `target?.perform(action)`.
public struct _AnyMessages: _AnyNumbers {
  /// The object.
  package let object: AnyObject

  /// Creates a wrapper of an object.
  public init(_ object: AnyObject) { self.object = object }

  /// Returns whether the object has a method, among those for which a selector was ever created; a
  /// class has class methods (ObjectiveC.KC20).
  public func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    return (object as? AnyClass).map { ClassMessage.responds($0, to: aSelector) }
      ?? aSelector.isMethod(of: object)
  }

  /// Returns the implementation of the method that the object has for a message (ObjectiveC.MX8).
  public func method(for aSelector: Selector!) -> IMP! {
    aSelector.map { MethodImplementation.of($0, in: type(of: object)) }
  }

  /// Returns whether the object's class conforms to a protocol (ObjectiveC.RT3).
  public func conforms(to aProtocol: Protocol) -> Bool {
    class_conformsToProtocol(type(of: object), aProtocol)
  }

  /// Calls a method.
  ///
  /// A missing method traps, as on an iPhone.
  ///
  /// - Parameter aSelector: The selector.
  /// - Returns: The result, which exists until the next call; nil for a method without one.
  @preconcurrency @MainActor @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    send(aSelector, [])
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
    send(aSelector, [object])
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
    send(aSelector, [object1, object2])
  }

  /// Sends a message to the object, or to the class that it is.
  @MainActor
  private func send(_ aSelector: Selector, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
    if let type = object as? AnyClass {
      return ClassMessage.result(of: aSelector, arguments, sentTo: type)
    }
    return aSelector.result(ofSending: arguments, to: object)
  }

  /// Calls a method on the main thread.
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    // Unchecked because only the thread that runs the closure uses it from here on.
    nonisolated(unsafe) let (messages, argument) = (self, arg)
    let call: @MainActor @Sendable () -> Void = { messages.perform(aSelector, with: argument) }
    switch (wait, PhoneTime.isOnMainActor) {
    case (true, true): MainActor.assumeIsolated { call() }
    case (true, false): DispatchQueue.main.sync { MainActor.assumeIsolated { call() } }
    case (false, _): DispatchQueue.main.async { MainActor.assumeIsolated { call() } }
    }
  }
}

/// The members of an object of unknown class whose values Objective-C sees as plain numbers.
public protocol _AnyNumbers {}

/// An object whose priority is a number.
///
/// A module that reads it of any object need not load the library of the object's class, such as
/// the network's for tasks.
package protocol PrioritizedObject: AnyObject {
  /// The priority, from 0 to 1.
  var priority: Float { get }
}

/// Wraps an object of unknown class.
public func _AM(_ object: AnyObject) -> _AnyMessages { _AnyMessages(object) }
/// Wraps an optional object of unknown class; an implicitly unwrapped one stays so.
public func _AM(_ object: AnyObject?) -> _AnyMessages! { object.map(_AnyMessages.init) }
/// Returns an object that responds to selectors, unwrapped.
public func _AM<Object: NSObjectProtocol>(_ object: Object) -> Object { object }
/// Returns an optional object that responds to selectors, unwrapped.
public func _AM<Object: NSObjectProtocol>(_ object: Object?) -> Object! { object }
