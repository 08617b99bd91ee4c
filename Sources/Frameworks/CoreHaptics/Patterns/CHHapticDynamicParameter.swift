import Foundation

/// A value that changes at one instant and acts on all playing and later events of a pattern.
open class CHHapticDynamicParameter: NSObject {
  /// The identifier of the parameter.
  open private(set) var parameterID: ID
  /// The new value; a pattern clamps it to its range.
  open var value: Float
  /// The time in seconds from the start of the pattern, or from the moment of sending; 0 or more.
  open var relativeTime: TimeInterval

  /// Creates a dynamic parameter.
  public init(parameterID: ID, value: Float, relativeTime: TimeInterval) {
    self.parameterID = parameterID
    self.value = value
    self.relativeTime = relativeTime
  }
}
