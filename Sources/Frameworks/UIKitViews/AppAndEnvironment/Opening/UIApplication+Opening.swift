extension UIApplication {
  /// The keys of the options with which a URL is opened.
  public struct OpenURLOptionsKey: _WrappedWord, Sendable {
    /// The key as a string.
    public let rawValue: String
    /// Creates a key from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key of the requesting app's bundle identifier, if it is of the same vendor.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// The key of the annotation of the requesting app.
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// The key of a Boolean value: whether the file must be copied before use.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// The keys of the options with which an app opens a URL in another app.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key as a string.
    public let rawValue: String
    /// Creates a key from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key of a Boolean value: whether only an app with a universal link may open the URL.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    /// The key of the tap on an advertisement that opens the URL; no effect.
    public static let eventAttribution = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenExternalURLOptionsEventAttributionKey")
  }

  /// The URL of the app's settings.
  public static let openSettingsURLString = "app-settings:"
  /// The URL of the app's notification settings, which are on its settings page.
  ///
  /// - Source: apps that open this URL. Confidence: reported.
  public static let openNotificationSettingsURLString = "app-settings:notifications"
  /// The URL of the settings of default apps; the Settings app has no such page, and shows the
  /// app's.
  ///
  /// - Source: none. Confidence: guess.
  public static let openDefaultApplicationsSettingsURLString = "app-settings:default-apps"
}

extension UIApplication.LaunchOptionsKey {
  /// The key of the URL to open.
  public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
  /// The key of the requesting app's bundle identifier, if it is of the same vendor.
  public static let sourceApplication = Self(
    rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
  /// The key of the annotation of the requesting app.
  public static let annotation = Self(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
  /// The key of the quick action that the user has chosen.
  public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
}
