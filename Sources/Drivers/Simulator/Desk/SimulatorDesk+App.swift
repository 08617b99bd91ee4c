import Phone
import PhoneHardware
import PhoneLink

// The app's life: started, watched, ended and started again.
extension SimulatorDesk {
  /// Starts the app, if there is one.
  func startApp() {
    guard let program = options.program, let listener else { return tellState() }
    status = .starting
    tail?.close()
    tail = OutputTail(options.outputPath)
    do throws(SimulatorFailure) {
      process = try program.start(onPhoneAt: listener.place.path, output: options.outputPath)
    } catch {
      process = nil
      status = .ended(error.message)
      options.announce("\(program.name) cannot be started: \(error.message)")
    }
    tellState()
  }

  /// Ends the app, if it runs.
  func endApp() {
    process?.end()
    process = nil
    tail?.close()
  }

  /// Asks the app to end, and starts it again when it has had time for it.
  func restart(_ model: PhoneModel?) {
    let needsBoot = isUnfinished
    if pace == .standing { clock.go() }
    resetTime()
    for app in phone.state.joined { phone.take(.quit(app)) }
    phone.advance()
    status = .starting
    tellState()
    loop.post(after: Self.farewellMilliseconds) { [weak self] in
      guard let self else { return }
      endApp()
      (drawing, frame, elements) = (nil, nil, [])
      let old = phone.state.model
      if needsBoot || model ?? old != old {
        do throws(SimulatorFailure) { try boot(model ?? old) } catch {
          status = .ended(error.message)
          return tellState()
        }
      }
      if options.program == nil { status = .none }
      startApp()
    }
  }

  /// Looks what the app has said, and whether it has ended.
  func pollApp() {
    guard let process else { return }
    let ending = process.ending()
    if let lines = tail?.read(isOver: ending != nil), !lines.isEmpty {
      say(PageWords.output(lines))
    }
    guard let ending else { return }
    self.process = nil
    if case .rewinding = pace { resetTime() }
    status = .ended(ending)
    options.announce("\(options.program?.name ?? "the app") is over: \(ending)")
    tellState()
  }

  /// How long an app has to end by itself.
  ///
  /// - Source: ours. Confidence: guess.
  private static let farewellMilliseconds = 300
}
