/// Intensity over time in a number of columns, for pictures that cannot show single events.
package struct IntensityProfile: Sendable {
  /// What is strongest within one column.
  package struct Column: Sendable, Equatable {
    /// The highest level of any event, 0…1.
    package var level = 0.0
    /// The sharpness of the event that has that level, 0…1.
    package var sharpness = 0.0
  }

  /// The columns from left to right, all of one length in time.
  package private(set) var columns: [Column]

  private let start: Double
  private let length: Double
  /// How often an event is looked at within a column.
  private static let looks = 4

  /// Follows events over a range of time.
  ///
  /// - Complexity: O(events × columns) at worst; events that overlap in one column are looked at
  ///   only as often as can be seen, so that very many of them stay cheap.
  package init(_ events: [EventTrace], over range: ClosedRange<Double>, columns count: Int) {
    columns = Array(repeating: Column(), count: max(1, count))
    start = range.lowerBound
    length = (range.upperBound - range.lowerBound) / Double(max(1, count))
    var budget = 4_000_000
    for event in events
    where event.end >= range.lowerBound && event.start <= range.upperBound {
      if event.isTap { add(tap: event) } else { add(event, budget: &budget) }
    }
  }

  private func column(_ time: Double) -> Int {
    Int(Finite.clamp((time - start) / length, 0...Double(columns.count - 1)))
  }

  private mutating func add(tap event: EventTrace) {
    guard event.start >= start else { return }
    note(event.struckLevel, of: event, at: event.start, in: column(event.start))
    // A tap is wider than a column only where few taps are visible.
    let last = column(event.end)
    for index in column(event.start)...last where index > column(event.start) {
      let time = start + Double(index) * length
      note(event.level(at: time), of: event, at: time, in: index)
    }
  }

  private mutating func add(_ event: EventTrace, budget: inout Int) {
    let first = column(event.start)
    let last = column(event.end)
    let looks = budget > 0 ? Self.looks : 1
    budget -= (last - first + 1) * looks
    for index in first...last {
      for look in 0..<looks {
        let time = start + (Double(index) + (Double(look) + 0.5) / Double(looks)) * length
        note(event.level(at: time), of: event, at: time, in: index)
      }
    }
    // An event may be over before the first look.
    for time in event.corners()
    where time >= start && time <= start + length * Double(columns.count) {
      note(event.level(at: time), of: event, at: time, in: column(time))
    }
  }

  private mutating func note(_ level: Double, of event: EventTrace, at time: Double, in index: Int)
  {
    guard level > columns[index].level else { return }
    columns[index].level = level
    columns[index].sharpness = event.sharpness(at: time)
  }
}
