internal import TactusCrashReports

/// A value of a layer over time: ramps, between which the last value holds (Players.VI3…).
struct ValueRamps<Value: Blendable>: Sendable {
  /// A ramp of the value; immediate if its range is empty.
  struct Ramp: Sendable {
    var range: CMTimeRange
    var from: Value
    var to: Value
  }

  /// The ramps in the order of their start times.
  private(set) var ramps: [Ramp] = []

  /// Whether the value changes within a time range.
  var isMoving: Bool { ramps.contains { !$0.range.isEmpty } }

  /// Returns the value at a time; nil before the first ramp.
  func value(at time: CMTime) -> Value? {
    guard let ramp = ramps.last(where: { $0.range.start <= time }) else { return nil }
    guard time < ramp.range.end else { return ramp.to }
    let part = (time - ramp.range.start).seconds / ramp.range.duration.seconds
    return ramp.from.blended(with: ramp.to, part)
  }

  /// Passes on the ramp at a time, or the last one before it.
  func give(
    _ time: CMTime, _ from: UnsafeMutablePointer<Value>?, _ to: UnsafeMutablePointer<Value>?,
    _ range: UnsafeMutablePointer<CMTimeRange>?
  ) -> Bool {
    guard let ramp = ramps.last(where: { $0.range.start <= time }) else { return false }
    from?.pointee = ramp.from
    to?.pointee = ramp.to
    range?.pointee = ramp.range
    return true
  }

  /// Adds a ramp; a non-numeric range or overlaps another one raises an exception.
  mutating func add(_ from: Value, _ to: Value, _ range: CMTimeRange, _ name: String) {
    guard range.isValid, range.start.isNumeric, range.duration.isNumeric else {
      programmingError(
        "The time range of a ramp of the \(name) is not numeric",
        exception: "NSInvalidArgumentException")
    }
    let overlaps = ramps.contains { other in
      !range.isEmpty && !other.range.isEmpty && !range.intersection(other.range).isEmpty
    }
    guard !overlaps else {
      programmingError(
        "The time range of a ramp of the \(name) must not overlap that of another one",
        exception: "NSInvalidArgumentException")
    }
    // The value set last for a time counts.
    ramps.removeAll { $0.range == range }
    let place = ramps.firstIndex { $0.range.start > range.start } ?? ramps.count
    ramps.insert(Ramp(range: range, from: from, to: to), at: place)
  }
}
