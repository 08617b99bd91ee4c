extension UITableView {
  /// The style of a table.
  public enum Style: Int, Sendable {
    /// A plain list with pinned headers and footers.
    case plain = 0
    /// Groups from edge to edge.
    case grouped = 1
    /// Inset groups with rounded corners.
    case insetGrouped = 2
  }

  /// The position of a row after scrolling to it.
  public enum ScrollPosition: Int, Sendable {
    /// The nearest position at which the row is visible.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// The animation of inserted and deleted rows.
  public enum RowAnimation: Int, Sendable {
    /// The rows fade.
    case fade = 0
    /// The rows enter and leave at the right edge.
    case right = 1
    /// The rows enter and leave at the left edge.
    case left = 2
    /// The rows enter from above and leave upward.
    case top = 3
    /// The rows enter from below and leave downward.
    case bottom = 4
    /// The rows are not animated.
    case none = 5
    /// The rows fade in place.
    case middle = 6
    /// The table chooses the animation, which is a fade.
    case automatic = 100
  }

  /// The reference of the separator inset.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of the cell.
    case fromCellEdges = 0
    /// The automatic insets.
    case fromAutomaticInsets = 1
  }

  /// The value of a height that the table computes itself.
  public static let automaticDimension: CGFloat = -1

  /// A notification posted when the user changes the selection.
  nonisolated public static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")
}
