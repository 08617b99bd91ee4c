import TactusPhone
import TactusPhoneHost
import TactusPhoneLink
import TactusPhoneTypes

// The app's process: starting, polling, ending and restarting.
extension SimulatorController {
  /// Starts the app, if the simulator has one.
  func startApp() {
    guard let program = options.program, let listener else { return sendState() }
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
  }

  /// Asks the app to quit, and starts it again after the time it has for that.
  func restart(_ model: PhoneModel?) {
    let needsBoot = isSuspended
    let newModel = model.flatMap { $0 == host.state.model ? nil : $0 }
    record?.addRestart(model: newModel?.name, at: clock.now)
    if mode == .paused { clock.resume() }
    resetTime()
    for app in host.state.joined { host.send(.quit(app)) }
    host.advance()
    status = .starting
    sendState()
    loop.post(after: Self.quitMilliseconds) { [weak self] in
      guard let self else { return }
      endApp()
      (frame, index, elements) = (nil, nil, [])
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
