import Glibc
import Phone
import PhoneHardware
import PhoneInProcess
import PhoneLink

// Time that stands still, goes on step by step, and goes back.
// `Documentation/Behaviour/SimulatorPages.md` has the rules (ST1–ST9) that comments name.
extension SimulatorDesk {
  /// Whether the phone can be brought back to where it was.
  var canRewind: Bool {
    options.program != nil && history.map { !$0.isTooLong } ?? false
  }

  /// Lets something happen on the phone, and keeps it.
  func act(_ input: PhoneInput?, line: String?, at instant: PhoneInstant) {
    if let input {
      phone.take(input, at: instant)
    } else if let app = phone.state.joined.last {
      phone.take(.foreground(app))
    }
    history?.add(SessionHistory.Event(input, line: line, at: instant))
    if let line { record?.add(line, at: instant) }
  }

  /// Lets time stand still (ST1).
  func stop() {
    guard pace == .going else { return }
    clock.stop()
    pace = .standing
    phone.advance()
    tellState()
  }

  /// Lets time go on (ST4).
  func goOn() {
    guard pace == .standing else { return }
    stepEnd = nil
    releaseHeld()
    clock.go()
    pace = .going
    tellState()
  }

  /// Lets so much time pass, and then stand still again (ST2).
  func step(_ duration: Duration) {
    if pace == .going { stop() }
    guard pace == .standing else { return }
    let isUnderWay = stepEnd != nil
    stepEnd = max(stepEnd ?? clock.now, clock.now).advanced(by: duration)
    if !isUnderWay { stepOn(waitingSince: BootClock.now) }
  }

  /// Brings the phone to where it was at an instant, or will have been by what is known (ST5).
  func rewind(to wanted: PhoneInstant) {
    guard pace != .rewinding(to: wanted), canRewind, let history else { return }
    stop()
    guard pace == .standing else { return }
    let instant = min(max(wanted, history.start), max(clock.now, history.end))
    if instant >= clock.now, status == .running || status == .hanging {
      return step(clock.now.duration(to: instant))
    }
    begin(rewindTo: instant)
  }

  /// Ends a rewind that is under way, such as when the app is to begin anew instead.
  func cancelRewind() {
    guard let replay else { return }
    replay.cancel()
    self.replay = nil
    // What the phone that never arrived still says is not this one's.
    phoneNumber += 1
    if case .rewinding = pace { pace = .standing }
  }

  /// Lets time go again for a phone that begins anew.
  func resetTime() {
    cancelRewind()
    (pace, stepEnd, history) = (.going, nil, nil)
  }

  // MARK: Internals

  /// Winds the clock from one thing that is due to the next, when the app has answered.
  private func stepOn(waitingSince start: PhoneInstant) {
    guard pace == .standing, let end = stepEnd else { return }
    let number = phoneNumber
    let again: @Sendable (Int, PhoneInstant) -> Void = { [weak self] milliseconds, start in
      self?.loop.post(after: milliseconds) { [weak self] in
        guard let self, phoneNumber == number else { return }
        stepOn(waitingSince: start)
      }
    }
    phone.advance()
    let state = phone.state
    if !state.awaited.isEmpty {
      // TU6: in time that stands the phone itself does not lose patience.
      if start.duration(to: BootClock.now) > Self.patience {
        for app in state.awaited { phone.take(.gaveUp(app)) }
        return again(0, BootClock.now)
      }
      return again(1, start)
    }
    let now = clock.now
    if let event = history?.takeNext(until: now) {
      redo(event)
      return again(0, BootClock.now)
    }
    let due = min(state.nextDeadline ?? .never, history?.future.first?.instant ?? .never)
    if now < end {
      clock.wind(to: min(end, max(due, PhoneInstant(nanoseconds: now.nanoseconds + 1))))
      return again(0, BootClock.now)
    }
    stepEnd = nil
    phone.advance()
    takeFrame()
    tellState()
  }

  /// Does something again that a rewind has undone (ST7).
  private func redo(_ event: SessionHistory.Event) {
    if let input = event.input {
      phone.take(input, at: event.instant)
    } else if let app = phone.state.joined.last {
      phone.take(.foreground(app))
    }
    if let line = event.line { record?.add(line, at: event.instant) }
  }

  private func begin(rewindTo instant: PhoneInstant) {
    guard var history, let program = options.program else { return }
    // ST5. The old phone is switched off, with its app; pages have no fingers on the new one.
    replay?.cancel()
    endApp()
    for page in pages.values { page.contacts = [] }
    (holder, stepEnd) = (nil, nil)
    (drawing, frame, elements) = (nil, nil, [])
    haptics = [:]
    history.rewind(to: instant)
    self.history = history
    record?.rewind(to: instant)
    // What the log's file says from there on is written again.
    if let path = options.logPath { truncate(path, off_t(history.logLength)) }
    pace = .rewinding(to: instant)
    do throws(SimulatorFailure) {
      try boot(phone.state.model, PhoneClock(standingAt: history.start), with: history)
    } catch {
      return fail(error.message)
    }
    say(PageWords.rewound(to: instant))
    guard let listener else { return }
    tail = OutputTail(options.outputPath)
    status = .starting
    do throws(SimulatorFailure) {
      process = try program.start(onPhoneAt: listener.place.path, output: options.outputPath)
    } catch {
      return fail(error.message)
    }
    tellState()
    let replay = SessionReplay()
    self.replay = replay
    let (phone, clock, loop, number) = (phone, clock, loop, phoneNumber)
    let events = history.events
    DetachedThread.run { [weak self] in
      let outcome = replay.run(events, until: instant, on: phone, clock)
      loop.post { [weak self] in
        guard let self, phoneNumber == number, self.replay === replay else { return }
        arrive(outcome)
      }
    }
  }

  /// The new phone is where the old one was, or cannot be.
  private func arrive(_ outcome: SessionReplay.Outcome) {
    replay = nil
    switch outcome {
    case .failed(let reason):
      phoneNumber += 1
      return fail(reason)
    case .cancelled: return
    case .arrived: break
    }
    pace = .standing
    isRewound = true
    beginActing()
    takeFrame()
    tellState()
  }

  private func fail(_ reason: String) {
    endApp()
    resetTime()
    status = .ended(reason)
    options.announce("the phone cannot be brought back: \(reason)")
    tellState()
  }

  /// What the rewind left pressed is let go of before people go on by themselves (ST6).
  private func releaseHeld() {
    guard let history, !history.future.isEmpty || isRewound else { return }
    isRewound = false
    let now = clock.now
    let own = Set(
      pages.values.flatMap { page in page.contacts.map { page.contact($0) } }.map(\.number))
    for contact in history.held.contacts where !own.contains(contact.number) {
      let line =
        #"{"touch": {"id": \#(contact.number % PageLimits.contacts), "phase": "cancelled"}}"#
      act(.touch(TouchReport(contact, .cancelled, x: .nan, y: .nan)), line: line, at: now)
    }
    for button in history.held.buttons {
      let line = #"{"button": {"name": "\#(button.rawValue)", "down": false}}"#
      act(.button(button, isDown: false), line: line, at: now)
    }
    self.history?.forgetFuture()
  }

  /// How long, in real time, an app may take for a turn while time stands.
  ///
  /// - Source: ours, as long as the phone's own patience. Confidence: guess.
  private static let patience = Duration.seconds(5)
}
