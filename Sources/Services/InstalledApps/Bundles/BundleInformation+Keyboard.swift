import TactusPhoneLink
import TactusPhoneTypes

extension BundleInformation {
  /// The identifier of the extension point of keyboards.
  ///
  /// - Source: Apple's guide to app extensions. Confidence: documented.
  public static let keyboardExtensionPoint = "com.apple.keyboard-service"

  /// The identifier of the extension point, if the bundle is that of an app extension.
  public var extensionPoint: String? {
    self["NSExtension"]?.dictionary?["NSExtensionPointIdentifier"]?.string
  }

  /// The name of the principal class of an app extension, with its module or without.
  public var extensionPrincipalClass: String? {
    self["NSExtension"]?.dictionary?["NSExtensionPrincipalClass"]?.string
  }

  /// Returns the keyboard that the bundle is; `nil` for any other bundle (Keyboards.CU1).
  ///
  /// - Parameter appName: The name of the app.
  public func customKeyboard(appName: String) -> CustomKeyboard? {
    guard extensionPoint == Self.keyboardExtensionPoint, let identifier else { return nil }
    let attributes = self["NSExtension"]?.dictionary?["NSExtensionAttributes"]?.dictionary ?? [:]
    return CustomKeyboard(
      identifier: identifier, name: name ?? appName, appName: appName,
      language: attributes["PrimaryLanguage"]?.string ?? "en-US",
      isASCIICapable: attributes["IsASCIICapable"]?.bool ?? false,
      prefersRightToLeft: attributes["PrefersRightToLeft"]?.bool ?? false,
      requestsFullAccess: attributes["RequestsOpenAccess"]?.bool ?? false)
  }
}
