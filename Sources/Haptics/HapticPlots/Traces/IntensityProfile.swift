/// The intensity over time in columns, for plots that cannot show single events.
package struct IntensityProfile: Sendable {
  /// The strongest event within a column.
  package struct Column: Sendable, Equatable {
    /// The highest level of any event, 0…1.
    package var level = 0.0
    /// The sharpness of that event, 0…1.
    package var sharpness = 0.0
  }

  /// The columns from left to right, of equal duration.
  package private(set) var columns: [Column]

  private let start: Double
  private let length: Double
  /// The number of samples of an event in a column, if there are few events.
  private static let samplesPerColumn = 4
  /// The number of columns per sample, if there are many events.
  private static let columnsPerSample = 8
  /// The number of samples from which sampling becomes coarse.
  private static let maxSamples = 1_000_000

  /// Samples events over a range of time.
  ///
  /// - Complexity: O(events × columns). After a million samples, sampling becomes coarse, since
  ///   so many events cannot be distinguished.
  package init(_ events: [EventTrace], over range: ClosedRange<Double>, columns count: Int) {
    columns = Array(repeating: Column(), count: max(1, count))
    start = range.lowerBound
    length = (range.upperBound - range.lowerBound) / Double(max(1, count))
    var samplesLeft = Self.maxSamples
    for event in events
    where event.end >= range.lowerBound && event.start <= range.upperBound {
      if event.isTap {
        add(tap: event)
      } else if samplesLeft > 0 {
        samplesLeft -= add(event)
      } else {
        addWithCoarseSampling(event)
      }
    }
  }

  private func column(_ time: Double) -> Int {
    Int(Finite.clamp((time - start) / length, 0...Double(columns.count - 1)))
  }

  private mutating func add(tap event: EventTrace) {
    guard event.start >= start else { return }
    note(event.struckLevel, of: event, at: event.start, in: column(event.start))
    // A tap is wider than a column only if few taps are visible.
    let last = column(event.end)
    for index in column(event.start)...last where index > column(event.start) {
      let time = start + Double(index) * length
      note(event.level(at: time), of: event, at: time, in: index)
    }
  }

  /// Adds a continuous event, and returns the number of samples.
  private mutating func add(_ event: EventTrace) -> Int {
    let first = column(event.start)
    let last = column(event.end)
    for index in first...last {
      for sample in 0..<Self.samplesPerColumn {
        let share = (Double(sample) + 0.5) / Double(Self.samplesPerColumn)
        let time = start + (Double(index) + share) * length
        note(event.level(at: time), of: event, at: time, in: index)
      }
    }
    // An event may end before the first sample.
    let end = start + length * Double(columns.count)
    for time in event.corners() where time >= start && time <= end {
      note(event.level(at: time), of: event, at: time, in: column(time))
    }
    return (last - first + 1) * Self.samplesPerColumn
  }

  /// Adds a continuous event with one sample for several columns.
  private mutating func addWithCoarseSampling(_ event: EventTrace) {
    let last = column(event.end)
    for index in stride(from: column(event.start), through: last, by: Self.columnsPerSample) {
      let end = min(last, index + Self.columnsPerSample - 1)
      let time = start + (Double(index + end + 1) / 2) * length
      let level = event.level(at: time)
      for index in index...end { note(level, of: event, at: time, in: index) }
    }
  }

  private mutating func note(_ level: Double, of event: EventTrace, at time: Double, in index: Int)
  {
    guard level > columns[index].level else { return }
    columns[index].level = level
    columns[index].sharpness = event.sharpness(at: time)
  }
}
