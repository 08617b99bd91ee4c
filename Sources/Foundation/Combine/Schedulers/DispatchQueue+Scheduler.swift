import TactusFoundation

extension DispatchQueue: Scheduler {
  /// Options of the scheduler.
  public struct SchedulerOptions {
    /// The quality of service.
    public var qos: DispatchQoS
    /// The flags of the work item.
    public var flags: DispatchWorkItemFlags
    /// The dispatch group.
    public var group: DispatchGroup?

    /// Creates options.
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      (self.qos, self.flags, self.group) = (qos, flags, group)
    }
  }

  /// The current time.
  ///
  /// On the main queue, within a turn of the app, it is the phone's (Combine.CB9).
  public var now: SchedulerTimeType {
    if PhoneTime.isMain(self), let now = VirtualScheduler.now {
      return SchedulerTimeType(DispatchTime(uptimeNanoseconds: UInt64((now * 1e9).rounded())))
    }
    return SchedulerTimeType(.now())
  }

  /// The minimum tolerance, which is 0.
  public var minimumTolerance: SchedulerTimeType.Stride { .zero }

  /// Schedules an action as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    // Unchecked because the caller hands it over, and it is called once at a time.
    nonisolated(unsafe) let action = action
    async(
      group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
    ) { action() }
  }

  /// Schedules an action at a time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    if PhoneTime.isMain(self), VirtualScheduler.now != nil {
      VirtualScheduler.add(at: TimeInterval(date.dispatchTime.uptimeNanoseconds) / 1e9, action)
    } else {
      // Unchecked because the caller hands it over, and it is called once at a time.
      nonisolated(unsafe) let action = action
      self.Dispatch::asyncAfter(
        deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
      ) { action() }
    }
  }

  /// Schedules a repeating action and returns an object that cancels it.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    RepeatingAction(self, from: date, every: interval, action) { [self] moment, action in
      schedule(after: moment, tolerance: tolerance, options: options, action)
    }
  }
}
