import Synchronization

extension ProcessInfo {
  /// Seconds since the phone was started, as touches and `CACurrentMediaTime()` count them; the machine's where
  /// there is no app (PT7).
  ///
  /// - Thread: any.
  @_disfavoredOverload
  public var systemUptime: TimeInterval {
    PhoneTime.uptime.withLock { $0 }?() ?? self.Foundation::systemUptime
  }
}

extension PhoneTime {
  /// Reads the phone's clock while there is an app; nil while there is none.
  package static let uptime = Mutex<(@Sendable () -> TimeInterval)?>(nil)
}
