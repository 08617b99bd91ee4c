extension NSObject {
  /// Has a method called later, by the phone's time where there is an app.
  ///
  /// - Parameters:
  ///   - aSelector: The method, without arguments or with one.
  ///   - anArgument: The argument.
  ///   - delay: Seconds.
  @preconcurrency @MainActor
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {
    let call = DelayedCall(target: self, action: aSelector)
    call.wait(max(0, delay)) { [self] in
      Self.delayed.removeAll { $0 === call }
      aSelector.perform(on: self, with: [anArgument])
    }
    Self.delayed.append(call)
  }

  /// Has a method called later, whatever the modes of the run loop.
  @preconcurrency @MainActor
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    perform(aSelector, with: anArgument, afterDelay: delay)
  }

  /// Has a method called by the main thread, once it has come to it.
  ///
  /// - Parameters:
  ///   - aSelector: The method, without arguments or with one.
  ///   - arg: The argument.
  ///   - wait: Whether to wait until it was called; on the main thread it is called at once then.
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    nonisolated(unsafe) let (target, argument) = (self, arg)
    let call: @MainActor @Sendable () -> Void = {
      _ = aSelector.perform(on: target, with: [argument])
    }
    switch (wait, PhoneTime.isOnMainActor) {
    case (true, true): MainActor.assumeIsolated { call() }
    case (true, false): DispatchQueue.main.sync { MainActor.assumeIsolated { call() } }
    case (false, _): DispatchQueue.main.async { MainActor.assumeIsolated { call() } }
    }
  }

  /// Takes back all calls of an object's methods that were to be made later.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    cancel { $0.target === aTarget as AnyObject }
  }

  /// Takes back the calls of one of an object's methods that were to be made later.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    cancel { $0.target === aTarget as AnyObject && $0.action == aSelector }
  }

  @MainActor private static var delayed: [DelayedCall] = []

  @MainActor private static func cancel(_ isMeant: (DelayedCall) -> Bool) {
    for call in delayed where isMeant(call) { call.cancel() }
    delayed.removeAll(where: isMeant)
  }
}

/// A call that is to be made later.
@MainActor
private final class DelayedCall {
  let target: NSObject
  let action: Selector
  private var cancelling: () -> Void = {}

  init(target: NSObject, action: Selector) { (self.target, self.action) = (target, action) }

  /// Waits by the app's clock, or by the machine's where there is no app.
  func wait(_ seconds: TimeInterval, _ body: @escaping @MainActor () -> Void) {
    let timers = AppTimers.shared
    if timers.isDriven {
      let number = timers.add(at: timers.now + seconds, body)
      cancelling = { timers.remove(number) }
    } else {
      let item = DispatchWorkItem { MainActor.assumeIsolated { body() } }
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: item)
      cancelling = { item.cancel() }
    }
  }

  func cancel() { cancelling() }
}
