extension NSNotification.Name {
  /// The name of the notification that the radio has changed; never posted.
  public static let CTRadioAccessTechnologyDidChange = NSNotification.Name(
    "CTRadioAccessTechnologyDidChangeNotification")
  /// The name of the notification that the radio of a service has changed; never posted.
  public static let CTServiceRadioAccessTechnologyDidChange = NSNotification.Name(
    "CTServiceRadioAccessTechnologyDidChangeNotification")
}
