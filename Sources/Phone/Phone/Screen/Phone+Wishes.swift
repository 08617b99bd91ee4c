import PhoneHardware
import PhoneLink

// `Documentation/Behaviour/Turns.md` has the steps (AP9–AP14) that comments name.
extension Phone {
  // MARK: Observing

  /// The number on an app's icon; 0 for none.
  public func badge(of app: AppID) -> Int { screens[app]?.badge ?? 0 }

  /// What an app's icon offers, as the app has said it.
  public func quickActions(of app: AppID) -> [QuickAction] { screens[app]?.quickActions ?? [] }

  /// When the phone locks itself, if nobody touches it before (AP9).
  var lockTime: PhoneInstant? {
    guard let rest = settings.autoLock, !isLocked else { return nil }
    if let app = foreground, screens[app]?.staysAwake == true { return nil }
    // What lies on the screen, or is about to be lifted, uses it.
    guard !digitizer.isTouched else { return nil }
    return lastUse.advanced(by: max(rest, .seconds(1)))
  }

  // MARK: What apps want

  mutating func take(_ wish: AppWish, of app: AppID) -> [PhoneEffect] {
    guard screens[app] != nil else { return end(app, .order) }
    switch wish {
    // AP12. There is no other app that could open it, so people are told.
    case .open(let url): return [note(.wantsOpened(url), app)]
    case .badge(let number):
      guard number != screens[app]?.badge else { return [] }
      screens[app]?.badge = number
      return [note(.badge(number), app)]
    case .staysAwake(let isAwake):
      guard isAwake != screens[app]?.staysAwake else { return [] }
      screens[app]?.staysAwake = isAwake
      // Time counts anew once it may sleep.
      lastUse = now
      return [note(.staysAwake(isAwake), app)]
    case .brightness(let brightness):
      // AP10. Only who is seen decides.
      guard foreground == app else { return [] }
      let before = traits
      appBrightness = brightness
      return traits == before ? [] : tellTraits()
    case .announce(let text): return [note(.announced(text), app)]
    case .quickActions(let actions):
      screens[app]?.quickActions = actions
      return []
    }
  }

  // MARK: What happens

  mutating func lockWhenIdle() -> [PhoneEffect] {
    guard let time = lockTime, time <= now else { return [] }
    return lock()
  }

  /// AP11.
  mutating func happen(_ event: DeviceEvent) -> [PhoneEffect] {
    switch event {
    case .memoryWarning, .timeChange: return joined.flatMap { tell($0, .happened(event)) }
    case .screenshot:
      guard let app = foreground, screens[app] != nil else { return [note(.input(.nobodyThere))] }
      return tell(app, .happened(event))
    }
  }

  /// AP13.
  mutating func open(_ request: OpenRequest) -> [PhoneEffect] {
    guard !isLocked else { return [note(.input(.nobodyThere))] }
    if let app = foreground, screens[app] == nil {
      opening = request
      return []
    }
    guard let app = foreground ?? joined.last else {
      opening = request
      return []
    }
    if case .quickAction(let type) = request {
      guard quickActions(of: app).contains(where: { $0.type == type }) else {
        return [note(.input(.noUse), app)]
      }
    }
    return foreground == app ? tell(app, .open(request)) : changeFront(to: app, for: request)
  }

  // MARK: Accessibility

  /// AP14.
  mutating func perform(
    _ id: InspectionID, _ place: Int, _ action: AccessibilityAction
  ) -> [PhoneEffect] {
    lastUse = now
    guard let app = foreground, let screen = screens[app], !screen.isUnresponsive,
      screen.requests.count < TurnTiming.mostQuestions,
      (0..<LinkLimits.screenElements).contains(place)
    else { return [.performed(id, false)] }
    screens[app]?.requests.append(id)
    return tell(app, .perform(id, place: place, action))
  }

  mutating func performed(_ app: AppID, _ id: InspectionID, _ isDone: Bool) -> [PhoneEffect] {
    guard let place = screens[app]?.requests.firstIndex(of: id) else {
      // One that was given up on may answer late.
      return screens[app]?.isUnresponsive == true ? [] : end(app, .order)
    }
    screens[app]?.requests.remove(at: place)
    return [.performed(id, isDone)]
  }
}
