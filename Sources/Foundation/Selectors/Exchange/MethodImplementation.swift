/// The implementation of a method, as Objective-C's runtime functions hand it around.
///
/// On an iPhone it is a pointer to a function. Here it calls the body of a method that was declared
/// as exchangeable, or a closure.
///
/// Sendable because nothing changes, and a body runs on the thread that calls the method.
public final class MethodImplementation: @unchecked Sendable {
  /// The class and the name of the method with this body; nil for a closure.
  let key: MethodKey?
  /// Whether the body calls the method of the object's class, as for methods of the frameworks,
  /// whose bodies cannot be named.
  let isDispatched: Bool
  /// Calls the body.
  let body: (AnyObject, [Any?]) -> Any?
  /// The closure with the type that its source states, for scripts that call it (JavaScript.J8);
  /// nil for a method, and for a closure of a source that does not import JavaScriptCore.
  package let closure: Any?

  /// Whether it calls a closure, rather than a method.
  package let isClosure: Bool

  init(
    of key: MethodKey?, isDispatched: Bool = false, isClosure: Bool = false, closure: Any? = nil,
    _ body: @escaping (AnyObject, [Any?]) -> Any?
  ) {
    (self.key, self.isDispatched, self.body) = (key, isDispatched, body)
    (self.isClosure, self.closure) = (isClosure, closure)
  }

  /// Creates an implementation that calls a closure.
  ///
  /// - Parameter body: The closure, whose first argument is the object.
  public convenience init<Target, each Argument, Result>(
    block body: @escaping (Target, repeat each Argument) -> Result
  ) {
    self.init(block: body, closure: nil)
  }

  /// Creates an implementation that calls a closure without parameters.
  ///
  /// - Parameter body: The closure, which does not get the object.
  package convenience init<Result>(plain body: @escaping () -> Result) {
    self.init(of: nil, isClosure: true, closure: body) { _, _ in body() }
  }

  /// Creates an implementation that calls a closure, which scripts can call as well.
  ///
  /// - Parameters:
  ///   - body: The closure, whose first argument is the object.
  ///   - closure: The same with the type that its source states.
  package convenience init<Target, each Argument, Result>(
    block body: @escaping (Target, repeat each Argument) -> Result, closure: Any?
  ) {
    self.init(of: nil, isClosure: true, closure: closure) { object, arguments in
      guard let target = object as? Target else {
        programmingError("a block for \(Target.self) is called on a \(type(of: object))")
      }
      var list = ExchangedArguments(arguments)
      return body(target, repeat list.next((each Argument).self))
    }
  }

  /// Creates an implementation that sends a message by its selector (ObjectiveC.MX8).
  ///
  /// - Thread: any; another thread waits for the main thread.
  public convenience init(sending selector: Selector) {
    self.init(of: nil) { object, arguments in
      // Unchecked because only the thread that runs the closure uses it from here on.
      nonisolated(unsafe) let (target, values) = (object, arguments)
      nonisolated(unsafe) var result: Any?
      MainQueue.run {
        result = selector.result(ofCalling: target, with: values)
        // Reports a missing method, or arguments of other types.
        if result == nil { selector.send(to: target, with: values) }
      }
      return result
    }
  }

  /// Calls the implementation on an object.
  ///
  /// The body of a method of the frameworks runs with the arguments given here, and without the
  /// overrides of the object's class if the method is running on the object.
  public func call<each Argument, Result>(
    _ object: AnyObject, _ arguments: repeat each Argument, as type: Result.Type
  ) -> Result {
    var list: [Any?] = []
    repeat list.append(each arguments)
    return ExchangedMethods.result(ExchangedMethods.run(self, on: object, list), self)
  }
}

/// Two implementations are equal if they are the body of the same method, or the same object
/// (ObjectiveC.MX9).
extension MethodImplementation: Hashable {
  /// Returns whether two implementations are the same.
  public static func == (lhs: MethodImplementation, rhs: MethodImplementation) -> Bool {
    lhs === rhs || lhs.key != nil && lhs.key == rhs.key
  }

  /// Feeds the method, or the object, into a hasher.
  public func hash(into hasher: inout Hasher) {
    if let key { hasher.combine(key) } else { hasher.combine(ObjectIdentifier(self)) }
  }
}
