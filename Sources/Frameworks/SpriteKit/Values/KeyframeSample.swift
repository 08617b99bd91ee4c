/// The interpolation between the keyframes of a sequence.
struct KeyframeSample {
  private let frames: [(value: Any, time: CGFloat)]
  private let interpolation: SKInterpolationMode
  private let repetition: SKRepeatMode

  /// Creates the interpolation of a sequence.
  init(_ sequence: SKKeyframeSequence, _ frames: [(value: Any, time: CGFloat)]) {
    self.frames = frames
    (interpolation, repetition) = (sequence.interpolationMode, sequence.repeatMode)
  }

  /// Returns the value at a time; nil without keyframes.
  func value(at time: CGFloat) -> Any? {
    guard let first = frames.first, let last = frames.last else { return nil }
    var time = time
    let length = last.time - first.time
    if repetition == .loop, length > 0 {
      let way = (time - first.time).truncatingRemainder(dividingBy: length)
      time = first.time + (way < 0 ? way + length : way)
    }
    guard time > first.time else { return first.value }
    guard let next = frames.firstIndex(where: { $0.time > time }) else { return last.value }
    let (before, after) = (frames[next - 1], frames[next])
    guard interpolation != .step else { return before.value }
    let part = (time - before.time) / (after.time - before.time)
    // A spline has level tangents at keyframes (a guess).
    let eased = interpolation == .spline ? part * part * (3 - 2 * part) : part
    return Self.mix(before.value, after.value, eased)
  }

  private static func mix(_ one: Any, _ other: Any, _ part: CGFloat) -> Any {
    if let one = one as? UIColor, let other = other as? UIColor {
      return one.mixed(with: other, by: part)
    }
    guard let from = number(one), let to = number(other) else { return one }
    let value = from + (to - from) * part
    return one is NSNumber ? NSNumber(value: Double(value)) as Any : value
  }

  /// Returns a value as a number; nil for others.
  static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(truncating: value)
    default: nil
    }
  }
}
