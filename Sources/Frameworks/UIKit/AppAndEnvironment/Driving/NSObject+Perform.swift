extension NSObject {
  /// Has a method called later, by the phone's time.
  ///
  /// - Parameters:
  ///   - aSelector: The method, without arguments or with one.
  ///   - anArgument: The argument.
  ///   - delay: Seconds.
  @MainActor
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {
    let number = AppTimers.shared.add(at: CACurrentMediaTime() + delay) { [self] in
      Self.delayed.removeAll { $0.target === self && $0.action == aSelector }
      aSelector.perform(on: self, with: [anArgument])
    }
    Self.delayed.append(DelayedCall(target: self, action: aSelector, number: number))
  }

  /// Takes back all calls of an object's methods that were to be made later.
  @MainActor
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    cancel { $0.target === aTarget as AnyObject }
  }

  /// Takes back the calls of one of an object's methods that were to be made later.
  @MainActor
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    cancel { $0.target === aTarget as AnyObject && $0.action == aSelector }
  }

  @MainActor private static var delayed: [DelayedCall] = []

  @MainActor private static func cancel(_ isMeant: (DelayedCall) -> Bool) {
    for call in delayed where isMeant(call) { AppTimers.shared.remove(call.number) }
    delayed.removeAll(where: isMeant)
  }
}

/// A call that is to be made later.
private struct DelayedCall {
  let target: NSObject
  let action: Selector
  let number: Int
}
