import CTactusQrencode

/// A QR code of an address, drawn with block characters for a terminal.
enum TerminalQRCode {
  /// The width of the quiet zone around the code, in modules.
  ///
  /// - Source: ISO/IEC 18004 requires four modules; cameras read a code with two on a background of
  ///   its own color, as trials on terminals showed. Confidence: guess.
  private static let quietZone = 2

  /// Returns lines of half blocks, each of which shows two modules, one above the other; `nil` for
  /// a text that is too long.
  ///
  /// - Parameter usesColor: Whether the terminal shows colors. If so, the background is white,
  ///   whatever that of the terminal is. If not, the blocks are the light modules, for light text
  ///   on a dark background.
  static func lines(of text: String, usesColor: Bool) -> [String]? {
    guard let code = QRcode_encodeString(text, 0, QR_ECLEVEL_L, QR_MODE_8, 1) else { return nil }
    defer { QRcode_free(code) }
    let width = Int(code.pointee.width)
    func isDark(_ x: Int, _ y: Int) -> Bool {
      guard (0..<width).contains(x), (0..<width).contains(y) else { return false }
      return code.pointee.data[y * width + x] & 1 != 0
    }
    let range = -quietZone..<width + quietZone
    return stride(from: range.lowerBound, to: range.upperBound, by: 2).map { y in
      let letters = range.map { x in
        switch (isDark(x, y) != usesColor, isDark(x, y + 1) != usesColor) {
        case (false, false): "█"
        case (false, true): "▀"
        case (true, false): "▄"
        case (true, true): " "
        }
      }.joined()
      return usesColor ? "\u{1B}[38;5;16;48;5;231m\(letters)\u{1B}[0m" : letters
    }
  }
}
