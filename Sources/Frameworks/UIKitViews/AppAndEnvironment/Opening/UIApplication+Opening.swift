extension UIApplication {
  /// The keys of the options with which an address is opened.
  public struct OpenURLOptionsKey: _WrappedWord, Sendable {
    /// The key as a string.
    public let rawValue: String
    /// Creates a key from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key of the bundle identifier of the requesting app, if it is of the same vendor.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// The key of the annotation of the requesting app.
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// The key of a Boolean value: whether the file has to be copied before it is used.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// The keys of the options with which an app opens an address in another app.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key as a string.
    public let rawValue: String
    /// Creates a key from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key of a Boolean value: whether only an app with a universal link may open the address.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    /// The key of the tap on an advertisement that opens the address; it has no effect.
    public static let eventAttribution = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenExternalURLOptionsEventAttributionKey")
  }

  /// The address of the app's settings.
  public static let openSettingsURLString = "app-settings:"
  /// The address of the app's settings of notifications, which are on the page of its settings.
  ///
  /// - Source: apps that open this address. Confidence: reported.
  public static let openNotificationSettingsURLString = "app-settings:notifications"
  /// The address of the settings of default apps; the Settings app has no such page, and shows that
  /// of the app.
  ///
  /// - Source: none. Confidence: guess.
  public static let openDefaultApplicationsSettingsURLString = "app-settings:default-apps"
}

extension UIApplication.LaunchOptionsKey {
  /// The key of the address that the app shall open.
  public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
  /// The key of the bundle identifier of the requesting app, if it is of the same vendor.
  public static let sourceApplication = Self(
    rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
  /// The key of the annotation of the requesting app.
  public static let annotation = Self(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
  /// The key of the quick action that the user has chosen.
  public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
}
