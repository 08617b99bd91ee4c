import TactusFoundation
import TactusPhoneLink
import TactusUIKitValues

@MainActor extension PhoneRegion {
  /// Applies the settings of the device to this process (Region.LR4).
  static func apply(_ device: DeviceTraits) {
    if TimeZone(identifier: device.timeZone) == nil {
      RuntimeWarning.once(
        "no time zone is called “\(device.timeZone)”, so GMT applies; others are called "
          + "“Europe/Berlin”")
    }
    apply(
      PhoneRegion(
        language: device.language, region: device.region, timeZone: device.timeZone))
  }

  /// Posts notifications of changes of language, region and time zone (Region.LR7).
  static func postChanges(to new: DeviceTraits, from old: DeviceTraits) {
    if new.language != old.language || new.region != old.region {
      NotificationCenter.default.post(
        name: NSLocale.currentLocaleDidChangeNotification, object: nil)
    }
    if new.timeZone != old.timeZone {
      NotificationCenter.default.post(name: .NSSystemTimeZoneDidChange, object: nil)
      UIApplication.running?.life?.handle(.timeChange)
    }
  }
}
