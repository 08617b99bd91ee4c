import TactusPhone
import TactusPhoneLink
import TactusPhoneScript
import TactusPhoneTypes

// Messages from and to the pages.
extension SimulatorController {
  /// Adds a page that the server has accepted.
  func addPage(_ socket: PageSocket) {
    // SimulatorPages.SL3.
    guard pages.count < PageLimits.pages else {
      return socket.end(.policy, "Too many pages show this phone. Close one of them.")
    }
    lastPage += 1
    let page = Page(lastPage, socket, bytesBehind: options.bytesBehind, at: BootClock.now)
    pages[page.number] = page
    let number = page.number
    socket.receive = { [weak self] event in
      guard let self, let page = pages[number] else { return }
      switch event {
      case .text(let bytes): receive(bytes, isText: true, from: page)
      case .bytes(let bytes): receive(bytes, isText: false, from: page)
      case .closed: remove(page)
      }
    }
  }

  /// Sends a message to every page.
  func broadcast(_ message: String) {
    for page in pages.values where page.hasJoined { page.send(text: message) }
  }

  /// Sends sound to every page.
  func sendSound(_ bytes: [UInt8]) {
    for page in pages.values { page.sendSound(bytes) }
  }

  /// Sends the phone's state if an app that does not respond has come to the front or was left
  /// (HomeScreen.S8).
  func sendChangedStatus() {
    if host.read({ status(in: $0) }) != shownState?.status { sendState() }
  }

  /// Returns the status that pages show: with a Home screen that of the app in the foreground.
  private func status(in state: borrowing Phone) -> AppStatus {
    switch status {
    case .running where options.home != nil && !state.isForegroundResponding: .hanging
    case .hanging where options.home != nil && state.isForegroundResponding: .running
    default: status
    }
  }

  /// Sends the phone's state to the pages if it has changed.
  func sendState() {
    let now = clock.now
    let app = options.programDescription?.name ?? options.program?.name ?? ""
    let until = mode == .running ? nil : history.map { max($0.end, now) }
    let state = host.read { phone in
      PageState(
        phone, hasHome: options.home != nil, app: app, status: status(in: phone),
        pages: pages.values.count { $0.hasJoined }, holder: holder,
        outputs: options.devices.map(\.title), mode: mode,
        pausedAt: mode == .running ? nil : now, since: history?.start ?? firstJoin,
        until: until, canRewind: canRewind)
    }
    guard state != shownState else { return }
    shownState = state
    broadcast(state.message(at: now))
  }

  // MARK: Requests

  private func receive(_ bytes: [UInt8], isText: Bool, from page: Page) {
    // SimulatorPages.SL9. libsoup hands over all that has come, one message after the other.
    guard !isEnding.load(ordering: .relaxed) else { return }
    let now = BootClock.now
    do throws(PageRequest.FormatError) {
      let requests =
        isText ? try PageRequest.read(bytes) : try PageRequest.readTouches(bytes)
      // SimulatorPages.SL2.
      guard page.rateLimiter.take(max(1, requests.count), at: now) else {
        return page.socket.end(.policy, "This page has sent too many messages.")
      }
      page.time = nil
      for request in requests {
        guard handle(request, from: page, at: now) else { return page.socket.end(.malformed) }
      }
    } catch {
      return page.socket.end(.malformed)
    }
    sendState()
  }

  /// Handles a request of a page.
  ///
  /// - Returns: Whether the request is valid.
  private func handle(_ request: PageRequest, from page: Page, at now: PhoneInstant) -> Bool {
    if case .hello(let version, let time) = request {
      guard !page.hasJoined else { return false }
      guard version == PageLimits.version else {
        // SimulatorPages.SG9. A page of an earlier program is loaded again.
        page.send(text: PageMessages.welcome(page: page.number, run: run))
        return false
      }
      page.clock = PageClockOffset(time, at: now)
      sendInitialMessages(to: page)
      return true
    }
    guard page.hasJoined else { return false }
    switch request {
    case .hello: return false
    case .at(let milliseconds): page.time = page.instant(milliseconds, now: now)
    case .touch(let report, let milliseconds):
      let instant = page.instant(milliseconds, now: now)
      // SimulatorPages.ST5. Inputs during a replay are ignored.
      if replay == nil { touch(report, of: page, at: clock.instant(ofReal: instant)) }
    case .seen(let messages, let frames):
      guard page.confirm(messages: messages, frames: frames) else { return false }
      sendPendingFrames()
    case .step(let action, let line):
      execute(action, line, of: page, at: clock.instant(ofReal: page.time ?? now))
      // Such as a locked screen; what a touch changes is an event of the phone.
      updateFrame()
    case .refused(let reason): page.send(text: PageMessages.refused(reason))
    case .front: if replay == nil { send(nil, line: #"{"front": true}"#, at: clock.now) }
    case .pause(true): pause()
    case .pause(false): resume()
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

  /// Sends a new page the complete state (SimulatorPages.SP3).
  private func sendInitialMessages(to page: Page) {
    page.hasJoined = true
    page.send(text: PageMessages.welcome(page: page.number, run: run))
    let before = shownState
    sendState()
    // An unchanged state was not sent, but is new to this page.
    if let state = shownState, state == before { page.send(text: state.message(at: clock.now)) }
    for number in haptics.keys.sorted() {
      if let message = haptics[number]?.message { page.send(text: message) }
    }
    let lines = tail?.lines ?? launchedApp?.tail.lines ?? []
    if !lines.isEmpty { page.send(text: PageMessages.output(lines)) }
    if let last = lastEnding { page.send(text: PageMessages.ended(last.name, last.ending)) }
    if !copiedText.isEmpty { page.send(text: PageMessages.copied(copiedText)) }
    if let external { page.send(text: PageMessages.external(external.device)) }
    if let known = services.shown { page.send(text: known.message) }
    scheduleServices()
    page.send(text: PageMessages.files(server.files.map { _ in files.shown ?? [] }))
    readFiles()
    page.send(text: elementsMessage)
    scheduleInspection()
    sendPendingFrames()
  }

  private func execute(
    _ action: ScriptStep.Action, _ line: String, of page: Page, at instant: PhoneInstant
  ) {
    // SimulatorPages.ST5. Inputs during a replay are ignored.
    guard replay == nil else { return }
    switch action {
    case .button(let button, let isDown):
      if isDown { page.buttons.insert(button) } else { page.buttons.remove(button) }
      send(.button(button, isDown: isDown), line: line, at: instant)
    case .key(let key, let isDown):
      if isDown { page.keys.insert(key) } else { page.keys.remove(key) }
      send(.key(key, isDown: isDown), line: line, at: instant)
    case .text(let text): send(.text(text), line: line, at: instant)
    case .pasteboard(let text): send(.pasteboard(text), line: line, at: instant)
    // SimulatorPages.SA1. An alert that has been dismissed is not answered.
    case .answer(let label):
      let isAsked = host.read { $0.alerts.first?.buttons.contains(label) == true }
      guard isAsked else { return }
      send(.answer(label), line: line, at: instant)
    case .switcher: send(.openSwitcher, line: line, at: instant)
    case .back:
      let hasBack = host.read { $0.backTitle != nil }
      guard hasBack else { return }
      send(.goBack, line: line, at: instant)
    case .open(let request): send(.open(request), line: line, at: instant)
    case .shake: send(.shake, line: line, at: instant)
    case .rotate(let orientation):
      send(.rotate(orientation), line: line, at: instant, isState: true)
    case .set(let settings):
      host.advance()
      var (phoneSettings, environment) = host.read { ($0.settings, $0.environment) }
      for setting in settings { setting.apply(to: &phoneSettings, &environment) }
      send(.settings(phoneSettings), line: nil, at: instant)
      send(.environment(environment), line: line, at: instant, isState: true)
    default: return
    }
  }

  // MARK: Touches

  /// Passes a page's touch on to the phone and to the other pages, if the page may touch it.
  ///
  /// - Parameter line: The line of a script for it; by default with all values of the report.
  private func touch(
    _ report: TouchReport, of page: Page, at instant: PhoneInstant, line: String? = nil
  ) {
    let number = report.contact.number
    switch report.phase {
    case .began:
      // SimulatorPages.SP1.
      guard holder == nil || holder == page.number else { return }
      holder = page.number
      page.contacts.insert(number)
    case .moved, .updated:
      guard page.contacts.contains(number) else { return }
    case .ended, .cancelled:
      guard page.contacts.remove(number) != nil else { return }
      if page.contacts.isEmpty { holder = nil }
    }
    var sent = report
    sent.contact = page.contact(number)
    send(.touch(sent), line: line ?? report.scriptLine, at: instant)
    for other in pages.values
    where other.number != page.number && other.hasJoined && other.flow.canSendSound {
      other.send(text: PageMessages.finger(sent))
    }
  }

  /// Removes a page, lifts its fingers and releases the buttons and keys it held down
  /// (SimulatorPages.SP2).
  private func remove(_ page: Page) {
    for number in page.contacts.sorted() {
      let report = TouchReport(ContactID(number), .cancelled, x: .nan, y: .nan)
      let line = #"{"touch": {"id": \#(number), "phase": "cancelled"}}"#
      touch(report, of: page, at: clock.now, line: line)
    }
    for button in page.buttons.sorted(by: { $0.rawValue < $1.rawValue }) {
      let line = #"{"button": {"name": "\#(button.rawValue)", "down": false}}"#
      execute(.button(button, isDown: false), line, of: page, at: clock.now)
    }
    for key in page.keys.sorted(by: { $0.usage < $1.usage }) {
      let line = #"{"key": {"name": "\#(key.rawValue)", "down": false}}"#
      execute(.key(key, isDown: false), line, of: page, at: clock.now)
    }
    pages[page.number] = nil
    host.advance()
    sendState()
  }
}
