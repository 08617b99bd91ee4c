import TactusCommandKit
import TactusHapticSynthesis
import TactusSoundFiles
import TactusTextFormatting

/// The statistics of a rendered signal, as text and as JSON.
struct SignalSummary {
  private let signal: RenderedSignal
  private let figures: SignalStatistics

  init(_ signal: RenderedSignal, _ figures: SignalStatistics) {
    self.signal = signal
    self.figures = figures
  }

  /// The statistics as one line with aligned columns.
  var line: String {
    let name = signal.rawValue
    let parts = [
      name + String(repeating: " ", count: 5 - name.count),
      NumberFormat.column(figures.duration, places: 3, width: 8) + " s",
      "peak " + NumberFormat.column(Double(figures.peak), places: 3, width: 6),
      "rms " + NumberFormat.column(Double(figures.rms), places: 3, width: 6) + " \(signal.unit)",
      NumberFormat.count(figures.onsets.count, "onset"),
    ]
    let clipped = figures.clippedCount
    let limit = signal == .felt ? "1 g" : "full scale"
    let beyond = clipped > 0 ? ["\(NumberFormat.count(clipped, "sample")) beyond \(limit)"] : []
    return (parts + beyond).joined(separator: "  ")
  }

  /// The statistics as JSON, with the onsets in seconds.
  var json: JSONOutput {
    [
      "signal": .string(signal.rawValue),
      "unit": .string(signal.unit),
      "peak": .number(Double(figures.peak)),
      "rms": .number(Double(figures.rms)),
      "onsets": .array(figures.onsets.map { .number($0) }),
      "clippedSamples": .integer(figures.isClipped ? figures.clippedCount : 0),
      "samplesBeyondFullScale": .integer(figures.clippedCount),
    ]
  }
}
