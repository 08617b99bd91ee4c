/// The timing of an object: the relation to its parent's time, and its repetitions.
///
/// Source: Layers.M1–M8
struct MediaTiming: Equatable {
  var beginTime: CFTimeInterval = 0
  var duration: CFTimeInterval = 0
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  /// A position within the repetitions.
  struct Position: Equatable {
    /// The fraction of the repetition, 0…1; it decreases while reversing.
    var fraction: Double
    /// The number of completed repetitions.
    var iteration: Int
  }

  /// Returns the local time at a time of the parent, for layers, which neither end nor repeat.
  func local(at time: CFTimeInterval) -> CFTimeInterval {
    // The offset is in local time, the beginning in the parent's (Layers.M2).
    (time - beginTime) * Double(speed) + timeOffset
  }

  /// Returns the parent's time at a local time, or `nil` if the speed is 0.
  func around(at time: CFTimeInterval) -> CFTimeInterval? {
    speed == 0 ? nil : (time - timeOffset) / Double(speed) + beginTime
  }

  /// The duration of a repetition, including the reverse.
  private var cycle: CFTimeInterval { autoreverses ? 2 * duration : duration }

  /// The local duration of all repetitions; may be infinite.
  var active: CFTimeInterval {
    // A repeat duration overrides the count, of which 0 means once (Layers.M3).
    if repeatDuration > 0 { return repeatDuration }
    return repeatCount > 0 ? cycle * Double(repeatCount) : cycle
  }

  /// The end in the parent's time; may be infinite.
  var end: CFTimeInterval {
    speed == 0 ? .infinity : beginTime + active / Double(abs(speed))
  }

  /// Returns the position at a time of the parent, or `nil` if the animation has no effect then.
  func position(at time: CFTimeInterval) -> Position? {
    // Before the beginning and after the end, the fill mode decides (Layers.M4).
    if time < beginTime, fillMode != .backwards, fillMode != .both { return nil }
    if time >= end, fillMode != .forwards, fillMode != .both { return nil }
    let active = active
    var elapsed = max(0, min(active, (time - beginTime) * Double(abs(speed))))
    // With a negative speed the animation begins at its end (Layers.M6).
    if speed < 0 { elapsed = active.isFinite ? active - elapsed : -elapsed }
    return position(after: elapsed + timeOffset, isAtEnd: time >= end || speed < 0)
  }

  private func position(after time: CFTimeInterval, isAtEnd: Bool) -> Position {
    guard duration > 0, duration.isFinite else {
      return Position(fraction: time > 0 || isAtEnd ? 1 : 0, iteration: 0)
    }
    var turns = (time / cycle).rounded(.down)
    var rest = time - turns * cycle
    // The end of a whole number of repetitions is the end of the last one, and not the start of
    // another; backwards this applies to each repetition (Layers.M5).
    if isAtEnd, rest == 0, turns > 0 {
      turns -= 1
      rest = cycle
    }
    let fraction = min(cycle, rest) / duration
    return Position(
      fraction: fraction > 1 ? 2 - fraction : fraction,
      iteration: turns > 0 && turns < 1e9 ? Int(turns) : 0)
  }
}
