extension UIPasteboard {
  /// What a pasteboard is called.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The one that people copy to and paste from.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// What is on a pasteboard is another than before.
  public nonisolated static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification")
  /// Under it are the forms that were not there before.
  public static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
  /// Under it are the forms that are not there any more.
  public static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"
  /// A pasteboard is gone.
  public nonisolated static let removedNotification = Notification.Name(
    "UIPasteboardRemovedNotification")

  /// The forms in which an item is a text.
  public static var typeListString: NSArray { NSArray(array: PasteboardForm.texts) }
  /// The forms in which an item is an address.
  public static var typeListURL: NSArray { NSArray(array: PasteboardForm.addresses) }
  /// The forms in which an item is a colour.
  public static var typeListColor: NSArray { NSArray(array: PasteboardForm.colors) }
}
