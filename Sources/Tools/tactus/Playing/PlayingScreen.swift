import CommandKit
import HapticPatterns
import HapticPlots
import HapticSynthesis

/// What a person sees while a pattern plays: its plot with a playhead that moves over it.
///
/// Where the terminal is too small for a plot there is a line with the time. The cursor is hidden
/// meanwhile.
final class PlayingScreen {
  private let console: Console
  private let pattern: HapticPattern
  private let title: String
  private let actuator: ActuatorProfile
  private let waveforms: [String: Waveform]
  private let signals: RenderedSignals
  private var plot: TerminalPlot?

  /// Draws the plot; `nil` where nobody looks.
  ///
  /// - Parameters:
  ///   - pattern: What is played, which is the input's at another rate.
  ///   - input: Its name, its sounds, and what it plays on.
  init?(_ pattern: HapticPattern, of input: PatternInput, console: Console) {
    guard console.output.isTerminal else { return nil }
    self.console = console
    self.pattern = pattern
    actuator = input.actuator
    waveforms = input.waveforms
    // Of a long pattern nobody sees every tap, and playing should begin soon.
    let isLong = pattern.duration > Self.longestInDetail
    signals = RenderedSignals(
      pattern, actuator: actuator, sampleRate: isLong ? 8_000 : input.sampleRate,
      waveforms: isLong ? [:] : input.waveforms)
    title = input.name
    console.output.write(Self.hideCursor)
    draw()
  }

  /// Moves the playhead.
  ///
  /// - Parameter time: Seconds from the pattern's start; `nil` where the terminal has another size.
  func show(at time: Double?) {
    guard let time else { return resize() }
    if let plot {
      console.output.write(plot.playheadUpdate(at: time))
    } else {
      let (now, end) = (Self.text(time), Self.text(pattern.duration))
      console.output.write("\r\u{1B}[K\(now) of \(end) s")
    }
  }

  /// Draws the plot anew, beneath the old one: the terminal has another size now.
  private func resize() {
    draw()
  }

  /// Leaves the plot as it is and gives the cursor back.
  func close() {
    if plot != nil { show(at: -1) }
    // What the keyboard left beneath the plot goes, such as ^C.
    console.output.write("\r\u{1B}[K" + Self.showCursor)
    console.output.flush()
  }

  // MARK: Internals

  private static let hideCursor = "\u{1B}[?25l"
  private static let showCursor = "\u{1B}[?25h"
  /// Lines that a plot must at least have to say anything.
  private static let fewestRows = 12
  /// Seconds of the longest pattern that is drawn from every sample.
  private static let longestInDetail = 120.0

  private func draw() {
    // One line is the cursor's, beneath the plot.
    let options = TerminalPlotOptions(console, title: title)
    guard options.rows >= Self.fewestRows else {
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
