import TactusCommandKit
import TactusHapticPatterns
import TactusHapticPlots
import TactusHapticSynthesis
import TactusPatternCommands

/// The terminal display of a playback: the pattern's plot with a moving playhead.
///
/// If the terminal is too small for a plot, a line shows the time instead. The cursor is hidden
/// during playback.
final class PlaybackDisplay {
  private let console: Console
  private let pattern: HapticPattern
  private let title: String
  private let actuator: ActuatorProfile
  private let waveforms: [String: Waveform]
  private let signals: RenderedSignals
  private var plot: TerminalPlot?

  /// Draws the plot; returns `nil` if the output is not a terminal.
  ///
  /// - Parameters:
  ///   - pattern: The pattern to play, at the playback rate.
  ///   - input: The source of the name, the sounds and the actuator.
  init?(_ pattern: HapticPattern, of input: PatternInput, console: Console) {
    guard console.output.isTerminal else { return nil }
    self.console = console
    self.pattern = pattern
    actuator = input.actuator
    waveforms = input.waveforms
    // A long pattern is plotted with less detail, so that playing begins soon.
    let isLong = pattern.duration > Self.detailLimit
    signals = RenderedSignals(
      pattern, actuator: actuator, sampleRate: isLong ? 8_000 : input.sampleRate,
      waveforms: isLong ? [:] : input.waveforms)
    title = input.name
    console.output.write(Self.hideCursor)
    draw()
  }

  /// Moves the playhead.
  ///
  /// - Parameter time: Seconds from the pattern's start; `nil` when the size of the terminal
  ///   changes.
  func show(at time: Double?) {
    guard let time else { return resize() }
    if let plot {
      console.output.write(plot.playheadUpdate(at: time))
    } else {
      let (now, end) = (Self.text(time), Self.text(pattern.duration))
      console.output.write("\r\u{1B}[K\(now) of \(end) s")
    }
  }

  /// Redraws the plot below the old one, after a change of the terminal's size.
  private func resize() {
    draw()
  }

  /// Leaves the plot as it is and shows the cursor again.
  func close() {
    if plot != nil { show(at: -1) }
    // Removes echoed keys below the plot, such as ^C.
    console.output.write("\r\u{1B}[K" + Self.showCursor)
    console.output.flush()
  }

  // MARK: Internals

  private static let hideCursor = "\u{1B}[?25l"
  private static let showCursor = "\u{1B}[?25h"
  /// The minimum number of lines of a plot.
  private static let minimumRows = 12
  /// The duration in seconds up to which a pattern is drawn from every sample.
  private static let detailLimit = 120.0

  private func draw() {
    // One line below the plot is for the cursor.
    let options = TerminalPlotOptions(console, title: title)
    guard options.rows >= Self.minimumRows else {
      plot = nil
      return
    }
    let plot = TerminalPlot(
      pattern, signals: signals, waveforms: waveforms, actuator: actuator, options: options)
    console.output.write(plot.render())
    self.plot = plot
  }

  private static func text(_ seconds: Double) -> String {
    let tenths = Int((seconds * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
