import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes
import Testing

/// Table 35-1 of Apple's guidelines: what each category means for the switch, other apps and the
/// background.
@Suite struct SoundTableTests {
  /// A row of the table; `nil` where it has nothing to say.
  struct Row: Sendable, CustomTestStringConvertible {
    var category: SoundSession.Category
    var mixes = false
    var isSilenced: Bool?
    var isMixed: Bool
    var playsInBackground: Bool

    var session: SoundSession {
      SoundSession(category, mixes: mixes, isActive: true, hasBackgroundMode: true)
    }

    var testDescription: String { "\(category)\(mixes ? " with the option to mix" : "")" }
  }

  private static let rows = [
    Row(category: .soloAmbient, isSilenced: true, isMixed: false, playsInBackground: false),
    Row(category: .ambient, mixes: true, isSilenced: true, isMixed: true, playsInBackground: false),
    Row(category: .playback, isSilenced: false, isMixed: false, playsInBackground: true),
    Row(
      category: .playback, mixes: true, isSilenced: false, isMixed: true, playsInBackground: true),
    // Categories that only record or convert sound play nothing.
    Row(category: .record, isSilenced: nil, isMixed: false, playsInBackground: true),
    Row(category: .playAndRecord, isSilenced: false, isMixed: false, playsInBackground: true),
    Row(
      category: .playAndRecord, mixes: true, isSilenced: false, isMixed: true,
      playsInBackground: true),
    Row(category: .audioProcessing, isSilenced: nil, isMixed: false, playsInBackground: true),
  ]

  /// Returns whether the last of an app's voices is heard after some effects.
  private func isHeard(_ effects: [PhoneEffect]) -> Bool {
    var (voices, last): ([VoiceID: Bool], VoiceID?) = ([:], nil)
    for effect in effects {
      switch effect {
      case .playLive(_, let voice, _, _, let gate): (voices[voice], last) = (gate.sound, voice)
      case .gate(let voice, let gate): voices[voice] = gate.sound
      case .stop(let voice): voices[voice] = false
      default: break
      }
    }
    return last.flatMap { voices[$0] } ?? false
  }

  private func set(_ rig: inout ClientRig, _ change: (inout PhoneEnvironment) -> Void) {
    var environment = PhoneEnvironment()
    change(&environment)
    rig.step(.environment(environment))
  }

  @Test("AudioSession.AS5. The switch silences the categories of the table", arguments: rows)
  func silence(row: Row) {
    var rig = ClientRig()
    rig.play(ClientRig.scale, row.session)
    #expect(isHeard(rig.effects) == (row.isSilenced != nil))
    set(&rig) { $0.isSilent = true }
    #expect(isHeard(rig.effects) == (row.isSilenced == false))
  }

  @Test(
    "AudioSession.IN1. The categories of the table mix, or end other apps' sound", arguments: rows)
  func mixing(row: Row) {
    var rig = ClientRig()
    rig.step(.message(.sound(.listen), from: ClientRig.mail))
    let music = SoundSession(.playback, isActive: true, hasBackgroundMode: true)
    rig.step(.foreground(ClientRig.mail))
    rig.play(ClientRig.mail, music)
    rig.step(.foreground(ClientRig.scale))
    #expect(isHeard(rig.effects))
    let start = rig.effects.count
    rig.step(.message(.sound(.activate(row.session, SoundID(1))), from: ClientRig.scale))
    let began = ClientRig.messages(Array(rig.effects[start...]), to: ClientRig.mail).contains {
      if case .sound(.interrupted(.began)) = $0 { true } else { false }
    }
    #expect(began == !row.isMixed && isHeard(rig.effects) == row.isMixed)
  }

  @Test("AudioSession.BG1. The categories of the table play in the background", arguments: rows)
  func background(row: Row) {
    for lock in [false, true] {
      var rig = ClientRig()
      rig.step(.message(.sound(.listen), from: ClientRig.scale))
      rig.play(ClientRig.scale, row.session)
      let start = rig.effects.count
      if lock {
        rig.step(.button(.side, isDown: true))
        rig.step(.button(.side, isDown: false))
      } else {
        rig.step(.foreground(nil))
      }
      guard row.isSilenced != nil else {
        // Nothing is heard; the session stays active for the recording or the conversion.
        let ended = ClientRig.messages(Array(rig.effects[start...]), to: ClientRig.scale)
          .contains { $0 == .sound(.deactivated) }
        #expect(!ended)
        continue
      }
      #expect(isHeard(rig.effects) == row.playsInBackground, "locked: \(lock)")
      // Without the background mode everything stops there.
      var other = ClientRig()
      var session = row.session
      session.hasBackgroundMode = false
      other.play(ClientRig.scale, session)
      other.step(.foreground(nil))
      #expect(!isHeard(other.effects))
    }
  }
}
