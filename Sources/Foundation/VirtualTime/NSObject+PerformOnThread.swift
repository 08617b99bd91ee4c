// Methods that are called on a thread.
// Source: ObjectiveC.KC22
extension NSObject {
  /// Calls a method on a thread; here methods that are found by their names run on the main one.
  ///
  /// - Parameters:
  ///   - aSelector: The selector of a method with at most one argument.
  ///   - thr: The thread. For another one than the main thread a warning names the caller's place.
  ///   - arg: The argument.
  ///   - wait: Whether to wait for the call.
  ///   - array: The modes of the run loop, which need not be named here.
  public func perform(
    _ aSelector: Selector, on thr: Thread, with arg: Any?, waitUntilDone wait: Bool,
    modes array: [String]? = nil, file: StaticString = #fileID, line: UInt = #line
  ) {
    if !thr.isMainThread { Self.warn(aSelector, file, line) }
    performSelector(onMainThread: aSelector, with: arg, waitUntilDone: wait)
  }

  /// Calls a method on the main thread, in modes of the run loop, which need not be named here.
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool,
    modes array: [String]?
  ) {
    performSelector(onMainThread: aSelector, with: arg, waitUntilDone: wait)
  }

  /// Calls a method later; here on the main thread, of which a warning names the caller's place.
  public func performSelector(
    inBackground aSelector: Selector, with arg: Any?, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    Self.warn(aSelector, file, line)
    performSelector(onMainThread: aSelector, with: arg, waitUntilDone: false)
  }

  private static func warn(_ selector: Selector, _ file: StaticString, _ line: UInt) {
    RuntimeWarning.once(
      "\(file):\(line): \(selector) is called on the main thread, as each method that is found by its "
        + "name; use a dispatch queue for other threads")
  }
}
