import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes
import Testing

/// Steps LockedPhone.LP1–LP3, LockedPhone.PD1 and LockedPhone.PD2, on the phone's state machine.
@Suite struct LockedPhoneTests {
  private func rig(hasPasscode: Bool = true) -> ClientRig {
    var rig = ClientRig()
    var settings = PhoneSettings()
    settings.hasPasscode = hasPasscode
    rig.step(.settings(settings))
    return rig
  }

  private func availability(_ effects: [PhoneEffect], of app: AppID) -> [Bool] {
    ClientRig.messages(effects, to: app).compactMap {
      if case .traits(let traits) = $0 { traits.isProtectedDataAvailable } else { nil }
    }
  }

  @Test("LockedPhone.LP1, LockedPhone.LP2. The side button locks and wakes, and the app returns")
  func sideButton() {
    var rig = rig()
    rig.step(.button(.side, isDown: true))
    #expect(rig.phone.isLocked && rig.phone.foreground == nil)
    #expect(rig.phase(of: ClientRig.scale) == .background)
    #expect(rig.phase(of: ClientRig.home) == .background)
    #expect(rig.phone.composition(at: rig.phone.now).layers.isEmpty)
    // The release of the button does nothing.
    rig.step(.button(.side, isDown: false))
    #expect(rig.phone.isLocked)
    rig.step(.button(.side, isDown: true))
    #expect(!rig.phone.isLocked && rig.phone.foreground == ClientRig.scale)
    #expect(rig.phase(of: ClientRig.scale) == .active)
  }

  @Test("LockedPhone.LP3. On a locked phone nothing is launched or opened")
  func refuses() {
    var rig = rig()
    rig.step(.button(.side, isDown: true))
    for input in [
      PhoneInput.launch(ClientRig.mailBundle, .icon), .open(.url("mail:")),
      .open(.quickAction(type: "new")),
    ] {
      let effects = rig.step(input)
      #expect(ClientRig.notes(effects) == ["nobody-there"])
      #expect(rig.phone.foreground == nil)
    }
    rig.step(.foreground(ClientRig.mail))
    #expect(rig.phone.foreground == nil)
    rig.step(.button(.side, isDown: true))
    // The app that was brought to the front meanwhile is in front now.
    #expect(rig.phone.foreground == ClientRig.mail)
  }

  @Test("LockedPhone.PD1, LockedPhone.PD2. Protected files are unavailable 10 s after the lock")
  func protectedData() {
    var rig = rig()
    rig.step(.foreground(ClientRig.mail))
    rig.wait(seconds: 8)
    // Scale is suspended, Mail is in the foreground.
    rig.step(.button(.side, isDown: true))
    #expect(availability(rig.wait(seconds: 4), of: ClientRig.mail).isEmpty)
    rig.request(.backgroundTask(isRunning: true), by: ClientRig.mail)
    #expect(availability(rig.wait(seconds: 5.9), of: ClientRig.mail).isEmpty)
    let effects = rig.wait(seconds: 0.2)
    #expect(availability(effects, of: ClientRig.mail) == [false])
    #expect(availability(effects, of: ClientRig.scale).isEmpty)
    let unlocked = rig.step(.button(.side, isDown: true))
    #expect(availability(unlocked, of: ClientRig.mail) == [true])
    let traits = unlocked.firstIndex { if case .send(.traits, _) = $0 { true } else { false } }
    let phase = unlocked.firstIndex { if case .send(.phase, _) = $0 { true } else { false } }
    #expect(traits ?? .max < phase ?? -1)
    // The suspended app sees the state at its return only.
    let returned = rig.step(.launch(ClientRig.scaleBundle, .icon))
    #expect(availability(returned, of: ClientRig.scale) == [true])
  }

  @Test("LockedPhone.PD1. Without a passcode, and when unlocked in time, files stay available")
  func available() {
    var rig = rig(hasPasscode: false)
    rig.step(.button(.side, isDown: true))
    rig.wait(seconds: 60)
    #expect(rig.phone.traits.isProtectedDataAvailable)
    rig = self.rig()
    rig.step(.button(.side, isDown: true))
    rig.wait(seconds: 9)
    rig.step(.button(.side, isDown: true))
    rig.wait(seconds: 60)
    #expect(rig.phone.traits.isProtectedDataAvailable)
  }
}
