/// The table of symbols that are not composed of others.
package enum SymbolTable {
  /// The outlined and the filled variant of a symbol.
  package struct Entry: Sendable {
    package var outlined, filled: SymbolShape?
  }

  /// All symbols of the table by name.
  package static let shapes: [String: Entry] = {
    var shapes: [String: Entry] = [:]
    for lineWidth in text.split(separator: "\n") {
      let cells = lineWidth.split(separator: " ")
      guard cells.count == 3 else { continue }
      shapes[String(cells[0])] = Entry(outlined: shape(cells[1]), filled: shape(cells[2]))
    }
    return shapes
  }()

  private static func shape(_ cell: Substring) -> SymbolShape? {
    switch cell.first {
    case "-": nil
    case "~": .outline(String(cell.dropFirst()))
    case "'": .letters(String(cell.dropFirst()))
    default: .glyph(String(cell))
    }
  }
}
