import Foundation

/// What a device can do for patterns.
public protocol CHHapticDeviceCapability: NSObjectProtocol {
  /// Whether haptic events can be felt.
  var supportsHaptics: Bool { get }
  /// Whether audio events can be heard.
  var supportsAudio: Bool { get }

  /// The range and default of a property of events of a type.
  func attributes(
    forEventParameter inParameter: CHHapticEvent.ParameterID,
    eventType type: CHHapticEvent.EventType
  ) throws -> any CHHapticParameterAttributes
  /// The range and default of a control of patterns.
  func attributes(
    forDynamicParameter inParameter: CHHapticDynamicParameter.ID
  ) throws -> any CHHapticParameterAttributes
}
