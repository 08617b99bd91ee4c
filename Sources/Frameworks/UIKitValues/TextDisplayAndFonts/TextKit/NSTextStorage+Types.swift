extension NSTextStorage {
  /// The kinds of changes to a text storage.
  public struct EditActions: OptionSet, Sendable, Hashable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The attributes have changed.
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    /// The characters have changed.
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  /// A notification posted before pending changes are processed.
  public static let willProcessEditingNotification = Notification.Name(
    "NSTextStorageWillProcessEditingNotification")
  /// A notification posted after the attributes of pending changes have been fixed.
  public static let didProcessEditingNotification = Notification.Name(
    "NSTextStorageDidProcessEditingNotification")
}
