internal import TactusCrashReports

/// Wrappers of native objects and closures in the engine (JavaScript.J8, J11).
enum NativeObject {
  /// Creates the function of a closure.
  static func function(_ closure: Closure, in context: JSContext) -> JSValueRef? {
    make(functionClass.reference, Content(closure), context, prototype: "Function")
  }

  /// Creates a function that calls a method of an object.
  static func function(_ method: ExportedMethod, in context: JSContext) -> JSValueRef? {
    make(functionClass.reference, Content(method), context, prototype: "Function")
  }

  /// Returns the wrapper of a native object.
  ///
  /// It is the same one each time, as long as the engine keeps it alive.
  static func wrapper(of object: Any, in context: JSContext) -> JSValueRef? {
    let key = type(of: object) is AnyClass ? ObjectIdentifier(object as AnyObject) : nil
    if let key, let weak = context.wrappers[key].flatMap(context.value),
      let known = weak.invokeMethod("deref", withArguments: []), !known.isUndefined
    {
      return known.reference
    }
    let isClass = object is AnyClass
    let name = String(describing: type(of: object))
    let reference = make(
      JSClasses.object(named: name, isClass: isClass), Content(object), context)
    if object is any JSExport || object is any JSExport.Type { ExportedMembers.warn(object) }
    if let key { remember(reference, key, context) }
    return reference
  }

  /// Returns the native object or closure of a wrapper.
  static func content(of value: JSValue) -> Any? {
    let classes = [JSClasses.base, functionClass.reference]
    guard
      classes.contains(where: { JSValueIsObjectOfClass(value.place, value.reference, $0) }),
      let content = content(value.reference)
    else { return nil }
    switch content {
    case let closure as Closure: return closure.function
    case is ExportedMethod: return value
    default: return content
    }
  }

  /// Returns the content of an object of one of these classes.
  static func content(_ reference: JSObjectRef?) -> Any? {
    JSObjectGetPrivate(reference).map {
      Unmanaged<Content>.fromOpaque($0).takeUnretainedValue().object
    }
  }

  /// Releases the content of a wrapper.
  static let finalize: JSObjectFinalizeCallback = { reference in
    guard let content = JSObjectGetPrivate(reference) else { return }
    Unmanaged<Content>.fromOpaque(content).release()
  }

  /// Creates an object of a class for `new`, by the initializer with the same number of arguments.
  ///
  /// - Returns: The object; nil without such an initializer, which throws an exception.
  static func construct(_ callee: JSObjectRef?, in frame: CallFrame) -> JSValueRef? {
    let all = ExportedMembers(of: callee, in: frame.context)?.initializers ?? []
    let count = frame.arguments.count
    guard let initializer = all.first(where: { $0.argumentCount == count }) ?? all.first else {
      throwTypeError("The class has no initializer for scripts", in: frame.context)
      return nil
    }
    let made = initializer.call(in: frame)
    guard frame.context.exception == nil, !JSValueIsObject(frame.context.reference, made) else {
      return made
    }
    throwTypeError("The initializer made no object", in: frame.context)
    return nil
  }

  // MARK: Internals

  /// The content of a wrapper.
  private final class Content {
    let object: Any

    init(_ object: Any) { self.object = object }
  }

  /// The class of functions.
  private static let functionClass: ClassReference = {
    var definition = JSClassDefinition()
    definition.finalize = finalize
    definition.callAsFunction = { context, callee, this, count, arguments, exception in
      guard
        let frame = CallFrame(
          context, callee: callee, this: this, count: count, arguments: arguments)
      else { return nil }
      return frame.run(throwing: exception) { NativeObject.call(callee, in: frame) }
    }
    return JSClasses.create(&definition, named: "Function")
  }()

  /// Calls the closure or method of a function.
  private static func call(_ callee: JSObjectRef?, in frame: CallFrame) -> JSValueRef? {
    switch content(callee) {
    case let closure as Closure:
      let call = ClosureCall(
        closure: closure, arguments: frame.arguments, context: frame.context)
      switch call.call() {
      case .result(let value): return ValueMaking.reference(of: value, in: frame.context)
      case .mismatch(let type):
        throwTypeError("An argument cannot be converted to \(type)", in: frame.context)
      case .unsupported:
        RuntimeWarning.once(
          "JavaScriptCore: a closure of the type \(type(of: closure.function)) cannot be called "
            + "by scripts; they call closures of up to \(ClosureCall.limit) parameters",
          namesPlace: true)
        throwTypeError("The closure cannot be called", in: frame.context)
      }
    case let method as ExportedMethod: return method.call(in: frame)
    default: break
    }
    return JSValueMakeUndefined(frame.context.reference)
  }

  /// Sets a `TypeError` in the context, which is thrown to the script.
  static func throwTypeError(_ message: String, in context: JSContext) {
    context.exception = context.globalObject?.forProperty("TypeError")?
      .construct(withArguments: [message])
  }

  private static func make(
    _ kind: JSClassRef?, _ content: Content, _ context: JSContext, prototype: String? = nil
  ) -> JSObjectRef? {
    let place = context.reference
    let object = JSObjectMake(place, kind, Unmanaged.passRetained(content).toOpaque())
    if let prototype,
      let shared = context.globalObject?.forProperty(prototype)?.forProperty("prototype")
    {
      JSObjectSetPrototype(place, object, shared.reference)
    }
    return object
  }

  /// Stores a weak reference to a wrapper, and removes the stale ones.
  private static func remember(
    _ reference: JSObjectRef?, _ key: ObjectIdentifier, _ context: JSContext
  ) {
    let place = context.reference
    let gone = context.wrappers.removeGone { weak in
      let target = context.value(weak)?.invokeMethod("deref", withArguments: [])
      return target?.isUndefined != false
    }
    for weak in gone { JSValueUnprotect(place, weak) }
    guard let weak = context.value(reference).flatMap(JSManagedValue.weakReference) else { return }
    JSValueProtect(place, weak)
    if let old = context.wrappers.set(weak, for: key) { JSValueUnprotect(place, old) }
  }
}
