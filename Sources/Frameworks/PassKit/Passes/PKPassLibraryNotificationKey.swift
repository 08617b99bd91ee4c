/// The key of a value in a notification of the wallet.
public struct PKPassLibraryNotificationKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a value of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  // - Source: the names follow those of the constants. Confidence: guess.

  /// The passes that were added.
  public static let addedPassesUserInfoKey = PKPassLibraryNotificationKey(
    rawValue: "PKPassLibraryAddedPassesUserInfo")
  /// The passes that replace others.
  public static let replacementPassesUserInfoKey = PKPassLibraryNotificationKey(
    rawValue: "PKPassLibraryReplacementPassesUserInfo")
  /// Values about the passes that were removed.
  public static let removedPassInfosUserInfoKey = PKPassLibraryNotificationKey(
    rawValue: "PKPassLibraryRemovedPassInfosUserInfo")
  /// The identifier of the kind of a removed pass.
  public static let passTypeIdentifierUserInfoKey = PKPassLibraryNotificationKey(
    rawValue: "PKPassLibraryPassTypeIdentifierUserInfo")
  /// The number of a removed pass.
  public static let serialNumberUserInfoKey = PKPassLibraryNotificationKey(
    rawValue: "PKPassLibrarySerialNumberUserInfo")
}
