import Foundation

/// The range and the default of a parameter.
public protocol CHHapticParameterAttributes: NSObjectProtocol {
  /// The smallest value.
  var minValue: Float { get }
  /// The largest value.
  var maxValue: Float { get }
  /// The value of a parameter that is not set.
  var defaultValue: Float { get }
}
