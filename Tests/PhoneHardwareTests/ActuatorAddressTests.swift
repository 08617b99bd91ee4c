import TactusPhoneHardware
import Testing

@Suite struct ActuatorAddressTests {
  @Test("Reads a family, and a device with colons of its own")
  func reads() {
    #expect(ActuatorAddress("null") == ActuatorAddress(family: "null"))
    #expect(ActuatorAddress("sound:") == ActuatorAddress(family: "sound"))
    #expect(
      ActuatorAddress("evdev:usb:1:0") == ActuatorAddress(family: "evdev", device: "usb:1:0"))
    #expect(ActuatorAddress("") == ActuatorAddress(family: ""))
  }

  @Test(
    "Is written in the form that is read",
    arguments: ["null", "sound:hap", "record:a b.wav", "x:y:z"])
  func writes(text: String) {
    #expect(ActuatorAddress(text).description == text)
  }
}
