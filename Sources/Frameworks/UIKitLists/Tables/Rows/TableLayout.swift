/// The vertical layout of the sections and rows of a table.
struct TableLayout {
  /// The layout of one section.
  struct Section {
    /// The top of the section, in the table's coordinates.
    var top: CGFloat = 0
    /// The space above the header.
    var gap: CGFloat = 0
    var header: CGFloat = 0
    var rows: RowHeights
    var footer: CGFloat = 0

    var headerTop: CGFloat { top + gap }
    var rowsTop: CGFloat { top + gap + header }
    var footerTop: CGFloat { rowsTop + rows.total }
    var bottom: CGFloat { footerTop + footer }
  }

  /// The top of the first section.
  private(set) var top: CGFloat = 0
  private(set) var sections: [Section] = []
  /// The bottom of the last section.
  var bottom: CGFloat { sections.last?.bottom ?? top }

  init() {}

  init(_ sections: [Section], from top: CGFloat) {
    (self.top, self.sections) = (top, sections)
    stack(from: 0)
  }

  /// Moves the first section to another position.
  mutating func move(to top: CGFloat) {
    guard top != self.top else { return }
    self.top = top
    stack(from: 0)
  }

  /// Makes the height of a row an estimate again.
  mutating func forget(at path: IndexPath) { sections[path.section].rows.forget(path.row) }

  /// Sets the known height of a row.
  mutating func set(_ height: CGFloat, at path: IndexPath) {
    sections[path.section].rows.set(height, at: path.row)
    stack(from: path.section + 1)
  }

  /// Returns whether a row exists.
  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section) && path.row >= 0
      && path.row < sections[path.section].rows.count
  }

  /// Returns the top of a row.
  func top(of path: IndexPath) -> CGFloat {
    let section = sections[path.section]
    return section.rowsTop + section.rows.start(of: path.row)
  }

  /// Returns the height of a row.
  func height(of path: IndexPath) -> CGFloat { sections[path.section].rows[path.row] }

  /// Returns the section at a vertical position; the nearest if there is none.
  func section(at y: CGFloat) -> Int? {
    guard !sections.isEmpty else { return nil }
    var (low, high) = (0, sections.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if sections[middle].top <= y { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Returns the row at a vertical position; `nil` at a header, a footer or a gap.
  func row(at y: CGFloat) -> IndexPath? {
    guard let index = section(at: y) else { return nil }
    let section = sections[index]
    guard y >= section.rowsTop, y < section.footerTop, section.rows.count > 0 else { return nil }
    return IndexPath(row: section.rows.row(at: y - section.rowsTop), section: index)
  }

  /// Returns the first row that ends below a vertical position; `nil` if there is none.
  func firstRow(below y: CGFloat) -> IndexPath? {
    guard var index = section(at: y) else { return nil }
    while index < sections.count {
      let section = sections[index]
      if section.rows.count > 0, section.footerTop > y {
        let row = y <= section.rowsTop ? 0 : section.rows.row(at: y - section.rowsTop)
        return IndexPath(row: row, section: index)
      }
      index += 1
    }
    return nil
  }

  /// Returns the next row, also in a later section.
  func row(after path: IndexPath) -> IndexPath? {
    if path.row + 1 < sections[path.section].rows.count {
      return IndexPath(row: path.row + 1, section: path.section)
    }
    let next = sections.indices.dropFirst(path.section + 1).first { sections[$0].rows.count > 0 }
    return next.map { IndexPath(row: 0, section: $0) }
  }

  private mutating func stack(from first: Int) {
    guard first < sections.count else { return }
    var y = first > 0 ? sections[first - 1].bottom : top
    for index in first..<sections.count {
      sections[index].top = y
      y = sections[index].bottom
    }
  }
}
