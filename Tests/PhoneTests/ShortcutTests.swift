import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes
import Testing

/// The accessibility shortcut on the phone's state machine.
@Suite struct ShortcutTests {
  private func rig(_ model: PhoneModel, isSet: Bool = true) -> ClientRig {
    var rig = ClientRig(model)
    var settings = PhoneSettings()
    if isSet { settings.accessibility.insert(.voiceOverShortcut) }
    rig.step(.settings(settings))
    return rig
  }

  private func press(_ rig: inout ClientRig, _ button: PhoneButton, times: Int) {
    for _ in 0..<times {
      rig.step(.button(button, isDown: true))
      rig.wait(seconds: 0.05)
      rig.step(.button(button, isDown: false))
      rig.wait(seconds: 0.1)
    }
  }

  @Test(
    "VoiceOver.ON2. Three quick presses of the button turn VoiceOver on and off",
    arguments: [(PhoneModel.iPhone7, PhoneButton.home), (.iPhoneXS, .side)])
  func threePresses(model: PhoneModel, button: PhoneButton) {
    var rig = rig(model)
    press(&rig, button, times: 3)
    #expect(rig.phone.isVoiceOverOn && rig.phone.foreground == ClientRig.scale)
    rig.wait(seconds: 1)
    #expect(!rig.phone.isLocked && rig.phone.foreground == ClientRig.scale)
    press(&rig, button, times: 3)
    #expect(!rig.phone.isVoiceOverOn)
  }

  @Test("VoiceOver.ON2. Fewer presses, slow ones, and those without the shortcut do what they do")
  func otherPresses() {
    var rig = rig(.iPhone7)
    press(&rig, .home, times: 1)
    #expect(rig.phone.foreground == ClientRig.scale)
    rig.wait(seconds: 0.4)
    #expect(rig.phone.foreground == ClientRig.home)
    // A button that is held, and released late.
    rig.step(.button(.home, isDown: true))
    rig.wait(seconds: 0.5)
    rig.step(.button(.home, isDown: false))
    for _ in 0..<3 {
      press(&rig, .home, times: 1)
      rig.wait(seconds: 0.5)
    }
    #expect(!rig.phone.isVoiceOverOn)
    // Another button in between.
    press(&rig, .home, times: 2)
    press(&rig, .volumeUp, times: 1)
    press(&rig, .home, times: 1)
    rig.wait(seconds: 1)
    #expect(!rig.phone.isVoiceOverOn)
    var other = self.rig(.iPhoneXS, isSet: false)
    press(&other, .side, times: 3)
    #expect(other.phone.isLocked && !other.phone.isVoiceOverOn)
  }
}
