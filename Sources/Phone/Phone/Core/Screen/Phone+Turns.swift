import TactusPhoneLink
import TactusPhoneTypes

// `Documentation/Behaviour/Turns.md` has the steps (Turns.TU1–TU9) that comments name.
extension Phone {
  /// The apps that have not answered their turn.
  ///
  /// In virtual time no later instant may be passed in before this is empty or `appTimedOut` was
  /// passed in.
  public var awaited: [AppID] {
    kernel.screens.filter { $0.value.turnStart != nil && !$0.value.isUnresponsive }.keys.sorted()
  }

  /// Returns the latest frame of an app; `nil` before the first one.
  public func frame(of app: AppID) -> ScreenFrame? { kernel.screens[app]?.frame }

  /// The apps that have joined, in the order in which they connected.
  public var joined: [AppID] { kernel.joined }

  /// The instant of the next delivery of touches to the app in the foreground; `nil` if none is
  /// pending.
  public var nextTouchDelivery: PhoneInstant? {
    let toApp = kernel.inputReceiver.map(takesTouches) == true ? nextDelivery : nil
    let toKeyboard = touchedKeyboard == nil ? nil : nextKeyboardDelivery
    return [toApp, toKeyboard].compactMap(\.self).min()
  }

  // MARK: Doing

  mutating func join(_ app: AppID, _ name: String) -> [PhoneEffect] {
    guard kernel.screens[app] == nil else { return end(app, .order) }
    let hasFullAccess = hasFullAccess(app)
    kernel.apps[app]?.hasFullAccess = hasFullAccess
    // It receives the traits and its phase (Turns.TU1).
    kernel.addScreen(of: app)
    var effects: [PhoneEffect] = [.note(PhoneLogEntry(time: kernel.now, event: .joined, app: name))]
    effects.append(.send(.traits(traits), to: app))
    if !isWatched { effects.append(.send(.watch(false), to: app)) }
    effects += deliver(.joins(app))
    // An app learns the dynamic quick actions of an earlier run (QuickActions.K2).
    if let installed = kernel.installed(app), !installed.dynamicActions.isEmpty {
      kernel.screens[app]?.quickActions = installed.dynamicActions
      effects.append(.send(.quickActions(installed.dynamicActions), to: app))
    }
    if let request = opening {
      // An action that the icon does not offer launches the app without it (QuickActions.D1).
      if let item = item(for: request, in: app) {
        effects.append(.send(.open(item), to: app))
      } else {
        effects.append(kernel.note(.input(.unusedInput), app))
      }
    }
    opening = nil
    effects += joinLaunched(app)
    effects.append(.send(.phase(.background), to: app))
    if kernel.foreground == app { effects += move(app, to: frontPhase) }
    if kernel.installed(app)?.isSystemApp == true {
      effects.append(.send(.systemSettings(systemSettings), to: app))
      effects.append(.send(.installedApps(appsForSettings), to: app))
    }
    return effects + joinHome(app)
  }

  /// Gives every app the turn that is due.
  mutating func runTurns() -> [PhoneEffect] {
    var effects: [PhoneEffect] = []
    for app in kernel.joined {
      guard let screen = kernel.screens[app], screen.turn == nil, !screen.background.isSuspended
      else {
        continue
      }
      // Touches since the last turn come before it, one event per message (Turns.TU3).
      let events = dueTouches(of: app)
      let isAwake = screen.wakeAt.map { $0 <= kernel.now } ?? false
      guard screen.needsTurn || isAwake || !events.isEmpty else { continue }
      effects += events.map { .send(.touches($0), to: app) }
      effects.append(.send(.turn(kernel.now), to: app))
      kernel.screens[app]?.turn = kernel.now
      kernel.screens[app]?.wakeAt = nil
      kernel.screens[app]?.needsTurn = false
    }
    // Touches without a receiver are dropped.
    if nextDelivery != nil, kernel.inputReceiver.map(takesTouches) != true {
      _ = digitizer.scan(until: kernel.now)
    }
    if nextKeyboardDelivery != nil, touchedKeyboard == nil {
      _ = screenKeyboard.digitizer.scan(until: kernel.now)
    }
    return effects
  }

  /// Handles an app's answer to its turn.
  mutating func turned(
    _ app: AppID, _ instant: PhoneInstant, _ wakeAt: PhoneInstant?
  ) -> [PhoneEffect] {
    // An answer to no turn, or to another, ends the connection (Turns.TU4).
    guard let screen = kernel.screens[app], screen.turn == instant else { return end(app, .order) }
    kernel.screens[app]?.turn = nil
    kernel.screens[app]?.turnResumed = nil
    kernel.screens[app]?.hasAnswered = true
    if !screen.needsTurn { kernel.screens[app]?.phaseSince = nil }
    // A minimum interval lets time pass between two turns (Turns.TU5).
    kernel.screens[app]?.wakeAt = wakeAt.map {
      max($0, instant.advanced(by: TurnTiming.minimumInterval))
    }
    if screen.isQuitting, !screen.needsTurn { return forget(app) + [.close(app)] }
    guard screen.isUnresponsive else { return [] }
    // An app that answers late continues (Turns.TU7).
    kernel.screens[app]?.isUnresponsive = false
    return [kernel.note(.respondingAgain, app)]
  }

  /// Handles an app's request for a turn after its answer to the last one (Turns.TU10).
  mutating func wake(_ app: AppID, _ instant: PhoneInstant) -> [PhoneEffect] {
    guard let screen = kernel.screens[app] else { return end(app, .order) }
    // A request that crosses a turn is covered by the answer to that turn.
    guard screen.turn == nil else { return [] }
    let soonest = max(instant, kernel.now.advanced(by: TurnTiming.minimumInterval))
    kernel.screens[app]?.wakeAt = min(screen.wakeAt ?? soonest, soonest)
    return []
  }

  /// Stops waiting for an app (Turns.TU6).
  mutating func giveUp(_ app: AppID) -> [PhoneEffect] {
    guard let screen = kernel.screens[app], screen.turn != nil, !screen.isUnresponsive else {
      return []
    }
    if screen.isQuitting { return forget(app) + [.close(app)] }
    // A custom keyboard that hangs is replaced (Keyboards.CU9).
    if screenKeyboard.custom?.app == app {
      return failCustomKeyboard("it did not respond within a second")
    }
    kernel.screens[app]?.isUnresponsive = true
    var effects = [kernel.note(.notResponding, app)]
    if kernel.inputReceiver == app { effects += cancelTouches() }
    effects += screen.questions.compactMap { answer($0, [], of: app) }
    for request in screen.requests { effects.append(.performed(request, false)) }
    kernel.screens[app]?.questions = []
    kernel.screens[app]?.requests = []
    return effects
  }

  /// Stops waiting for apps whose turn has lasted too long (Turns.TU6).
  mutating func timeOutApps() -> [PhoneEffect] {
    var effects: [PhoneEffect] = []
    for app in awaited {
      guard let start = kernel.screens[app]?.turnStart,
        start.advanced(by: timeout(of: app)) <= kernel.now
      else {
        continue
      }
      effects += giveUp(app)
    }
    return effects
  }

  // MARK: Observing

  /// Whether the app in the foreground answers its turns in time, or there is none (Turns.TU6).
  public var isForegroundResponding: Bool {
    kernel.foreground.flatMap { kernel.screens[$0]?.isUnresponsive } != true
  }

  /// The instant of the next turn or timeout without further input.
  var nextTurn: PhoneInstant? {
    var next: PhoneInstant?
    func consider(_ instant: PhoneInstant?) {
      guard let instant else { return }
      next = min(next ?? instant, instant)
    }
    for (app, screen) in kernel.screens where !screen.background.isSuspended {
      if screen.turn != nil {
        if !screen.isUnresponsive { consider(screen.turnStart?.advanced(by: timeout(of: app))) }
        continue
      }
      consider(screen.wakeAt)
      if takesTouches(app) { consider(nextDelivery) }
      if touchedKeyboard == app { consider(nextKeyboardDelivery) }
    }
    consider(shaking?.end)
    return next
  }

  /// Returns the time in which an app has to answer a turn.
  private func timeout(of app: AppID) -> Duration {
    screenKeyboard.custom?.app == app ? ScreenKeyboardConstants.customLimit : TurnTiming.timeout
  }

  /// Returns whether an app receives touches.
  func takesTouches(_ app: AppID) -> Bool {
    kernel.inputReceiver == app && kernel.screens[app]?.phase == .active
      && kernel.screens[app]?.isUnresponsive == false
  }

  /// The instant of the next delivery of scanned touches: the next refresh of the screen
  /// (Turns.TU3).
  var nextDelivery: PhoneInstant? {
    let grid = RefreshGrid(perSecond: kernel.model.screen.refreshesPerSecond)
    return digitizer.nextScan.map(grid.first)
  }

}

extension [TouchSample] {
  /// The samples grouped into events, in each of which all samples of a touch have the same phase.
  var events: [[TouchSample]] {
    var events: [[TouchSample]] = []
    var phases: [TouchID: TouchSample.Phase] = [:]
    for sample in self {
      let isNew = phases[sample.id].map { $0 != sample.phase } ?? false
      if events.isEmpty || isNew || events[events.count - 1].count >= LinkLimits.touchSamples {
        events.append([])
        phases = [:]
      }
      events[events.count - 1].append(sample)
      phases[sample.id] = sample.phase
    }
    return events
  }
}
