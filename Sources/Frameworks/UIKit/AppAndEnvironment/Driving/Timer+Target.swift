extension Timer {
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
    let target = aTarget as AnyObject
    let call: (Timer) -> Void = { timer in
      nonisolated(unsafe) let (target, timer) = (target, timer)
      MainActor.assumeIsolated { _ = aSelector.perform(on: target, with: [timer]) }
    }
    if PhoneTime.isHere {
      return PhoneTimer(waiting: ti, repeats: yesOrNo, userInfo, call)
    }
    let timer = TargetTimer(ti, repeats: yesOrNo, userInfo, call)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}
