import CommandKit
import HapticSynthesis
import SoundFiles
import TextForms

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
    let name = signal.rawValue
    let parts = [
      name + String(repeating: " ", count: 5 - name.count),
      NumberText.column(figures.duration, places: 3, width: 8) + " s",
      "peak " + NumberText.column(Double(figures.peak), places: 3, width: 6),
      "rms " + NumberText.column(Double(figures.rms), places: 3, width: 6) + " \(signal.unit)",
      NumberText.count(figures.onsets.count, "onset"),
    ]
    let clipped = figures.clippedCount
    let limit = signal == .felt ? "1 g" : "full scale"
    let beyond = clipped > 0 ? ["\(NumberText.count(clipped, "sample")) beyond \(limit)"] : []
    return (parts + beyond).joined(separator: "  ")
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
