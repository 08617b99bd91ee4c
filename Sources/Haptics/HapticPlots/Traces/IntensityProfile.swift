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
  /// How often an event is looked at within a column, while there are few events.
  private static let looks = 4
  /// How many columns one look stands for, once there are many events.
  private static let coarse = 8
  /// How often events are looked at before looks become coarse.
  private static let mostLooks = 1_000_000

  /// Follows events over a range of time.
  ///
  /// - Complexity: O(events × columns). The work for each is small once a million looks are done:
  ///   of so many events at once nobody can tell one from another.
  package init(_ events: [EventTrace], over range: ClosedRange<Double>, columns count: Int) {
    columns = Array(repeating: Column(), count: max(1, count))
    start = range.lowerBound
    length = (range.upperBound - range.lowerBound) / Double(max(1, count))
    var looksLeft = Self.mostLooks
    for event in events
    where event.end >= range.lowerBound && event.start <= range.upperBound {
      if event.isTap {
        add(tap: event)
      } else if looksLeft > 0 {
        looksLeft -= add(event)
      } else {
        addCoarsely(event)
      }
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

  /// Adds a continuous event and says how often it was looked at.
  private mutating func add(_ event: EventTrace) -> Int {
    let first = column(event.start)
    let last = column(event.end)
    for index in first...last {
      for look in 0..<Self.looks {
        let share = (Double(look) + 0.5) / Double(Self.looks)
        let time = start + (Double(index) + share) * length
        note(event.level(at: time), of: event, at: time, in: index)
      }
    }
    // An event may be over before the first look.
    let end = start + length * Double(columns.count)
    for time in event.corners() where time >= start && time <= end {
      note(event.level(at: time), of: event, at: time, in: column(time))
    }
    return (last - first + 1) * Self.looks
  }

  /// Adds a continuous event, taking one level for several columns.
  private mutating func addCoarsely(_ event: EventTrace) {
    let last = column(event.end)
    for index in stride(from: column(event.start), through: last, by: Self.coarse) {
      let end = min(last, index + Self.coarse - 1)
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
