extension Phone {
  /// The content of the screen of a locked phone.
  public enum LockScreenState: String, Sendable {
    /// The phone is not locked.
    case unlocked = "none"
    /// The screen is dark; a touch changes nothing.
    case dark
    /// The screen is dark; a touch shows the controls of the app that plays (RemoteControl.LS1).
    case wakes
    /// The controls of the app that plays are on the screen.
    case lit
  }

  /// The content of the screen while the phone is locked.
  public var lockScreenState: LockScreenState {
    guard isLocked else { return .unlocked }
    if isLockScreenLit, isOverlayShown { return .lit }
    return nowPlaying == nil ? .dark : .wakes
  }
}
