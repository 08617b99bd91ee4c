import TactusPhoneLink
import TactusPhoneTypes

// `Documentation/Behaviour/Turns.md` has the steps (Turns.AP9–AP14) that comments name.
extension Phone {
  // MARK: Observing

  /// Returns the badge number of an app's icon; 0 for none.
  public func badge(of app: AppID) -> Int {
    kernel.installed(app)?.badge ?? kernel.screens[app]?.badge ?? 0
  }

  /// The instant at which the phone locks itself without touches (Turns.AP9).
  var lockTime: PhoneInstant? {
    guard let rest = kernel.settings.autoLock, !kernel.isLocked else { return nil }
    if let app = kernel.foreground, kernel.screens[app]?.staysAwake == true { return nil }
    // A contact on the screen, or about to be lifted, counts as use.
    guard !digitizer.isTouched, !screenKeyboard.digitizer.isTouched else { return nil }
    return kernel.lastUse.advanced(by: max(rest, .seconds(1)))
  }

  // MARK: Requests of apps

  mutating func handle(_ request: AppRequest, of app: AppID) -> [PhoneEffect] {
    guard kernel.screens[app] != nil else { return end(app, .order) }
    if kernel.role(of: app) == .keyboardExtension, let refusal = refuse(request, of: app) {
      return refusal
    }
    switch request {
    case .badge(let number):
      guard number != badge(of: app) else { return [] }
      kernel.screens[app]?.badge = number
      return [kernel.note(.badge(number), app)] + setBadge(number, of: app)
    case .staysAwake(let isAwake):
      guard isAwake != kernel.screens[app]?.staysAwake else { return [] }
      kernel.screens[app]?.staysAwake = isAwake
      // The idle time starts anew when the screen may turn off.
      kernel.lastUse = kernel.now
      return [kernel.note(.staysAwake(isAwake), app)]
    case .brightness(let brightness):
      // Only a visible app decides (Turns.AP10).
      guard kernel.foreground == app else { return [] }
      let before = traits
      appBrightness = brightness
      return traits == before ? [] : sendTraits()
    case .announce(let announcement): return announce(announcement, by: app)
    case .accessibilityChanged(let change): return accessibilityChanged(change, by: app)
    case .elementsChanged: return [.elementsChanged]
    case .quickActions(let actions): return setQuickActions(actions, of: app)
    case .quickActionEnded(let type, let isDone):
      return [kernel.note(.quickActionEnded(type, isDone), app)]
    case .statusBar(let bar): return setStatusBar(bar, of: app)
    case .home(let request): return handle(request, of: app)
    case .setting(let setting): return change(setting, by: app)
    case .backgroundTask(let isRunning): return setBackgroundTask(isRunning, of: app)
    case .scheduledWork(let isRunning, let next):
      return setScheduledWork(isRunning, next: next, of: app)
    case .overlay(let isShown): return setOverlay(shown: isShown, by: app)
    case .keyboard(let wanted): return setKeyboard(wanted, of: app)
    case .keyboardRequest(let request): return handle(request, of: app)
    case .open, .copied, .readPasteboard, .cancelPasteboardRead, .answer, .answerText,
      .restorationState, .defaults:
      return deliver(.message(.request(request), from: app))
    }
  }

  // MARK: Effects

  mutating func lockWhenIdle() -> [PhoneEffect] {
    guard let time = lockTime, time <= kernel.now else { return [] }
    return lock()
  }

  /// Handles a momentary event of the device (Turns.AP11).
  mutating func handle(_ event: DeviceEvent) -> [PhoneEffect] {
    switch event {
    case .memoryShortage: return freeMemory()
    case .mediaReset: return resetMedia()
    case .scheduledTasks: return startScheduledWork()
    case .memoryWarning, .timeChange:
      return kernel.joined.flatMap { sendWithTurn($0, .deviceEvent(event)) }
    case .screenshot:
      guard let app = kernel.foreground, kernel.screens[app] != nil else {
        return [kernel.note(.input(.noForegroundApp))]
      }
      return sendWithTurn(app, .deviceEvent(event))
    }
  }

  /// Handles a request to open something (Turns.AP13).
  mutating func open(_ request: OpenRequest) -> [PhoneEffect] {
    guard !kernel.isLocked else { return [kernel.note(.input(.noForegroundApp))] }
    if let app = kernel.foreground, kernel.screens[app] == nil {
      opening = request
      return []
    }
    let front = kernel.foreground == kernel.home ? nil : kernel.foreground
    guard let app = front ?? kernel.joined.last(where: kernel.isOrdinaryApp) else {
      opening = request
      return []
    }
    guard let item = item(for: request, in: app) else {
      return [kernel.note(.input(.unusedInput), app)]
    }
    return kernel.foreground == app
      ? sendWithTurn(app, .open(item)) : changeForeground(to: app, for: item)
  }

  // MARK: Accessibility

  /// Handles a request to perform an action on an element (Turns.AP14).
  mutating func perform(
    _ id: InspectionID, _ place: Int, _ action: AccessibilityAction
  ) -> [PhoneEffect] {
    kernel.lastUse = kernel.now
    let isInList = (0..<LinkLimits.screenElements).contains(place)
    let (client, place) = clientOfElement(at: place)
    guard isInList, let app = client, let screen = kernel.screens[app], !screen.isUnresponsive,
      screen.requests.count < TurnTiming.maximumInspections
    else { return [.performed(id, false)] }
    kernel.screens[app]?.requests.append(id)
    return sendWithTurn(app, .perform(id, place: place, action))
  }

  mutating func performed(_ app: AppID, _ id: InspectionID, _ isDone: Bool) -> [PhoneEffect] {
    guard let place = kernel.screens[app]?.requests.firstIndex(of: id) else {
      // An app that timed out may answer late.
      return kernel.screens[app]?.isUnresponsive == true ? [] : end(app, .order)
    }
    kernel.screens[app]?.requests.remove(at: place)
    return [.performed(id, isDone)]
  }
}
