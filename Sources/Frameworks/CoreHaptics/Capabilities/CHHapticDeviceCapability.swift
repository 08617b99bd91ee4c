import Foundation

/// The kinds of events that a device plays, and the ranges of their parameters.
public protocol CHHapticDeviceCapability: NSObjectProtocol {
  /// Whether the device plays haptic events.
  var supportsHaptics: Bool { get }
  /// Whether the device plays audio events.
  var supportsAudio: Bool { get }

  /// Returns the range and default of a parameter of events of a type.
  func attributes(
    forEventParameter inParameter: CHHapticEvent.ParameterID,
    eventType type: CHHapticEvent.EventType
  ) throws -> any CHHapticParameterAttributes
  /// Returns the range and default of a dynamic parameter.
  func attributes(
    forDynamicParameter inParameter: CHHapticDynamicParameter.ID
  ) throws -> any CHHapticParameterAttributes
}
