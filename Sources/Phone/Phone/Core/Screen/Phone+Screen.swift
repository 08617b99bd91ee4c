import TactusPhoneLink
import TactusPhoneTypes

// `Documentation/Behaviour/Turns.md` has the steps (Turns.AP1–AP8) that comments name.
extension Phone {
  /// The traits of the device and the user's settings, as sent to apps.
  public var traits: DeviceTraits {
    DeviceTraits(
      screen: kernel.model.screen.shape, orientation: kernel.orientation,
      measuresForce: digitizer.measuresForce,
      isDark: kernel.settings.isDark, contentSize: kernel.settings.contentSize,
      isRightToLeft: kernel.settings.isRightToLeft, language: kernel.settings.language,
      region: kernel.settings.region, timeZone: kernel.settings.timeZone,
      usesBoldText: kernel.settings.usesBoldText,
      reducesMotion: kernel.settings.reducesMotion,
      reducesTransparency: kernel.settings.reducesTransparency,
      increasesContrast: kernel.settings.increasesContrast,
      accessibility: kernel.settings.accessibility,
      keyboard: kernel.settings.keyboard, keyboardLanguages: keyboardLanguages,
      brightness: min(max(appBrightness ?? kernel.settings.brightness, 0), 1),
      battery: min(max(kernel.environment.battery, 0), 1),
      isCharging: kernel.environment.isCharging,
      isLowPowerModeOn: kernel.environment.lowPowerMode,
      isProximityDetected: kernel.environment.isProximityDetected,
      isCaptured: kernel.environment.isScreenCaptured,
      isProtectedDataAvailable: kernel.isProtectedDataAvailable, idiom: kernel.model.idiom,
      systemVersion: kernel.settings.systemVersion)
  }

  // MARK: Input

  mutating func touch(_ report: TouchReport) -> [PhoneEffect] {
    var effects: [PhoneEffect] = []
    kernel.lastUse = kernel.now
    guard !kernel.isLocked else { return touchLocked(report) }
    if let effects = trackBackLink(report) { return effects }
    effects += trackHomeSwipe(report)
    if let touched = touchVoiceOver(report) { return effects + touched }
    if let touched = touchKeyboard(report) { return effects + touched }
    if let error = digitizer.handle(report, at: kernel.now) {
      effects.append(kernel.note(.input(error)))
    }
    // A touch belongs to the app on which it began; without an app it is dropped (Turns.AP1).
    if kernel.inputReceiver.map(takesTouches) != true {
      if report.phase == .began { effects.append(kernel.note(.input(.noForegroundApp))) }
      _ = digitizer.cancelAll(at: kernel.now)
    }
    return effects + trackEdgePress(report)
  }

  mutating func press(_ button: PhoneButton, isDown: Bool) -> [PhoneEffect] {
    kernel.lastUse = kernel.now
    if let actions = parts.shortcut.count(button, isDown: isDown, kernel) {
      return carryOut(actions)
    }
    return act(on: button, isDown: isDown)
  }

  /// Performs the action of a button.
  mutating func act(on button: PhoneButton, isDown: Bool) -> [PhoneEffect] {
    switch button {
    // The release of the button leaves the app; on a locked phone it unlocks (Turns.AP5).
    case .home:
      guard kernel.isLocked else { return pressHome(isDown: isDown) }
      guard isDown else { return [] }
      // The release of the press that has woken the phone leaves no app.
      ignoresHomeRelease = true
      return unlock()
    // The press of the side button locks or unlocks (Turns.AP6).
    case .side: return !isDown ? [] : kernel.isLocked ? unlock() : lock()
    // Each press is one step of the volume (Turns.AP7).
    case .volumeUp, .volumeDown: return isDown ? changeVolume(up: button == .volumeUp) : []
    // The presses of the headset's button are counted (RemoteControl.HB1).
    case .headset: return deliver(.input(.button(button, isDown: isDown)))
    }
  }

  mutating func shake() -> [PhoneEffect] {
    guard let app = kernel.inputReceiver, kernel.screens[app]?.phase == .active else {
      return [kernel.note(.input(.noForegroundApp))]
    }
    // Continued shaking continues the same shake (Turns.AP8).
    defer { shaking = (app, kernel.now.advanced(by: digitizer.constants.shakeDuration)) }
    return shaking == nil ? sendWithTurn(app, .motion(.began, at: kernel.now)) : []
  }

  /// Ends a shake whose duration has passed.
  mutating func endShake() -> [PhoneEffect] {
    guard let (app, end) = shaking, end <= kernel.now else { return [] }
    shaking = nil
    return sendWithTurn(app, .motion(.ended, at: kernel.now))
  }

  mutating func rotate(to orientation: DeviceOrientation) -> [PhoneEffect] {
    guard orientation != self.kernel.orientation else { return [] }
    kernel.orientation = orientation
    return sendTraits()
  }

  mutating func apply(_ settings: PhoneSettings) -> [PhoneEffect] {
    let (before, old, former) = (traits, systemSettings, kernel.settings)
    // The user's setting replaces the app's (Turns.AP10).
    if settings.brightness != self.kernel.settings.brightness { appBrightness = nil }
    let changes: [PhoneEffect] = settings == self.kernel.settings ? [] : [.settingsChanged]
    kernel.settings = settings
    kernel.lastUse = kernel.now
    digitizer.apply(settings)
    screenKeyboard.digitizer.apply(settings)
    return (traits == before ? [] : sendTraits()) + sendSystemSettings(since: old) + changes
      + updateCustomKeyboard() + deliver(.settings(since: former)) + updateVoiceOver()
  }

  // MARK: Apps

  /// Brings an app to the foreground, or none.
  mutating func bringToFront(_ app: AppID?) -> [PhoneEffect] {
    // While the phone is locked, it comes to the foreground on unlocking (Turns.AP4).
    if kernel.isLocked {
      behindLock = app
      return []
    }
    // A launched app comes to the front when it joins (HomeScreen.L4).
    if let pending = launching {
      guard app.map({ kernel.apps[$0]?.identity?.bundle }) != pending.bundle else { return [] }
      launching = nil
    }
    return changeForeground(to: app)
  }

  /// Moves an app through its phases to another one (Turns.AP2).
  mutating func move(_ app: AppID, to goal: AppPhase) -> [PhoneEffect] {
    var effects = goal < .inactive ? deliver(.leaves(app)) : []
    while let phase = kernel.screens[app]?.phase, phase != goal {
      let next = phase.neighbor(towards: goal)
      kernel.screens[app]?.phase = next
      effects += updateBackground(of: app, next)
      effects += sendWithTurn(app, .phase(next))
    }
    return effects
  }

  mutating func quit(_ app: AppID) -> [PhoneEffect] {
    guard kernel.apps[app] != nil else { return [] }
    // A suspended app is not notified (Background.S5).
    guard kernel.screens[app] != nil, kernel.screens[app]?.isUnresponsive == false,
      !kernel.isSuspended(app)
    else {
      return forget(app) + [.close(app)]
    }
    var effects =
      kernel.foreground == app ? changeForeground(to: kernel.home == app ? nil : kernel.home) : []
    effects += move(app, to: .ending)
    kernel.screens[app]?.isQuitting = true
    return effects
  }

  // MARK: Showing

  mutating func show(_ frame: ScreenFrame, of app: AppID) -> [PhoneEffect] {
    guard kernel.screens[app] != nil else { return end(app, .order) }
    // The latest frame of each app is kept (Turns.TU8).
    kernel.screens[app]?.frame = frame
    return [.show(frame, of: app)]
  }

  /// Sets whether the screen is displayed, so that apps send frames or stop doing so (Turns.TU11).
  mutating func setWatched(_ isWatched: Bool) -> [PhoneEffect] {
    guard isWatched != self.isWatched else { return [] }
    self.isWatched = isWatched
    return kernel.joined.flatMap { sendWithTurn($0, .watch(isWatched)) }
  }

  mutating func inspect(_ id: InspectionID) -> [PhoneEffect] {
    guard let app = kernel.inputReceiver, let screen = kernel.screens[app], !screen.isUnresponsive,
      screen.questions.count < TurnTiming.maximumInspections
    else { return [.inspected(id, [])] }
    kernel.screens[app]?.questions.append(id)
    return sendWithTurn(app, .inspect(id)) + inspectKeyboard(id, with: app)
  }

  mutating func inspected(
    _ app: AppID, _ id: InspectionID, _ elements: [ScreenElement]
  ) -> [PhoneEffect] {
    guard let place = kernel.screens[app]?.questions.firstIndex(of: id) else {
      // An app that timed out may answer late.
      return kernel.screens[app]?.isUnresponsive == true ? [] : end(app, .order)
    }
    kernel.screens[app]?.questions.remove(at: place)
    return answer(id, elements, of: app).map { [$0] } ?? []
  }

  /// Handles the answer of an app whose elements are those of its last answer to VoiceOver.
  mutating func unchanged(
    _ app: AppID, _ id: InspectionID, _ update: ElementUpdate
  ) -> [PhoneEffect] {
    guard let place = kernel.screens[app]?.questions.firstIndex(of: id), id.acceptsChanges else {
      // An app that timed out may answer late.
      return kernel.screens[app]?.isUnresponsive == true ? [] : end(app, .order)
    }
    kernel.screens[app]?.questions.remove(at: place)
    return receiveUpdate(update, for: id)
  }

  /// Answers the pending requests to an app that has disconnected, and cancels its touches.
  mutating func forgetScreen(of app: AppID) -> [PhoneEffect] {
    if behindLock == app { behindLock = nil }
    if shaking?.app == app { shaking = nil }
    if kernel.inputReceiver == app { _ = digitizer.cancelAll(at: kernel.now) }
    guard let screen = kernel.removeScreen(of: app) else { return [] }
    return screen.questions.compactMap { answer($0, [], of: app) }
      + screen.requests.map { .performed($0, false) }
  }

  /// Reports the unexpected exit of a visible app.
  mutating func reportUnexpectedEnd(_ app: AppID) -> [PhoneEffect] {
    guard let screen = kernel.screens[app], !screen.isQuitting, screenKeyboard.custom?.app != app
    else {
      return []
    }
    return [kernel.note(.gone, app)]
  }

  /// Cancels every touch of the app in the foreground (Turns.AP3).
  mutating func cancelTouches() -> [PhoneEffect] {
    let samples = digitizer.cancelAll(at: kernel.now)
    let cancelled = cancelKeyboardTouches()
    guard let app = kernel.inputReceiver, kernel.screens[app] != nil, !samples.isEmpty else {
      return cancelled
    }
    return cancelled + sendWithTurn(app, .touches(samples))
  }

  // MARK: Internals

  /// Changes the app in the foreground, or removes it.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - item: The item that the app shall open; sent when the app is visible and before it gets
  ///     touches (Turns.AP13).
  mutating func changeForeground(
    to app: AppID?, for item: OpenItem? = nil
  ) -> [PhoneEffect] {
    guard app != kernel.foreground else { return stopDisallowedEngines() }
    // An app that leaves the foreground first loses its touches, its keys and its shake
    // (Turns.AP3).
    var effects = cancelTouches() + cancelKeys()
    if let (shaken, _) = shaking {
      shaking = nil
      effects += sendWithTurn(shaken, .motion(.cancelled, at: kernel.now))
    }
    if let old = kernel.foreground {
      recordPicture(of: old)
      effects += move(old, to: .background)
      effects += deliver(.left(old))
    }
    if app != kernel.home { effects += closeSwitcher() }
    kernel.foreground = app
    if let app { recordUse(of: app) }
    // The link back ends when another app comes to the front (Opening.B4).
    backLink = nil
    effects += stopDisallowedEngines() + stopBackgroundSounds()
    if let app {
      if let item { effects += move(app, to: .inactive) + sendWithTurn(app, .open(item)) }
      effects += move(app, to: frontPhase)
    }
    return effects + updateKeyboard()
  }

  /// Sends a message to an app, which then gets a turn.
  mutating func sendWithTurn(_ app: AppID, _ message: PhoneMessage) -> [PhoneEffect] {
    guard let screen = kernel.screens[app] else { return [] }
    // A suspended app gets the message when it runs again (Background.S3).
    guard !screen.background.isSuspended else {
      kernel.screens[app]?.background.enqueue(message)
      return []
    }
    kernel.screens[app]?.needsTurn = true
    return [.send(message, to: app)]
  }

  /// Sends the current traits to every app.
  mutating func sendTraits() -> [PhoneEffect] {
    let traits = traits
    return kernel.joined.flatMap { sendWithTurn($0, .traits(traits)) }
  }
}
