import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes
import Testing

/// Steps RemoteControl.HB1–HB4, on the phone's state machine.
@Suite struct HeadsetTests {
  private static let app = ClientRig.scale

  private func rig() -> ClientRig {
    var rig = ClientRig()
    rig.offer(RemoteCommand.allCases, by: Self.app)
    rig.play(Self.app, SoundSession(.playback, isActive: true, hasBackgroundMode: true))
    return rig
  }

  /// Presses the button with times of presses and releases, in seconds; returns the commands.
  private func press(_ times: [Double], on rig: inout ClientRig) -> [RemoteCommandEvent] {
    var effects: [PhoneEffect] = []
    for (index, time) in times.enumerated() {
      effects += rig.step(.button(.headset, isDown: index.isMultiple(of: 2)))
      // The phone acts at its own deadlines.
      for _ in 0..<20 { effects += rig.wait(seconds: time / 20) }
    }
    return rig.commands(effects, to: Self.app)
  }

  @Test(
    "RemoteControl.HB1, RemoteControl.HB2. The number of presses chooses the command",
    arguments: 1...5)
  func counts(count: Int) {
    var rig = rig()
    let pause = Array(repeating: [0.1, 0.2], count: count - 1).flatMap(\.self)
    let commands = press(pause + [0.1, 1], on: &rig)
    let expected: [[RemoteCommand]] = [
      [.togglePlayPause], [.nextTrack], [.previousTrack], [], [],
    ]
    #expect(commands.map(\.command) == expected[count - 1])
  }

  @Test("RemoteControl.HB2. Presses with more than 0.4 s between them are separate")
  func separate() {
    var rig = rig()
    #expect(press([0.1, 0.3, 0.1, 1], on: &rig).map(\.command) == [.nextTrack])
    #expect(
      press([0.1, 0.6, 0.1, 1], on: &rig).map(\.command) == [.togglePlayPause, .togglePlayPause])
  }

  @Test("RemoteControl.HB3. The second and the third press seek while they are held")
  func seeking() {
    var rig = rig()
    #expect(
      press([0.1, 0.1, 2, 1], on: &rig)
        == [RemoteCommandEvent(.seekForward, 1), RemoteCommandEvent(.seekForward, 0)])
    #expect(
      press([0.1, 0.1, 0.1, 0.1, 2, 1], on: &rig)
        == [RemoteCommandEvent(.seekBackward, 1), RemoteCommandEvent(.seekBackward, 0)])
    // A single press that is held calls the assistant on an iPhone, which this phone has not.
    #expect(press([2, 1], on: &rig).isEmpty)
  }

  @Test("RemoteControl.HB4. During a call the button sends no command, and seeking ends")
  func call() {
    var rig = rig()
    #expect(press([0.1, 0.1, 1], on: &rig) == [RemoteCommandEvent(.seekForward, 1)])
    var environment = rig.phone.environment
    environment.isInCall = true
    rig.step(.environment(environment))
    let effects = rig.step(.button(.headset, isDown: false))
    #expect(rig.commands(effects, to: Self.app) == [RemoteCommandEvent(.seekForward, 0)])
    #expect(press([0.1, 1], on: &rig).isEmpty)
  }

  @Test("RemoteControl.HB1. Without a now playing app a press is noted")
  func nobody() {
    var rig = ClientRig()
    rig.step(.button(.headset, isDown: true))
    rig.step(.button(.headset, isDown: false))
    #expect(ClientRig.notes(rig.wait(seconds: 1)) == ["nobody-plays"])
  }
}
