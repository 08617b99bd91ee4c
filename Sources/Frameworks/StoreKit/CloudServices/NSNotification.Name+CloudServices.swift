/// The notifications about the user's subscription of music; never posted.
extension NSNotification.Name {
  /// The storefront identifier has changed.
  public static let SKStorefrontIdentifierDidChange = Self(
    "SKStorefrontIdentifierDidChangeNotification")
  /// The country of the storefront has changed.
  public static let SKStorefrontCountryCodeDidChange = Self(
    "SKStorefrontCountryCodeDidChangeNotification")
  /// The capabilities have changed.
  public static let SKCloudServiceCapabilitiesDidChange = Self(
    "SKCloudServiceCapabilitiesDidChangeNotification")
}
