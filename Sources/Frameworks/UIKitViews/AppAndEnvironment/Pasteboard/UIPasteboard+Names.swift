extension UIPasteboard {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name as a string.
    public let rawValue: String
    /// Creates a name from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The name of the general pasteboard, to which users copy and from which they paste.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// An option of copied items.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// Creates an option with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The date at which the items are removed.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether the items stay on this device, a Boolean value.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// A notification posted when the items of a pasteboard change.
  public static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification")
  /// The key of the added types in the user info.
  public static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
  /// The key of the removed types in the user info.
  public static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"
  /// A notification posted when a pasteboard is removed.
  public static let removedNotification = Notification.Name(
    "UIPasteboardRemovedNotification")

  /// The type of a value whose type UIKit detects.
  public static let typeAutomatic = "com.apple.uikit.type-automatic"

  /// The types of text.
  public static var typeListString: NSArray { NSArray(array: PasteboardRepresentation.textTypes) }
  /// The types of URLs.
  public static var typeListURL: NSArray { NSArray(array: PasteboardRepresentation.urlTypes) }
  /// The types of images.
  public static var typeListImage: NSArray { NSArray(array: PasteboardRepresentation.imageTypes) }
  /// The types of colors.
  public static var typeListColor: NSArray { NSArray(array: PasteboardRepresentation.colorTypes) }
}
