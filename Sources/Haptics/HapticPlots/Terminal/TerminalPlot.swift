import HapticPatterns
import HapticSynthesis
import TextForms

/// A picture of a pattern made of characters, for a terminal of a known size.
///
/// From top to bottom: title, caption, intensity over time coloured by sharpness, one line for a
/// playhead, the felt waveform, the time axis, and a legend. What there is nothing of is left out;
/// of a pattern of sounds alone the volume is shown.
///
/// To move a playhead, print `render()` once and then `playheadUpdate(at:)` for every new time:
/// only the playhead's line is written again, so the rest neither flickers nor costs anything.
///
/// - Thread: any.
public struct TerminalPlot: Sendable {
  /// The picture, line by line from the top; no line is wider than was asked for.
  public let lines: [String]
  /// Which of `lines` is the playhead's.
  public let playheadLine: Int

  private let grid: TerminalGrid
  private let ink: TerminalInk
  private let glyphs: TerminalGlyphs
  private let theme: PlotTheme

  /// Draws a pattern.
  ///
  /// - Parameters:
  ///   - pattern: What is drawn.
  ///   - signals: The pattern rendered; without it, or in silence, there is no waveform.
  ///   - waveforms: The sounds that the pattern names, by path, for how long they last.
  ///   - actuator: What the pattern would play on, for the caption.
  ///   - options: What the terminal shows, and how much of the pattern.
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

  /// All lines, each with a line feed at its end.
  public func render() -> String { lines.map { $0 + "\n" }.joined() }

  // MARK: Playhead

  /// The cell from the left, counted from 0, in which a time is; `nil` if it is not shown.
  ///
  /// - Parameter time: Seconds from the pattern's start.
  public func playheadColumn(at time: Double) -> Int? {
    grid.column(time).map { $0 + grid.gutter }
  }

  /// The playhead's line with a mark at a time; a blank line if the time is not shown.
  ///
  /// - Parameter time: Seconds from the pattern's start.
  public func playheadMarks(at time: Double) -> String {
    guard let column = grid.column(time) else { return "" }
    let word = glyphs.text(
      grid.unit == .milliseconds
        ? NumberText.fixed(time * 1000, places: 0) + " ms"
        : NumberText.fixed(time, places: 2) + " s")
    let blank = { (count: Int) in String(repeating: " ", count: max(0, count)) }
    let mark = ink.text(String(glyphs.playhead), theme.text)
    if column + 2 + word.count <= grid.width {
      return blank(grid.gutter + column) + mark + " " + word
    }
    return blank(grid.gutter + column - word.count - 1) + word + " " + mark
  }

  /// What to send to a terminal to move the playhead to a time.
  ///
  /// The cursor has to be where `render()` left it, at the start of the line beneath the picture,
  /// and is there again afterwards. It contains escape sequences whatever `colors` says; send it
  /// only to a terminal.
  ///
  /// - Parameter time: Seconds from the pattern's start; a time that is not shown clears the line.
  public func playheadUpdate(at time: Double) -> String {
    let up = lines.count - playheadLine
    return "\u{1B}[\(up)F\u{1B}[2K\(playheadMarks(at: time))\u{1B}[\(up)E"
  }
}
