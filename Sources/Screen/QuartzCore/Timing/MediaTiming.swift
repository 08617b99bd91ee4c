/// How one time follows from another, and where in its repetitions something is.
///
/// Source: Documentation/Behaviour/Layers.md#time (M1–M8)
struct MediaTiming: Equatable {
  var beginTime: CFTimeInterval = 0
  var duration: CFTimeInterval = 0
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  /// Where something is in its repetitions.
  struct Place: Equatable {
    /// Which part of the way it has come, 0…1; on the way back it falls again.
    var fraction: Double
    /// How many times it was done before.
    var iteration: Int
  }

  /// The time in here at a time around; for layers, which neither end nor repeat.
  func local(at time: CFTimeInterval) -> CFTimeInterval {
    // M2.
    (time - beginTime) * Double(speed) + timeOffset
  }

  /// The time around at a time in here; `nil` where the time in here stands still.
  func around(at time: CFTimeInterval) -> CFTimeInterval? {
    speed == 0 ? nil : (time - timeOffset) / Double(speed) + beginTime
  }

  /// How long one time takes, there and back.
  private var cycle: CFTimeInterval { autoreverses ? 2 * duration : duration }

  /// How long all repetitions take in the time in here; may be infinite.
  var active: CFTimeInterval {
    // M3.
    if repeatDuration > 0 { return repeatDuration }
    return repeatCount > 0 ? cycle * Double(repeatCount) : cycle
  }

  /// When it is over, in the time around; infinite for what never is.
  var end: CFTimeInterval {
    speed == 0 ? .infinity : beginTime + active / Double(abs(speed))
  }

  /// Where it is at a time around, or `nil` while it does not hold.
  func place(at time: CFTimeInterval) -> Place? {
    // M4. What has not begun, or is over, holds only as its fill mode says.
    if time < beginTime, fillMode != .backwards, fillMode != .both { return nil }
    if time >= end, fillMode != .forwards, fillMode != .both { return nil }
    let active = active
    var elapsed = max(0, min(active, (time - beginTime) * Double(abs(speed))))
    // M6. With a speed below 0 it begins at its end.
    if speed < 0 { elapsed = active.isFinite ? active - elapsed : -elapsed }
    return place(after: elapsed + timeOffset, isAtEnd: time >= end || speed < 0)
  }

  private func place(after time: CFTimeInterval, isAtEnd: Bool) -> Place {
    guard duration > 0, duration.isFinite else {
      return Place(fraction: time > 0 || isAtEnd ? 1 : 0, iteration: 0)
    }
    var turns = (time / cycle).rounded(.down)
    var rest = time - turns * cycle
    // M5. The end of a whole number of times is the end of the last, and not the start of another;
    // backwards that holds for each of them.
    if isAtEnd, rest == 0, turns > 0 {
      turns -= 1
      rest = cycle
    }
    let fraction = min(cycle, rest) / duration
    return Place(
      fraction: fraction > 1 ? 2 - fraction : fraction,
      iteration: turns > 0 && turns < 1e9 ? Int(turns) : 0)
  }
}
