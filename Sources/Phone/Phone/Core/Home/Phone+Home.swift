import TactusPhoneLink
import TactusPhoneTypes

// `Documentation/Behaviour/HomeScreen.md` has the steps that comments name.
extension Phone {
  // MARK: Observing

  /// Returns the connected app with a bundle identifier that has joined; `nil` if it does not run.
  public func runningApp(_ bundle: BundleIdentifier) -> AppID? {
    kernel.runningApp(bundle)
  }

  /// The app that was launched and has not joined yet.
  public var launchingApp: BundleIdentifier? { launching?.bundle }

  /// Returns whether a client is an app, and not a part of the system's interface.
  public func isOrdinaryApp(_ app: AppID) -> Bool { kernel.isOrdinaryApp(app) }

  // MARK: Joining

  /// Completes the launch of an app that joins (HomeScreen.L4).
  mutating func joinLaunched(_ app: AppID) -> [PhoneEffect] {
    guard let pending = launching, kernel.apps[app]?.identity?.bundle == pending.bundle,
      kernel.isOrdinaryApp(app)
    else { return [] }
    launching = nil
    kernel.foreground = app
    recordUse(of: app)
    return pending.item.map { [.send(.open($0), to: app)] } ?? []
  }

  /// Registers the Home screen or the overlay, and shows it if nothing else is in the foreground
  /// (HomeScreen.C2).
  mutating func joinHome(_ app: AppID) -> [PhoneEffect] {
    switch kernel.role(of: app) {
    case .home:
      kernel.home = app
      let isEmpty = kernel.foreground.map { kernel.screens[$0] == nil } ?? true
      let effects: [PhoneEffect] = [.send(.installedApps(appsForHome), to: app)]
      return isEmpty && launching == nil && !kernel.isLocked
        ? effects + changeForeground(to: app) : effects
    case .overlay:
      kernel.overlay = app
      isOverlayMissing = false
      return kernel.isLocked ? showLockScreen() : deliver(.showQuestion)
    case .keyboard: return joinKeyboard(app)
    case .keyboardExtension: return joinCustomKeyboard(app)
    case .app:
      // An app that the phone has not launched comes to the front by itself (HomeScreen.C6).
      let isKnown = kernel.apps[app]?.identity != nil
      return kernel.home == nil || isKnown || kernel.foreground == app ? [] : bringToFront(app)
    }
  }

  /// Sends the installed apps to the Home screen and to the system apps.
  mutating func sendInstalledApps() -> [PhoneEffect] {
    kernel.joined.flatMap { app -> [PhoneEffect] in
      if app == kernel.home { return sendWithTurn(app, .installedApps(appsForHome)) }
      guard kernel.installed(app)?.isSystemApp == true else { return [] }
      return sendWithTurn(app, .installedApps(appsForSettings))
    }
  }

  /// Returns the reason of a launch with the data of the quick action, which the Home screen lacks;
  /// an action that the icon no longer offers is dropped (QuickActions.D6).
  private func complete(_ reason: LaunchReason, of bundle: BundleIdentifier) -> LaunchReason {
    guard case .open(.quickAction(let shown)) = reason else { return reason }
    let offered = kernel.installedApp(bundle)?.quickActions ?? []
    let chosen = offered.first { $0.withoutData == shown.withoutData }
    return chosen.map { .open(.quickAction($0)) } ?? .icon
  }

  // MARK: Launching

  /// Handles a request of the Home screen (HomeScreen.C3).
  mutating func handle(_ request: HomeRequest, of app: AppID) -> [PhoneEffect] {
    guard kernel.role(of: app) == .home else {
      let words =
        switch request {
        case .launch: "launch apps"
        case .move: "move icons"
        case .uninstall: "delete apps"
        case .showCards, .closeSwitcher: "show apps"
        case .quit: "end apps"
        }
      return [kernel.note(.notPermitted(words), app)]
    }
    switch request {
    case .move(let bundle, let position):
      return [.home(.move(bundle, to: storedPosition(of: position)))]
    case .uninstall: return [.home(request)]
    case .showCards(let cards): return showCards(cards)
    case .quit(let bundle): return switcher == nil ? [] : quitRecent(bundle)
    case .closeSwitcher: return closeSwitcher()
    case .launch(let bundle, let reason, let area):
      // A Home screen in the background has no icon that was touched (HomeScreen.L1).
      guard kernel.foreground == app else { return [] }
      // The app opens from its card, and closes to its icon (AppSwitcher.S4).
      guard switcher == nil else {
        launchArea = area
        defer { launchArea = nil }
        return launch(bundle, complete(reason, of: bundle))
      }
      iconAreas[bundle] = area
      return launch(bundle, complete(reason, of: bundle))
    }
  }

  /// Launches an app, or brings it to the front (HomeScreen.L1).
  mutating func launch(_ bundle: BundleIdentifier, _ reason: LaunchReason) -> [PhoneEffect] {
    guard !kernel.isLocked else { return [kernel.note(.input(.noForegroundApp))] }
    guard kernel.installedApp(bundle) != nil else { return [kernel.note(.input(.unusedInput))] }
    let pending = PendingLaunch(bundle: bundle, reason: reason, began: kernel.now)
    if let app = kernel.runningApp(bundle), kernel.screens[app]?.isQuitting == false {
      guard kernel.foreground != app else {
        return pending.item.map { sendWithTurn(app, .open($0)) } ?? []
      }
      launching = nil
      beginTransition(.opening, of: bundle, frame: nil)
      return changeForeground(to: app, for: pending.item)
    }
    guard launching?.bundle != bundle else {
      launching?.reason = reason
      return []
    }
    beginTransition(.opening, of: bundle, frame: nil)
    let effects = changeForeground(to: nil)
    launching = pending
    quitByUser.remove(bundle)
    return effects + setEnding(nil, of: bundle) + [.launch(bundle)]
  }

  /// Returns to the Home screen after a launch that failed (HomeScreen.L5).
  mutating func launchEnded(_ bundle: BundleIdentifier, _ reason: String) -> [PhoneEffect] {
    guard launching?.bundle == bundle else { return [] }
    let name = kernel.installedApp(bundle)?.name ?? bundle.text
    let entry = PhoneLogEntry(time: kernel.now, event: .notLaunched(reason), app: name)
    return [.note(entry)] + goHome()
  }

  /// Ends the launch of an app that has not joined in time (HomeScreen.L5).
  mutating func endLateLaunch() -> [PhoneEffect] {
    guard let pending = launching,
      pending.began.advanced(by: HomeConstants.launchLimit) <= kernel.now
    else { return [] }
    return launchEnded(pending.bundle, "it took longer than 20 s") + [.endLaunch(pending.bundle)]
  }

  // MARK: Leaving

  /// Leaves the app in the foreground, for the Home screen if there is one (HomeScreen.L3).
  mutating func goHome() -> [PhoneEffect] {
    // Leaving the app cancels the question (SystemAlerts.R3).
    let canceled = carryOut(parts.alerts.cancel(kernel))
    return canceled
      + leaveForeground(isOnlyCanceling: !canceled.isEmpty && kernel.foreground == kernel.home)
  }

  private mutating func leaveForeground(isOnlyCanceling: Bool) -> [PhoneEffect] {
    guard !isOnlyCanceling else { return [] }
    guard let home = kernel.home, kernel.screens[home] != nil, !kernel.isLocked else {
      return bringToFront(nil)
    }
    if kernel.foreground == home {
      return sendWithTurn(home, .button(.home, isDown: false, at: kernel.now))
    }
    let overlaid = kernel.isOverlayShown && parts.alerts.shown == nil ? hideOverlay() : []
    let bundle =
      launching?.bundle ?? kernel.foreground.flatMap { kernel.apps[$0]?.identity?.bundle }
    launching = nil
    beginTransition(
      .closing, of: bundle, frame: kernel.foreground.flatMap { kernel.screens[$0]?.frame })
    return overlaid + changeForeground(to: home)
  }

  /// Begins the closing movement of an app in the foreground that ends, while its last frame is
  /// known, and returns whether it was there.
  mutating func closeAfterEnd(of app: AppID) -> Bool {
    guard kernel.foreground == app, let home = kernel.home, home != app, !kernel.isLocked else {
      return false
    }
    beginTransition(
      .closing, of: kernel.apps[app]?.identity?.bundle, frame: kernel.screens[app]?.frame)
    return true
  }

  /// Shows the Home screen after the end of the app in the foreground (HomeScreen.L6).
  mutating func replaceForeground(after app: AppID, _ wasClosed: Bool) -> [PhoneEffect] {
    if kernel.home == app {
      kernel.home = nil
      transition = nil
    }
    var effects: [PhoneEffect] = []
    if kernel.overlay == app {
      kernel.overlay = nil
      kernel.isOverlayShown = false
      parts.alerts.forgetShown()
      effects += kernel.foreground.map { move($0, to: .active) } ?? []
      // A pending question is shown by the next overlay (SystemAlerts.R4).
      if !parts.alerts.pending.isEmpty { effects += deliver(.showQuestion) }
      effects += showLockScreen()
    }
    guard wasClosed, let home = kernel.home, kernel.foreground == nil else { return effects }
    return effects + changeForeground(to: home)
  }
}

extension InstalledApp {
  /// The app, with the properties that the Home screen shows.
  ///
  /// The data of quick actions and the URL schemes are left out, so that all apps fit into a
  /// message.
  var forHomeScreen: InstalledApp {
    var app = self
    app.staticActions = quickActions.map(\.withoutData)
    app.dynamicActions = []
    app.urlSchemes = []
    app.keyboards = []
    app.documents = DocumentSupport()
    app.dataPath = ""
    return app
  }
}

extension QuickAction {
  /// The action without the data that only the app reads.
  fileprivate var withoutData: QuickAction {
    var action = self
    action.userInfo = ""
    action.targetContent = nil
    return action
  }
}
