/// A measurer of text in terminal cells.
struct CellRuler: TextRuler {
  func size(of text: String, style: LabelStyle) -> (width: Double, height: Double) {
    (Double(Self.cells(text)), 1)
  }

  /// Returns the number of cells of a text: two for a wide character, none for a combining mark.
  ///
  /// - Source: the blocks of East Asian wide characters and of emoji in the Unicode Standard,
  ///   roughly. Confidence: a guess for rare characters.
  static func cells(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { sum, scalar in
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format, .control: return sum
      default: break
      }
      switch scalar.value {
      case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
        0xFF00...0xFF60, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
        return sum + 2
      default: return sum + 1
      }
    }
  }

  /// Returns a text padded with spaces on the left to a number of cells.
  static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - cells(text))) + text
  }
}
