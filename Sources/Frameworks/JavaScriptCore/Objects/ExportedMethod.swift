internal import TactusSelectors

/// A method of an object with the protocol `JSExport`, as a function of scripts (JavaScript.J11).
struct ExportedMethod {
  /// The object.
  let object: AnyObject
  /// The method.
  let selector: Selector

  /// The number of parameters.
  var argumentCount: Int { selector.description.count { $0 == ":" } }

  /// Calls the method on the main thread; a script on another thread waits.
  ///
  /// - Returns: The result; nil if the arguments have other types, which throws an exception.
  func call(in frame: CallFrame) -> JSValueRef? {
    let context = frame.context
    let given = (0..<argumentCount).map { index in
      index < frame.arguments.count ? frame.arguments[index] : JSValue(undefinedIn: context)
    }
    // Unchecked because the caller hands it over.
    nonisolated(unsafe) let objects = given.map { value in value.flatMap(Self.object) }
    nonisolated(unsafe) let values = given.map { value -> Any? in value }
    nonisolated(unsafe) var result: Any?
    nonisolated(unsafe) let target = object
    let selector = selector
    MainQueue.run {
      // The parameter types are unknown: native objects are tried first, then `JSValue`.
      result =
        selector.result(ofCalling: target, with: objects)
        ?? selector.result(ofCalling: target, with: values)
    }
    guard let result else {
      NativeObject.throwTypeError("An argument of \(selector) has another type", in: context)
      return nil
    }
    return ValueMaking.reference(of: result, in: context)
  }

  /// Returns an argument as a native object; a function remains a value.
  private static func object(_ value: JSValue) -> Any? {
    let isFunction = value.isObject && JSObjectIsFunction(value.place, value.reference)
    if isFunction { return NativeObject.content(of: value) ?? value }
    let object = ValueReading(value).object
    return object is NSNull ? nil : object
  }
}
