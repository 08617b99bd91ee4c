import TactusPhoneLink
import TactusPhoneTypes

// `Documentation/Behaviour/RemoteControl.md` has the steps that comments name.
extension Phone {
  // MARK: Observing

  /// Whether the locked phone needs the overlay's program, which does not run
  /// (RemoteControl.LS1).
  var needsOverlayForLockScreen: Bool {
    isLockScreenLit && !kernel.isOverlayShown && kernel.overlay == nil && !isOverlayMissing
  }

  /// The instant at which the screen of the locked phone becomes dark (RemoteControl.LS4).
  var lockScreenEnd: PhoneInstant? {
    guard isLockScreenLit, !digitizer.isTouched else { return nil }
    return kernel.lastUse.advanced(by: LockConstants.lockScreenTime)
  }

  // MARK: Doing

  /// Handles a touch of the locked phone (RemoteControl.LS1, RemoteControl.LS2).
  mutating func touchLocked(_ report: TouchReport) -> [PhoneEffect] {
    if wakingContact == report.contact {
      if report.phase == .ended || report.phase == .cancelled { wakingContact = nil }
      return []
    }
    if !isLockScreenLit, report.phase == .began, nowPlaying != nil, !digitizer.isTouched {
      wakingContact = report.contact
      isLockScreenLit = true
      return showLockScreen()
    }
    var effects: [PhoneEffect] = []
    if let error = digitizer.handle(report, at: kernel.now) {
      effects.append(kernel.note(.input(error)))
    }
    if kernel.inputReceiver.map(takesTouches) != true {
      if report.phase == .began { effects.append(kernel.note(.input(.noForegroundApp))) }
      _ = digitizer.cancelAll(at: kernel.now)
    }
    return effects
  }

  /// Shows the controls of the now playing app on the locked phone, or starts the overlay's program
  /// for them (RemoteControl.LS1).
  mutating func showLockScreen() -> [PhoneEffect] {
    guard kernel.isLocked, isLockScreenLit, let state = nowPlaying else { return [] }
    guard let overlay = kernel.overlay, kernel.screens[overlay] != nil else {
      return launchOverlay()
    }
    let effects = sendWithTurn(overlay, .nowPlaying(state))
    return kernel.isOverlayShown ? effects : effects + showOverlay(overlay)
  }

  /// Updates the controls after a change of what plays; without a now playing app the screen
  /// becomes dark (RemoteControl.LS4).
  mutating func updateLockScreen() -> [PhoneEffect] {
    guard isLockScreenLit else { return [] }
    return nowPlaying == nil ? hideLockScreen() : showLockScreen()
  }

  /// Darkens the screen of the locked phone.
  mutating func hideLockScreen() -> [PhoneEffect] {
    guard isLockScreenLit else { return [] }
    isLockScreenLit = false
    guard kernel.isOverlayShown else { return [] }
    return (kernel.overlay.map { sendWithTurn($0, .nowPlaying(nil)) } ?? []) + hideOverlay()
  }

  /// Darkens the screen of the locked phone some time after the last touch (RemoteControl.LS4).
  mutating func endLockScreen() -> [PhoneEffect] {
    guard let lockScreenEnd, lockScreenEnd <= kernel.now else { return [] }
    return hideLockScreen()
  }
}
