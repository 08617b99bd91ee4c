import CoreHaptics
import EmbeddedPhone
import HapticPatterns
import PhoneHardware
import PhoneLink
import Synchronization

/// A phone that a test plays: it notes what the app says, and says what the test tells it.
final class FakePhone: PhoneConnection {
  /// What it says to a message of the app.
  typealias Script = @Sendable (AppMessage) -> [PhoneMessage]

  /// Answers a start, and nothing else.
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
  private let switchboard = Switchboard()
  private let state = Mutex(State())
  /// Held while messages are handed over, so that they come one at a time.
  private let delivery = Mutex(())

  init(
    supportsHaptics: Bool = true, greets: Bool = true, script: @escaping Script = FakePhone.willing
  ) {
    self.script = script
    guard greets else { return }
    let capabilities = HapticCapabilities(supportsHaptics: supportsHaptics, supportsAudio: true)
    switchboard.receive(
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
      for answer in answers { switchboard.receive(answer) }
    }
  }

  var now: PhoneInstant { state.withLock { $0.now } }

  func close() {}

  // MARK: The test's side

  /// The app's line to it.
  func line(patience: Duration = .seconds(600)) -> PhoneLine {
    var line = PhoneLine(self, switchboard)
    line.patience = patience
    return line
  }

  /// An engine on it.
  func engine(patience: Duration = .seconds(600)) throws -> CHHapticEngine {
    try EmbeddedPhone.lend(line(patience: patience)) { try CHHapticEngine() }
  }

  /// An engine on it that runs.
  func runningEngine() throws -> CHHapticEngine {
    let engine = try engine()
    try engine.start()
    return engine
  }

  /// Says something; `nil` is that it is gone.
  func say(_ message: PhoneMessage?) {
    settle()
    delivery.withLock { _ in switchboard.receive(message) }
  }

  /// Says something of the only engine.
  func say(_ event: EngineEvent) {
    guard let id = engines.first else { return }
    say(.engine(id, event))
  }

  /// Winds its clock.
  func wind(_ duration: Duration) {
    state.withLock { $0.now = $0.now.advanced(by: duration) }
  }

  /// All that the app has said so far.
  var sent: [AppMessage] { state.withLock { $0.sent } }

  /// What the app has said to engines.
  var commands: [EngineCommand] {
    sent.compactMap { if case .engine(_, let command) = $0 { command } else { nil } }
  }

  /// What the app has said to players, but for their making.
  var requests: [PlayerRequest] {
    sent.compactMap { message in
      guard case .player(_, let request) = message else { return nil }
      if case .make = request { return nil }
      return request
    }
  }

  /// The engines that the app has spoken of, the first first.
  var engines: [EngineID] {
    sent.compactMap { if case .engine(let id, _) = $0 { id } else { nil } }
  }

  /// The patterns of the players that the app has made, the first first.
  var patterns: [HapticPattern] {
    sent.compactMap {
      if case .player(_, .make(let pattern, engine: _)) = $0 { pattern } else { nil }
    }
  }

  /// The players that the app has made, the first first.
  var players: [PlayerID] {
    sent.compactMap { if case .player(let id, .make) = $0 { id } else { nil } }
  }
}
