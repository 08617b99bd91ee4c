internal import TactusCrashReports

/// A global object with the scripts that use it (JavaScript.J1–J4).
///
/// - Thread: any; the engine runs one thread of a machine at a time.
open class JSContext: NSObject {
  /// Creates a context with a virtual machine of its own; nil if the engine's library is missing.
  public convenience init!(_: Void = ()) { self.init(virtualMachine: JSVirtualMachine()) }

  /// Creates a context in a virtual machine; nil without one.
  public init!(virtualMachine: JSVirtualMachine!) {
    guard let virtualMachine,
      let reference = JSGlobalContextCreateInGroup(virtualMachine.group, nil)
    else { return nil }
    (self.machine, self.reference) = (virtualMachine, reference)
    super.init()
    // Contexts of the library are inspectable by default, those of an iPhone are not.
    JSGlobalContextSetInspectable(reference, false)
    WeakObjectTable.contexts.add(self, reference)
  }

  /// Creates an object for a context of the C functions, which it retains.
  public init!(jsGlobalContextRef: JSGlobalContextRef!) {
    guard let jsGlobalContextRef, let reference = JSGlobalContextRetain(jsGlobalContextRef),
      let group = JSContextGetGroup(reference)
    else { return nil }
    (machine, self.reference) = (JSVirtualMachine.machine(of: group), reference)
    super.init()
    WeakObjectTable.contexts.add(self, reference)
  }

  /// Evaluates a script, and returns its value; undefined if it throws (JavaScript.J2, J3).
  @discardableResult
  open func evaluateScript(_ script: String!) -> JSValue! {
    evaluateScript(script, withSourceURL: nil)
  }

  /// Evaluates a script, and returns its value; undefined if it throws (JavaScript.J2, J3).
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - sourceURL: The address that errors name.
  @discardableResult
  open func evaluateScript(_ script: String!, withSourceURL sourceURL: URL!) -> JSValue! {
    guard let script else { return value(JSValueMakeUndefined(reference)) }
    return JSText.with(script) { script in
      guard let sourceURL else {
        return result { JSEvaluateScript(reference, script, nil, nil, 0, $0) }
      }
      return JSText.with(sourceURL.absoluteString) { source in
        result { JSEvaluateScript(reference, script, nil, source, 0, $0) }
      }
    }
  }

  /// The context whose script called the running closure or method; nil outside.
  open class func current() -> JSContext! { CallFrame.current?.context }
  /// The function that a script called; nil outside.
  open class func currentCallee() -> JSValue! { CallFrame.current?.callee }
  /// The `this` of the call of a script; nil outside.
  open class func currentThis() -> JSValue! { CallFrame.current?.this }
  /// The arguments of the call of a script, each a `JSValue`; nil outside.
  open class func currentArguments() -> [Any]! { CallFrame.current?.arguments }

  /// The machine of the context.
  open var virtualMachine: JSVirtualMachine! { machine }
  /// The global object.
  open var globalObject: JSValue! { value(JSContextGetGlobalObject(reference)) }
  /// The context for the C functions.
  open var jsGlobalContextRef: JSGlobalContextRef! { reference }

  /// The last uncaught exception of a script; a closure sets it to throw a value to the script that
  /// called it.
  open var exception: JSValue! {
    get { lock.withLock { thrown }.flatMap(value) }
    set {
      // A `JSValue` would retain the context.
      let new = newValue?.reference
      if let new { JSValueProtect(reference, new) }
      let old = lock.withLock {
        defer { thrown = new }
        return thrown
      }
      if let old { JSValueUnprotect(reference, old) }
    }
  }
  /// A closure that receives the exceptions of scripts; the default one sets `exception`.
  open var exceptionHandler: ((JSContext?, JSValue?) -> Void)! = { context, exception in
    context?.exception = exception
  }

  /// The name for web inspectors; nil without one.
  open var name: String! {
    get { JSText.take(JSGlobalContextCopyName(reference)) }
    set {
      guard let newValue else { return JSGlobalContextSetName(reference, nil) }
      JSText.with(newValue) { JSGlobalContextSetName(reference, $0) }
    }
  }
  /// Whether web inspectors may inspect the context; false by default.
  open var isInspectable: Bool {
    get { JSGlobalContextIsInspectable(reference) }
    set { JSGlobalContextSetInspectable(reference, newValue) }
  }

  /// Returns a property of the global object.
  open func objectForKeyedSubscript(_ key: Any!) -> JSValue! {
    globalObject?.objectForKeyedSubscript(key)
  }

  /// Sets a property of the global object.
  ///
  /// - Parameters:
  ///   - object: The value to convert; closures become functions (JavaScript.J6, J8).
  ///   - key: The name of the property.
  open func setObject(_ object: Any!, forKeyedSubscript key: (any NSCopying & NSObjectProtocol)!) {
    globalObject?.setObject(object, forKeyedSubscript: key)
  }

  // MARK: Internals

  /// The context of the engine.
  let reference: JSGlobalContextRef
  /// The machine.
  let machine: JSVirtualMachine
  /// The engine's wrappers of native objects.
  let wrappers = WrapperTable()
  private let lock = NSLock()
  /// The exception, which is protected from the garbage collector.
  private var thrown: JSValueRef?

  /// Returns the context of a reference.
  static func context(of reference: JSContextRef?) -> JSContext? {
    guard let global = reference.flatMap({ JSContextGetGlobalContext($0) }) else { return nil }
    return WeakObjectTable.contexts.object(global) as? JSContext
      ?? JSContext(jsGlobalContextRef: global)
  }

  /// Returns the object of a value.
  func value(_ reference: JSValueRef?) -> JSValue? { JSValue(jsValueRef: reference, in: self) }

  /// Calls a function of the engine, and passes its exception to the handler.
  ///
  /// - Returns: The result; nil after an exception.
  func calling<Result>(_ body: (UnsafeMutablePointer<JSValueRef?>) -> Result) -> Result? {
    var exception: JSValueRef?
    let result = body(&exception)
    guard let exception else { return result }
    exceptionHandler?(self, value(exception))
    return nil
  }

  /// Calls a function of the engine that returns a value; undefined after an exception.
  func result(_ body: (UnsafeMutablePointer<JSValueRef?>) -> JSValueRef?) -> JSValue? {
    value(calling(body) ?? JSValueMakeUndefined(reference))
  }

  deinit {
    for weak in wrappers.removeAll() { JSValueUnprotect(reference, weak) }
    machine.endReferences(of: reference)
    if let thrown { JSValueUnprotect(reference, thrown) }
    WeakObjectTable.contexts.remove(reference)
    JSGlobalContextRelease(reference)
  }
}
