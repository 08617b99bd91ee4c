/// The symbols that are not made of others.
package enum SymbolTable {
  /// A symbol by its lines, and filled.
  package struct Entry: Sendable {
    package var lines, filled: SymbolShape?
  }

  /// All of them by name.
  package static let shapes: [String: Entry] = {
    var shapes: [String: Entry] = [:]
    for line in text.split(separator: "\n") {
      let cells = line.split(separator: " ")
      guard cells.count == 3 else { continue }
      shapes[String(cells[0])] = Entry(lines: shape(cells[1]), filled: shape(cells[2]))
    }
    return shapes
  }()

  private static func shape(_ cell: Substring) -> SymbolShape? {
    switch cell.first {
    case "-": nil
    case "~": .edge(String(cell.dropFirst()))
    case "'": .letters(String(cell.dropFirst()))
    default: .picture(String(cell))
    }
  }
}
