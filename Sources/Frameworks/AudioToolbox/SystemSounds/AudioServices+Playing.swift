import EmbeddedPhone
import PhoneLink

// `Documentation/Behaviour/SystemSounds.md` has the steps (SY1–SY9) that comments name.

/// Plays a system sound, or lets a vibration be felt; returns at once.
///
/// Of the phone's own sounds those are felt that `Documentation/Behaviour/SystemSounds.md` (SY1) lists;
/// none of them is heard.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
  SystemSounds.play(inSystemSoundID, isAlert: false)
}

/// Plays a system sound, and calls back on the main actor when it is over, or is not played at all.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  SystemSounds.play(inSystemSoundID, isAlert: false, then: inCompletionBlock)
}

/// Plays a system sound as an alert: the phone vibrates as well, where people have not switched that off.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
  SystemSounds.play(inSystemSoundID, isAlert: true)
}

/// Plays a system sound as an alert, and calls back on the main actor when it is over.
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  SystemSounds.play(inSystemSoundID, isAlert: true, then: inCompletionBlock)
}
