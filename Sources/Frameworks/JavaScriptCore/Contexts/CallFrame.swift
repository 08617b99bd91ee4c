/// A call of a closure or method of the program by a script.
final class CallFrame {
  /// The context of the script.
  let context: JSContext
  /// The called function.
  let callee: JSValue?
  /// The `this` object of the call.
  let this: JSValue?
  /// The arguments.
  let arguments: [JSValue]

  /// Creates the frame of a call.
  init?(
    _ reference: JSContextRef?, callee: JSObjectRef?, this: JSObjectRef?, count: Int,
    arguments: UnsafePointer<JSValueRef?>?
  ) {
    guard let context = JSContext.context(of: reference) else { return nil }
    self.context = context
    self.callee = context.value(callee)
    self.this = context.value(this)
    self.arguments = (0..<count).compactMap { context.value(arguments?[$0]) }
  }

  /// The innermost frame of this thread.
  static var current: CallFrame? { stack.last }

  /// Calls a closure while the frame is the current one.
  ///
  /// The exception that the context has afterwards is thrown to the script (JavaScript.J3).
  func run(
    throwing exception: UnsafeMutablePointer<JSValueRef?>?, _ body: () -> JSValueRef?
  ) -> JSValueRef? {
    let outer = context.exception
    context.exception = nil
    Self.stack.append(self)
    let result = body()
    Self.stack.removeLast()
    if let thrown = context.exception { exception?.pointee = thrown.reference }
    context.exception = outer
    return result
  }

  /// The frames of this thread, the outermost first.
  private static var stack: [CallFrame] {
    get { Thread.current.threadDictionary[key] as? [CallFrame] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue.isEmpty ? nil : newValue }
  }
  private static let key = "tactus.JavaScriptCore.frames"
}
