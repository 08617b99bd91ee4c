extension NSString {
  /// Returns a localized string of the app for a notification, formatted with arguments.
  ///
  /// The string is localized at the call; an iPhone localizes it at the delivery.
  public class func localizedUserNotificationString(
    forKey key: String, arguments: [Any]?
  ) -> String {
    let format = Bundle.main.localizedString(forKey: key, value: nil, table: nil)
    guard let arguments, !arguments.isEmpty else { return format }
    return String(format: format, arguments: arguments.map(Self.formatArgument))
  }

  /// Returns an argument in a type that the format `%@` accepts.
  private class func formatArgument(_ value: Any) -> any CVarArg {
    switch value {
    case let text as String: text as NSString
    case let object as NSObject: object
    case let argument as any CVarArg: argument
    default: "\(value)" as NSString
    }
  }
}
