import Synchronization
import TactusThreads

// Foundation has these on an iPhone, but not on Linux.
extension ProcessInfo {
  /// Whether the phone is in Low Power Mode (Device.DV5).
  public var isLowPowerModeEnabled: Bool { PhonePower.isLow.withLock { $0 } }

  /// Whether the app is one of the iPad's on a Mac: false.
  public var isMacCatalystApp: Bool { false }
  /// Whether the app is one of the iPhone's on a Mac: false.
  public var isiOSAppOnMac: Bool { false }

  /// The thermal state, which is always nominal, as the phone is simulated.
  public var thermalState: ThermalState { .nominal }

  /// Posted when the thermal state changes, which never happens.
  public static let thermalStateDidChangeNotification = NSNotification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")

  /// The thermal state of a phone.
  public enum ThermalState: Int, Sendable {
    /// The normal state.
    case nominal
    /// A slightly elevated state.
    case fair
    /// A high state, in which an app should reduce its activity.
    case serious
    /// A critical state, in which an app should minimize its activity.
    case critical
  }
}

extension NSNotification.Name {
  /// Posted when Low Power Mode is switched on or off.
  public static let NSProcessInfoPowerStateDidChange = NSNotification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}

/// The power state, which the host of the app sets.
package enum PhonePower {
  /// Whether Low Power Mode is on.
  ///
  /// Code that changes the value also posts the notification.
  package static var isLow: State { ofContext.value }

  /// The power state in an app context.
  package final class State: Sendable {
    private let value = Mutex(false)

    /// Calls a function with exclusive access to the state.
    package func withLock<Result>(_ body: (inout Bool) -> Result) -> Result {
      value.withLock { value in body(&value) }
    }
  }

  private static let ofContext = ContextLocal(State())
}
