/// A cell of a container with rows and columns.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
  /// Returns the rows of the cell.
  func accessibilityRowRange() -> NSRange
  /// Returns the columns of the cell.
  func accessibilityColumnRange() -> NSRange
}
