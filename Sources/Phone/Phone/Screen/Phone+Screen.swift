import TactusPhoneLink
import TactusPhoneTypes

// `Documentation/Behaviour/Turns.md` has the steps (Turns.AP1–AP8) that comments name.
extension Phone {
  /// The traits of the device and the user's settings, as sent to apps.
  public var traits: DeviceTraits {
    DeviceTraits(
      screen: model.screen.shape, orientation: orientation, measuresForce: digitizer.measuresForce,
      isDark: settings.isDark, contentSize: settings.contentSize,
      isRightToLeft: settings.isRightToLeft, language: settings.language,
      region: settings.region, timeZone: settings.timeZone, usesBoldText: settings.usesBoldText,
      reducesMotion: settings.reducesMotion, reducesTransparency: settings.reducesTransparency,
      increasesContrast: settings.increasesContrast, accessibility: settings.accessibility,
      keyboard: settings.keyboard, keyboardLanguages: keyboardLanguages,
      brightness: min(max(appBrightness ?? settings.brightness, 0), 1),
      battery: min(max(environment.battery, 0), 1), isCharging: environment.isCharging,
      isLowPowerModeOn: environment.lowPowerMode,
      isProximityDetected: environment.isProximityDetected,
      isCaptured: environment.isScreenCaptured,
      isProtectedDataAvailable: isProtectedDataAvailable, idiom: model.idiom,
      systemVersion: settings.systemVersion)
  }

  // MARK: Input

  mutating func touch(_ report: TouchReport) -> [PhoneEffect] {
    var effects: [PhoneEffect] = []
    lastUse = now
    guard !isLocked else { return touchLocked(report) }
    if let effects = trackBackLink(report) { return effects }
    effects += trackHomeSwipe(report)
    if let touched = touchVoiceOver(report) { return effects + touched }
    if let touched = touchKeyboard(report) { return effects + touched }
    if let error = digitizer.handle(report, at: now) { effects.append(note(.input(error))) }
    // Turns.AP1. A touch belongs to the app on which it began; without an app it is dropped.
    if inputReceiver.map(takesTouches) != true {
      if report.phase == .began { effects.append(note(.input(.noForegroundApp))) }
      _ = digitizer.cancelAll(at: now)
    }
    return effects + trackEdgePress(report)
  }

  mutating func press(_ button: PhoneButton, isDown: Bool) -> [PhoneEffect] {
    lastUse = now
    if let effects = countShortcut(button, isDown: isDown) { return effects }
    return act(on: button, isDown: isDown)
  }

  /// Does what a button does.
  mutating func act(on button: PhoneButton, isDown: Bool) -> [PhoneEffect] {
    switch button {
    // Turns.AP5. The release of the button leaves the app; on a locked phone it unlocks.
    case .home:
      guard isLocked else { return pressHome(isDown: isDown) }
      guard isDown else { return [] }
      // The release of the press that has woken the phone leaves no app.
      ignoresHomeRelease = true
      return unlock()
    // Turns.AP6.
    case .side: return !isDown ? [] : isLocked ? unlock() : lock()
    // Turns.AP7.
    case .volumeUp, .volumeDown: return isDown ? changeVolume(up: button == .volumeUp) : []
    // RemoteControl.HB1.
    case .headset: return pressHeadset(isDown: isDown)
    }
  }

  mutating func shake() -> [PhoneEffect] {
    guard let app = inputReceiver, screens[app]?.phase == .active else {
      return [note(.input(.noForegroundApp))]
    }
    // Turns.AP8. Continued shaking continues the same shake.
    defer { shaking = (app, now.advanced(by: digitizer.constants.shakeDuration)) }
    return shaking == nil ? sendWithTurn(app, .motion(.began, at: now)) : []
  }

  /// Ends a shake whose duration has passed.
  mutating func endShake() -> [PhoneEffect] {
    guard let (app, end) = shaking, end <= now else { return [] }
    shaking = nil
    return sendWithTurn(app, .motion(.ended, at: now))
  }

  mutating func rotate(to orientation: DeviceOrientation) -> [PhoneEffect] {
    guard orientation != self.orientation else { return [] }
    self.orientation = orientation
    return sendTraits()
  }

  mutating func apply(_ settings: PhoneSettings) -> [PhoneEffect] {
    let (before, old, permissions) = (traits, systemSettings, self.settings.permissions)
    // Turns.AP10. The user's setting replaces the app's.
    if settings.brightness != self.settings.brightness { appBrightness = nil }
    let changes: [PhoneEffect] = settings == self.settings ? [] : [.settingsChanged]
    self.settings = settings
    lastUse = now
    digitizer.apply(settings)
    screenKeyboard.digitizer.apply(settings)
    return (traits == before ? [] : sendTraits()) + sendSystemSettings(since: old) + changes
      + updateCustomKeyboard() + applyPermissions(since: permissions) + updateVoiceOver()
  }

  // MARK: Apps

  /// Brings an app to the foreground, or none.
  mutating func bringToFront(_ app: AppID?) -> [PhoneEffect] {
    // Turns.AP4. While the phone is locked, it comes to the foreground on unlocking.
    if isLocked {
      behindLock = app
      return []
    }
    // HomeScreen.L4. A launched app comes to the front when it joins.
    if let pending = launching {
      guard app.map({ apps[$0]?.identity?.bundle }) != pending.bundle else { return [] }
      launching = nil
    }
    return changeForeground(to: app)
  }

  /// Moves an app through its phases to another one (Turns.AP2).
  mutating func move(_ app: AppID, to goal: AppPhase) -> [PhoneEffect] {
    // Pasteboard.PP6. The app continues to run, and handles its phases.
    var effects = goal < .inactive ? cancelReading(of: app) : []
    while let phase = screens[app]?.phase, phase != goal {
      let next = phase.neighbor(towards: goal)
      screens[app]?.phase = next
      effects += updateBackground(of: app, next)
      effects += sendWithTurn(app, .phase(next))
    }
    return effects
  }

  mutating func quit(_ app: AppID) -> [PhoneEffect] {
    guard apps[app] != nil else { return [] }
    // Background.S5. A suspended app is not notified.
    guard screens[app] != nil, screens[app]?.isUnresponsive == false, !isSuspended(app) else {
      return forget(app) + [.close(app)]
    }
    var effects = foreground == app ? changeForeground(to: home == app ? nil : home) : []
    effects += move(app, to: .ending)
    screens[app]?.isQuitting = true
    return effects
  }

  // MARK: Showing

  mutating func show(_ frame: ScreenFrame, of app: AppID) -> [PhoneEffect] {
    guard screens[app] != nil else { return end(app, .order) }
    // Turns.TU8. The latest frame of each app is kept.
    screens[app]?.frame = frame
    return [.show(frame, of: app)]
  }

  /// Sets whether the screen is displayed, so that apps send frames or stop doing so (Turns.TU11).
  mutating func setWatched(_ isWatched: Bool) -> [PhoneEffect] {
    guard isWatched != self.isWatched else { return [] }
    self.isWatched = isWatched
    return joined.flatMap { sendWithTurn($0, .watch(isWatched)) }
  }

  mutating func inspect(_ id: InspectionID) -> [PhoneEffect] {
    guard let app = inputReceiver, let screen = screens[app], !screen.isUnresponsive,
      screen.questions.count < TurnTiming.maximumInspections
    else { return [.inspected(id, [])] }
    screens[app]?.questions.append(id)
    return sendWithTurn(app, .inspect(id)) + inspectKeyboard(id, with: app)
  }

  mutating func inspected(
    _ app: AppID, _ id: InspectionID, _ elements: [ScreenElement]
  ) -> [PhoneEffect] {
    guard let place = screens[app]?.questions.firstIndex(of: id) else {
      // An app that timed out may answer late.
      return screens[app]?.isUnresponsive == true ? [] : end(app, .order)
    }
    screens[app]?.questions.remove(at: place)
    return answer(id, elements, of: app).map { [$0] } ?? []
  }

  /// Handles the answer of an app whose elements are those of its last answer to VoiceOver.
  mutating func unchanged(
    _ app: AppID, _ id: InspectionID, _ update: ElementUpdate
  ) -> [PhoneEffect] {
    guard let place = screens[app]?.questions.firstIndex(of: id), id.acceptsChanges else {
      // An app that timed out may answer late.
      return screens[app]?.isUnresponsive == true ? [] : end(app, .order)
    }
    screens[app]?.questions.remove(at: place)
    return receiveUpdate(update, for: id)
  }

  /// Answers the pending requests to an app that has disconnected, and cancels its touches.
  mutating func forgetScreen(of app: AppID) -> [PhoneEffect] {
    if behindLock == app { behindLock = nil }
    if shaking?.app == app { shaking = nil }
    if inputReceiver == app { _ = digitizer.cancelAll(at: now) }
    guard let screen = screens.removeValue(forKey: app) else { return [] }
    return screen.questions.compactMap { answer($0, [], of: app) }
      + screen.requests.map { .performed($0, false) }
  }

  /// Reports the end of an app that was visible and was not asked to quit.
  mutating func reportUnexpectedEnd(_ app: AppID) -> [PhoneEffect] {
    guard let screen = screens[app], !screen.isQuitting, screenKeyboard.custom?.app != app else {
      return []
    }
    return [note(.gone, app)]
  }

  /// Cancels every touch of the app in the foreground (Turns.AP3).
  mutating func cancelTouches() -> [PhoneEffect] {
    let samples = digitizer.cancelAll(at: now)
    let cancelled = cancelKeyboardTouches()
    guard let app = inputReceiver, screens[app] != nil, !samples.isEmpty else { return cancelled }
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
    guard app != foreground else { return stopDisallowedEngines() }
    // Turns.AP3. An app that leaves the foreground first loses its touches, its keys and its shake.
    var effects = cancelTouches() + cancelKeys()
    if let (shaken, _) = shaking {
      shaking = nil
      effects += sendWithTurn(shaken, .motion(.cancelled, at: now))
    }
    if let old = foreground {
      recordPicture(of: old)
      effects += move(old, to: .background)
      // Permissions.LO2.
      effects += endTemporaryPermissions(of: old)
    }
    if app != home { effects += closeSwitcher() }
    foreground = app
    if let app { recordUse(of: app) }
    // Opening.B4.
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
    guard let screen = screens[app] else { return [] }
    // Background.S3.
    guard !screen.background.isSuspended else {
      screens[app]?.background.enqueue(message)
      return []
    }
    screens[app]?.needsTurn = true
    return [.send(message, to: app)]
  }

  /// Sends the current traits to every app.
  mutating func sendTraits() -> [PhoneEffect] {
    let traits = traits
    return joined.flatMap { sendWithTurn($0, .traits(traits)) }
  }
}
