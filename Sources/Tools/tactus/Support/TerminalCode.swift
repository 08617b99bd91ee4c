import CQrencode

/// An address as a square of modules that a phone's camera reads, in a terminal's letters.
enum TerminalCode {
  /// Modules of rest around it.
  ///
  /// - Source: ISO/IEC 18004 asks for four; cameras take two on a ground of its own colour, as tried
  ///   with what terminals show. Confidence: guess.
  private static let quiet = 2

  /// Lines of half blocks, each of which is two modules, one above the other; `nil` for text that is
  /// too long.
  ///
  /// - Parameter usesColour: Whether the terminal shows colours: then the ground is white whatever the
  ///   terminal's own is. Else the letters are the light modules, for light letters on a dark ground.
  static func lines(of text: String, usesColour: Bool) -> [String]? {
    guard let code = QRcode_encodeString(text, 0, QR_ECLEVEL_L, QR_MODE_8, 1) else { return nil }
    defer { QRcode_free(code) }
    let width = Int(code.pointee.width)
    func isDark(_ x: Int, _ y: Int) -> Bool {
      guard (0..<width).contains(x), (0..<width).contains(y) else { return false }
      return code.pointee.data[y * width + x] & 1 != 0
    }
    let range = -quiet..<width + quiet
    return stride(from: range.lowerBound, to: range.upperBound, by: 2).map { y in
      let letters = range.map { x in
        switch (isDark(x, y) != usesColour, isDark(x, y + 1) != usesColour) {
        case (false, false): "█"
        case (false, true): "▀"
        case (true, false): "▄"
        case (true, true): " "
        }
      }.joined()
      return usesColour ? "\u{1B}[38;5;16;48;5;231m\(letters)\u{1B}[0m" : letters
    }
  }
}
