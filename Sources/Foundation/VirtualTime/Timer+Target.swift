/// A protocol for initializers that return a subclass of `Timer`.
///
/// An initializer in a class extension cannot return an object of another class; one in a protocol
/// extension can. Apps do not use the protocol.
public protocol TargetTimerMaking {}

extension Timer: TargetTimerMaking {
  /// Schedules a timer that calls a method.
  ///
  /// Within a turn of the app it follows the phone's time (AppLife.PT4).
  ///
  /// - Parameters:
  ///   - ti: The interval in seconds, which is also the delay of the first call.
  ///   - aTarget: The target, which is retained until the timer is invalidated.
  ///   - aSelector: The selector of a method without arguments or with the timer.
  ///   - userInfo: The user info of the timer.
  ///   - yesOrNo: Whether the timer repeats.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let call = calling(aSelector, of: messageReceiver(aTarget))
    if PhoneTime.isActive {
      // Unchecked because the caller hands it over, and it is called once at a time.
      nonisolated(unsafe) let (userInfo, call) = (userInfo, call)
      return MainActor.assumeIsolated {
        TransferredTimer(PhoneTimer(waiting: ti, repeats: yesOrNo, userInfo, call))
      }.timer
    }
    let timer = TargetTimer(ti, repeats: yesOrNo, userInfo, call)
    RunLoop.current.Foundation::add(timer, forMode: .default)
    return timer
  }

  fileprivate static func calling(
    _ selector: Selector, of target: AnyObject
  ) -> (Timer) -> Void {
    { timer in
      // Unchecked because only the thread that runs the closure uses it from here on.
      nonisolated(unsafe) let (target, timer) = (target, timer)
      MainActor.assumeIsolated { _ = selector.send(to: target, with: [timer]) }
    }
  }
}

extension TargetTimerMaking where Self: Timer {
  /// Creates a timer that calls a method, to be added to the main run loop.
  ///
  /// - Parameters:
  ///   - ti: The interval in seconds, which is also the delay of the first call.
  ///   - aTarget: The target, which is retained until the timer is invalidated.
  ///   - aSelector: The selector of a method without arguments or with the timer.
  ///   - userInfo: The user info of the timer.
  ///   - yesOrNo: Whether the timer repeats.
  public init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    self.init(
      fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector,
      userInfo: userInfo, repeats: yesOrNo)
  }

  /// Creates a timer that calls a method from a date on, to be added to the main run loop.
  public init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
    userInfo ui: Any?, repeats rep: Bool
  ) {
    let timer = TargetTimer(
      ti, from: date, repeats: rep, ui, Timer.calling(s, of: messageReceiver(t)))
    // `Self` is `Timer` here, because subclasses are created with a block.
    self = unsafeDowncast(timer, to: Self.self)
  }
}
