import PhoneFoundation

extension DispatchQueue: Scheduler {
  /// How something is done.
  public struct SchedulerOptions {
    /// How urgent it is.
    public var qos: DispatchQoS
    /// How Dispatch treats it.
    public var flags: DispatchWorkItemFlags
    /// The group that it belongs to.
    public var group: DispatchGroup?

    /// Makes options.
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      (self.qos, self.flags, self.group) = (qos, flags, group)
    }
  }

  /// This moment; of the main queue within a turn of the app, by the phone's time (CB9).
  public var now: SchedulerTimeType {
    if PhoneTime.isMain(self), let now = PhoneClock.now {
      return SchedulerTimeType(DispatchTime(uptimeNanoseconds: UInt64((now * 1e9).rounded())))
    }
    return SchedulerTimeType(.now())
  }

  /// None.
  public var minimumTolerance: SchedulerTimeType.Stride { .zero }

  /// Has something done soon.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    async(
      group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
    ) { action() }
  }

  /// Has something done at a moment.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    if PhoneTime.isMain(self), PhoneClock.now != nil {
      PhoneClock.add(at: TimeInterval(date.dispatchTime.uptimeNanoseconds) / 1e9, action)
    } else {
      nonisolated(unsafe) let action = action
      self.Dispatch::asyncAfter(
        deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
      ) { action() }
    }
  }

  /// Has something done at a moment, and again after each interval, until that is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    Repetition(self, from: date, every: interval, action) { [self] moment, action in
      schedule(after: moment, tolerance: tolerance, options: options, action)
    }
  }
}
