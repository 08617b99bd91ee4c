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
    digitizer = Digitizer(model)
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
    return take(input) + runTurns()
  }

  /// Takes an input, before the apps get their turns.
  private mutating func take(_ input: PhoneInput) -> [PhoneEffect] {
    switch input {
    case .tick:
      return playOn() + endSounds() + stopIdle() + endShake() + loseHope() + lockWhenIdle()
    case .connected(let app):
      if apps[app] == nil { apps[app] = AppRecord(budget: MessageBudget(at: now)) }
      return []
    case .message(let message, let app): return receive(message, from: app)
    case .violation(let reason, let app): return apps[app] == nil ? [] : end(app, reason)
    case .disconnected(let app): return noteGone(app) + forget(app)
    case .foreground(let app): return bringToFront(app)
    case .environment(let environment):
      let before = traits
      let wasInCall = self.environment.isInCall
      let sound = soundStatuses
      self.environment = environment
      let news = traits == before ? [] : tellTraits()
      return interrupt(ifSince: wasInCall) + stopUnwelcome() + allGates + news
        + tellSound(since: sound)
    case .hapticsFailed: return reset()
    case .touch(let report): return touch(report)
    case .button(let button, let isDown): return press(button, isDown: isDown)
    case .key(let key, let isDown): return press(key, isDown: isDown)
    case .shake: return shake()
    case .rotate(let orientation): return rotate(to: orientation)
    case .settings(let settings): return take(settings)
    case .inspect(let id): return inspect(id)
    case .perform(let id, let place, let action): return perform(id, place, action)
    case .watch(let isWatched): return watch(isWatched)
    case .happened(let event): return happen(event)
    case .open(let request): return open(request)
    case .quit(let app): return quit(app)
    case .gaveUp(let app): return giveUp(app)
    }
  }

  // MARK: Observing

  /// When something changes next without an input; a `tick` then lets it.
  public var nextDeadline: PhoneInstant? {
    var next = engine.nextDeadline(after: now)
    func consider(_ instant: PhoneInstant?) {
      guard let instant else { return }
      next = min(next ?? instant, instant)
    }
    for key in table.active { consider(table.players[key].flatMap(nextDeadline)) }
    for key in table.running { consider(idleEnd(of: key)) }
    consider(nextTurn)
    consider(systemSounds.map(\.end).min())
    consider(lockTime)
    return next
  }

  /// What the Taptic Engine is doing.
  public var engineState: TapticState { engine.state(at: now) }

  /// The app in front, if there is one.
  public internal(set) var foreground: AppID?

  /// What bears on haptics beside the app that asks.
  public internal(set) var environment = PhoneEnvironment()

  /// What people have set that apps see.
  public internal(set) var settings = PhoneSettings()

  /// How the phone is held.
  public internal(set) var orientation = DeviceOrientation.portrait

  /// Whether somebody looks at the screen; while nobody does, frames are not kept up to date.
  public internal(set) var isWatched = true

  /// Whether the screen is dark and takes no touches, until somebody wakes the phone.
  public internal(set) var isLocked = false

  /// The latest instant that was handed in.
  public private(set) var now = PhoneInstant.boot

  // MARK: Internals

  /// What the phone knows of an app.
  struct AppRecord: Sendable {
    /// The app's name; `nil` until it has greeted.
    var name: String?
    var budget: MessageBudget
    var recent = RecentFeedback()
    /// What kind of sound it makes.
    var session = SoundSession()
    /// Whether it wants to know how things are with sound.
    var listens = false
    /// Whether something has taken the sound away from it, and gives it back.
    var isInterrupted = false
  }

  /// A pattern that plays, or is about to.
  private struct Voice: Sendable {
    var app: AppID
    var end: PhoneInstant
  }

  let policy: FeedbackPolicy
  var peaks: FeltPeaks
  var engine: TapticEngine
  var table = EngineTable()
  var lastVoice: UInt64 = 0
  var apps: [AppID: AppRecord] = [:]
  /// The system sounds that are not over, the first to begin first.
  var systemSounds: [SystemSoundRecord] = []
  /// What is known of apps that show themselves.
  var screens: [AppID: AppScreen] = [:]
  var digitizer: Digitizer
  var keyboard = Keyboard()
  /// What the next app that shows itself is opened for.
  var opening: OpenRequest?
  /// How bright an app wants the screen, until the phone is locked.
  var appBrightness: Double?
  /// When somebody touched the phone last.
  var lastUse = PhoneInstant.boot
  /// The app that comes to the front when the phone is woken.
  var behindLock: AppID?
  /// When a shake that goes on is over, and the app that was told of it.
  var shaking: (app: AppID, end: PhoneInstant)?
  private var voices: [VoiceID: Voice] = [:]

  // MARK: Apps

  private mutating func receive(_ message: AppMessage, from app: AppID) -> [PhoneEffect] {
    // L4. Whoever is not connected any more is not heard.
    guard var record = apps[app] else { return [] }
    // L3. More messages than any app needs end the connection.
    let isInBudget = record.budget.take(message, at: now)
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
    case .engine(let engine, let command):
      return take(command, for: EngineKey(app: app, engine: engine))
    case .player(let player, let request):
      return take(request, for: PlayerKey(app: app, player: player), of: name)
    case .sound(let request): return take(request, of: app, name)
    case .join: return join(app, name)
    case .frame(let frame): return show(frame, of: app)
    case .turned(let instant, let wakeAt): return turned(app, instant, wakeAt)
    case .wake(let instant): return wake(app, instant)
    case .inspected(let id, let elements): return inspected(app, id, elements)
    case .performed(let id, let isDone): return performed(app, id, isDone)
    case .wish(let wish): return take(wish, of: app)
    }
  }

  /// Takes an app's first message, which names its version and the app.
  private mutating func greet(_ app: AppID, _ version: Int, _ name: String) -> [PhoneEffect] {
    // L1. It speaks the phone's version. L2. It greets once, before all else, by a bearable name.
    guard version == LinkLimits.version else { return end(app, .version) }
    guard apps[app]?.name == nil else { return end(app, .order) }
    guard name.utf8.count <= LinkLimits.nameBytes else { return end(app, .malformed) }
    apps[app]?.name = name
    let capabilities = HapticCapabilities(
      supportsHaptics: model.playsPatterns, supportsAudio: true)
    let welcome = PhoneMessage.welcome(
      version: LinkLimits.version, time: now, capabilities: capabilities)
    return [.send(welcome, to: app)]
  }

  mutating func end(
    _ app: AppID, _ reason: PhoneMessage.Farewell
  ) -> [PhoneEffect] {
    [.send(.goodbye(reason), to: app)] + forget(app) + [.close(app)]
  }

  /// Ends all haptics of an app that is gone.
  mutating func forget(_ app: AppID) -> [PhoneEffect] {
    // L5. Nobody else's end with them.
    guard apps.removeValue(forKey: app) != nil else { return [] }
    let sound = soundStatuses
    let answers = forgetScreen(of: app)
    return answers + forgetHaptics(of: app) + tellSound(since: sound)
  }

  private mutating func forgetHaptics(of app: AppID) -> [PhoneEffect] {
    if foreground == app { foreground = nil }
    engine.releaseAll(of: app, at: now)
    let orphans = voices.filter { $0.value.app == app }.keys.sorted { $0.number < $1.number }
    let effects = forgetSounds(of: app) + forgetEngines(of: app)
    if orphans.isEmpty { return effects }
    for voice in orphans { voices[voice] = nil }
    engine.cutShort(to: voices.values.map(\.end).max(), at: now)
    return effects + orphans.map { .stop($0) }
  }

  // MARK: Feedback

  /// Whether an app in front could be felt at all.
  private func isWorthWarming(for app: AppID) -> Bool {
    // P1. An engine that could not be felt is not warmed.
    model.playsFeedback && foreground == app
  }

  mutating func decide(
    _ feedback: Feedback, _ intensity: Double, _ holder: TapticEngine.Holder, _ name: String,
    _ recent: RecentFeedback
  ) -> [PhoneEffect] {
    let reason = policy.objection(
      to: feedback, on: model, in: surroundings, isInFront: foreground == holder.app,
      recent: recent, at: now)
    var entry = HapticLogEntry(
      asked: now, felt: nil, subject: .feedback(feedback),
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
    let name = NamedFeedback(feedback, intensity: entry.intensity)
    return [.play(pattern, as: name, voice: voice, from: felt), .log(entry)]
  }

  /// How long after the last tap's start the engine is taken to move.
  ///
  /// - Source: ours, the longest tap of the actuator's mapping with the time to brake. Confidence:
  ///   guess.
  private static let longestTap = Duration.milliseconds(30)
}
