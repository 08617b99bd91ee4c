import Foundation

extension Notification.Name {
  /// A notification that a volume view posts when wireless routes are available, or are not any
  /// more.
  @available(*, deprecated, message: "use AVRouteDetector")
  public static let MPVolumeViewWirelessRoutesAvailableDidChange = wirelessRoutesAvailableChange
  /// A notification that a volume view posts when a wireless route is active, or is not any more.
  @available(*, deprecated, message: "use AVAudioSession")
  public static let MPVolumeViewWirelessRouteActiveDidChange = wirelessRouteActiveChange

  static let wirelessRoutesAvailableChange = Notification.Name(
    "MPVolumeViewWirelessRoutesAvailableDidChangeNotification")
  static let wirelessRouteActiveChange = Notification.Name(
    "MPVolumeViewWirelessRouteActiveDidChangeNotification")
}
