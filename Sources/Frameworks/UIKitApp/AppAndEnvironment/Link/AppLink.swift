import TactusDisplayList
import TactusPhoneClient
import TactusPhoneLink
import TactusPhoneTypes

/// The app's end of the link to the phone.
///
/// The steps Turns.TU1…, AppLife.L6…
@MainActor
package final class AppLink {
  /// Creates the link of an app.
  ///
  /// - Parameters:
  ///   - driver: Runs the app.
  ///   - settle: Called at the end of a turn; it runs the app's deferred work, and then calls its
  /// argument.
  ///   - send: Sends a message to the phone.
  package init(
    _ driver: AppDriver, settle: @escaping (@escaping @MainActor () -> Void) -> Void = { $0() },
    send: @escaping (AppMessage) -> Void
  ) {
    (self.driver, self.settle, self.send) = (driver, settle, send)
    PhoneRequests.handler = { send(.request($0)) }
  }

  /// Receives a message; a turn processes all messages before it and is acknowledged (Turns.TU2).
  package func receive(_ message: PhoneMessage) {
    guard case .turn(let instant) = message else { return waiting.append(message) }
    let messages = waiting
    waiting = []
    AppTimers.shared.isTurnActive = true
    observeChanges()
    run(messages, until: instant)
    endTurn(instant)
  }

  // MARK: Internals

  private let driver: AppDriver
  private let settle: (@escaping @MainActor () -> Void) -> Void
  private let send: (AppMessage) -> Void
  private var waiting: [PhoneMessage] = []
  private var imageReducer = ImageReducer()
  private var inspections: [InspectionID] = []
  /// The elements of the last inspection.
  private var sentElements = SentElements()
  private var outcomes: [(InspectionID, Bool)] = []
  private var isWatched = true
  /// The appearance of the status bar that the phone knows.
  private var sentStatusBar = StatusBarAppearance()

  /// The next turn that the app has requested.
  private var expected: PhoneInstant?

  /// Requests a turn when something changes between two turns (Turns.TU10).
  private func observeChanges() {
    AppTimers.shared.onAdd = { [weak self] in self?.requestTurn(at: $0) }
    let request: @MainActor () -> Void = { [weak self] in
      guard let self else { return }
      self.requestTurn(at: driver.now)
    }
    LayerSession.current.onChange = {
      if PhoneTime.isOnMainQueue { MainActor.assumeIsolated { request() } }
    }
  }

  private func requestTurn(at time: TimeInterval) {
    guard !AppTimers.shared.isTurnActive, driver.life != nil else { return }
    let instant = PhoneInstant(noEarlierThan: max(time, driver.now))
    guard instant < expected ?? instant.advanced(by: .nanoseconds(1)) else { return }
    expected = instant
    send(.wake(at: instant))
  }

  private func run(_ messages: [PhoneMessage], until instant: PhoneInstant) {
    var messages = messages
    if driver.life == nil {
      // The app is launched with the current traits, and so sees them from the beginning.
      driver.advance(to: instant.seconds)
      for case .traits(let traits) in messages { UIScreen.main.update(traits) }
      for case .quickActions(let actions) in messages { QuickActions.restore(actions) }
      for case .restorationState(let text) in messages { SceneRestoration.receive(text) }
      for case .defaults(let text) in messages { SettingsDefaults.receive(text) }
      for case .openableSchemes(let schemes) in messages {
        URLOpener.installedSchemes = Set(schemes)
      }
      let phases = messages.compactMap { if case .phase(let phase) = $0 { phase } else { nil } }
      driver.launch(
        isInFront: phases.contains { $0 == .active || $0 == .inactive },
        for: removeRequest(from: &messages))
    }
    for (place, message) in messages.enumerated() {
      if case .resumed(let time) = message {
        driver.skip(to: time.seconds)
        continue
      }
      // A message without a time happened before all following ones that have one.
      if message.instant == nil {
        let later = messages[place...].compactMap(\.instant).min() ?? instant
        driver.advance(to: min(later, instant).seconds)
      }
      handle(message)
    }
    driver.advance(to: instant.seconds)
    AppPhone.existingLink?.callbacks.deliverWithinTurn()
  }

  /// Removes and returns the first request for an address or a quick action.
  private func removeRequest(from messages: inout [PhoneMessage]) -> OpenItem? {
    for (place, message) in messages.enumerated() {
      guard case .open(let request) = message else { continue }
      messages.remove(at: place)
      return request
    }
    return nil
  }

  private func handle(_ message: PhoneMessage) {
    switch message {
    case .traits(let traits):
      if let life = driver.life { life.update(traits) } else { UIScreen.main.update(traits) }
    case .phase(let phase): driver.life?.transition(to: phase)
    case .touches(let samples): driver.handle(samples)
    case .motion(let phase, let instant): driver.shake(phase, at: instant.seconds)
    case .watch(let isWatched): self.isWatched = isWatched
    case .key(let stroke): driver.handle(stroke)
    case .text(let text, let instant): driver.enter(text, at: instant.seconds)
    case .pasteboard(let text, let instant): driver.copy(text, at: instant.seconds)
    case .pasteboardItems(let items, let instant):
      driver.advance(to: instant.seconds)
      UIPasteboard.general.receive(items)
    case .deviceEvent(let event): driver.life?.handle(event)
    case .open(let request): driver.life?.open(request)
    case .opened(let request, let isOpened): URLOpener.complete(request, isOpened)
    case .openableSchemes(let schemes): URLOpener.installedSchemes = Set(schemes)
    case .alert(let alert): systemDelegate?.phoneDidAsk(alert)
    case .edit(let edit, let instant): driver.edit(edit, at: instant.seconds)
    case .keyboard(let wanted): systemDelegate?.phoneDidUpdate(wanted)
    case .keyboardHeight(let height):
      InputViewPresenter.shared.setKeyboardHeight(CGFloat(height))
    case .installedApps(let apps): systemDelegate?.phoneDidUpdate(apps)
    case .defaults(let text): SettingsDefaults.receive(text)
    case .switcher(let apps): systemDelegate?.phoneDidShowSwitcher(apps)
    case .systemSettings(let settings): systemDelegate?.phoneDidUpdate(settings)
    case .button(.home, _, _): systemDelegate?.homeButtonPressed()
    case .remoteCommand(let event, let instant):
      driver.advance(to: instant.seconds)
      RemoteControlChannel.current.handle(event, at: instant.seconds) { [driver] in
        guard let subtype = UIEvent.EventSubtype(event) else { return }
        driver.remoteControl(subtype, at: instant.seconds)
      }
    case .nowPlaying(let state): systemDelegate?.phoneDidUpdate(state)
    case .announced(let number, let isSpoken): AnnouncementQueue.finish(number, isSpoken)
    case .inspect(let inspection): inspections.append(inspection)
    case .perform(let request, let place, let action):
      outcomes.append((request, sentElements[place].map(action.perform) ?? false))
    default: break
    }
  }

  private var systemDelegate: (any SystemAppDelegate)? {
    driver.life?.application.delegate as? any SystemAppDelegate
  }

  /// Sends the appearance of the status bar if it has changed (Device.SB1).
  private func sendStatusBar() {
    guard let manager = UIApplication.running?.statusBar else { return }
    let content: StatusBarAppearance.Content =
      switch manager.statusBarStyle {
      case .default: .automatic
      case .lightContent: .light
      case .darkContent: .dark
      }
    let bar = StatusBarAppearance(content, isHidden: manager.isStatusBarHidden)
    guard bar != sentStatusBar else { return }
    sentStatusBar = bar
    send(.request(.statusBar(bar)))
  }

  /// Sends the drawing if it has changed and someone watches the screen (Turns.TU8, Turns.TU11,
  /// Turns.TU12).
  private func sendFrame() {
    guard isWatched else { return }
    guard let whole = driver.drawing() else { return }
    let (drawing, losesDetails) = imageReducer.reduce(
      whole, to: LinkLimits.frameBytes, scale: Double(UIScreen.main.scale))
    if losesDetails {
      RuntimeWarning.once(
        "the images on the screen have too many pixels, and are shown with fewer: a frame has at "
          + "most \(LinkLimits.frameBytes) bytes")
    }
    let bytes = DrawingWriter.bytes(of: drawing)
    guard bytes.count <= LinkLimits.frameBytes else {
      return RuntimeWarning.once(
        "the screen is not shown: its drawing has \(bytes.count) bytes, and "
          + "\(LinkLimits.frameBytes) are the limit")
    }
    sendStatusBar()
    send(.frame(ScreenFrame(bytes)))
  }

  /// Ends the turn when the app has the results for which the phone's time waits (AppLife.PT16).
  private func endTurn(_ instant: PhoneInstant) {
    settle { [self] in
      guard AppTimers.shared.hasDueWork else { return finishTurn(instant) }
      AppTimers.shared.finishDueWork { [self] in endTurn(instant) }
    }
  }

  private func finishTurn(_ instant: PhoneInstant) {
    let next = driver.finishTurn()
    // The Home screen is seen behind an app that opens (HomeScreen.Z2).
    if let life = driver.life, life.phase >= .inactive || systemDelegate != nil { sendFrame() }
    AppTimers.shared.isTurnActive = false
    for (request, isDone) in outcomes { send(.performed(request, isDone)) }
    outcomes = []
    if let change = AccessibilityChanges.take() { send(.request(.accessibilityChanged(change))) }
    if !inspections.isEmpty { answer(inspections) }
    inspections = []
    if AccessibilityChanges.takeOutdated() { send(.request(.elementsChanged)) }
    expected = next.map { PhoneInstant(noEarlierThan: $0) }
    send(.turned(instant, wakeAt: expected))
  }

  /// Sends the elements, or what has changed of them if this is enough (Accessibility.AC16).
  private func answer(_ inspections: [InspectionID]) {
    if inspections.allSatisfy(\.acceptsChanges), !AccessibilityChanges.hasChangedElements,
      let update = sentElements.update(after: AccessibilityChanges.scrolls)
    {
      AccessibilityChanges.elementsAreSent()
      for inspection in inspections { send(.unchanged(inspection, update)) }
      return
    }
    var result = ElementInspector.inspectAll(
      isDetailed: inspections.contains(where: \.isDetailed))
    result.elements.fitIntoMessage()
    if inspections.contains(where: { $0.isDetailed && !$0.isOfVoiceOver }) {
      AccessibilityChanges.elementsAreShown()
    }
    let isKnownToVoiceOver = inspections.contains(where: \.isOfVoiceOver)
    sentElements = SentElements(result, isKnownToVoiceOver: isKnownToVoiceOver)
    if isKnownToVoiceOver { AccessibilityChanges.elementsAreSent() }
    for inspection in inspections { send(.inspected(inspection, result.elements)) }
  }
}

extension PhoneMessage {
  /// The time of the message, if it has one; of touches the earliest sample.
  fileprivate var instant: PhoneInstant? {
    switch self {
    case .touches(let samples): samples.map(\.time).min()
    case .motion(_, let instant), .button(_, _, let instant), .remoteCommand(_, let instant),
      .text(_, let instant), .pasteboard(_, let instant), .pasteboardItems(_, let instant),
      .edit(_, let instant):
      instant
    case .key(let stroke): stroke.time
    default: nil
    }
  }
}
