import TactusPhoneClient
import TactusPhoneLink

// `Documentation/Behaviour/SystemSounds.md` has the steps (SystemSounds.SY1–SY9) that comments
// name.

/// Plays a system sound or a vibration; returns at once.
///
/// Of the phone's own sounds those are felt that SystemSounds.SY1
/// lists; none of them is heard.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
  SystemSounds.play(inSystemSoundID, isAlert: false)
}

/// Plays a system sound, and calls back on the main actor when it has ended, or is not played at
/// all.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  SystemSounds.play(inSystemSoundID, isAlert: false, then: inCompletionBlock)
}

/// Plays a system sound with a vibration, if the user's settings allow one.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
  SystemSounds.play(inSystemSoundID, isAlert: true)
}

/// Plays a system sound as an alert, and calls back on the main actor when it has ended.
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  SystemSounds.play(inSystemSoundID, isAlert: true, then: inCompletionBlock)
}
