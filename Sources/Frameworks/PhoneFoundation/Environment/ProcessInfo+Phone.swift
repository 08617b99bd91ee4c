import Synchronization

// Foundation has these on an iPhone, and leaves them out on Linux.
extension ProcessInfo {
  /// Whether the phone saves power, as it said last (DV5).
  public var isLowPowerModeEnabled: Bool { PhonePower.isLow.withLock { $0 } }

  /// How hot the phone is: not at all, as it has nothing in it that gets hot.
  public var thermalState: ThermalState { .nominal }

  /// Is told when the phone gets hotter or cools down, and so never.
  public static let thermalStateDidChangeNotification = NSNotification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")

  /// How hot a phone is.
  public enum ThermalState: Int, Sendable {
    /// Not at all.
    case nominal
    /// A little.
    case fair
    /// So much that an app should do less.
    case serious
    /// So much that an app should do as little as it can.
    case critical
  }
}

extension NSNotification.Name {
  /// The phone saves power, or does so no more.
  public static let NSProcessInfoPowerStateDidChange = NSNotification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}

/// Whether the phone saves power, as whoever runs the app has said.
package enum PhonePower {
  /// Whether it does; who changes it tells so.
  package static let isLow = Mutex(false)
}
