import PhoneHardware
import PhoneLink

/// The phone's one Taptic Engine: when it is warm, for whom, and how late it is.
///
/// `Documentation/Behaviour/FeedbackGenerators.md` has the steps (P1–P7, T1–T6) that comments name.
/// Every call hands in the time, which must not go backwards.
public struct TapticEngine: Sendable, Equatable {
  /// Who asked for it to be prepared: one generator of one app.
  public struct Holder: Sendable, Hashable {
    /// The app.
    public var app: AppID
    /// The app's generator.
    public var generator: GeneratorID

    /// Names a generator.
    public init(app: AppID, generator: GeneratorID) {
      self.app = app
      self.generator = generator
    }
  }

  /// How long what takes.
  public let timing: TapticTiming

  /// Makes an engine at rest, which so many generators of one app can have prepared at once.
  public init(timing: TapticTiming, mostHolders: Int = FeedbackLimits.standard.preparedGenerators) {
    self.timing = timing
    self.mostHolders = mostHolders
  }

  // MARK: Doing

  /// A generator expects to be triggered soon.
  public mutating func prepare(_ holder: Holder, at now: PhoneInstant) {
    advance(to: now)
    let streak = streaks[holder.app] ?? .unbroken(until: now.advanced(by: timing.patience))
    // P5. Whoever has gone on preparing for too long without a trigger is ignored until it triggers.
    guard case .unbroken(let limit) = streak else { return }
    let count = holds.reduce(0) { $0 + ($1.key.app == holder.app ? 1 : 0) }
    guard holds[holder] != nil || count < mostHolders else { return }
    // P4. Preparing again puts the end off; P1 and P2 do the rest.
    streaks[holder.app] = streak
    holds[holder] = min(now.advanced(by: timing.prepared), limit)
    warm(at: now)
  }

  /// A generator is gone.
  public mutating func release(_ holder: Holder, at now: PhoneInstant) {
    advance(to: now)
    holds[holder] = nil
    rest()
  }

  /// An app is gone, with all its generators.
  public mutating func releaseAll(of app: AppID, at now: PhoneInstant) {
    advance(to: now)
    holds = holds.filter { $0.key.app != app }
    streaks[app] = nil
    rest()
  }

  /// Says when a pattern that is triggered now begins to be felt.
  ///
  /// Whether it is played is for others to decide; `play` then says so.
  public func onset(at now: PhoneInstant) -> PhoneInstant {
    // T1. An idle engine has to warm first. T2. A warming one needs what is left of that, so that
    // preparing and triggering at once gains nothing. T3. A prepared one is only as late as it is.
    switch state(at: now) {
    case .idle: now.advanced(by: timing.warming + timing.latency)
    case .warming(let ready): ready.advanced(by: timing.latency)
    case .prepared, .playing: now.advanced(by: timing.latency)
    }
  }

  /// A generator triggered a pattern that is played, from `onset` until `end`.
  public mutating func play(_ holder: Holder, until end: PhoneInstant, at now: PhoneInstant) {
    advance(to: now)
    // T4. A trigger ends every preparation, whosever.
    holds = [:]
    streaks = streaks.filter { $0.value == .exhausted }
    streaks[holder.app] = nil
    warm(at: now)
    busyUntil = max(busyUntil ?? end, end)
  }

  /// A generator triggered what is not played.
  public mutating func suppress(_ holder: Holder, at now: PhoneInstant) {
    advance(to: now)
    // T5. Its own preparation ends as if it had been played; nobody else's does.
    streaks[holder.app] = nil
    holds[holder] = nil
    rest()
  }

  /// A haptic engine runs, and wants it kept ready for as long as it does.
  mutating func keep(_ key: EngineKey, at now: PhoneInstant) {
    advance(to: now)
    // P7.
    kept.insert(key)
    warm(at: now)
  }

  /// A haptic engine runs no more.
  mutating func letGo(_ key: EngineKey, at now: PhoneInstant) {
    advance(to: now)
    kept.remove(key)
    rest()
  }

  /// What still plays ends sooner than it was going to; `nil` where nothing plays any more.
  public mutating func cutShort(to end: PhoneInstant?, at now: PhoneInstant) {
    advance(to: now)
    busyUntil = end
    rest()
  }

  /// Lets time pass.
  public mutating func advance(to now: PhoneInstant) {
    // P3. Preparations end by themselves.
    for (holder, end) in holds where end <= now {
      holds[holder] = nil
      if streaks[holder.app] == .unbroken(until: end) { streaks[holder.app] = .exhausted }
    }
    if let end = busyUntil, end <= now { busyUntil = nil }
    rest()
  }

  // MARK: Observing

  /// What it is doing.
  public func state(at now: PhoneInstant) -> TapticState {
    guard let readyAt else { return .idle }
    if now < readyAt { return .warming(until: readyAt) }
    if let busyUntil, now < busyUntil { return .playing(until: busyUntil) }
    if !kept.isEmpty { return .prepared(until: .never) }
    guard let end = holds.values.max(), now < end else { return .idle }
    return .prepared(until: end)
  }

  /// When it is ready, or has been since; `nil` while it is idle.
  var readyInstant: PhoneInstant? { readyAt }

  /// The next moment at which its state changes by itself.
  public func nextDeadline(after now: PhoneInstant) -> PhoneInstant? {
    guard let readyAt else { return nil }
    let ends = [readyAt, busyUntil, holds.values.max()].compactMap(\.self)
    return ends.filter { $0 > now }.min()
  }

  // MARK: Internals

  private let mostHolders: Int
  /// When it is ready, or has been since; `nil` while it is idle.
  private var readyAt: PhoneInstant?
  /// When all that was triggered is over; `nil` while nothing is.
  private var busyUntil: PhoneInstant?
  /// The haptic engines that keep it ready.
  private var kept: Set<EngineKey> = []
  /// Until when each preparation lasts.
  private var holds: [Holder: PhoneInstant] = [:]
  /// How long each app that prepares may still go on so.
  private var streaks: [AppID: Streak] = [:]

  /// Preparations of one app, each before the last one's end, without a trigger.
  private enum Streak: Sendable, Equatable {
    /// They may go on until then.
    case unbroken(until: PhoneInstant)
    /// They went on for too long; only a trigger ends that.
    case exhausted
  }

  /// Begins to warm an idle engine; one that is warm, or warming, goes on.
  private mutating func warm(at now: PhoneInstant) {
    // P1, P2.
    if readyAt == nil { readyAt = now.advanced(by: timing.warming) }
  }

  /// Goes idle once nobody needs it and nothing plays.
  private mutating func rest() {
    // P6, T6. A streak ends with the last preparation in it, and the engine's rest follows.
    let holding = Set(holds.keys.map(\.app))
    streaks = streaks.filter { $0.value == .exhausted || holding.contains($0.key) }
    if holds.isEmpty, kept.isEmpty, busyUntil == nil { readyAt = nil }
  }
}
