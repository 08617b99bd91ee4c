import Foundation

/// A parameter of an event.
open class CHHapticEventParameter: NSObject {
  /// The identifier of the parameter.
  open private(set) var parameterID: CHHapticEvent.ParameterID
  /// The value of the parameter; a pattern clamps it to its range.
  open var value: Float

  /// Creates a parameter.
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    self.parameterID = parameterID
    self.value = value
  }
}
