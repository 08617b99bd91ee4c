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
    let page = Page(lastPage, socket, at: BootClock.now)
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
    let state = PageState(
      phone.state, app: options.program?.name ?? "", status: status,
      pages: pages.values.count { $0.isGreeted }, holder: holder,
      outputs: options.actuators.map(\.identity.title))
    guard state != shownState else { return }
    shownState = state
    say(state.message)
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
    case .step(let action, let line): perform(action, line, of: page, at: page.time ?? now)
    case .front: bringToFront()
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
    if let state = shownState, state == before { page.say(state.message) }
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
    switch action {
    case .touch(let report, let target):
      guard touch(report, at: target, of: page, at: instant) else { return }
    case .button(let button, let isDown): phone.take(.button(button, isDown: isDown))
    case .key(let key, let isDown): phone.take(.key(key, isDown: isDown))
    case .shake: phone.take(.shake)
    case .rotate(let orientation): phone.take(.rotate(orientation))
    case .set(let settings):
      phone.advance()
      let state = phone.state
      var (phoneSettings, environment) = (state.settings, state.environment)
      for setting in settings { setting.apply(to: &phoneSettings, &environment) }
      phone.take(.settings(phoneSettings))
      phone.take(.environment(environment))
    default: return
    }
    record?.add(line, at: instant)
  }

  // MARK: Touches

  /// - Returns: Whether the phone was told.
  private func touch(
    _ report: TouchReport, at target: TouchTarget?, of page: Page, at instant: PhoneInstant
  ) -> Bool {
    let number = report.contact.number
    var report = report
    if case .point(let x, let y)? = target { (report.x, report.y) = (x, y) }
    switch report.phase {
    case .began:
      // SP1.
      guard holder == nil || holder == page.number else { return false }
      holder = page.number
      page.contacts.insert(number)
    case .moved, .updated:
      guard page.contacts.contains(number) else { return false }
    case .ended, .cancelled:
      guard page.contacts.remove(number) != nil else { return false }
      if page.contacts.isEmpty { holder = nil }
    }
    report.contact = page.contact(number)
    phone.take(.touch(report), at: instant)
    for other in pages.values
    where other.number != page.number && other.isGreeted && other.outbox.takesSound {
      other.say(PageWords.finger(report))
    }
    return true
  }

  /// A page is gone, and with it its fingers (SP2).
  private func forget(_ page: Page) {
    let now = BootClock.now
    for number in page.contacts.sorted() {
      let report = TouchReport(ContactID(number), .cancelled, x: .nan, y: .nan)
      if touch(report, at: nil, of: page, at: now) {
        record?.add(#"{"touch": {"id": \#(number), "phase": "cancelled"}}"#, at: now)
      }
    }
    pages[page.number] = nil
    phone.advance()
    tellState()
  }
}
