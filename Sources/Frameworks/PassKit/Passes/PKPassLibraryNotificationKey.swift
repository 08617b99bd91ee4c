/// The keys of a pass library's notifications.
public struct PKPassLibraryNotificationKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a value of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  // - Source: the names follow those of the constants. Confidence: guess.

  /// The added passes.
  public static let addedPassesUserInfoKey = PKPassLibraryNotificationKey(
    rawValue: "PKPassLibraryAddedPassesUserInfo")
  /// The replacement passes.
  public static let replacementPassesUserInfoKey = PKPassLibraryNotificationKey(
    rawValue: "PKPassLibraryReplacementPassesUserInfo")
  /// Identifiers of the removed passes.
  public static let removedPassInfosUserInfoKey = PKPassLibraryNotificationKey(
    rawValue: "PKPassLibraryRemovedPassInfosUserInfo")
  /// The pass type identifier of a removed pass.
  public static let passTypeIdentifierUserInfoKey = PKPassLibraryNotificationKey(
    rawValue: "PKPassLibraryPassTypeIdentifierUserInfo")
  /// The serial number of a removed pass.
  public static let serialNumberUserInfoKey = PKPassLibraryNotificationKey(
    rawValue: "PKPassLibrarySerialNumberUserInfo")
}
