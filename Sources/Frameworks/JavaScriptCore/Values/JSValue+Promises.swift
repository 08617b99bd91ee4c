// Promises (JavaScript.J9).
extension JSValue {
  /// Creates a promise, which a closure settles.
  ///
  /// - Parameters:
  ///   - context: The context.
  ///   - callback: A closure that is called at once, with the functions that resolve and reject the
  ///     promise; an exception in the context rejects it.
  public convenience init!(
    newPromiseIn context: JSContext!, fromExecutor callback: ((JSValue?, JSValue?) -> Void)!
  ) {
    guard let context else { return nil }
    var (resolve, reject): (JSObjectRef?, JSObjectRef?)
    let promise = context.calling {
      JSObjectMakeDeferredPromise(context.reference, &resolve, &reject, $0)
    }
    self.init(jsValueRef: promise ?? nil, in: context)
    let rejecting = context.value(reject)
    let outer = context.exception
    context.exception = nil
    callback?(context.value(resolve), rejecting)
    let thrown = context.exception
    context.exception = outer
    if let thrown { rejecting?.call(withArguments: [thrown]) }
  }

  /// Creates a resolved promise.
  public convenience init!(newPromiseResolvedWithResult result: Any!, in context: JSContext!) {
    self.init(newPromiseIn: context) { resolve, _ in
      resolve?.call(withArguments: result.map { [$0] } ?? [])
    }
  }

  /// Creates a rejected promise.
  public convenience init!(newPromiseRejectedWithReason reason: Any!, in context: JSContext!) {
    self.init(newPromiseIn: context) { _, reject in
      reject?.call(withArguments: reason.map { [$0] } ?? [])
    }
  }
}
