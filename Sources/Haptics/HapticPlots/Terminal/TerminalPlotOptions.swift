/// How a picture in a terminal is to look, and what the terminal can do.
public struct TerminalPlotOptions: Sendable, Equatable {
  /// The characters that a terminal can show.
  public enum Characters: Sendable, CaseIterable {
    /// Blocks, box drawing and braille, which a terminal of a UTF-8 locale has.
    case unicode
    /// The 95 characters that every terminal has.
    case ascii
  }

  /// The colours that a terminal can show.
  public enum Colors: Sendable, CaseIterable {
    /// None, and no escape sequence of any kind; sharpness is written as digits instead.
    case none
    /// The 256 colours of xterm.
    case palette
    /// Any colour, where `COLORTERM` says so.
    case trueColor
  }

  /// Cells from left to right, 20…1,000; what is outside is clamped.
  public var columns: Int
  /// The most lines that the picture may take, at least 12; it takes no more than 26.
  public var rows: Int
  /// The characters to draw with.
  public var characters: Characters
  /// The colours to draw with.
  public var colors: Colors
  /// Whether the terminal is dark or light.
  public var theme: PlotTheme
  /// What stands above the picture; `nil` for no title.
  public var title: String?
  /// Seconds of the pattern at the left end, or `nil` for its start.
  public var from: Double?
  /// Seconds of the pattern at the right end, or `nil` for the end of all there is to see.
  public var to: Double?

  /// Makes options; what is left out has its default.
  public init(
    columns: Int = 80, rows: Int = 24, characters: Characters = .unicode, colors: Colors = .none,
    theme: PlotTheme = .dark, title: String? = nil, from: Double? = nil, to: Double? = nil
  ) {
    self.columns = columns
    self.rows = rows
    self.characters = characters
    self.colors = colors
    self.theme = theme
    self.title = title
    self.from = from
    self.to = to
  }
}
