import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes
import Testing

/// Steps RemoteControl.VO1–VO4, on the phone's state machine.
@Suite struct VolumeTests {
  private static let (app, other) = (ClientRig.scale, ClientRig.mail)

  private func bar(_ rig: ClientRig) -> VolumeBar? {
    rig.phone.composition(at: rig.phone.now).volumeBar
  }

  @Test("RemoteControl.VO1, RemoteControl.VO2. A volume button changes the volume and shows a bar")
  func buttons() throws {
    var rig = ClientRig()
    rig.offer(RemoteCommand.allCases, by: Self.app)
    rig.play(Self.app, SoundSession(.playback, isActive: true))
    let effects = rig.step(.button(.volumeDown, isDown: true))
    #expect(rig.phone.environment.volume == 15.0 / 16 && effects.contains(.composed))
    #expect(rig.commands(effects, to: Self.app).isEmpty)
    let shown = try #require(bar(rig))
    #expect(shown.level == 15.0 / 16 && !shown.isRinger)
    rig.wait(seconds: 1.4)
    #expect(bar(rig) != nil)
    #expect(rig.wait(seconds: 0.2).contains(.composed))
    #expect(bar(rig) == nil)
  }

  @Test("RemoteControl.VO2. No bar is shown above an app with a slider, and on a locked phone")
  func noBar() {
    var rig = ClientRig()
    rig.step(.message(.sound(.showsVolumeView(true)), from: Self.app))
    rig.step(.button(.volumeDown, isDown: true))
    #expect(bar(rig) == nil && rig.phone.environment.volume < 1)
    rig.step(.foreground(Self.other))
    rig.step(.button(.volumeDown, isDown: true))
    #expect(bar(rig) != nil)
    rig.wait(seconds: 2)
    rig.step(.foreground(Self.app))
    rig.step(.message(.sound(.showsVolumeView(false)), from: Self.app))
    rig.step(.button(.volumeDown, isDown: true))
    #expect(bar(rig) != nil)
    rig.wait(seconds: 2)
    rig.step(.button(.side, isDown: true))
    #expect(!rig.step(.button(.volumeDown, isDown: true)).contains(.composed))
  }

  @Test("RemoteControl.VO4. The buttons turn media while something plays, else the ringer")
  func ringer() throws {
    var rig = ClientRig()
    func press() -> (media: Double, ringer: Double) {
      rig.step(.button(.volumeDown, isDown: true))
      let environment = rig.phone.environment
      return (environment.volume * 16, environment.ringerVolume * 16)
    }
    #expect(press() == (16, 15))
    #expect(try #require(bar(rig)).isRinger && bar(rig)?.level == 15.0 / 16)
    rig.play(Self.app, SoundSession(.playback, isActive: true), seconds: 1)
    #expect(press() == (15, 15))
    #expect(try #require(bar(rig)).isRinger == false)
    rig.wait(seconds: 2)
    let session = SoundSession(.playback)
    rig.step(.message(.sound(.deactivate(session, notifiesOthers: false)), from: Self.app))
    var environment = rig.phone.environment
    environment.isOtherAudioPlaying = true
    rig.step(.environment(environment))
    #expect(press() == (14, 15))
    environment = rig.phone.environment
    environment.isOtherAudioPlaying = false
    rig.step(.environment(environment))
    #expect(press() == (14, 14))
    rig.step(.message(.sound(.showsVolumeView(true)), from: Self.app))
    #expect(press() == (13, 14))
  }

  @Test("RemoteControl.VO3. Only the app in front sets the volume, and only to a number")
  func setting() {
    var rig = ClientRig()
    func set(_ volume: Double, by app: AppID) -> [String] {
      ClientRig.notes(rig.step(.message(.sound(.volume(volume)), from: app)))
    }
    #expect(set(0.25, by: Self.app).isEmpty && rig.phone.environment.volume == 0.25)
    #expect(set(0.75, by: Self.other) == ["no-use"] && rig.phone.environment.volume == 0.25)
    #expect(set(.nan, by: Self.app) == ["no-use"] && rig.phone.environment.volume == 0.25)
    #expect(set(7, by: Self.app).isEmpty && rig.phone.environment.volume == 1)
    #expect(set(-7, by: Self.app).isEmpty && rig.phone.environment.volume == 0)
  }
}
