/// A waveform reduced to a number of columns.
///
/// If a column is wider than a sample, drawing every sample would cause aliasing and large files.
/// Two methods avoid it:
/// - *trace*: columns are so narrow that single oscillations are visible. Each keeps the samples at
///   which it begins and ends and its extremes, in their order, and so looks like the whole.
/// - *band*: single oscillations are not visible. The band reaches from the line through all
///   troughs to the line through all crests, so that its edge does not alias with the columns.
///   Crests further apart than the slowest oscillation belong to different taps, and are not
///   joined.
package struct SignalOutline: Sendable, Equatable {
  /// Whether the outline is one line; otherwise it is a band.
  package let isTrace: Bool
  /// The points of the line, or of the band's upper edge.
  package let upper: [Sample]
  /// The points of the band's lower edge; empty for a line.
  package let lower: [Sample]
  /// The peak magnitude within the range.
  package let peak: Double

  /// A value at a time.
  package struct Sample: Sendable, Equatable {
    package var time: Double
    package var value: Double
  }

  /// The column width in seconds below which single oscillations are shown.
  ///
  /// At 230 Hz, the default maximum of an iPhone, an oscillation is then four columns wide.
  private static let traceColumn = 0.0011
  /// The period in seconds of the slowest oscillation whose crests are joined: 60 Hz, below an
  /// iPhone's 80 Hz.
  private static let slowestSwing = 1.0 / 60

  /// Reduces the samples in a range of time.
  ///
  /// - Parameters:
  ///   - start: The time of the first sample, in seconds.
  ///   - columns: The number of columns of the range, at least 1.
  /// - Complexity: O(*n*) in the samples of the range.
  package init(
    _ samples: [Float], sampleRate: Double, start: Double = 0, in range: ClosedRange<Double>,
    columns: Int
  ) {
    let columns = max(1, columns)
    let column = (range.upperBound - range.lowerBound) / Double(columns)
    guard sampleRate > 0, sampleRate < 1e9, column > 0, column < 1e9, !samples.isEmpty else {
      isTrace = true
      upper = []
      lower = []
      peak = 0
      return
    }
    func index(_ time: Double) -> Int {
      Int(Finite.clamp((time - start) * sampleRate, 0...Double(samples.count)))
    }
    let part = index(range.lowerBound)..<min(samples.count, index(range.upperBound) + 2)
    let values = samples[part].map { $0.isFinite ? Double($0) : 0 }
    peak = values.reduce(0) { max($0, abs($1)) }
    isTrace = column < Self.traceColumn
    // The frames per column, and the time of the first frame, which may be before column 0.
    let grid = Grid(
      perColumn: column * sampleRate,
      offset: start + Double(part.lowerBound) / sampleRate, rate: sampleRate)
    if isTrace {
      upper = grid.trace(values)
      lower = []
    } else {
      upper = grid.edge(values, sign: 1)
      lower = grid.edge(values, sign: -1)
    }
  }

  /// The relation of frames to columns.
  private struct Grid {
    var perColumn: Double
    var offset: Double
    var rate: Double

    func sample(_ frame: Int, _ value: Double) -> Sample {
      Sample(time: offset + Double(frame) / rate, value: value)
    }

    /// Returns the frames of each column in turn.
    func columns(of count: Int) -> some Sequence<Range<Int>> {
      sequence(state: 0.0) { start -> Range<Int>? in
        let first = Int(start)
        guard first < count else { return nil }
        start = max(start + perColumn, Double(first) + 1)
        return first..<min(count, max(first + 1, Int(start)))
      }
    }

    /// Returns the first, lowest, highest and last sample of each column, in their order.
    func trace(_ values: [Double]) -> [Sample] {
      var line: [Sample] = []
      for frames in columns(of: values.count) {
        var low = frames.lowerBound
        var high = frames.lowerBound
        for frame in frames {
          if values[frame] < values[low] { low = frame }
          if values[frame] > values[high] { high = frame }
        }
        var last = -1
        for frame in [frames.lowerBound, min(low, high), max(low, high), frames.upperBound - 1]
        where frame > last {
          line.append(sample(frame, values[frame]))
          last = frame
        }
      }
      return line
    }

    /// Returns the upper edge of a band for a sign of 1, the lower one for −1.
    func edge(_ values: [Double], sign: Double) -> [Sample] {
      let crests = Self.crests(values, sign: sign)
      var line: [Sample] = []
      var next = 0
      for frames in columns(of: values.count) {
        // The highest point of the line through the crests within the column.
        while next < crests.count, crests[next] < frames.lowerBound { next += 1 }
        var best = max(
          height(at: frames.lowerBound, next: next, crests, values, sign),
          values[frames.upperBound - 1] * sign)
        while next < crests.count, crests[next] < frames.upperBound {
          best = max(best, values[crests[next]] * sign)
          next += 1
        }
        line.append(sample(frames.lowerBound, max(0, best) * sign))
      }
      if let frame = values.indices.last {
        line.append(sample(frame, max(0, values[frame] * sign) * sign))
      }
      return line
    }

    /// Returns the height of the line through the crests at a frame; `next` is the first crest from
    /// there.
    private func height(
      at frame: Int, next: Int, _ crests: [Int], _ values: [Double], _ sign: Double
    ) -> Double {
      let own = values[frame] * sign
      guard next > 0, next < crests.count else { return own }
      let (left, right) = (crests[next - 1], crests[next])
      guard Double(right - left) <= SignalOutline.slowestSwing * rate else { return own }
      let share = Double(frame - left) / Double(max(1, right - left))
      return (values[left] + (values[right] - values[left]) * share) * sign
    }

    /// Returns the frames of all crests, and of both ends of every silence, in order.
    private static func crests(_ values: [Double], sign: Double) -> [Int] {
      var frames: [Int] = []
      for frame in values.indices {
        let value = values[frame] * sign
        let before = frame > 0 ? values[frame - 1] * sign : 0
        let after = frame + 1 < values.count ? values[frame + 1] * sign : 0
        let isCrest = value > 0 && value >= before && value > after
        let isRest = value == 0 && (before != 0 || after != 0) && (before == 0 || after == 0)
        if isCrest || isRest || frame == 0 || frame + 1 == values.count { frames.append(frame) }
      }
      return frames
    }
  }
}
