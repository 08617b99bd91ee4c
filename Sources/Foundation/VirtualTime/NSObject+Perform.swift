extension NSObject {
  /// Calls a method after a delay, by the phone's time if there is an app.
  ///
  /// - Parameters:
  ///   - aSelector: The selector of a method with at most one argument.
  ///   - anArgument: The argument.
  ///   - delay: The delay in seconds.
  @preconcurrency @MainActor
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {
    let call = DelayedCall(target: self, action: aSelector)
    call.wait(max(0, delay)) { [self] in
      Self.delayed.removeAll { $0 === call }
      aSelector.send(to: self, with: [anArgument])
    }
    Self.delayed.append(call)
  }

  /// Calls a method after a delay, in any mode of the run loop.
  @preconcurrency @MainActor
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    perform(aSelector, with: anArgument, afterDelay: delay)
  }

  /// Calls a method on the main thread.
  ///
  /// - Parameters:
  ///   - aSelector: The selector of a method with at most one argument.
  ///   - arg: The argument.
  ///   - wait: Whether to wait for the call. On the main thread the method is then called
  ///     immediately.
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    // Unchecked because only the thread that runs the closure uses it from here on.
    nonisolated(unsafe) let (target, argument) = (self, arg)
    let call: @MainActor @Sendable () -> Void = {
      _ = aSelector.send(to: target, with: [argument])
    }
    switch (wait, PhoneTime.isOnMainActor) {
    case (true, true): MainActor.assumeIsolated { call() }
    case (true, false): DispatchQueue.main.sync { MainActor.assumeIsolated { call() } }
    case (false, _): DispatchQueue.main.async { MainActor.assumeIsolated { call() } }
    }
  }

  /// Cancels all delayed calls of an object's methods.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    cancel { $0.target === messageReceiver(aTarget) }
  }

  /// Cancels the delayed calls of one of an object's methods.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    cancel { $0.target === messageReceiver(aTarget) && $0.action == aSelector }
  }

  @MainActor private static var delayed: [DelayedCall] = []

  @MainActor private static func cancel(_ matches: (DelayedCall) -> Bool) {
    for call in delayed where matches(call) { call.cancel() }
    delayed.removeAll(where: matches)
  }
}

/// A delayed call of a method.
@MainActor
private final class DelayedCall {
  let target: NSObject
  let action: Selector
  private var onCancel: () -> Void = {}

  init(target: NSObject, action: Selector) { (self.target, self.action) = (target, action) }

  /// Schedules the call by the phone's time, or by the machine's if there is no app.
  func wait(_ seconds: TimeInterval, _ body: @escaping @MainActor () -> Void) {
    let timers = AppTimers.shared
    if timers.hasApp {
      let number = timers.add(at: timers.now + seconds, body)
      onCancel = { timers.remove(number) }
    } else {
      let item = DispatchWorkItem { MainActor.assumeIsolated { body() } }
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: item)
      onCancel = { item.cancel() }
    }
  }

  func cancel() { onCancel() }
}
