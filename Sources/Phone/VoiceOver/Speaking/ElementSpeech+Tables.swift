import TactusPhoneLink

// The positions of cells in tables (VoiceOver.SP10).
extension ElementSpeech {
  /// Returns the headers of a cell's row and column, those that have changed.
  func cellHeaders(of place: Int, in screen: VoiceOverScreen, after before: Int?) -> [String] {
    guard let cell = screen.elements[place].cell else { return [] }
    let old = screen.cell(of: before, inTableOf: place)
    var parts: [String] = []
    if old == nil || cell.row != old?.row { parts += cell.rowHeaders }
    if old == nil || cell.column != old?.column { parts += cell.columnHeaders }
    return parts.map(\.spoken).filter { !$0.isEmpty }
  }

  /// Returns how many rows and columns a cell has, a row that is new, and the column.
  func cellPlace(of place: Int, in screen: VoiceOverScreen, after before: Int?) -> [String] {
    guard let cell = screen.elements[place].cell else { return [] }
    let old = screen.cell(of: before, inTableOf: place)
    var parts: [String] = []
    if cell.row != nil, cell.rowSpan > 1 { parts.append(words.text(.spansRows, cell.rowSpan)) }
    if cell.column != nil, cell.columnSpan > 1 {
      parts.append(words.text(.spansColumns, cell.columnSpan))
    }
    if let row = cell.row, row != old?.row { parts.append(words.text(.row, row + 1)) }
    if let column = cell.column { parts.append(words.text(.column, column + 1)) }
    return parts
  }
}

extension VoiceOverScreen {
  /// Returns the place of an element in the table in which another one is; `nil` if it is in none,
  /// or in another one.
  fileprivate func cell(of place: Int?, inTableOf other: Int) -> ElementCell? {
    guard let place, let cell = elements[place].cell, table(of: place) == table(of: other) else {
      return nil
    }
    return cell
  }

  /// Returns the table around an element.
  private func table(of place: Int) -> Int? {
    ancestors(of: place).first { elements[$0].container == .dataTable }
  }
}
