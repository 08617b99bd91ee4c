/// The options of a terminal plot, including the terminal's capabilities.
public struct TerminalPlotOptions: Sendable, Equatable {
  /// The character set of the terminal.
  public enum Characters: Sendable, CaseIterable {
    /// Unicode with blocks, box drawing and braille, as in a UTF-8 locale.
    case unicode
    /// The 95 printable ASCII characters.
    case ascii
  }

  /// The colors of the terminal.
  public enum Colors: Sendable, CaseIterable {
    /// No colors and no escape sequences; digits show the sharpness.
    case none
    /// The 256 colors of xterm.
    case palette
    /// 24-bit colors, as indicated by `COLORTERM`.
    case trueColor
  }

  /// The width in cells, clamped to 20…1,000.
  public var columns: Int
  /// The maximum number of lines, at least 12; the plot has at most 26.
  public var rows: Int
  /// The character set.
  public var characters: Characters
  /// The colors.
  public var colors: Colors
  /// The theme, for a dark or a light terminal.
  public var theme: PlotTheme
  /// The title, or `nil` for none.
  public var title: String?
  /// The start of the visible time in seconds, or `nil` for the pattern's start.
  public var from: Double?
  /// The end of the visible time in seconds, or `nil` for the end of all events and signals.
  public var to: Double?

  /// Creates options.
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
