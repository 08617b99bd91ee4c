import TactusPhone
import TactusPhoneHost
import TactusPhoneLink
import TactusPhoneTypes

// The app's process: starting, polling, ending and restarting.
extension SimulatorController {
  /// Starts the app, if the simulator has one.
  func startApp() {
    guard let program = options.program, let listener, options.home == nil else {
      // HomeScreen.S10. The phone launches the app when there is a Home screen behind it.
      awaitsHome = options.programDescription != nil
      startHome()
      return sendState()
    }
    status = .starting
    tail?.close()
    tail = OutputTail(options.outputPath, limit: options.outputLimit)
    broadcast(PageMessages.started)
    do throws(SimulatorError) {
      process = try program.start(
        onPhoneAt: listener.address.path, settings: host.state.settings,
        output: options.outputPath)
    } catch {
      process = nil
      status = .ended(error.message)
      options.announce("\(program.name) cannot be started: \(error.message)")
    }
    sendState()
  }

  /// Ends the app, if it runs.
  func endApp() {
    process?.end()
    process = nil
    tail?.close()
    tail = nil
    if let bundle = programBundle { launched.removeValue(forKey: bundle)?.end() }
  }

  // MARK: On a phone with a Home screen

  /// The identifier of the simulator's app on a phone with a Home screen (HomeScreen.S10).
  var programBundle: BundleIdentifier? {
    options.home == nil ? nil : options.programDescription?.identifier
  }

  /// The simulator's app, if the phone has launched it.
  var launchedApp: LaunchedProgram? { programBundle.flatMap { launched[$0] } }

  /// Launches the simulator's app, once the Home screen is there (HomeScreen.S10).
  func launchAppAfterHome() {
    guard awaitsHome, let bundle = programBundle, host.state.home != nil, replay == nil else {
      return
    }
    awaitsHome = false
    launch(bundle)
  }

  /// Notes that the simulator's app does not start any more, so that the phone is shown.
  func endStart() {
    guard status == .starting else { return }
    status = .running
    sendState()
  }

  /// Launches an app as if its icon had been tapped.
  private func launch(_ bundle: BundleIdentifier) {
    guard !host.state.isLocked else {
      options.announce("the app is not launched, because the phone is locked")
      return endStart()
    }
    host.send(.launch(bundle, .icon))
    host.advance()
  }

  /// Launches the simulator's app again, when the phone knows that its process has ended.
  private func launchAgain(_ bundle: BundleIdentifier, tries: Int = 200) {
    guard tries > 0, host.state.runningApp(bundle) != nil else { return launch(bundle) }
    loop.post(after: 10) { [weak self] in self?.launchAgain(bundle, tries: tries - 1) }
  }

  /// Asks the app to quit, and starts it again after the time it has for that.
  func restart(_ model: PhoneModel?) {
    let needsBoot = isSuspended
    let newModel = model.flatMap { $0 == host.state.model ? nil : $0 }
    record?.addRestart(model: newModel?.name, at: clock.now)
    if mode == .paused { clock.resume() }
    resetTime()
    // The Home screen stays on the same phone.
    let isOnlyApp = !needsBoot && newModel == nil && programBundle != nil && home != nil
    let quitting =
      isOnlyApp ? programBundle.flatMap { host.state.runningApp($0) }.map { [$0] } : nil
    for app in quitting ?? (isOnlyApp ? [] : host.state.joined) { host.send(.quit(app)) }
    host.advance()
    status = .starting
    sendState()
    loop.post(after: Self.quitMilliseconds) { [weak self] in
      guard let self else { return }
      endApp()
      if isOnlyApp, let bundle = programBundle {
        host.advance()
        return launchAgain(bundle)
      }
      endLaunched()
      screen.clear()
      elements = []
      if needsBoot || newModel != nil {
        do throws(SimulatorError) { try boot(newModel ?? host.state.model) } catch {
          status = .ended(error.message)
          return sendState()
        }
      }
      if options.program == nil { status = .none }
      // SimulatorPages.SR4.
      if options.keepsOutput { OutputHistory.keep(options.outputPath) }
      startApp()
    }
  }

  /// Reads the app's new output, and checks whether the app has ended.
  func pollApp() {
    guard let process else { return }
    let ending = process.ending()
    if let lines = tail?.read(isOver: ending != nil), !lines.isEmpty {
      broadcast(PageMessages.output(lines))
    }
    guard let ending else { return }
    self.process = nil
    if case .rewinding = mode { resetTime() }
    status = .ended(ending)
    options.announce("\(options.program?.name ?? "the app") has ended: \(ending)")
    sendState()
  }

  /// Milliseconds that an app has to quit by itself.
  ///
  /// - Source: ours. Confidence: guess.
  private static let quitMilliseconds = 300
}
