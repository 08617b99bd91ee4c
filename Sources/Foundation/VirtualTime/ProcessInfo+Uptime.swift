import Synchronization

extension ProcessInfo {
  /// Seconds since the phone was started, consistent with touches and `CACurrentMediaTime()`; since
  /// the machine was started if there is no app (AppLife.PT7).
  ///
  /// - Thread: any.
  @_disfavoredOverload
  public var systemUptime: TimeInterval {
    PhoneTime.uptime.withLock { $0 }?() ?? self.Foundation::systemUptime
  }
}

extension PhoneTime {
  /// Reads the phone's clock; nil if there is no app.
  package static let uptime = Mutex<(@Sendable () -> TimeInterval)?>(nil)
}
