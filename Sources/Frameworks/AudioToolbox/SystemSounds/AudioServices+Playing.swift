import TactusPhoneClient
import TactusPhoneLink

// The steps that comments name, SystemSounds.SY1–SY9, are in
// `Documentation/Behaviour/SystemSounds.md`.

/// Plays a system sound or a vibration; returns at once.
///
/// Of the phone's own sounds, those that SystemSounds.SY1 lists are felt; none is heard.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
  SystemSounds.play(inSystemSoundID, isAlert: false)
}

/// Plays a system sound, and calls a closure on the main actor when it has ended, or at once if it
/// is not played.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  SystemSounds.play(inSystemSoundID, isAlert: false, then: inCompletionBlock)
}

/// Plays a system sound with a vibration, if the user's settings allow one.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
  SystemSounds.play(inSystemSoundID, isAlert: true)
}

/// Plays a system sound as an alert, and calls a closure on the main actor when it has ended.
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  SystemSounds.play(inSystemSoundID, isAlert: true, then: inCompletionBlock)
}
