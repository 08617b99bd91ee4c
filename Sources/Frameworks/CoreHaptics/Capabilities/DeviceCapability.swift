import Foundation
import TactusHapticPatterns
import TactusPhoneLink

/// The capabilities that the phone has reported; ranges and defaults are those of patterns.
final class DeviceCapability: NSObject, CHHapticDeviceCapability {
  private let capabilities: HapticCapabilities

  init(_ capabilities: HapticCapabilities) { self.capabilities = capabilities }

  var supportsHaptics: Bool { capabilities.supportsHaptics }
  var supportsAudio: Bool { capabilities.supportsAudio }

  func attributes(
    forEventParameter inParameter: CHHapticEvent.ParameterID,
    eventType type: CHHapticEvent.EventType
  ) throws -> any CHHapticParameterAttributes {
    // CoreHaptics.EN14. Unknown identifiers and combinations have no range.
    guard let kind = HapticEvent.Kind(rawValue: type.rawValue) else {
      throw CHHapticError(
        .invalidEventType,
        reason: "unknown event type ‘\(type.rawValue)’"
          + UnknownName.suggestion(
            for: type.rawValue, among: HapticEvent.Kind.allCases.map(\.rawValue)))
    }
    guard let id = EventParameter.ID(rawValue: inParameter.rawValue), id.applies(to: kind) else {
      throw CHHapticError(
        .invalidParameterType,
        reason: "\(type.rawValue) events have no parameter ‘\(inParameter.rawValue)’")
    }
    return ParameterAttributes(id.range, default: id.defaultValue(for: kind))
  }

  func attributes(
    forDynamicParameter inParameter: CHHapticDynamicParameter.ID
  ) throws -> any CHHapticParameterAttributes {
    let id = try inParameter.plain()
    return ParameterAttributes(id.range, default: id.defaultValue)
  }
}
