import TactusPhone
import TactusPhoneLink
import Testing

/// Video frames on an external device, on the phone's state machine (Players.AP2).
@Suite("External playback")
struct ExternalPictureTests {
  private static let kitchen = SoundDevice(.airPlay)

  private func environment(_ device: SoundDevice?) -> PhoneInput {
    var environment = PhoneEnvironment()
    if let device {
      environment.soundDevices = [device]
      environment.soundOutput = .device(device)
    }
    return .environment(environment)
  }

  @Test("Players.AP2. A device with a screen that plays the app's sound shows its video")
  func showing() {
    var rig = PhoneRig()
    let (first, second) = (ScreenFrame([1, 2]), ScreenFrame([3]))
    for device in [nil, .headphones, SoundDevice(.usb)] {
      rig.step(environment(device), at: 1)
      #expect(!rig.say(.externalPicture(first), at: 2).contains(.externalPictureChanged))
      #expect(rig.phone.externalPicture == nil)
    }
    rig.step(environment(Self.kitchen), at: 3)
    #expect(rig.say(.externalPicture(first), at: 4).contains(.externalPictureChanged))
    #expect(rig.phone.externalPicture?.frame == first)
    #expect(rig.phone.externalPicture?.device == Self.kitchen)
    rig.say(.externalPicture(second), at: 5)
    #expect(rig.phone.externalPicture?.frame == second)
    // Another app ends only its own external playback.
    rig.connect(AppID(2), "Other", at: 6)
    rig.say(.externalPicture(nil), from: AppID(2), at: 7)
    #expect(rig.phone.externalPicture?.app == PhoneRig.app)
    #expect(rig.say(.externalPicture(nil), at: 8).contains(.externalPictureChanged))
    #expect(rig.phone.externalPicture == nil)
  }

  @Test("Players.AP2. External playback ends with the route, the app, or a category that records")
  func ending() {
    let ends: [(inout PhoneRig) -> Void] = [
      { $0.step(environment(nil), at: 9) },
      { $0.step(environment(SoundDevice(.hdmi)), at: 9) },
      { $0.step(.disconnected(PhoneRig.app), at: 9) },
      { $0.say(.sound(.session(SoundSession(.record))), at: 9) },
    ]
    for end in ends {
      var rig = PhoneRig()
      rig.step(environment(Self.kitchen), at: 1)
      rig.say(.externalPicture(ScreenFrame([1])), at: 2)
      #expect(rig.phone.externalPicture != nil)
      let before = rig.effects.count
      end(&rig)
      #expect(rig.phone.externalPicture == nil)
      #expect(rig.effects[before...].contains(.externalPictureChanged))
    }
  }
}
