extension DispatchQueue {
  /// Has something done soon: on the main queue before the turn is over (PT9).
  ///
  /// - Parameters:
  ///   - group: What counts it.
  ///   - qos: As how urgent; within an app all is alike.
  ///   - flags: How; within an app all is alike.
  ///   - work: Does it.
  @_disfavoredOverload
  public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    guard PhoneTime.isMain(self), PhoneTime.keepsTurnWork else {
      return self.Dispatch::async(group: group, qos: qos, flags: flags, execute: work)
    }
    group?.enter()
    PhoneTime.addToTurn {
      work()
      group?.leave()
    }
  }

  /// Has a work item done soon: on the main queue before the turn is over (PT9).
  ///
  /// - Parameter workItem: Is done, unless it is cancelled before.
  @_disfavoredOverload
  public func async(execute workItem: DispatchWorkItem) {
    guard PhoneTime.isMain(self), PhoneTime.keepsTurnWork else {
      return self.Dispatch::async(execute: workItem)
    }
    nonisolated(unsafe) let item = workItem
    PhoneTime.addToTurn { item.perform() }
  }
}
