import Synchronization

/// Whether the phone saves power, as the phone said last.
enum PowerSaving {
  static let isOn = Mutex(false)
}

// Foundation has these on an iPhone, and leaves them out on Linux.
extension ProcessInfo {
  /// Whether the phone saves power (DV5).
  public var isLowPowerModeEnabled: Bool { PowerSaving.isOn.withLock { $0 } }
}

extension Notification.Name {
  /// The phone saves power, or does so no more.
  public static let NSProcessInfoPowerStateDidChange = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}
