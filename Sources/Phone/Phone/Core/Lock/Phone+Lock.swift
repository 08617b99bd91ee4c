import TactusPhoneLink
import TactusPhoneTypes

// `Documentation/Behaviour/LockedPhone.md` has the steps that comments name.
extension Phone {
  /// The instant at which protected files become unavailable; `nil` if they stay as they are.
  var protectionTime: PhoneInstant? {
    guard kernel.settings.hasPasscode, kernel.isProtectedDataAvailable else { return nil }
    return lockedSince?.advanced(by: LockConstants.protectionDelay)
  }

  /// Makes protected files unavailable some time after the lock (LockedPhone.PD1).
  mutating func protectData() -> [PhoneEffect] {
    guard let protectionTime, protectionTime <= kernel.now else { return [] }
    kernel.isProtectedDataAvailable = false
    return sendTraits()
  }

  /// Locks the phone (LockedPhone.LP1).
  mutating func lock() -> [PhoneEffect] {
    let (before, link) = (traits, backLink)
    behindLock = kernel.foreground
    // A question stays unanswered behind the lock (SystemAlerts.R2).
    let effects = carryOut(parts.alerts.hide(kernel)) + changeForeground(to: nil)
    kernel.isLocked = true
    lockedSince = kernel.now
    backLink = link
    transition = nil
    // Locking ends the brightness that an app has requested (Turns.AP10).
    appBrightness = nil
    return traits == before ? effects : effects + sendTraits()
  }

  /// Unlocks the phone (LockedPhone.LP2).
  mutating func unlock() -> [PhoneEffect] {
    let hidden = hideLockScreen()
    kernel.isLocked = false
    wakingContact = nil
    lockedSince = nil
    let link = backLink
    // Unlocking makes protected files available (LockedPhone.PD2).
    let wasProtected = !kernel.isProtectedDataAvailable
    kernel.isProtectedDataAvailable = true
    var effects = hidden + (wasProtected ? sendTraits() : [])
    effects += changeForeground(to: behindLock ?? kernel.home)
    behindLock = nil
    backLink = link
    return effects + deliver(.showQuestion)
  }
}
