/// A formatter of colored or plain text for terminals.
struct TerminalFormatter: Sendable {
  let colors: TerminalPlotOptions.Colors

  private static let escape = "\u{1B}["
  /// The escape sequence that resets all colors and styles.
  private var reset: String { "\(Self.escape)0m" }

  /// Returns a text in a color.
  func text(_ text: String, _ color: PlotColor) -> String {
    guard colors != .none, !text.isEmpty else { return text }
    return "\(Self.escape)\(code(color))m\(text)\(reset)"
  }

  /// Returns a text in bold.
  func bold(_ text: String) -> String {
    colors == .none || text.isEmpty ? text : "\(Self.escape)1m\(text)\(reset)"
  }

  /// Returns a row of characters, each in its own or the default color.
  ///
  /// Adjacent cells of one color share an escape sequence, to keep lines short.
  func row(_ cells: [(character: Character, color: PlotColor?)]) -> String {
    var line = ""
    var run = ""
    var color: PlotColor?
    func flush() {
      line += color.map { text(run, $0) } ?? run
      run = ""
    }
    for cell in cells {
      // A space has no visible color.
      let next = cell.character == " " ? color : cell.color
      if next != color {
        flush()
        color = next
      }
      run.append(cell.character)
    }
    flush()
    return line
  }

  // MARK: Codes

  private func code(_ color: PlotColor) -> String {
    let (red, green, blue) = color.bytes
    return colors == .trueColor
      ? "38;2;\(red);\(green);\(blue)" : "38;5;\(Self.paletteIndex(color))"
  }

  /// Returns the nearest of xterm's 256 colors, from its color cube and its grays.
  ///
  /// - Source: xterm's default palette: 16…231 are a cube of the levels 0, 95, 135, 175, 215 and
  ///   255; 232…255 are the grays 8, 18, … 238. Confidence: documented.
  static func paletteIndex(_ color: PlotColor) -> Int {
    let (red, green, blue) = color.bytes
    let wanted = [red, green, blue].map(Int.init)
    let levels = [0, 95, 135, 175, 215, 255]
    func distance(_ values: [Int]) -> Int {
      zip(values, wanted).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    }
    let cube = wanted.map { value in
      levels.indices.min { abs(levels[$0] - value) < abs(levels[$1] - value) } ?? 0
    }
    let gray = max(0, min(23, (wanted.reduce(0, +) / 3 - 3) / 10))
    let grayLevel = 8 + gray * 10
    return distance(cube.map { levels[$0] }) <= distance([grayLevel, grayLevel, grayLevel])
      ? 16 + 36 * cube[0] + 6 * cube[1] + cube[2] : 232 + gray
  }
}
