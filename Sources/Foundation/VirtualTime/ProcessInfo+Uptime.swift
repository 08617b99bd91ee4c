import Synchronization
import TactusThreads

extension ProcessInfo {
  /// Seconds since the phone was started, consistent with touches and `CACurrentMediaTime()`; since
  /// the machine was started if there is no app (AppLife.PT7).
  ///
  /// - Thread: any.
  @_disfavoredOverload
  public var systemUptime: TimeInterval {
    PhoneTime.uptime?() ?? self.Foundation::systemUptime
  }
}

extension PhoneTime {
  /// Reads the phone's clock; nil if there is no app.
  ///
  /// - Thread: any.
  package static var uptime: (@Sendable () -> TimeInterval)? {
    get { uptimeReader.value.reader.withLock { $0 }?.read }
    set {
      let reader = newValue.map(UptimeReader.init)
      uptimeReader.value.reader.withLock { $0 = reader }
    }
  }

  private static let uptimeReader = ContextLocal(UptimeStorage())

  private final class UptimeStorage: Sendable {
    let reader = Mutex<UptimeReader?>(nil)
  }

  /// A holder of a function: a function in a mutex itself is wrapped again at each access
  /// (measured, Swift 6.3).
  private final class UptimeReader: Sendable {
    let read: @Sendable () -> TimeInterval

    init(_ read: @escaping @Sendable () -> TimeInterval) { self.read = read }
  }
}
