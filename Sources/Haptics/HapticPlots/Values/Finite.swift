/// Functions that replace values that are not finite.
enum Finite {
  /// Returns a value clamped to 0…1; NaN becomes 0.
  static func unit(_ value: Double) -> Double { clamp(value, 0...1) }

  /// Returns a value clamped to 0…1; NaN becomes 0.
  static func unit(_ value: Float) -> Double { clamp(Double(value), 0...1) }

  /// Returns a value clamped to a range; NaN is treated as 0.
  static func clamp(_ value: Double, _ range: ClosedRange<Double>) -> Double {
    let value = value.isNaN ? 0 : value
    return min(max(value, range.lowerBound), range.upperBound)
  }
}
