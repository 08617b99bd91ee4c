import PhoneHardware
import PhoneLink

// `Documentation/Behaviour/Turns.md` has the steps (AP1–AP8) that comments name.
extension Phone {
  /// All that an app is told of the device and of what people have set.
  public var traits: DeviceTraits {
    DeviceTraits(
      screen: model.screen.shape, orientation: orientation, feelsForce: digitizer.feelsForce,
      isDark: settings.isDark, contentSize: settings.contentSize,
      readsRightToLeft: settings.readsRightToLeft, usesBoldText: settings.usesBoldText,
      reducesMotion: settings.reducesMotion, reducesTransparency: settings.reducesTransparency,
      increasesContrast: settings.increasesContrast, accessibility: settings.accessibility,
      brightness: min(max(appBrightness ?? settings.brightness, 0), 1),
      battery: min(max(environment.battery, 0), 1), isCharging: environment.isCharging,
      savesPower: environment.lowPowerMode, isNearSomething: environment.isNearSomething,
      isCaptured: environment.isScreenCaptured)
  }

  // MARK: Input

  mutating func touch(_ report: TouchReport) -> [PhoneEffect] {
    var effects: [PhoneEffect] = []
    lastUse = now
    if let trouble = digitizer.take(report, at: now) { effects.append(note(.input(trouble))) }
    // AP1. A touch belongs to the app it began on; on none it comes to nothing.
    if foreground.map(takesTouches) != true {
      if report.phase == .began { effects.append(note(.input(.nobodyThere))) }
      _ = digitizer.cancelAll(at: now)
    }
    return effects
  }

  mutating func press(_ button: PhoneButton, isDown: Bool) -> [PhoneEffect] {
    lastUse = now
    switch button {
    // AP5. Leaving is when the button is let go of; a locked phone is woken by it.
    case .home:
      if isDown { return isLocked ? unlock() : [] }
      return isLocked || foreground == nil ? [] : bringToFront(nil)
    // AP6.
    case .side: return !isDown ? [] : isLocked ? unlock() : lock()
    // AP7.
    case .volumeUp, .volumeDown: return isDown ? changeVolume(up: button == .volumeUp) : []
    case .headset:
      guard let app = foreground, screens[app] != nil else {
        return isDown ? [note(.input(.nobodyThere))] : []
      }
      return tell(app, .button(button, isDown: isDown, at: now))
    }
  }

  mutating func shake() -> [PhoneEffect] {
    guard let app = foreground, screens[app]?.phase == .active else {
      return [note(.input(.nobodyThere))]
    }
    // AP8. Whoever shakes on goes on with the same shake.
    defer { shaking = (app, now.advanced(by: digitizer.figures.shakeDuration)) }
    return shaking == nil ? tell(app, .motion(.began, at: now)) : []
  }

  /// Ends a shake that is over.
  mutating func endShake() -> [PhoneEffect] {
    guard let (app, end) = shaking, end <= now else { return [] }
    shaking = nil
    return tell(app, .motion(.ended, at: now))
  }

  mutating func rotate(to orientation: DeviceOrientation) -> [PhoneEffect] {
    guard orientation != self.orientation else { return [] }
    self.orientation = orientation
    return tellTraits()
  }

  mutating func take(_ settings: PhoneSettings) -> [PhoneEffect] {
    let before = traits
    // AP10. What people set counts from then on.
    if settings.brightness != self.settings.brightness { appBrightness = nil }
    self.settings = settings
    lastUse = now
    digitizer.take(settings)
    return traits == before ? [] : tellTraits()
  }

  // MARK: Apps

  /// Another app is in front, or none.
  mutating func bringToFront(_ app: AppID?) -> [PhoneEffect] {
    // AP4. Behind a locked screen it comes to the front when the phone is woken.
    if isLocked {
      behindLock = app
      return []
    }
    return changeFront(to: app)
  }

  /// Takes an app through its phases to another (AP2).
  mutating func bring(_ app: AppID, to goal: AppPhase) -> [PhoneEffect] {
    var effects: [PhoneEffect] = []
    while let phase = screens[app]?.phase, phase != goal {
      let next = phase.neighbour(towards: goal)
      screens[app]?.phase = next
      effects += tell(app, .phase(next))
    }
    return effects
  }

  mutating func quit(_ app: AppID) -> [PhoneEffect] {
    guard apps[app] != nil else { return [] }
    guard screens[app] != nil, screens[app]?.isUnresponsive == false else {
      return forget(app) + [.close(app)]
    }
    var effects = foreground == app ? changeFront(to: nil) : []
    effects += bring(app, to: .ending)
    screens[app]?.isQuitting = true
    return effects
  }

  // MARK: Showing

  mutating func show(_ frame: ScreenFrame, of app: AppID) -> [PhoneEffect] {
    guard screens[app] != nil else { return end(app, .order) }
    // TU8. Of each app the latest is kept.
    screens[app]?.frame = frame
    return [.show(frame, of: app)]
  }

  /// Lets apps say what they show, or spares them that (TU11).
  mutating func watch(_ isWatched: Bool) -> [PhoneEffect] {
    guard isWatched != self.isWatched else { return [] }
    self.isWatched = isWatched
    return joined.flatMap { tell($0, .watch(isWatched)) }
  }

  mutating func inspect(_ id: InspectionID) -> [PhoneEffect] {
    guard let app = foreground, let screen = screens[app], !screen.isUnresponsive,
      screen.questions.count < TurnTiming.mostQuestions
    else { return [.inspected(id, [])] }
    screens[app]?.questions.append(id)
    return tell(app, .inspect(id))
  }

  mutating func inspected(
    _ app: AppID, _ id: InspectionID, _ elements: [ScreenElement]
  ) -> [PhoneEffect] {
    guard let place = screens[app]?.questions.firstIndex(of: id) else {
      // One that was given up on may answer late.
      return screens[app]?.isUnresponsive == true ? [] : end(app, .order)
    }
    screens[app]?.questions.remove(at: place)
    return [.inspected(id, elements)]
  }

  /// Answers the questions to an app that is gone, and takes its touches away.
  mutating func forgetScreen(of app: AppID) -> [PhoneEffect] {
    if behindLock == app { behindLock = nil }
    if shaking?.app == app { shaking = nil }
    if foreground == app { _ = digitizer.cancelAll(at: now) }
    guard let screen = screens.removeValue(forKey: app) else { return [] }
    return screen.questions.map { .inspected($0, []) }
      + screen.requests.map { .performed($0, false) }
  }

  /// Says that an app has gone by itself, of one that people could see.
  mutating func noteGone(_ app: AppID) -> [PhoneEffect] {
    guard let screen = screens[app], !screen.isQuitting else { return [] }
    return [note(.gone, app)]
  }

  /// Takes every touch away from the app in front (AP3).
  mutating func cancelTouches() -> [PhoneEffect] {
    let samples = digitizer.cancelAll(at: now)
    guard let app = foreground, screens[app] != nil, !samples.isEmpty else { return [] }
    return tell(app, .touches(samples))
  }

  // MARK: Internals

  /// Another app is in front, or none.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - request: What it is opened for; told when it is seen, and before it gets touches (AP13).
  mutating func changeFront(
    to app: AppID?, for request: OpenRequest? = nil
  ) -> [PhoneEffect] {
    guard app != foreground else { return stopUnwelcome() }
    // AP3. Who leaves the front loses its touches first, its keys, and its shake.
    var effects = cancelTouches() + cancelKeys()
    if let (shaken, _) = shaking {
      shaking = nil
      effects += tell(shaken, .motion(.cancelled, at: now))
    }
    if let old = foreground { effects += bring(old, to: .background) }
    foreground = app
    effects += stopUnwelcome() + stopSoundsBehind()
    if let app {
      if let request { effects += bring(app, to: .inactive) + tell(app, .open(request)) }
      effects += bring(app, to: .active)
    }
    return effects
  }

  /// Locks the phone.
  mutating func lock() -> [PhoneEffect] {
    let before = traits
    behindLock = foreground
    let effects = changeFront(to: nil)
    isLocked = true
    // AP10.
    appBrightness = nil
    return traits == before ? effects : effects + tellTraits()
  }

  private mutating func unlock() -> [PhoneEffect] {
    isLocked = false
    defer { behindLock = nil }
    return changeFront(to: behindLock)
  }

  /// Says something to an app, which then gets a turn.
  mutating func tell(_ app: AppID, _ message: PhoneMessage) -> [PhoneEffect] {
    guard screens[app] != nil else { return [] }
    screens[app]?.isOwedTurn = true
    return [.send(message, to: app)]
  }

  /// Says to every app what there is now.
  mutating func tellTraits() -> [PhoneEffect] {
    let traits = traits
    return joined.flatMap { tell($0, .traits(traits)) }
  }
}

extension AppPhase {
  /// The next phase on the way to another.
  func neighbour(towards goal: AppPhase) -> AppPhase {
    let order = Self.allCases
    guard let here = order.firstIndex(of: self), let there = order.firstIndex(of: goal) else {
      return goal
    }
    return here == there ? self : order[here < there ? here + 1 : here - 1]
  }
}
