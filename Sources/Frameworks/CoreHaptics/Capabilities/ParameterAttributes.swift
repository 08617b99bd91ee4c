import Foundation

/// The range and the default of a parameter.
final class ParameterAttributes: NSObject, CHHapticParameterAttributes {
  let minValue: Float
  let maxValue: Float
  let defaultValue: Float

  init(_ range: ClosedRange<Float>, default defaultValue: Float) {
    minValue = range.lowerBound
    maxValue = range.upperBound
    self.defaultValue = defaultValue
  }
}
