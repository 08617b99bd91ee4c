import TactusPhoneLink

// `Documentation/Behaviour/HomeScreen.md` has the steps that comments name.
extension Phone {
  // MARK: Observing

  /// The client that receives touches, keys and requests about elements: the overlay while it is
  /// shown, otherwise the app in the foreground (HomeScreen.C4).
  public var inputReceiver: AppID? { kernel.inputReceiver }

  /// The phase of the app in the foreground: inactive below the overlay (HomeScreen.C5).
  var frontPhase: AppPhase { kernel.isOverlayShown ? .inactive : .active }

  /// Returns whether a client is in the foreground, or above it.
  func isInFront(_ app: AppID) -> Bool {
    kernel.foreground == app || (kernel.isOverlayShown && kernel.overlay == app)
      || (isKeyboardShown && screenKeyboard.program == app)
  }

  // MARK: Doing

  /// Shows or hides the overlay (HomeScreen.C3).
  mutating func setOverlay(shown isShown: Bool, by app: AppID) -> [PhoneEffect] {
    guard kernel.role(of: app) == .overlay, kernel.overlay == app else {
      return [kernel.note(.notPermitted("show anything over other apps"), app)]
    }
    guard isShown != kernel.isOverlayShown else { return [] }
    return isShown ? showOverlay(app) : hideOverlay()
  }

  /// Hides the overlay; the app in the foreground is active again.
  mutating func hideOverlay() -> [PhoneEffect] {
    guard kernel.isOverlayShown else { return [] }
    var effects = cancelTouches() + cancelKeys()
    kernel.isOverlayShown = false
    if let overlay = kernel.overlay { effects += move(overlay, to: .background) }
    if let foreground = kernel.foreground { effects += move(foreground, to: .active) }
    return effects + [.composed]
  }

  /// Sets the appearance of the status bar that an app prefers (HomeScreen.F4).
  mutating func setStatusBar(_ bar: StatusBarAppearance, of app: AppID) -> [PhoneEffect] {
    guard kernel.screens[app]?.statusBar != bar else { return [] }
    kernel.screens[app]?.statusBar = bar
    return kernel.foreground == app && kernel.home != nil ? [.composed] : []
  }

  // MARK: Internals

  mutating func showOverlay(_ app: AppID) -> [PhoneEffect] {
    // An app below the overlay loses its touches and keys as well (Turns.AP3).
    var effects = cancelTouches() + cancelKeys()
    kernel.isOverlayShown = true
    if let foreground = kernel.foreground { effects += move(foreground, to: .inactive) }
    return effects + move(app, to: .active) + [.composed]
  }
}
