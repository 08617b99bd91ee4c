import Foundation

/// An instant change that acts on every event of a pattern playing then or later.
open class CHHapticDynamicParameter: NSObject {
  /// What changes.
  public let parameterID: ID
  /// The new value; a pattern takes the nearest in range.
  open var value: Float
  /// Seconds from the pattern's start, or from the moment it is sent; 0 or more.
  open var relativeTime: TimeInterval

  /// Makes a change.
  public init(parameterID: ID, value: Float, relativeTime: TimeInterval) {
    self.parameterID = parameterID
    self.value = value
    self.relativeTime = relativeTime
  }
}
