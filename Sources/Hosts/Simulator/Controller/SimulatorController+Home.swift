import TactusInstalledApps
import TactusPhone
import TactusPhoneHost
import TactusPhoneLink
import TactusPhoneTypes

// The Home screen and the installed apps, each in a process of its own (HomeScreen.S1–S4).
extension SimulatorController {
  /// The identity of the Home screen.
  static let homeIdentity = ClientIdentity(
    .home, BundleIdentifier(prefix: "org.tactus", name: "Home"))

  /// Installs the apps of the options on the phone.
  func installApps() {
    // Bundles.L2.
    let language = host.state.settings.language
    for record in host.library.records.values {
      let app = options.localizedStoredApp(record.description, language)
      // An update is always possible.
      try? host.changeApps { library throws(AppLibraryError) in try library.install(app) }
    }
    installOwnApp()
    for app in options.installedApps {
      // HomeScreen.S9, HomeScreen.S10.
      guard app.description.identifier != programBundle else { continue }
      let identifier = app.description.identifier
      if let stored = host.library[identifier]?.description,
        options.programOfStoredApp(stored) != nil
      {
        options.announce(
          "the example “\(app.description.name)” is not there, because an app with its identifier "
            + "'\(identifier)' is installed")
        continue
      }
      do {
        // Bundles.P7.
        let isNew = host.library[identifier] == nil
        try host.changeApps { library throws(AppLibraryError) in
          try library.installIncluded(app.description)
        }
        if isNew { moveToDock(identifier) }
      } catch {
        options.announce("\(app.description.name) cannot be installed: \(error.message)")
      }
    }
  }

  /// Installs the app of the simulator on a phone with a Home screen (HomeScreen.S10).
  private func installOwnApp() {
    guard programBundle != nil, let app = options.programDescription else { return }
    do {
      try host.changeApps { library throws(AppLibraryError) in try library.install(app) }
    } catch {
      options.announce("\(app.name) cannot be installed: \(error.message)")
    }
  }

  /// Moves the icon of a new app to its place in the dock, if it has one (HomeScreen.S11).
  private func moveToDock(_ app: BundleIdentifier) {
    guard options.dockApps.contains(app) else { return }
    try? host.changeApps { library throws(AppLibraryError) in
      try library.move(app, to: HomePosition(.dock, library.layout.dock.count))
    }
  }

  /// Starts the Home screen, if the phone has one.
  func startHome() {
    guard let program = options.home else { return }
    do throws(SimulatorError) {
      home = try start(program, as: Self.homeIdentity)
      if replay == nil { status = .starting }
    } catch {
      status = .ended(error.message)
      options.announce("the Home screen cannot be started: \(error.message)")
    }
    sendState()
  }

  /// The identity of the program that shows the phone's questions.
  private static let alertsIdentity = ClientIdentity(
    .overlay, BundleIdentifier(prefix: "org.tactus", name: "Alerts"))

  /// Starts the program that shows the phone's questions (SystemAlerts.Q2).
  func startOverlay() {
    guard let program = options.alerts else {
      return host.send(.overlayEnded("this phone has no program for it"))
    }
    alerts?.end()
    alerts = nil
    do throws(SimulatorError) {
      alerts = try start(program, as: Self.alertsIdentity)
    } catch {
      host.send(.overlayEnded(error.message))
    }
  }

  /// The identity of the screen keyboard's program.
  private static let keyboardIdentity = ClientIdentity(
    .keyboard, BundleIdentifier(prefix: "org.tactus", name: "Keyboard"))

  /// Starts the program of the screen keyboard (Keyboards.SK2).
  func startKeyboard() {
    guard let program = options.keyboard else {
      return host.send(.keyboardEnded("this phone has no program for it"))
    }
    keyboard?.end()
    keyboard = nil
    do throws(SimulatorError) {
      keyboard = try start(program, as: Self.keyboardIdentity)
    } catch {
      host.send(.keyboardEnded(error.message))
    }
  }

  /// Launches the program of an installed app (HomeScreen.L4).
  func launchInstalled(_ bundle: BundleIdentifier) {
    let description = host.library[bundle]?.description
    guard let description, let program = program(of: description) else {
      return host.send(.launchEnded(bundle, "its program is not known"))
    }
    launched.removeValue(forKey: bundle)?.end()
    let isOwn = bundle == programBundle
    if isOwn {
      // SimulatorPages.SR4.
      if options.keepsOutput, replay == nil { OutputHistory.keep(options.outputPath) }
      broadcast(PageMessages.started)
    }
    // HomeScreen.X3.
    if lastEnding?.bundle == bundle {
      lastEnding = nil
      broadcast(PageMessages.ended(nil, nil))
    }
    do throws(SimulatorError) {
      launched[bundle] = try start(
        program, as: ClientIdentity(.app, bundle), output: isOwn ? options.outputPath : nil)
    } catch {
      host.send(.launchEnded(bundle, error.message))
      if isOwn { endStart() }
      options.announce("\(description.name) cannot be started: \(error.message)")
    }
  }

  /// Returns the program of an installed app: of the store, else of the options (HomeScreen.S5,
  /// HomeScreen.S9).
  private func program(of app: AppDescription) -> (any SimulatedProgram)? {
    if app.identifier == programBundle { return options.program }
    return options.programOfStoredApp(app)
      ?? options.installedApps.first { $0.description.identifier == app.identifier }?.program
  }

  /// Ends an app that has not joined in time.
  func endInstalled(_ bundle: BundleIdentifier) { launched.removeValue(forKey: bundle)?.end() }

  /// Ends the Home screen and all launched apps.
  func endLaunched() {
    for program in launched.values { program.end() }
    launched = [:]
    home?.end()
    alerts?.end()
    keyboard?.end()
    customKeyboard?.program.end()
    (home, alerts, keyboard, customKeyboard) = (nil, nil, nil, nil)
  }

  /// Removes the sockets of programs that have connected.
  func closeUsedSockets() {
    let state = host.state
    if state.home != nil { home?.stopListening() }
    if state.overlay != nil { alerts?.stopListening() }
    if !state.needsKeyboard { keyboard?.stopListening() }
    if state.customKeyboardProgram != nil { customKeyboard?.program.stopListening() }
    for (bundle, program) in launched where state.runningApp(bundle) != nil {
      program.stopListening()
    }
  }

  /// Reads the output of launched programs, and checks whether they have ended (HomeScreen.L6).
  func pollLaunched() {
    // HomeScreen.E5. An app that was deleted ends.
    let library = host.library
    for bundle in launched.keys where library[bundle] == nil {
      launched.removeValue(forKey: bundle)?.end()
      options.announce("\(bundle) was deleted")
    }
    for (bundle, program) in launched {
      let ending = program.process.ending()
      let lines = program.tail.read(isOver: ending != nil)
      if !lines.isEmpty { broadcast(PageMessages.output(lines)) }
      guard let ending else {
        limitMemory(of: program, bundle)
        continue
      }
      launched[bundle] = nil
      program.stopListening()
      // AppSwitcher.S5.
      let isExpected = host.state.isEndExpected(of: bundle)
      // The lines of a crash's stack follow the reason.
      let parts = ending.split(separator: "\n").map(String.init)
      let reason = parts.first ?? ending
      host.send(.launchEnded(bundle, reason))
      let name = host.state.installedApp(bundle)?.name ?? bundle.text
      // HomeScreen.X1.
      let stack = parts.dropFirst().prefix(LinkLimits.endingLines / 2)
      let last = stack + program.tail.linesAtEnd
      let end = AppEnding(reason, lines: Array(last.prefix(LinkLimits.endingLines)))
      // A replay whose app ends has failed.
      if bundle == programBundle {
        if case .rewinding = mode { resetTime() }
        endStart()
      }
      host.send(.appEnded(bundle, end))
      guard !isExpected else { continue }
      lastEnding = (bundle, name, end)
      broadcast(PageMessages.ended(name, end))
      options.announce("\(name) has ended: \(ending)")
      // HomeScreen.S7.
      for line in program.tail.lines.suffix(Self.lastLines) { options.announce("\(name): \(line)") }
    }
    if let ending = alerts?.process.ending() {
      alerts?.end()
      alerts = nil
      // A program that had joined is started again when its connection ends.
      if host.state.overlay == nil, host.state.needsOverlay { host.send(.overlayEnded(ending)) }
    }
    if let ending = keyboard?.process.ending() {
      keyboard?.end()
      keyboard = nil
      if host.state.needsKeyboard { host.send(.keyboardEnded(ending)) }
    }
    pollCustomKeyboard()
    guard let ending = home?.process.ending() else { return }
    home?.end()
    home = nil
    options.announce("the Home screen has ended: \(ending)")
    restartHome(ending)
  }

  // MARK: Internals

  /// Starts the Home screen again, at most a few times a minute (HomeScreen.S4).
  private func restartHome(_ ending: String) {
    let now = clock.now
    homeEnds = homeEnds.filter { $0.advanced(by: .seconds(60)) > now } + [now]
    guard homeEnds.count <= Self.maximumHomeStarts else {
      status = .ended("the Home screen ends again and again: \(ending)")
      return sendState()
    }
    startHome()
  }

  /// Warns of an app's use of memory, and ends an app that uses too much (Background.M4).
  private func limitMemory(of program: LaunchedProgram, _ bundle: BundleIdentifier) {
    guard let bytes = program.process.residentBytes else { return }
    let limit = MemoryLimit(bytes: options.memoryLimit)
    guard bytes < limit.bytes else {
      return host.send(
        .kill(bundle, "it used \(bytes >> 20) MB of memory, and \(limit.bytes >> 20) are the limit")
      )
    }
    guard bytes >= limit.warningBytes else { return program.isWarned = false }
    guard !program.isWarned else { return }
    program.isWarned = true
    host.send(.deviceEvent(.memoryWarning))
  }

  /// The number of last lines of an ended app's output that are announced.
  ///
  /// - Source: ours. Confidence: guess.
  private static let lastLines = 5

  /// The largest number of starts of the Home screen in a minute.
  ///
  /// - Source: ours. Confidence: guess.
  private static let maximumHomeStarts = 5

  func start(
    _ program: any SimulatedProgram, as identity: ClientIdentity, output: String? = nil
  ) throws(SimulatorError) -> LaunchedProgram {
    launchCount += 1
    let folder = options.socket.path.split(separator: "/").dropLast().joined(separator: "/")
    let listener: SocketListener
    do throws(LinkError) {
      listener = try host.listen(
        at: SocketAddress("/\(folder)/app-\(launchCount).sock"), as: identity)
    } catch {
      throw SimulatorError(error.message)
    }
    return try LaunchedProgram(
      program, on: listener, settings: host.state.settings,
      output: output ?? "/\(folder)/app-\(launchCount).txt",
      limit: options.outputLimit)
  }
}
