import TactusPhoneHardware
import TactusPhoneLink

// `Documentation/Behaviour/Outputs.md` has the steps that comments name.
extension Phone {
  /// The role of the current sound; `nil` while nothing plays (Outputs.RL1).
  package var soundRole: SoundRole? {
    let playing = table.active.isEmpty ? [] : kernel.apps.keys.filter(isPlayingSound)
    let roles = playing.compactMap { app in kernel.apps[app].flatMap { Self.role(of: $0.session) } }
    for role in [SoundRole.phone, .navigation, .production, .music, .game]
    where roles.contains(role) { return role }
    if spokenUtterance != nil { return .accessibility }
    return table.active.isEmpty && systemSounds.isEmpty ? nil : .event
  }

  private static func role(of session: SoundSession) -> SoundRole? {
    switch session.category {
    case .playAndRecord: .phone
    case .record: .production
    case .playback: session.ducksOthers ? .navigation : .music
    case .multiRoute: .music
    case .ambient, .soloAmbient: .game
    case .audioProcessing: nil
    }
  }
}
