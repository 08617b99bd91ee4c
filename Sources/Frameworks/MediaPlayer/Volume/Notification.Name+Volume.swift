import Foundation

extension Notification.Name {
  /// Posted by a volume view when wireless routes become available or unavailable.
  @available(*, deprecated, message: "use AVRouteDetector")
  public static let MPVolumeViewWirelessRoutesAvailableDidChange = wirelessRoutesAvailableChange
  /// Posted by a volume view when a wireless route becomes active or inactive.
  @available(*, deprecated, message: "use AVAudioSession")
  public static let MPVolumeViewWirelessRouteActiveDidChange = wirelessRouteActiveChange

  static let wirelessRoutesAvailableChange = Notification.Name(
    "MPVolumeViewWirelessRoutesAvailableDidChangeNotification")
  static let wirelessRouteActiveChange = Notification.Name(
    "MPVolumeViewWirelessRouteActiveDidChangeNotification")
}
