import CoreHaptics
import Synchronization
import TactusHapticPatterns
import TactusPhoneClient
import TactusPhoneLink
import TactusPhoneTypes

/// A phone that a test scripts: it records the app's messages, and sends those of the test.
final class FakePhone: PhoneConnection {
  /// A function that answers a message of the app.
  typealias Script = @Sendable (AppMessage) -> [PhoneMessage]

  /// A script that answers a start, and nothing else.
  static let willing: Script = { message in
    if case .engine(let engine, .start) = message { return [.engine(engine, .started)] }
    return []
  }

  private struct State {
    var sent: [AppMessage] = []
    var answers: [PhoneMessage] = []
    var now = PhoneInstant.boot
  }

  private let script: Script
  private let router = MessageRouter()
  private let state = Mutex(State())
  /// A lock for delivering messages one at a time.
  private let delivery = Mutex(())

  init(
    supportsHaptics: Bool = true, greets: Bool = true, script: @escaping Script = FakePhone.willing
  ) {
    self.script = script
    guard greets else { return }
    let capabilities = HapticCapabilities(supportsHaptics: supportsHaptics, supportsAudio: true)
    router.receive(
      .welcome(version: LinkLimits.version, time: .boot, capabilities: capabilities))
  }

  // MARK: The app's side

  func send(_ message: AppMessage) {
    state.withLock { state in
      state.sent.append(message)
      state.answers += script(message)
    }
  }

  func settle() {
    delivery.withLock { _ in
      let answers = state.withLock { state in
        defer { state.answers = [] }
        return state.answers
      }
      for answer in answers { router.receive(answer) }
    }
  }

  var now: PhoneInstant { state.withLock { $0.now } }

  func close() {}

  // MARK: The test's side

  /// Returns an app's link to the phone.
  func link(patience: Duration = .seconds(600)) -> ClientLink {
    var link = ClientLink(self, router)
    link.patience = patience
    return link
  }

  /// Returns an engine of the phone.
  func engine(patience: Duration = .seconds(600)) throws -> CHHapticEngine {
    try AppPhone.withLink(link(patience: patience)) { try CHHapticEngine() }
  }

  /// Returns a running engine of the phone.
  func runningEngine() throws -> CHHapticEngine {
    let engine = try engine()
    try engine.start()
    return engine
  }

  /// Sends a message; `nil` ends the connection.
  func deliver(_ message: PhoneMessage?) {
    settle()
    delivery.withLock { _ in router.receive(message) }
  }

  /// Sends an event of the only engine.
  func deliver(_ event: EngineEvent) {
    guard let id = engines.first else { return }
    deliver(.engine(id, event))
  }

  /// Advances the phone's clock.
  func advance(_ duration: Duration) {
    state.withLock { $0.now = $0.now.advanced(by: duration) }
  }

  /// All messages of the app so far.
  var sent: [AppMessage] { state.withLock { $0.sent } }

  /// The commands of the app to engines.
  var commands: [EngineCommand] {
    sent.compactMap { if case .engine(_, let command) = $0 { command } else { nil } }
  }

  /// The requests of the app to players, without their creation.
  var requests: [PlayerRequest] {
    sent.compactMap { message in
      guard case .player(_, let request) = message else { return nil }
      if case .create = request { return nil }
      return request
    }
  }

  /// The engines that the app has used, in order.
  var engines: [EngineID] {
    sent.compactMap { if case .engine(let id, _) = $0 { id } else { nil } }
  }

  /// The patterns of the players that the app has created, in order.
  var patterns: [HapticPattern] {
    sent.compactMap {
      if case .player(_, .create(let pattern, engine: _)) = $0 { pattern } else { nil }
    }
  }

  /// The players that the app has created, in order.
  var players: [PlayerID] {
    sent.compactMap { if case .player(let id, .create) = $0 { id } else { nil } }
  }
}
