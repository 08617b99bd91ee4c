/// What timers that call a method are made through.
///
/// An initializer in a class's extension cannot make an object of another class; one of a protocol can.
/// Apps have no use for it.
public protocol TargetTimerMaking {}

extension Timer: TargetTimerMaking {
  /// Has a method called after a time, by the phone's clock within a turn of the app (PT4).
  ///
  /// - Parameters:
  ///   - ti: Seconds until the call, and between calls.
  ///   - aTarget: Whose method is called; kept alive until the timer is invalidated.
  ///   - aSelector: The method, without arguments or with the timer.
  ///   - userInfo: What the timer keeps for it.
  ///   - yesOrNo: Whether it is called again and again.
  @discardableResult
  @preconcurrency @MainActor
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let call = calling(aSelector, of: aTarget as AnyObject)
    if PhoneTime.isHere {
      return PhoneTimer(waiting: ti, repeats: yesOrNo, userInfo, call)
    }
    let timer = TargetTimer(ti, repeats: yesOrNo, userInfo, call)
    RunLoop.current.Foundation::add(timer, forMode: .default)
    return timer
  }

  fileprivate static func calling(
    _ selector: Selector, of target: AnyObject
  ) -> (Timer) -> Void {
    { timer in
      nonisolated(unsafe) let (target, timer) = (target, timer)
      MainActor.assumeIsolated { _ = selector.perform(on: target, with: [timer]) }
    }
  }
}

extension TargetTimerMaking where Self: Timer {
  /// Makes a timer that calls a method, to be put on the main run loop.
  ///
  /// - Parameters:
  ///   - ti: Seconds until the call, and between calls.
  ///   - aTarget: Whose method is called; kept alive until the timer is invalidated.
  ///   - aSelector: The method, without arguments or with the timer.
  ///   - userInfo: What the timer keeps for it.
  ///   - yesOrNo: Whether it is called again and again.
  public init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    self.init(
      fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector,
      userInfo: userInfo, repeats: yesOrNo)
  }

  /// Makes a timer that calls a method from a date on, to be put on the main run loop.
  public init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
    userInfo ui: Any?, repeats rep: Bool
  ) {
    let timer = TargetTimer(
      ti, from: date, repeats: rep, ui, Timer.calling(s, of: t as AnyObject))
    // There is no other class to make: whoever subclasses Timer makes it with a block.
    self = unsafeDowncast(timer, to: Self.self)
  }
}
