extension UITableView {
  /// How rows are held together.
  public enum Style: Int, Sendable {
    /// One after another, under headers that stay in sight.
    case plain = 0
    /// In groups, from edge to edge.
    case grouped = 1
    /// In groups, with round corners and room at the sides.
    case insetGrouped = 2
  }

  /// Where a row is to be that is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    /// Wherever that takes the least.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    /// They fade.
    case fade = 0
    /// By way of the right edge.
    case right = 1
    /// By way of the left edge.
    case left = 2
    /// By way of the top.
    case top = 3
    /// By way of the bottom.
    case bottom = 4
    /// At once.
    case none = 5
    /// They stay where they are, and are uncovered and covered.
    case middle = 6
    /// As suits.
    case automatic = 100
  }

  /// What an inset of separators is taken from.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of the cell.
    case fromCellEdges = 0
    /// Where separators would begin and end by themselves.
    case fromAutomaticInsets = 1
  }

  /// Says that a height follows from what is shown.
  public static let automaticDimension: CGFloat = -1

  /// Is posted when another row is selected.
  public static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")
}
