import TactusPhoneLink
import TactusVoiceOver

extension ElementCell {
  /// Describes the position of a cell in its table (VoiceOver.SP10).
  @MainActor
  init(
    _ cell: any UIAccessibilityContainerDataTableCell,
    in table: any UIAccessibilityContainerDataTable
  ) {
    let rows = CellSpan(cell.accessibilityRowRange(), of: table.accessibilityRowCount())
    let columns = CellSpan(cell.accessibilityColumnRange(), of: table.accessibilityColumnCount())
    self.init(
      row: rows?.first, column: columns?.first, rowSpan: rows?.length ?? 1,
      columnSpan: columns?.length ?? 1)
    if let row {
      rowHeaders = (table.accessibilityHeaderElements(forRow: row) ?? [])
        .filter { $0 !== cell && table.contains($0) }.compactMap { $0.headerText }
    }
    if let column {
      columnHeaders = (table.accessibilityHeaderElements(forColumn: column) ?? [])
        .filter { $0 !== cell && !isAbove($0, in: table) }.compactMap { $0.headerText }
    }
  }

  /// Returns whether a header is directly above the first cell of a row: such a header is omitted.
  @MainActor
  private func isAbove(
    _ header: any UIAccessibilityContainerDataTableCell,
    in table: any UIAccessibilityContainerDataTable
  ) -> Bool {
    guard let row, let column, header.accessibilityRowRange().location == row - 1,
      header.accessibilityColumnRange().location == column
    else { return false }
    let before = (0..<column).reversed().prefix(VoiceOverConstants.maximumSearches)
    return !before.contains {
      table.accessibilityDataTableCellElement(forRow: row, column: $0) != nil
    }
  }
}

/// The rows or columns of a cell.
private struct CellSpan {
  let first: Int
  let length: Int

  /// Creates the span; `nil` if it does not begin in the table, as when the app leaves it open.
  init?(_ range: NSRange, of count: Int) {
    guard range.location >= 0, range.location < count else { return nil }
    first = range.location
    length = max(1, min(range.length, count - first))
  }
}

extension UIAccessibilityContainerDataTable {
  /// Returns whether a header is a cell of the table.
  fileprivate func contains(_ header: any UIAccessibilityContainerDataTableCell) -> Bool {
    let (row, column) = (
      header.accessibilityRowRange().location, header.accessibilityColumnRange().location
    )
    return accessibilityDataTableCellElement(forRow: row, column: column) === header
  }
}

extension UIAccessibilityContainerDataTableCell {
  /// The label and the value of a header; nil if it has neither.
  fileprivate var headerText: String? {
    guard let header = self as? AccessibleObject else { return nil }
    let texts = [header.askedLabel, header.askedValue].compactMap(\.self).filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}
