import TactusPhone
import TactusPhoneHardware
import TactusPhoneLink
import Testing

/// The roles of the current sound, for sound services (Outputs.RL1).
@Suite("Sound roles")
struct SoundRoleTests {
  private static let rows: [(SoundSession, SoundRole)] = [
    (SoundSession(.playAndRecord, isActive: true), .phone),
    (SoundSession(.playback, mixes: true, isActive: true, ducksOthers: true), .navigation),
    (SoundSession(.playback, isActive: true), .music),
    (SoundSession(.multiRoute, isActive: true), .music),
    (SoundSession(.ambient, mixes: true, isActive: true), .game),
    (SoundSession(.soloAmbient, isActive: true), .game),
  ]

  @Test("Outputs.RL1. Each category of a session that sounds has its role")
  func categories() {
    for (session, role) in Self.rows {
      var rig = ClientRig()
      #expect(rig.phone.soundRole == nil)
      rig.play(ClientRig.scale, session)
      #expect(rig.phone.soundRole == role, "\(session)")
    }
  }

  @Test("Outputs.RL1. Of two apps that sound the prompt counts, and without it the music again")
  func severalApps() {
    var rig = ClientRig()
    rig.step(.foreground(ClientRig.mail))
    rig.play(
      ClientRig.mail, SoundSession(.playback, isActive: true, hasBackgroundMode: true))
    rig.step(.foreground(ClientRig.scale))
    #expect(rig.phone.soundRole == .music)
    rig.play(
      ClientRig.scale,
      SoundSession(
        .playback, mixes: true, isActive: true, ducksOthers: true, hasBackgroundMode: true))
    #expect(rig.phone.soundRole == .navigation)
    rig.step(.disconnected(ClientRig.scale))
    #expect(rig.phone.soundRole == .music)
  }
}
