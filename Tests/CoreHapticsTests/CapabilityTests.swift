import CoreHaptics
import TactusHapticPatterns
import TactusPhoneClient
import Testing

@Suite struct CapabilityTests {
  private func capabilities(_ phone: FakePhone) -> any CHHapticDeviceCapability {
    AppPhone.withLink(phone.link(patience: .milliseconds(1))) {
      CHHapticEngine.capabilitiesForHardware()
    }
  }

  @Test("A device reports its capabilities; without an answer there are none")
  func device() {
    #expect(capabilities(FakePhone()).supportsHaptics)
    #expect(capabilities(FakePhone()).supportsAudio)
    #expect(!capabilities(FakePhone(supportsHaptics: false)).supportsHaptics)
    #expect(capabilities(FakePhone(supportsHaptics: false)).supportsAudio)
    #expect(!capabilities(FakePhone(greets: false)).supportsHaptics)
    #expect(!capabilities(FakePhone(greets: false)).supportsAudio)
  }

  @Test("Every parameter of every event type has a range and a default")
  func eventParameters() throws {
    let device = capabilities(FakePhone())
    var received: [String] = []
    var refused: Set<CHHapticError.Code?> = []
    for kind in HapticEvent.Kind.allCases {
      for id in EventParameter.ID.allCases {
        let type = CHHapticEvent.EventType(rawValue: kind.rawValue)
        let parameter = CHHapticEvent.ParameterID(rawValue: id.rawValue)
        let failure = code {
          let found = try device.attributes(forEventParameter: parameter, eventType: type)
          received.append("\(id) \(found.minValue) \(found.maxValue) \(found.defaultValue)")
        }
        if !id.applies(to: kind) { refused.insert(failure) }
      }
    }
    #expect(received.count == 2 + 6 + 8 + 8)
    #expect(refused == [.invalidParameterType])
    // Intensity and sharpness have defaults of their own for each of their two types.
    #expect(Set(received).count == 12)
    #expect(received.contains("hapticIntensity 0.0 1.0 0.75"))
    #expect(received.contains("hapticIntensity 0.0 1.0 0.6"))
    #expect(received.contains("hapticSharpness 0.0 1.0 0.5"))
    #expect(received.contains("hapticSharpness 0.0 1.0 0.422601"))
    #expect(
      received.contains("audioPan -1.0 1.0 0.0") && received.contains("sustained 0.0 1.0 1.0"))
  }

  @Test("Every dynamic parameter has a range and a default")
  func dynamicParameters() throws {
    let device = capabilities(FakePhone())
    let intensity = try device.attributes(forDynamicParameter: .hapticIntensityControl)
    #expect([intensity.minValue, intensity.maxValue, intensity.defaultValue] == [0, 1, 1])
    let pan = try device.attributes(forDynamicParameter: .audioPanControl)
    #expect([pan.minValue, pan.maxValue, pan.defaultValue] == [-1, 1, 0])
  }

  // CoreHaptics.EN14.
  @Test("Unknown identifiers have codes of their own")
  func unknown() {
    let device = capabilities(FakePhone())
    let codes = [
      code {
        _ = try device.attributes(
          forEventParameter: .hapticIntensity, eventType: .init(rawValue: "Shove"))
      },
      code {
        _ = try device.attributes(
          forEventParameter: .init(rawValue: "Color"), eventType: .hapticTransient)
      },
      code { _ = try device.attributes(forDynamicParameter: .init(rawValue: "Color")) },
    ]
    #expect(codes == [.invalidEventType, .invalidParameterType, .invalidParameterType])
  }
}
