import TactusHapticPatterns
import TactusHapticSynthesis
import TactusTextFormatting

/// A plot of a pattern in characters, for a terminal of a known size.
///
/// From top to bottom: title, caption, intensity over time colored by sharpness, a line for a
/// playhead, the felt waveform, the time axis, and a legend. Empty parts are left out; a pattern
/// with only sounds shows the volume.
///
/// To move a playhead, print `render()` once and then `playheadUpdate(at:)` for every new time:
/// only the playhead's line is written again, so the rest neither flickers nor costs anything.
///
/// - Thread: any.
public struct TerminalPlot: Sendable {
  /// The lines from the top; none is wider than requested.
  public let lines: [String]
  /// The index in `lines` of the playhead's line.
  public let playheadLine: Int

  private let grid: TerminalGrid
  private let ink: TerminalFormatter
  private let glyphs: TerminalGlyphs
  private let theme: PlotTheme

  /// Creates a plot of a pattern.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - signals: The rendered pattern; without it, or if it is silent, there is no waveform.
  ///   - waveforms: The sounds that the pattern refers to, by path, for their durations.
  ///   - actuator: The actuator, for the caption.
  ///   - options: The capabilities of the terminal and the range of time.
  public init(
    _ pattern: HapticPattern, signals: RenderedSignals? = nil,
    waveforms: [String: Waveform] = [:], actuator: ActuatorProfile = .tapticEngine,
    options: TerminalPlotOptions = TerminalPlotOptions()
  ) {
    let painter = TerminalPainter(
      pattern: pattern, signals: signals, waveforms: waveforms, actuator: actuator,
      options: options)
    (lines, playheadLine) = painter.paint()
    grid = painter.grid
    ink = painter.ink
    glyphs = painter.glyphs
    theme = options.theme
  }

  /// Returns all lines, each followed by a line feed.
  public func render() -> String { lines.map { $0 + "\n" }.joined() }

  // MARK: Playhead

  /// Returns the column of a time from the left, counted from 0, or `nil` if it is not visible.
  ///
  /// - Parameter time: The time in the pattern, in seconds.
  public func playheadColumn(at time: Double) -> Int? {
    grid.column(time).map { $0 + grid.gutter }
  }

  /// Returns the playhead's line with a mark at a time, or a blank line if it is not visible.
  ///
  /// - Parameter time: The time in the pattern, in seconds.
  public func playheadMarks(at time: Double) -> String {
    guard let column = grid.column(time) else { return "" }
    let word = glyphs.text(
      grid.unit == .milliseconds
        ? NumberFormat.fixed(time * 1000, places: 0) + " ms"
        : NumberFormat.fixed(time, places: 2) + " s")
    let blank = { (count: Int) in String(repeating: " ", count: max(0, count)) }
    let mark = ink.text(String(glyphs.playhead), theme.text)
    if column + 2 + word.count <= grid.width {
      return blank(grid.gutter + column) + mark + " " + word
    }
    return blank(grid.gutter + column - word.count - 1) + word + " " + mark
  }

  /// Returns the output that moves the playhead to a time.
  ///
  /// The cursor has to be where `render()` left it, at the start of the line beneath the picture,
  /// and is there again afterwards. It contains escape sequences even without colors; send it
  /// only to a terminal.
  ///
  /// - Parameter time: The time in seconds; one that is not visible clears the line.
  public func playheadUpdate(at time: Double) -> String {
    let up = lines.count - playheadLine
    return "\u{1B}[\(up)F\u{1B}[2K\(playheadMarks(at: time))\u{1B}[\(up)E"
  }
}
