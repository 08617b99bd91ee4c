import TactusHapticSynthesis

/// A bitmap of a waveform for a terminal.
struct WaveformBitmap {
  /// The range of rows that are set in each column, from the top, or `nil` for none.
  private var spans: [ClosedRange<Int>?]

  /// Draws the samples of a range of time.
  ///
  /// - Parameters:
  ///   - across: The number of dots from left to right.
  ///   - down: The number of dots from top to bottom.
  init(
    _ samples: [Float], sampleRate: Double, over range: ClosedRange<Double>, across: Int, down: Int
  ) {
    let outline = SignalOutline(samples, sampleRate: sampleRate, in: range, columns: across)
    let limit = SignalLane.roundLimit(outline.peak)
    spans = Array(repeating: nil, count: max(1, across))
    let span = range.upperBound - range.lowerBound
    func place(_ sample: SignalOutline.Sample) -> (column: Int, row: Int) {
      let column = (sample.time - range.lowerBound) / span * Double(across)
      let row = (1 - sample.value / limit) / 2 * Double(down - 1)
      return (
        Int(Finite.clamp(column, 0...Double(across - 1))),
        Int(Finite.clamp(row.rounded(), 0...Double(down - 1)))
      )
    }
    connect(outline.upper.map(place))
    connect(outline.lower.map(place))
  }

  /// Returns the magnitude at the upper and lower edge of the felt waveform.
  static func limit(_ signals: RenderedSignals?, over range: ClosedRange<Double>) -> Double {
    guard let signals else { return 0 }
    let outline = SignalOutline(
      signals.felt, sampleRate: signals.sampleRate, in: range, columns: 1)
    return SignalLane.roundLimit(outline.peak)
  }

  /// Returns whether a dot is set.
  func isSet(_ across: Int, _ down: Int) -> Bool {
    spans.indices.contains(across) && spans[across]?.contains(down) == true
  }

  /// Sets the dots of a connected line through points.
  private mutating func connect(_ places: [(column: Int, row: Int)]) {
    guard var last = places.first else { return }
    for place in places {
      let steps = max(1, place.column - last.column)
      for step in 0...steps {
        let row = last.row + (place.row - last.row) * step / steps
        add(row...row, to: last.column + (place.column - last.column) * step / steps)
      }
      if steps == 1 {
        add(min(last.row, place.row)...max(last.row, place.row), to: place.column)
      }
      last = place
    }
  }

  private mutating func add(_ rows: ClosedRange<Int>, to column: Int) {
    guard let old = spans[column] else {
      spans[column] = rows
      return
    }
    spans[column] =
      min(old.lowerBound, rows.lowerBound)...max(old.upperBound, rows.upperBound)
  }
}
