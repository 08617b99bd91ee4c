import Foundation

/// The range and the default of a parameter.
public protocol CHHapticParameterAttributes: NSObjectProtocol {
  /// The smallest value.
  var minValue: Float { get }
  /// The largest value.
  var maxValue: Float { get }
  /// The default value of the parameter.
  var defaultValue: Float { get }
}
