import PhoneHardware
import PhoneLink

// `Documentation/Behaviour/Turns.md` has the steps (TU1–TU9) that comments name.
extension Phone {
  /// The apps that have not answered their turn and are waited for.
  ///
  /// In virtual time no later instant may be handed in before there are none, or `gaveUp` was.
  public var awaited: [AppID] {
    screens.filter { $0.value.turn != nil && !$0.value.isUnresponsive }.keys.sorted()
  }

  /// What an app shows at the moment; `nil` where it has not shown anything.
  public func frame(of app: AppID) -> ScreenFrame? { screens[app]?.frame }

  /// The apps that have joined, in the order in which they connected.
  public var joined: [AppID] { screens.keys.sorted() }

  /// When something that touched, or does, comes to the app in front; `nil` where all has.
  public var nextTouchDelivery: PhoneInstant? {
    foreground.map(takesTouches) == true ? nextDelivery : nil
  }

  // MARK: Doing

  mutating func join(_ app: AppID, _ name: String) -> [PhoneEffect] {
    guard screens[app] == nil else { return end(app, .order) }
    // TU1. It is told what there is, and what part it has.
    screens[app] = AppScreen(isOwedTurn: true)
    var effects: [PhoneEffect] = [.note(PhoneNote(time: now, event: .joined, app: name))]
    effects.append(.send(.traits(traits), to: app))
    if !isWatched { effects.append(.send(.watch(false), to: app)) }
    if let request = opening { effects.append(.send(.open(request), to: app)) }
    opening = nil
    effects.append(.send(.phase(.background), to: app))
    if foreground == app { effects += bring(app, to: .active) }
    return effects
  }

  /// Gives every app the turn that is due.
  mutating func runTurns() -> [PhoneEffect] {
    var effects: [PhoneEffect] = []
    for app in joined {
      guard let screen = screens[app], screen.turn == nil else { continue }
      // TU3. What touched since the last turn comes before it, an event a message.
      var events: [[TouchSample]] = []
      if takesTouches(app), let delivery = nextDelivery, delivery <= now {
        events = digitizer.scan(until: now).events
      }
      let isAwake = screen.wakeAt.map { $0 <= now } ?? false
      guard screen.isOwedTurn || isAwake || !events.isEmpty else { continue }
      effects += events.map { .send(.touches($0), to: app) }
      effects.append(.send(.turn(now), to: app))
      screens[app]?.turn = now
      screens[app]?.wakeAt = nil
      screens[app]?.isOwedTurn = false
    }
    // What nobody takes is not kept.
    if nextDelivery != nil, foreground.map(takesTouches) != true {
      _ = digitizer.scan(until: now)
    }
    return effects
  }

  /// An app has answered its turn.
  mutating func turned(
    _ app: AppID, _ instant: PhoneInstant, _ wakeAt: PhoneInstant?
  ) -> [PhoneEffect] {
    // TU4. An answer to no turn, or to another, ends the connection.
    guard let screen = screens[app], screen.turn == instant else { return end(app, .order) }
    screens[app]?.turn = nil
    // TU5.
    screens[app]?.wakeAt = wakeAt.map { max($0, instant.advanced(by: TurnTiming.leastRest)) }
    if screen.isQuitting, !screen.isOwedTurn { return forget(app) + [.close(app)] }
    guard screen.isUnresponsive else { return [] }
    // TU7.
    screens[app]?.isUnresponsive = false
    return [note(.respondingAgain, app)]
  }

  /// An app wants a turn though it has answered its last (TU10).
  mutating func wake(_ app: AppID, _ instant: PhoneInstant) -> [PhoneEffect] {
    guard let screen = screens[app] else { return end(app, .order) }
    // What crosses a turn on its way is in the answer to that.
    guard screen.turn == nil else { return [] }
    let soonest = max(instant, now.advanced(by: TurnTiming.leastRest))
    screens[app]?.wakeAt = min(screen.wakeAt ?? soonest, soonest)
    return []
  }

  /// Waits for an app no longer (TU6).
  mutating func giveUp(_ app: AppID) -> [PhoneEffect] {
    guard let screen = screens[app], screen.turn != nil, !screen.isUnresponsive else { return [] }
    if screen.isQuitting { return forget(app) + [.close(app)] }
    screens[app]?.isUnresponsive = true
    var effects = [note(.notResponding, app)]
    if foreground == app { effects += cancelTouches() }
    for question in screen.questions { effects.append(.inspected(question, [])) }
    for request in screen.requests { effects.append(.performed(request, false)) }
    screens[app]?.questions = []
    screens[app]?.requests = []
    return effects
  }

  /// Gives up on apps that have had a turn for too long (TU6).
  mutating func loseHope() -> [PhoneEffect] {
    var effects: [PhoneEffect] = []
    for app in awaited {
      guard let turn = screens[app]?.turn, turn.advanced(by: TurnTiming.patience) <= now else {
        continue
      }
      effects += giveUp(app)
    }
    return effects
  }

  // MARK: Observing

  /// When an app gets a turn, or is given up on, if nothing happens before.
  var nextTurn: PhoneInstant? {
    var next: PhoneInstant?
    func consider(_ instant: PhoneInstant?) {
      guard let instant else { return }
      next = min(next ?? instant, instant)
    }
    for (app, screen) in screens {
      if let turn = screen.turn {
        if !screen.isUnresponsive { consider(turn.advanced(by: TurnTiming.patience)) }
        continue
      }
      consider(screen.wakeAt)
      if takesTouches(app) { consider(nextDelivery) }
    }
    consider(shaking?.end)
    return next
  }

  /// Whether touches go to an app now.
  func takesTouches(_ app: AppID) -> Bool {
    foreground == app && screens[app]?.phase == .active && screens[app]?.isUnresponsive == false
  }

  /// When what was scanned is delivered: with the next refresh of the screen (TU3).
  var nextDelivery: PhoneInstant? {
    let grid = RefreshGrid(perSecond: model.screen.refreshesPerSecond)
    return digitizer.nextScan.map(grid.first)
  }

  func note(_ event: PhoneNote.Event, _ app: AppID? = nil) -> PhoneEffect {
    .note(PhoneNote(time: now, event: event, app: app.flatMap { apps[$0]?.name }))
  }
}

extension [TouchSample] {
  /// Samples as events, in each of which all samples of a touch are of one phase.
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
