extension NSNotification.Name {
  /// The clock of the phone was set; never posted.
  public static let NSSystemClockDidChange = Self("NSSystemClockDidChangeNotification")
}

extension UserDefaults {
  /// The size of the defaults has exceeded a limit; never posted.
  public static let sizeLimitExceededNotification = NSNotification.Name(
    "NSUserDefaultsSizeLimitExceededNotification")
}

extension Bundle {
  /// A bundle has loaded its program; never posted.
  public static let didLoadNotification = NSNotification.Name("NSBundleDidLoadNotification")
}
