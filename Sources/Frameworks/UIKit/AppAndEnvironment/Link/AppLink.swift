import DisplayList
import EmbeddedPhone
import PhoneHardware
import PhoneLink

/// An app's side of what passes between it and the phone.
///
/// The steps TU1… are in `Documentation/Behaviour/Turns.md`, L6… in `AppLife.md`.
@MainActor
package final class AppLink {
  /// Makes the link of an app.
  ///
  /// - Parameters:
  ///   - driver: Runs the app.
  ///   - settle: Is called when a turn is done but for what the app has put off, and calls what is
  ///     handed to it when that is done as well.
  ///   - send: Takes what the app says to the phone.
  package init(
    _ driver: AppDriver, settle: @escaping (@escaping @MainActor () -> Void) -> Void = { $0() },
    send: @escaping (AppMessage) -> Void
  ) {
    (self.driver, self.settle, self.send) = (driver, settle, send)
    PhoneWishes.take = { send(.wish($0)) }
  }

  /// Takes what the phone says; a turn acts on all before it, and is answered (TU2).
  package func take(_ message: PhoneMessage) {
    guard case .turn(let instant) = message else { return waiting.append(message) }
    let messages = waiting
    waiting = []
    AppTimers.shared.isOpen = true
    listen()
    run(messages, until: instant)
    settle { [self] in answer(instant) }
  }

  // MARK: Internals

  private let driver: AppDriver
  private let settle: (@escaping @MainActor () -> Void) -> Void
  private let send: (AppMessage) -> Void
  private var waiting: [PhoneMessage] = []
  private var questions: [InspectionID] = []
  /// What the answer to the last question told of, in its order.
  private var told: [Told] = []
  private var outcomes: [(InspectionID, Bool)] = []
  private var isWatched = true

  /// When the next turn comes, as far as the app has asked for one.
  private var expected: PhoneInstant?

  /// TU10: asks for a turn, if something happens between two of them.
  private func listen() {
    AppTimers.shared.onAdd = { [weak self] in self?.ask(at: $0) }
    let ask: @MainActor () -> Void = { [weak self] in
      guard let self else { return }
      self.ask(at: driver.now)
    }
    LayerSession.current.onChange = {
      if PhoneTime.isOnMainQueue { MainActor.assumeIsolated { ask() } }
    }
  }

  private func ask(at time: TimeInterval) {
    guard !AppTimers.shared.isOpen, driver.life != nil else { return }
    let instant = PhoneInstant(noEarlierThan: max(time, driver.now))
    guard instant < expected ?? instant.advanced(by: .nanoseconds(1)) else { return }
    expected = instant
    send(.wake(at: instant))
  }

  private struct Told {
    weak var object: AccessibleObject?
  }

  private func run(_ messages: [PhoneMessage], until instant: PhoneInstant) {
    var messages = messages
    if driver.life == nil {
      // The app is launched into what is there already, and so sees it from the beginning.
      driver.advance(to: instant.seconds)
      for case .traits(let traits) in messages { UIScreen.main.take(traits) }
      let phases = messages.compactMap { if case .phase(let phase) = $0 { phase } else { nil } }
      driver.launch(
        isInFront: phases.contains { $0 == .active || $0 == .inactive },
        for: takeRequest(from: &messages))
    }
    for (place, message) in messages.enumerated() {
      // What does not say when it happened did so before all that follows and says it.
      if message.instant == nil {
        let later = messages[place...].compactMap(\.instant).min() ?? instant
        driver.advance(to: min(later, instant).seconds)
      }
      act(on: message)
    }
    driver.advance(to: instant.seconds)
    EmbeddedPhone.lineInUse?.deliveries.turn()
  }

  /// Takes out what the app is launched for, if that is more than being seen.
  private func takeRequest(from messages: inout [PhoneMessage]) -> OpenRequest? {
    for (place, message) in messages.enumerated() {
      guard case .open(let request) = message else { continue }
      messages.remove(at: place)
      return request
    }
    return nil
  }

  private func act(on message: PhoneMessage) {
    switch message {
    case .traits(let traits): UIScreen.main.take(traits)
    case .phase(let phase): driver.life?.go(to: AppLife.Phase(phase))
    case .touches(let samples): driver.take(samples.map(FingerReport.init))
    case .motion(let phase, let instant):
      driver.shake(AppDriver.ShakeProgress(phase), at: instant.seconds)
    case .watch(let isWatched): self.isWatched = isWatched
    case .key(let stroke): driver.take(stroke)
    case .happened(let event): driver.life?.happen(event)
    case .open(let request): driver.life?.open(request)
    case .button(.headset, true, let instant):
      driver.remoteControl(.remoteControlTogglePlayPause, at: instant.seconds)
    case .inspect(let question): questions.append(question)
    case .perform(let request, let place, let action):
      let object = told.indices.contains(place) ? told[place].object : nil
      outcomes.append((request, object.map(action.perform) ?? false))
    default: break
    }
  }

  /// Sends what is seen, where somebody looks and it is another picture than before (TU8, TU11).
  private func show() {
    guard isWatched else { return }
    guard let drawing = driver.picture() else { return }
    let bytes = DrawingWriter.bytes(of: drawing)
    guard bytes.count <= LinkLimits.frameBytes else {
      return Complaint.once(
        "the screen is not shown: its picture has \(bytes.count) bytes, and "
          + "\(LinkLimits.frameBytes) are the most")
    }
    send(.frame(ScreenFrame(bytes)))
  }

  private func answer(_ instant: PhoneInstant) {
    let next = driver.finishTurn()
    if let life = driver.life, life.phase >= .inactive { show() }
    AppTimers.shared.isOpen = false
    for (request, isDone) in outcomes { send(.performed(request, isDone)) }
    outcomes = []
    if !questions.isEmpty {
      let reading = ScreenReader.readAll()
      told = reading.objects.map(Told.init)
      let elements = reading.elements.map(ScreenElement.init)
      for question in questions { send(.inspected(question, elements)) }
    }
    questions = []
    expected = next.map { PhoneInstant(noEarlierThan: $0) }
    send(.turned(instant, wakeAt: expected))
  }
}

extension PhoneMessage {
  /// When it happened, as far as it says so; of several samples the first.
  fileprivate var instant: PhoneInstant? {
    switch self {
    case .touches(let samples): samples.map(\.time).min()
    case .motion(_, let instant), .button(_, _, let instant): instant
    case .key(let stroke): stroke.time
    default: nil
    }
  }
}
