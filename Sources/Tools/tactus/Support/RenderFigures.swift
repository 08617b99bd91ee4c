import CommandKit
import Foundation
import HapticSynthesis
import SoundFiles

/// The figures of one rendered signal, for people and for programs.
struct RenderFigures {
  private let signal: RenderedSignal
  private let figures: SignalStatistics

  init(_ signal: RenderedSignal, _ figures: SignalStatistics) {
    self.signal = signal
    self.figures = figures
  }

  /// One line, with columns that stand beneath each other.
  var line: String {
    let unit = signal.unit
    let name = signal.rawValue.padding(toLength: 5, withPad: " ", startingAt: 0)
    let onsets = figures.onsets.count == 1 ? "1 onset" : "\(figures.onsets.count) onsets"
    var line = String(
      format: "%@  %8.3f s  peak %6.3f  rms %6.3f %@  %@", name, figures.duration,
      figures.peak, figures.rms, unit, onsets)
    if figures.clippedCount > 0 { line += "  \(figures.clippedCount) samples beyond 1" }
    return line
  }

  /// The same with every onset, in seconds.
  var json: JSONText {
    [
      "signal": .string(signal.rawValue),
      "unit": .string(signal.unit),
      "peak": .number(Double(figures.peak)),
      "rms": .number(Double(figures.rms)),
      "onsets": .array(figures.onsets.map { .number($0) }),
      "clippedSamples": .integer(figures.clippedCount),
    ]
  }
}
