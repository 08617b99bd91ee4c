/// The separators above and below an item of a list.
public struct UIListSeparatorConfiguration: Hashable, Sendable {
  /// The visibilities of a separator.
  public enum Visibility: Int, Sendable, Hashable {
    /// Visible as the appearance of the list has it.
    case automatic = 0
    /// Visible.
    case visible = 1
    /// Hidden.
    case hidden = 2
  }

  /// Insets whose edges are those of the appearance: a separator begins with the text.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// Creates a configuration with the defaults of an appearance.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  /// The visibility of the separator above an item, which only the first one of a group has.
  public var topSeparatorVisibility = Visibility.automatic
  /// The visibility of the separator below an item.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the separator above an item; each edge may be the automatic one.
  public var topSeparatorInsets = automaticInsets
  /// The insets of the separator below an item; each edge may be the automatic one.
  public var bottomSeparatorInsets = automaticInsets
  /// The color.
  public var color = UIColor.separator
  /// The color beside selected items of a list with multiple selection.
  public var multipleSelectionColor = UIColor.separator
}
