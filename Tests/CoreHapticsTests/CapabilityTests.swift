import CoreHaptics
import EmbeddedPhone
import HapticPatterns
import Testing

@Suite struct CapabilityTests {
  private func capabilities(_ phone: FakePhone) -> any CHHapticDeviceCapability {
    EmbeddedPhone.lend(phone.line(patience: .milliseconds(1))) {
      CHHapticEngine.capabilitiesForHardware()
    }
  }

  @Test("A device says what it can; one that does not answer can nothing")
  func device() {
    #expect(capabilities(FakePhone()).supportsHaptics)
    #expect(capabilities(FakePhone()).supportsAudio)
    #expect(!capabilities(FakePhone(supportsHaptics: false)).supportsHaptics)
    #expect(capabilities(FakePhone(supportsHaptics: false)).supportsAudio)
    #expect(!capabilities(FakePhone(greets: false)).supportsHaptics)
    #expect(!capabilities(FakePhone(greets: false)).supportsAudio)
  }

  @Test("Every parameter of every event that has it tells its range and default")
  func eventParameters() throws {
    let device = capabilities(FakePhone())
    var told: [String] = []
    var refused: Set<CHHapticError.Code?> = []
    for kind in HapticEvent.Kind.allCases {
      for id in EventParameter.ID.allCases {
        let type = CHHapticEvent.EventType(rawValue: kind.rawValue)
        let parameter = CHHapticEvent.ParameterID(rawValue: id.rawValue)
        let failure = code {
          let found = try device.attributes(forEventParameter: parameter, eventType: type)
          told.append("\(id) \(found.minValue) \(found.maxValue) \(found.defaultValue)")
        }
        if !id.applies(to: kind) { refused.insert(failure) }
      }
    }
    #expect(told.count == 2 + 6 + 8 + 8)
    #expect(refused == [.invalidParameterType])
    #expect(Set(told).count == 10)
    #expect(told.contains("audioPan -1.0 1.0 0.0") && told.contains("sustained 0.0 1.0 1.0"))
  }

  @Test("Every control tells its range and default")
  func dynamicParameters() throws {
    let device = capabilities(FakePhone())
    let intensity = try device.attributes(forDynamicParameter: .hapticIntensityControl)
    #expect([intensity.minValue, intensity.maxValue, intensity.defaultValue] == [0, 1, 1])
    let pan = try device.attributes(forDynamicParameter: .audioPanControl)
    #expect([pan.minValue, pan.maxValue, pan.defaultValue] == [-1, 1, 0])
  }

  @Test("What is not known has its own code")
  func unknown() {
    let device = capabilities(FakePhone())
    let codes = [
      code {
        _ = try device.attributes(
          forEventParameter: .hapticIntensity, eventType: .init(rawValue: "Shove"))
      },
      code {
        _ = try device.attributes(
          forEventParameter: .init(rawValue: "Colour"), eventType: .hapticTransient)
      },
      code { _ = try device.attributes(forDynamicParameter: .init(rawValue: "Colour")) },
    ]
    #expect(codes == [.invalidEventType, .invalidParameterType, .invalidParameterType])
  }
}
