import TactusThreads

// Messages that a run loop sends in its next pass. Source: ObjectiveC.KC25
extension RunLoop {
  /// Calls a method in the next pass of the run loop through one of some modes.
  ///
  /// - Parameters:
  ///   - aSelector: The selector of a method with at most one argument; it runs on the main thread,
  ///     as each method that is found by its name.
  ///   - target: The receiver.
  ///   - arg: The argument.
  ///   - order: The place among such calls: lower ones come first.
  ///   - modes: The modes.
  public func perform(
    _ aSelector: Selector, target: Any, argument arg: Any?, order: Int, modes: [RunLoop.Mode]
  ) {
    let call = PlannedCall(
      loop: ObjectIdentifier(self), modes: Set(modes), order: order, selector: aSelector,
      target: messageReceiver(target), argument: arg)
    PlannedCalls.add(call)
    let (loop, names) = (ObjectIdentifier(self), call.modes)
    perform(inModes: modes) { PlannedCalls.performNext(loop, names) }
  }

  /// Cancels the calls of a method with an argument.
  public func cancelPerform(_ aSelector: Selector, target: Any, argument arg: Any?) {
    let receiver = messageReceiver(target)
    PlannedCalls.remove {
      $0.loop == ObjectIdentifier(self) && $0.target === receiver && $0.selector == aSelector
        && Self.areEqual($0.argument, arg)
    }
  }

  /// Cancels all calls of an object's methods.
  public func cancelPerformSelectors(withTarget target: Any) {
    let receiver = messageReceiver(target)
    PlannedCalls.remove { $0.loop == ObjectIdentifier(self) && $0.target === receiver }
  }

  private static func areEqual(_ one: Any?, _ other: Any?) -> Bool {
    switch (one, other) {
    case (nil, nil): true
    case (let one?, let other?):
      if let one = one as? AnyHashable, let other = other as? AnyHashable {
        one == other
      } else {
        one as AnyObject === other as AnyObject
      }
    default: false
    }
  }
}

/// A call of a method in the next pass of a run loop.
private struct PlannedCall {
  let loop: ObjectIdentifier
  let modes: Set<RunLoop.Mode>
  let order: Int
  let selector: Selector
  let target: AnyObject
  let argument: Any?
}

/// The calls that wait, in the order of their planning.
private enum PlannedCalls {
  private static let calls = Guarded<[PlannedCall]>([])

  static func add(_ call: PlannedCall) { calls.withLock { $0.append(call) } }

  static func remove(where matches: (PlannedCall) -> Bool) {
    calls.withLock { $0.removeAll(where: matches) }
  }

  /// Performs the first call of a run loop in some modes; does nothing if it was cancelled.
  static func performNext(_ loop: ObjectIdentifier, _ modes: Set<RunLoop.Mode>) {
    let next: PlannedCall? = calls.withLock { calls in
      let found = calls.indices.filter { calls[$0].loop == loop && calls[$0].modes == modes }
      let first = found.min { (calls[$0].order, $0) < (calls[$1].order, $1) }
      return first.map { calls.remove(at: $0) }
    }
    guard let next else { return }
    let send: @MainActor @Sendable () -> Void = {
      _ = next.selector.send(to: next.target, with: [next.argument])
    }
    guard PhoneTime.isOnMainActor else {
      return DispatchQueue.main.sync { MainActor.assumeIsolated { send() } }
    }
    MainActor.assumeIsolated { send() }
  }
}
