import Foundation
import Synchronization

/// The time zone of the process, for Foundation and C.
///
/// `TimeZone.current` and C follow the variable `TZ`. `DateFormatter` follows the default time zone
/// of Core Foundation, which reads the variable only when the process starts (measured, Swift 6.3
/// on Linux).
enum DefaultTimeZone {
  /// Sets the time zone to one with an identifier, or to universal time if there is none.
  ///
  /// A default time zone that the app has set remains (Region.LR4).
  static func set(_ identifier: String) {
    // Foundation would take the machine's zone in place of an unknown one.
    let zone = TimeZone(identifier: identifier) ?? .gmt
    EnvironmentTimeZone.set(zone.identifier)
    own.withLock { own in
      guard own == nil || own == NSTimeZone.default else { return }
      NSTimeZone.default = zone
      own = zone
    }
  }

  /// The default time zone that was set last; nil before the first one.
  private static let own = Mutex<TimeZone?>(nil)
}
