import Glibc
import TactusPhone
import TactusPhoneHost
import TactusPhoneLink
import TactusPhoneTypes
import TactusThreads

// Pausing, stepping and rewinding time. `Documentation/Behaviour/SimulatorPages.md` has the rules
// (SimulatorPages.ST1–ST9) that comments refer to.
extension SimulatorController {
  /// Whether the phone can be rewound.
  var canRewind: Bool {
    options.program != nil && history.map { !$0.isTooLong } ?? false
  }

  /// Sends an input to the phone, and records it.
  ///
  /// Both histories have the instant at which the input had an effect, because a late one has it
  /// later than it was made (SimulatorPages.SR1).
  ///
  /// - Parameters:
  ///   - input: The input; `nil` brings the app to the front.
  ///   - line: The line of a script, which is only made for a recording; `nil` for none.
  ///   - instant: The instant at which the input was made.
  ///   - isState: Whether it changes the phone's state for good.
  func send(
    _ input: PhoneInput?, line: @autoclosure () -> String?, at instant: PhoneInstant,
    isState: Bool = false
  ) {
    var instant = instant
    let line = record == nil ? nil : line()
    let isSecret = line != nil && input.map { input in host.read { $0.isSecret(input) } } == true
    if let input {
      instant = host.process(input, at: instant)
    } else if case let state = host.state,
      let app = state.joined.last(where: state.isOrdinaryApp)
    {
      instant = host.process(.foreground(app), at: instant)
    }
    history?.add(SessionHistory.Event(input, line: line, at: instant))
    guard let line else { return }
    guard !isSecret else { return announceSecret() }
    record?.add(line, at: instant, isState: isState)
  }

  /// Says once that a recording is incomplete (Keyboards.KE13).
  private func announceSecret() {
    guard !hasAnnouncedSecret else { return }
    hasAnnouncedSecret = true
    options.announce(
      "the recording leaves out what is typed into a field with isSecureTextEntry; add the steps to "
        + "its script by hand")
  }

  /// Pauses time (SimulatorPages.ST1).
  func pause() {
    guard mode == .running else { return }
    clock.pause()
    mode = .paused
    host.advance()
    sendState()
  }

  /// Resumes time (SimulatorPages.ST4).
  func resume() {
    guard mode == .paused else { return }
    stepEnd = nil
    releaseHeld()
    clock.resume()
    mode = .running
    sendState()
  }

  /// Advances time by a duration, and pauses again (SimulatorPages.ST2).
  func step(_ duration: Duration) {
    if mode == .running { pause() }
    guard mode == .paused else { return }
    let isUnderWay = stepEnd != nil
    stepEnd = max(stepEnd ?? clock.now, clock.now).advanced(by: duration)
    if !isUnderWay { continueStep(waitingSince: BootClock.now) }
  }

  /// Rewinds the phone to an instant, or advances it along the recorded inputs
  /// (SimulatorPages.ST5).
  func rewind(to wanted: PhoneInstant) {
    guard mode != .rewinding(to: wanted), canRewind, let history else { return }
    pause()
    guard mode == .paused else { return }
    let instant = min(max(wanted, history.start), max(clock.now, history.end))
    if instant >= clock.now, status == .running || status == .hanging {
      return step(clock.now.duration(to: instant))
    }
    begin(rewindTo: instant)
  }

  /// Cancels a rewind that is under way, such as when the app is restarted instead.
  func cancelRewind() {
    guard let replay else { return }
    replay.cancel()
    self.replay = nil
    // Events of the phone of the cancelled replay are ignored.
    phoneNumber += 1
    if case .rewinding = mode { mode = .paused }
  }

  /// Resumes time for a phone that restarts.
  func resetTime() {
    cancelRewind()
    (mode, stepEnd, history) = (.running, nil, nil)
  }

  // MARK: Internals

  /// Advances the clock from one due event to the next, each when the app has answered.
  private func continueStep(waitingSince start: PhoneInstant) {
    guard mode == .paused, let end = stepEnd else { return }
    let number = phoneNumber
    let again: @Sendable (Int, PhoneInstant) -> Void = { [weak self] milliseconds, start in
      self?.loop.post(after: milliseconds) { [weak self] in
        guard let self, phoneNumber == number else { return }
        continueStep(waitingSince: start)
      }
    }
    host.advance()
    let (awaited, deadline) = host.read { ($0.awaited, $0.nextDeadline) }
    if !awaited.isEmpty {
      // Turns.TU6: while time is paused the phone's own time limit does not expire.
      if start.duration(to: BootClock.now) > Self.patience {
        for app in awaited { host.send(.appTimedOut(app)) }
        return again(0, BootClock.now)
      }
      return again(1, start)
    }
    let now = clock.now
    if let event = history?.takeNext(until: now) {
      repeatEvent(event)
      return again(0, BootClock.now)
    }
    let due = min(deadline ?? .never, history?.future.first?.instant ?? .never)
    if now < end {
      clock.advance(to: min(end, max(due, PhoneInstant(nanoseconds: now.nanoseconds + 1))))
      return again(0, BootClock.now)
    }
    stepEnd = nil
    host.advance()
    updateFrame()
    sendState()
  }

  /// Repeats an event that a rewind has undone (SimulatorPages.ST7).
  private func repeatEvent(_ event: SessionHistory.Event) {
    if let input = event.input {
      host.send(input, at: event.instant)
    } else if let app = host.state.joined.last {
      host.send(.foreground(app))
    }
    if let line = event.line { record?.add(line, at: event.instant) }
  }

  private func begin(rewindTo instant: PhoneInstant) {
    guard var history, let program = options.program else { return }
    // SimulatorPages.ST5. The old phone and its app end; no page has fingers on the new one.
    replay?.cancel()
    endApp()
    endLaunched()
    for page in pages.values { page.contacts = [] }
    (holder, stepEnd) = (nil, nil)
    screen.clear()
    elements = []
    haptics = [:]
    history.rewind(to: instant)
    self.history = history
    record?.rewind(to: instant)
    // The replay writes the log's entries again.
    if let path = options.logPath { truncate(path, off_t(history.logLength)) }
    mode = .rewinding(to: instant)
    do throws(SimulatorError) {
      try boot(host.state.model, SimulatorClock(pausedAt: history.start), with: history)
    } catch {
      return failReplay(error.message)
    }
    broadcast(PageMessages.rewound(to: instant))
    guard let listener else { return }
    status = .starting
    let replay = SessionReplay(launching: programBundle)
    self.replay = replay
    if programBundle != nil {
      // HomeScreen.S10. The replay launches the app as soon as the Home screen is there.
      startHome()
    } else {
      tail = OutputTail(options.outputPath, limit: options.outputLimit)
      broadcast(PageMessages.started)
      do throws(SimulatorError) {
        process = try program.start(
          onPhoneAt: listener.address.path, settings: host.state.settings,
          output: options.outputPath)
      } catch {
        return failReplay(error.message)
      }
    }
    sendState()
    let (host, clock, loop, number) = (host, clock, loop, phoneNumber)
    let events = history.events
    DetachedThread.run { [weak self] in
      let outcome = replay.run(events, until: instant, on: host, clock)
      loop.post { [weak self] in
        guard let self, phoneNumber == number, self.replay === replay else { return }
        finishReplay(outcome)
      }
    }
  }

  /// Handles the end of a rewind.
  private func finishReplay(_ outcome: SessionReplay.Outcome) {
    replay = nil
    switch outcome {
    case .failed(let reason):
      phoneNumber += 1
      return failReplay(reason)
    case .cancelled: return
    case .finished: break
    }
    mode = .paused
    isRewound = true
    startRunning()
    updateFrame()
    updateExternalPicture()
    sendState()
  }

  private func failReplay(_ reason: String) {
    replay = nil
    endApp()
    resetTime()
    status = .ended(reason)
    options.announce("the phone cannot be rewound: \(reason)")
    sendState()
  }

  /// Releases what the rewind left pressed, before the user's own input continues
  /// (SimulatorPages.ST6).
  private func releaseHeld() {
    guard let history, !history.future.isEmpty || isRewound else { return }
    isRewound = false
    let now = clock.now
    let own = Set(
      pages.values.flatMap { page in page.contacts.map { page.contact($0) } }.map(\.number))
    for contact in history.held.contacts where !own.contains(contact.number) {
      let line =
        #"{"touch": {"id": \#(contact.number % PageLimits.contacts), "phase": "cancelled"}}"#
      send(.touch(TouchReport(contact, .cancelled, x: .nan, y: .nan)), line: line, at: now)
    }
    for button in history.held.buttons {
      let line = #"{"button": {"name": "\#(button.rawValue)", "down": false}}"#
      send(.button(button, isDown: false), line: line, at: now)
    }
    self.history?.forgetFuture()
  }

  /// The real time that an app may take for a turn while time is paused.
  ///
  /// - Source: ours, as long as the phone's own patience. Confidence: guess.
  private static let patience = Duration.seconds(5)
}
