import TactusThreads

extension DispatchQueue {
  /// Submits a closure.
  ///
  /// On the main queue it runs before the turn ends (AppLife.PT9). In tests it uses the phone of
  /// the code that submits it, on any queue (AppLife.PT10).
  ///
  /// - Parameters:
  ///   - group: The dispatch group.
  ///   - qos: The quality of service, which has no effect within an app.
  ///   - flags: The flags, which have no effect within an app.
  ///   - work: The action.
  @preconcurrency @_disfavoredOverload
  public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    guard PhoneTime.isMain(self), PhoneTime.queuesTurnWork else {
      let work = AppContext.binding(work)
      return self.Dispatch::async(group: group, qos: qos, flags: flags, execute: work)
    }
    group?.enter()
    PhoneTime.addToTurn {
      work()
      group?.leave()
    }
  }

  /// Submits a work item.
  ///
  /// On the main queue it runs before the turn ends (AppLife.PT9).
  ///
  /// - Parameter workItem: The work item.
  @preconcurrency @_disfavoredOverload
  public func async(execute workItem: DispatchWorkItem) {
    guard PhoneTime.isMain(self), PhoneTime.queuesTurnWork else {
      return self.Dispatch::async(execute: workItem)
    }
    let item = workItem
    PhoneTime.addToTurn { item.perform() }
  }
}
