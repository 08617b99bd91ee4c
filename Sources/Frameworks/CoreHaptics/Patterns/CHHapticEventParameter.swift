import Foundation

/// One property of one event.
open class CHHapticEventParameter: NSObject {
  /// Which property.
  public let parameterID: CHHapticEvent.ParameterID
  /// Its value; a pattern takes the nearest in range.
  open var value: Float

  /// Makes a property.
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    self.parameterID = parameterID
    self.value = value
  }
}
