import Phone
import PhoneHardware
import PhoneLink
import PhoneScript

// What pages say, and what they are told.
extension SimulatorDesk {
  /// Takes a page that the server has let in.
  func welcome(_ socket: PageSocket) {
    // SL3.
    guard pages.count < PageLimits.pages else { return socket.end(.policy) }
    lastPage += 1
    let page = Page(lastPage, socket, bytesBehind: options.bytesBehind, at: BootClock.now)
    pages[page.number] = page
    let number = page.number
    socket.receive = { [weak self] event in
      guard let self, let page = pages[number] else { return }
      switch event {
      case .text(let bytes): take(bytes, from: page)
      case .closed: forget(page)
      }
    }
  }

  /// Says something to every page.
  func say(_ message: String) {
    for page in pages.values where page.isGreeted { page.say(message) }
  }

  /// Lets every page hear what is played.
  func play(_ bytes: [UInt8]) {
    for page in pages.values { page.play(bytes) }
  }

  /// Tells the phone's state where it is another than pages have been told.
  func tellState() {
    let now = clock.now
    let state = PageState(
      phone.state, app: options.program?.name ?? "", status: status,
      pages: pages.values.count { $0.isGreeted }, holder: holder,
      outputs: options.actuators.map(\.identity.title), pace: pace,
      standing: pace == .going ? nil : now, since: history?.start,
      until: pace == .going ? nil : history.map { max($0.end, now) }, canRewind: canRewind)
    guard state != shownState else { return }
    shownState = state
    say(state.message(at: now))
  }

  // MARK: What pages say

  private func take(_ bytes: [UInt8], from page: Page) {
    let now = BootClock.now
    do throws(PageRequest.Mistake) {
      let requests = try PageRequest.read(bytes)
      // SL2.
      guard page.budget.take(max(1, requests.count), at: now) else {
        return page.socket.end(.policy)
      }
      page.time = nil
      for request in requests {
        guard take(request, from: page, at: now) else { return page.socket.end(.malformed) }
      }
    } catch {
      return page.socket.end(.malformed)
    }
    // So that what is told of the phone afterwards is the truth.
    phone.advance()
    takeFrame()
    tellState()
  }

  /// - Returns: Whether it makes sense.
  private func take(_ request: PageRequest, from page: Page, at now: PhoneInstant) -> Bool {
    if case .hello(let version, let time) = request {
      guard !page.isGreeted, version == PageLimits.version else { return false }
      page.clock = PageClock(time, at: now)
      greet(page)
      return true
    }
    guard page.isGreeted else { return false }
    switch request {
    case .hello: return false
    case .at(let milliseconds):
      page.clock?.observe(milliseconds, at: now)
      page.time = page.clock.map { min($0.instant(milliseconds), now) }
    case .seen(let messages, let frames):
      guard page.see(messages: messages, frames: frames) else { return false }
      showOwed()
    case .step(let action, let line):
      perform(action, line, of: page, at: clock.instant(ofReal: page.time ?? now))
    case .front: if replay == nil { act(nil, line: nil, at: clock.now) }
    case .pause(true): stop()
    case .pause(false): goOn()
    case .pass(let seconds): step(.seconds(seconds))
    case .rewind(let seconds):
      rewind(to: PhoneInstant(nanoseconds: Int64((seconds * 1e9).rounded())))
    case .restart(let name):
      guard let name else {
        restart(nil)
        return true
      }
      guard let model = PhoneModel.named(name) else { return false }
      restart(model)
    }
    return true
  }

  /// Tells a page that has come all that it needs (SP3).
  private func greet(_ page: Page) {
    page.isGreeted = true
    page.say(PageWords.welcome(page: page.number))
    let before = shownState
    tellState()
    // Where nothing is new to the others, it is to this one.
    if let state = shownState, state == before { page.say(state.message(at: clock.now)) }
    for number in haptics.keys.sorted() {
      if let message = haptics[number]?.message { page.say(message) }
    }
    if let lines = tail?.lines, !lines.isEmpty { page.say(PageWords.output(lines)) }
    page.say(PageWords.elements(elements))
    inspectSoon()
    showOwed()
  }

  private func perform(
    _ action: ScriptStep.Action, _ line: String, of page: Page, at instant: PhoneInstant
  ) {
    // ST5. Who presses a phone on its way back presses nothing.
    guard replay == nil else { return }
    switch action {
    case .touch(let report, let target): touch(report, line, at: target, of: page, at: instant)
    case .button(let button, let isDown):
      if isDown { page.buttons.insert(button) } else { page.buttons.remove(button) }
      act(.button(button, isDown: isDown), line: line, at: instant)
    case .key(let key, let isDown):
      if isDown { page.keys.insert(key) } else { page.keys.remove(key) }
      act(.key(key, isDown: isDown), line: line, at: instant)
    case .shake: act(.shake, line: line, at: instant)
    case .rotate(let orientation): act(.rotate(orientation), line: line, at: instant)
    case .set(let settings):
      phone.advance()
      let state = phone.state
      var (phoneSettings, environment) = (state.settings, state.environment)
      for setting in settings { setting.apply(to: &phoneSettings, &environment) }
      act(.settings(phoneSettings), line: nil, at: instant)
      act(.environment(environment), line: line, at: instant)
    default: return
    }
  }

  // MARK: Touches

  private func touch(
    _ report: TouchReport, _ line: String, at target: TouchTarget?, of page: Page,
    at instant: PhoneInstant
  ) {
    let number = report.contact.number
    var report = report
    if case .point(let x, let y)? = target { (report.x, report.y) = (x, y) }
    switch report.phase {
    case .began:
      // SP1.
      guard holder == nil || holder == page.number else { return }
      holder = page.number
      page.contacts.insert(number)
    case .moved, .updated:
      guard page.contacts.contains(number) else { return }
    case .ended, .cancelled:
      guard page.contacts.remove(number) != nil else { return }
      if page.contacts.isEmpty { holder = nil }
    }
    report.contact = page.contact(number)
    act(.touch(report), line: line, at: instant)
    for other in pages.values
    where other.number != page.number && other.isGreeted && other.outbox.takesSound {
      other.say(PageWords.finger(report))
    }
  }

  /// A page is gone, and with it its fingers, and what it held down (SP2).
  private func forget(_ page: Page) {
    for number in page.contacts.sorted() {
      let report = TouchReport(ContactID(number), .cancelled, x: .nan, y: .nan)
      let line = #"{"touch": {"id": \#(number), "phase": "cancelled"}}"#
      touch(report, line, at: nil, of: page, at: clock.now)
    }
    for button in page.buttons.sorted(by: { $0.rawValue < $1.rawValue }) {
      let line = #"{"button": {"name": "\#(button.rawValue)", "down": false}}"#
      perform(.button(button, isDown: false), line, of: page, at: clock.now)
    }
    for key in page.keys.sorted(by: { $0.usage < $1.usage }) {
      let line = #"{"key": {"name": "\#(key.rawValue)", "down": false}}"#
      perform(.key(key, isDown: false), line, of: page, at: clock.now)
    }
    pages[page.number] = nil
    phone.advance()
    tellState()
  }
}
