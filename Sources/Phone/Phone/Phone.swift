import HapticPatterns
import HapticSynthesis
import PhoneHardware
import PhoneLink

/// A phone: what happens to it goes in, what it wants done comes out.
///
/// It has no thread, no clock and no files. The same inputs at the same instants give the same
/// effects, whoever drives it: a shell in real time, or a test that winds the clock.
public struct Phone: Sendable {
  /// The device.
  public let model: PhoneModel
  /// How long its Taptic Engine takes for what.
  public let timing: TapticTiming
  /// What moves under the finger.
  public let actuator: ActuatorProfile

  /// Boots a phone.
  public init(
    _ model: PhoneModel = .current, timing: TapticTiming = .standard,
    policy: FeedbackPolicy = FeedbackPolicy(), actuator: ActuatorProfile = .tapticEngine
  ) {
    self.model = model
    self.timing = timing
    self.policy = policy
    self.actuator = actuator
    peaks = FeltPeaks(actuator)
    engine = TapticEngine(timing: timing, mostHolders: policy.limits.preparedGenerators)
  }

  // MARK: Doing

  /// Lets something happen at an instant, and says what is to be done, in that order.
  ///
  /// An instant before the latest counts as the latest: a clock that jumps back stops the phone's
  /// time, and breaks nothing.
  public mutating func step(_ input: PhoneInput, at instant: PhoneInstant) -> [PhoneEffect] {
    now = max(now, instant)
    engine.advance(to: now)
    voices = voices.filter { $0.value.end > now }
    switch input {
    case .tick: return []
    case .connected(let app):
      if apps[app] == nil { apps[app] = AppRecord(budget: MessageBudget(at: now)) }
      return []
    case .message(let message, let app): return receive(message, from: app)
    case .violation(let reason, let app): return apps[app] == nil ? [] : end(app, reason)
    case .disconnected(let app): return forget(app)
    case .foreground(let app):
      foreground = app
      return []
    case .environment(let environment):
      self.environment = environment
      return []
    }
  }

  // MARK: Observing

  /// When something changes next without an input; a `tick` then lets it.
  public var nextDeadline: PhoneInstant? { engine.nextDeadline(after: now) }

  /// What the Taptic Engine is doing.
  public var engineState: TapticState { engine.state(at: now) }

  /// The app in front, if there is one.
  public private(set) var foreground: AppID?

  /// What bears on haptics beside the app that asks.
  public private(set) var environment = PhoneEnvironment()

  /// The latest instant that was handed in.
  public private(set) var now = PhoneInstant.boot

  // MARK: Internals

  /// What the phone knows of an app.
  private struct AppRecord: Sendable {
    /// The app's name; `nil` until it has greeted.
    var name: String?
    var budget: MessageBudget
    var recent = RecentFeedback()
  }

  /// A pattern that plays, or is about to.
  private struct Voice: Sendable {
    var app: AppID
    var end: PhoneInstant
  }

  private let policy: FeedbackPolicy
  private var peaks: FeltPeaks
  private var engine: TapticEngine
  private var apps: [AppID: AppRecord] = [:]
  private var voices: [VoiceID: Voice] = [:]
  private var lastVoice: UInt64 = 0

  // MARK: Apps

  private mutating func receive(_ message: AppMessage, from app: AppID) -> [PhoneEffect] {
    // L4. Whoever is not connected any more is not heard.
    guard var record = apps[app] else { return [] }
    // L3. More messages than any app needs end the connection.
    let isInBudget = record.budget.take(at: now)
    apps[app] = record
    guard isInBudget else { return end(app, .flood) }
    if case .hello(let version, let name) = message { return greet(app, version, name) }
    guard let name = record.name else { return end(app, .order) }
    switch message {
    case .hello: return []
    case .prepare(let generator):
      if isWorthWarming(for: app) {
        engine.prepare(.init(app: app, generator: generator), at: now)
      }
      return []
    case .feedback(let feedback, let intensity, let generator):
      return decide(
        feedback, intensity, .init(app: app, generator: generator), name, record.recent)
    case .release(let generator):
      engine.release(.init(app: app, generator: generator), at: now)
      return []
    }
  }

  /// Takes an app's first message, which names its version and the app.
  private mutating func greet(_ app: AppID, _ version: Int, _ name: String) -> [PhoneEffect] {
    // L1. It speaks the phone's version. L2. It greets once, before all else, by a bearable name.
    guard version == LinkLimits.version else { return end(app, .version) }
    guard apps[app]?.name == nil else { return end(app, .order) }
    guard name.utf8.count <= LinkLimits.nameBytes else { return end(app, .malformed) }
    apps[app]?.name = name
    return [.send(.welcome(version: LinkLimits.version), to: app)]
  }

  private mutating func end(
    _ app: AppID, _ reason: PhoneMessage.Farewell
  ) -> [PhoneEffect] {
    [.send(.goodbye(reason), to: app)] + forget(app) + [.close(app)]
  }

  /// Ends all haptics of an app that is gone.
  private mutating func forget(_ app: AppID) -> [PhoneEffect] {
    // L5. Nobody else's end with them.
    guard apps.removeValue(forKey: app) != nil else { return [] }
    if foreground == app { foreground = nil }
    engine.releaseAll(of: app, at: now)
    let orphans = voices.filter { $0.value.app == app }.keys.sorted { $0.number < $1.number }
    if orphans.isEmpty { return [] }
    for voice in orphans { voices[voice] = nil }
    engine.cutShort(to: voices.values.map(\.end).max(), at: now)
    return orphans.map { .stop($0) }
  }

  // MARK: Feedback

  /// Whether an app in front could be felt at all.
  private func isWorthWarming(for app: AppID) -> Bool {
    // P1. An engine that could not be felt is not warmed.
    model.playsFeedback && foreground == app
  }

  private mutating func decide(
    _ feedback: Feedback, _ intensity: Double, _ holder: TapticEngine.Holder, _ name: String,
    _ recent: RecentFeedback
  ) -> [PhoneEffect] {
    let reason = policy.objection(
      to: feedback, on: model, in: environment, isInFront: foreground == holder.app,
      recent: recent, at: now)
    var entry = HapticLogEntry(
      asked: now, felt: nil, feedback: feedback,
      intensity: SystemFeedback.clamped(intensity), engine: engine.state(at: now).readiness,
      reason: reason, peak: 0, app: name)
    if reason != nil {
      engine.suppress(holder, at: now)
      return [.log(entry)]
    }
    let pattern = SystemFeedback.pattern(feedback, intensity: entry.intensity)
    let felt = engine.onset(at: now)
    let end = felt.advanced(by: .seconds(pattern.duration) + Self.longestTap)
    engine.play(holder, until: end, at: now)
    apps[holder.app]?.recent.add(at: now)
    lastVoice += 1
    let voice = VoiceID(lastVoice)
    voices[voice] = Voice(app: holder.app, end: end)
    entry.felt = felt
    entry.peak = peaks.peak(of: pattern, for: feedback, intensity: entry.intensity)
    return [.play(pattern, voice: voice, from: felt), .log(entry)]
  }

  /// How long after the last tap's start the engine is taken to move.
  ///
  /// - Source: ours, the longest tap of the actuator's mapping with the time to brake. Confidence:
  ///   guess.
  private static let longestTap = Duration.milliseconds(30)
}
