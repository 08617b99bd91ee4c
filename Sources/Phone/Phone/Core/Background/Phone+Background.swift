import TactusPhoneLink
import TactusPhoneTypes

// `Documentation/Behaviour/Background.md` has the steps that comments name.
extension Phone {
  // MARK: Observing

  /// Returns whether an app is suspended: it runs no code until it is in the foreground again.
  public func isSuspended(_ app: AppID) -> Bool { kernel.isSuspended(app) }

  /// The next instant at which an app is suspended, is woken, or is ended because it hangs.
  var nextBackgroundChange: PhoneInstant? {
    let changes = kernel.screens.compactMap { app, screen in
      [suspensionTime(of: app), phaseEnd(of: screen), wakeTime(of: app)].compactMap(\.self).min()
    }
    return changes.min()
  }

  // MARK: Suspending

  /// Suspends the apps whose time in the background is over, and ends those whose background tasks
  /// have not ended (Background.S1, Background.S2).
  mutating func suspendApps() -> [PhoneEffect] {
    var effects: [PhoneEffect] = []
    for app in kernel.joined {
      guard let time = suspensionTime(of: app), time <= kernel.now, kernel.screens[app]?.turn == nil
      else {
        continue
      }
      if kernel.screens[app]?.background.hasTask == true {
        effects += kill(app, "its background tasks have not ended in time")
      } else {
        kernel.screens[app]?.background.isSuspended = true
        effects += deactivateSuspended(app) + [kernel.note(.suspended, app), .suspend(app)]
      }
    }
    return effects
  }

  /// Resumes suspended apps whose scheduled tasks are due (Background.S7).
  mutating func wakeApps() -> [PhoneEffect] {
    kernel.joined.flatMap { app -> [PhoneEffect] in
      guard let time = wakeTime(of: app), time <= kernel.now else { return [] }
      kernel.screens[app]?.background.nextWork = nil
      return resumeInBackground(app)
    }
  }

  /// Starts the scheduled tasks of apps in the background (Background.S8).
  mutating func startScheduledWork() -> [PhoneEffect] {
    kernel.joined.filter(kernel.isOrdinaryApp).flatMap { app in
      resumeInBackground(app) + sendWithTurn(app, .deviceEvent(.scheduledTasks))
    }
  }

  /// Handles an app's report of its scheduled tasks.
  mutating func setScheduledWork(
    _ isRunning: Bool, next: PhoneInstant?, of app: AppID
  ) -> [PhoneEffect] {
    kernel.screens[app]?.background.hasWork = isRunning
    kernel.screens[app]?.background.nextWork = next
    return []
  }

  /// Handles a change of an app's phase: the background has a time limit, and a suspended app runs
  /// again.
  mutating func updateBackground(of app: AppID, _ phase: AppPhase) -> [PhoneEffect] {
    if kernel.screens[app]?.phaseSince == nil { kernel.screens[app]?.phaseSince = kernel.now }
    guard phase >= .inactive else {
      if phase == .background { kernel.screens[app]?.background.since = kernel.now }
      return []
    }
    kernel.screens[app]?.background.since = nil
    return resume(app)
  }

  /// Resumes a suspended app in the background for a remote command (RemoteControl.RC3).
  mutating func resumeInBackground(_ app: AppID) -> [PhoneEffect] {
    guard kernel.isSuspended(app) else { return [] }
    kernel.screens[app]?.background.since = kernel.now
    return resume(app)
  }

  /// Resumes a suspended app.
  private mutating func resume(_ app: AppID) -> [PhoneEffect] {
    guard kernel.isSuspended(app) else { return [] }
    kernel.screens[app]?.background.isSuspended = false
    let messages = kernel.screens[app]?.background.takeQueue() ?? []
    return [.resume(app)] + sendWithTurn(app, .resumed(at: kernel.now))
      + reportDeactivation(to: app)
      + messages.flatMap { sendWithTurn(app, $0) }
  }

  /// Handles an app's report of whether it has background tasks.
  mutating func setBackgroundTask(_ hasTask: Bool, of app: AppID) -> [PhoneEffect] {
    kernel.screens[app]?.background.hasTask = hasTask
    return []
  }

  // MARK: Ending

  /// Ends the apps that have not answered a change of their phase (Background.W1).
  mutating func endHangingApps() -> [PhoneEffect] {
    kernel.joined.flatMap { app -> [PhoneEffect] in
      guard let screen = kernel.screens[app], let end = phaseEnd(of: screen), end <= kernel.now
      else { return [] }
      return kill(
        app,
        screen.hasAnswered
          ? "it did not answer for 10 s when it left or entered the foreground"
          : "it did not finish its launch within 20 s")
    }
  }

  /// Handles a memory shortage (Background.M1, Background.M2).
  mutating func freeMemory() -> [PhoneEffect] {
    let effects = handle(.memoryWarning)
    let candidates = kernel.joined.filter {
      kernel.isOrdinaryApp($0) && $0 != kernel.foreground
        && kernel.screens[$0]?.background.since != nil
    }
    let next = candidates.min {
      let (one, other) = (kernel.isSuspended($0), kernel.isSuspended($1))
      guard one == other else { return one }
      let (since, otherSince) = (
        kernel.screens[$0]?.background.since, kernel.screens[$1]?.background.since
      )
      return (since ?? .never, $0) < (otherSince ?? .never, $1)
    }
    return next.map { effects + kill($0, "memory was short") } ?? effects
  }

  /// Ends an app at once, without notifying it (Background.M3).
  mutating func kill(_ app: AppID, _ reason: String) -> [PhoneEffect] {
    guard kernel.apps[app] != nil else { return [] }
    let (bundle, wasInFront) = (kernel.identity(of: app)?.bundle, kernel.foreground == app)
    let effects = [kernel.note(.killed(reason), app)] + forget(app) + [.close(app)]
    guard let bundle else { return effects }
    // The user has seen only an app in the foreground end (HomeScreen.X1).
    let ending = wasInFront ? setEnding(AppEnding(reason), of: bundle) : []
    return effects + ending + [.endLaunch(bundle)]
  }

  // MARK: Internals

  /// Returns the instant at which an app's time in the background is over; `nil` if it is not
  /// limited.
  ///
  /// Only apps on a phone with a Home screen are suspended: on another phone nothing would bring
  /// them back.
  private func suspensionTime(of app: AppID) -> PhoneInstant? {
    guard kernel.home != nil, kernel.isOrdinaryApp(app),
      let state = kernel.screens[app]?.background,
      !state.isSuspended, let since = state.since, kernel.screens[app]?.isQuitting == false,
      !isPlaying(app)
    else { return nil }
    guard state.hasTask else {
      return since.advanced(
        by: state.hasWork ? BackgroundConstants.workLimit : BackgroundConstants.grace)
    }
    let limit = BackgroundConstants.taskLimit(on: kernel.settings.systemVersion)
    return since.advanced(by: limit + BackgroundConstants.expirationGrace)
  }

  /// Returns the instant at which a scheduled task resumes a suspended app; `nil` for none.
  private func wakeTime(of app: AppID) -> PhoneInstant? {
    kernel.screens[app].flatMap { $0.background.isSuspended ? $0.background.nextWork : nil }
  }

  /// Returns whether an app plays a pattern or a sound (Background.S4).
  private func isPlaying(_ app: AppID) -> Bool { table.active.contains { $0.app == app } }

  private func phaseEnd(of screen: AppScreen) -> PhoneInstant? {
    guard kernel.home != nil, screen.turn != nil || screen.needsTurn, !screen.isWaiting else {
      return nil
    }
    let limit =
      screen.hasAnswered ? BackgroundConstants.phaseLimit : HomeConstants.launchLimit
    return screen.phaseSince?.advanced(by: limit)
  }
}
