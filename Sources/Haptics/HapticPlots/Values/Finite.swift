/// Guards against numbers that are none, which would spoil a whole picture.
enum Finite {
  /// A value held to 0…1; what is no number is 0.
  static func unit(_ value: Double) -> Double { clamp(value, 0...1) }

  /// A value held to 0…1; what is no number is 0.
  static func unit(_ value: Float) -> Double { clamp(Double(value), 0...1) }

  /// A value held to a range; what is no number is 0, or the end of the range next to it.
  static func clamp(_ value: Double, _ range: ClosedRange<Double>) -> Double {
    let value = value.isNaN ? 0 : value
    return min(max(value, range.lowerBound), range.upperBound)
  }
}
