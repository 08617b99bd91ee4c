extension NSString {
  /// Returns a text of the app's strings for a notification, with arguments in the places of its
  /// format.
  ///
  /// The text is that of the language at the call; an iPhone localizes it at the delivery.
  public class func localizedUserNotificationString(
    forKey key: String, arguments: [Any]?
  ) -> String {
    let format = Bundle.main.localizedString(forKey: key, value: nil, table: nil)
    guard let arguments, !arguments.isEmpty else { return format }
    return String(format: format, arguments: arguments.map(Self.formatArgument))
  }

  /// Returns an argument as the format `%@` takes it.
  private class func formatArgument(_ value: Any) -> any CVarArg {
    switch value {
    case let text as String: text as NSString
    case let object as NSObject: object
    case let argument as any CVarArg: argument
    default: "\(value)" as NSString
    }
  }
}
