extension UIApplication {
  /// What an app can be told of an address that it is to open.
  public struct OpenURLOptionsKey: _WrappedWord, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Under it is the bundle of the app that wants it opened, where it is of the same vendor.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// Under it is what that app has added.
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Under it is whether the file has to be copied before it is used.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// What an app can say of an address that it wants opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Under it is whether only an app will do that has the address's site for its own.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The address that shows the app's settings.
  public static let openSettingsURLString = "app-settings:"
}

extension UIApplication.LaunchOptionsKey {
  /// Under it is the address that the app is to open.
  public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
  /// Under it is the bundle of the app that wants that, where it is of the same vendor.
  public static let sourceApplication = Self(
    rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
  /// Under it is what that app has added.
  public static let annotation = Self(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
  /// Under it is the quick action that was chosen.
  public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
}
