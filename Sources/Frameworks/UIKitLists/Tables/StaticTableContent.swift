/// The sections and cells of a table whose cells are in a storyboard (Storyboards.TC2).
///
/// The default implementations of `UITableViewController` answer with it.
@MainActor
package final class StaticTableContent {
  /// A section.
  @MainActor package struct Section {
    package let header: String?
    package let footer: String?
    package let cells: [UITableViewCell]
    /// The heights of the cells; nil for the table's.
    package let heights: [CGFloat?]

    package init(header: String?, footer: String?, cells: [UITableViewCell], heights: [CGFloat?]) {
      (self.header, self.footer, self.cells, self.heights) = (header, footer, cells, heights)
      // A cell that is shown again is this one, so none of them is reused for another row.
      for cell in cells { cell.reuseIdentifier = nil }
    }
  }

  /// The sections.
  package let sections: [Section]

  package init(_ sections: [Section]) { self.sections = sections }

  /// Returns a section; nil if there is none with the number.
  func section(_ number: Int) -> Section? {
    sections.indices.contains(number) ? sections[number] : nil
  }

  /// Returns the cell of a row; nil if there is none.
  func cell(_ path: IndexPath) -> UITableViewCell? {
    guard let section = section(path.section), section.cells.indices.contains(path.row) else {
      return nil
    }
    let cell = section.cells[path.row]
    cell.isHidden = false
    return cell
  }

  /// Returns the height of a row; nil for the table's.
  func height(_ path: IndexPath) -> CGFloat? {
    guard let section = section(path.section), section.heights.indices.contains(path.row) else {
      return nil
    }
    return section.heights[path.row]
  }
}
