/// The characters of a terminal plot.
struct TerminalGlyphs: Sendable {
  /// The characters of a bar's cell from empty to full, in even steps.
  let bars: [Character]
  /// The characters of the time axis: plain, with a tick, and its left end.
  let line: Character
  let tick: Character
  let corner: Character
  /// The characters of the vertical axis: plain, and with a value.
  let edge: Character
  let edgeTick: Character
  /// The playhead.
  let playhead: Character
  /// The character of a color swatch.
  let swatch: Character
  /// The number of dots in a cell of the waveform, across and down.
  let dots: (across: Int, down: Int)

  init(_ characters: TerminalPlotOptions.Characters) {
    switch characters {
    case .unicode:
      bars = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
      (line, tick, corner, edge, edgeTick) = ("─", "┬", "└", "│", "┤")
      (playhead, swatch) = ("▲", "█")
      dots = (2, 4)
    case .ascii:
      bars = [" ", ".", ":", "|", "#"]
      (line, tick, corner, edge, edgeTick) = ("-", "+", "+", "|", "+")
      (playhead, swatch) = ("^", "#")
      dots = (1, 2)
    }
    isUnicode = characters == .unicode
  }

  private let isUnicode: Bool

  /// Returns the character for a cell's dots.
  func cell(_ isSet: (_ across: Int, _ down: Int) -> Bool) -> Character {
    guard isUnicode else {
      switch (isSet(0, 0), isSet(0, 1)) {
      case (false, false): return " "
      case (true, false): return "'"
      case (false, true): return "."
      case (true, true): return ":"
      }
    }
    // The bits of a braille character: three rows of two, left column first, then the fourth row.
    let bits = [[0, 1, 2, 6], [3, 4, 5, 7]]
    var pattern: UInt32 = 0
    for across in 0..<2 {
      for down in 0..<4 where isSet(across, down) { pattern |= 1 << UInt32(bits[across][down]) }
    }
    guard pattern != 0, let scalar = Unicode.Scalar(0x2800 + pattern) else { return " " }
    return Character(scalar)
  }

  /// Returns a text with characters that the terminal lacks replaced one by one.
  func text(_ text: String) -> String {
    let text = PlainText.line(text)
    guard !isUnicode else { return text }
    let near: [Character: Character] = ["·": "-", "–": "-", "\u{2212}": "-", "×": "x", "…": "~"]
    return String(text.map { near[$0] ?? ($0.isASCII ? $0 : "?") })
  }
}
