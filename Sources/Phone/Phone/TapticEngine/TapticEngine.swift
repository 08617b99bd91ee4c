import TactusPhoneLink
import TactusPhoneTypes

/// The Taptic Engine of the phone: its readiness, its holders and its latency.
///
/// `Documentation/Behaviour/FeedbackGenerators.md` has the steps (FeedbackGenerators.P1–P7,
/// FeedbackGenerators.T1–T6) that comments name. Every call receives the time, which must not go
/// backwards.
public struct TapticEngine: Sendable, Equatable {
  /// The identifier of a generator that prepared the engine, with its app.
  public struct Holder: Sendable, Hashable {
    /// The app.
    public var app: AppID
    /// The app's generator.
    public var generator: GeneratorID

    /// Creates an identifier.
    public init(app: AppID, generator: GeneratorID) {
      self.app = app
      self.generator = generator
    }
  }

  /// The timing of the engine.
  public let timing: TapticTiming

  /// Creates an idle engine that `maximumHolders` generators of one app can keep prepared.
  public init(
    timing: TapticTiming, maximumHolders: Int = FeedbackLimits.standard.preparedGenerators
  ) {
    self.timing = timing
    self.maximumHolders = maximumHolders
  }

  // MARK: Doing

  /// Prepares the engine for a generator.
  public mutating func prepare(_ holder: Holder, at now: PhoneInstant) {
    advance(to: now)
    let streak = streaks[holder.app] ?? .unbroken(until: now.advanced(by: timing.patience))
    // An app that prepares for too long without a trigger is ignored until it triggers
    // (FeedbackGenerators.P5).
    guard case .unbroken(let limit) = streak else { return }
    let count = holds.reduce(0) { $0 + ($1.key.app == holder.app ? 1 : 0) }
    guard holds[holder] != nil || count < maximumHolders else { return }
    // Preparing again extends the preparation (FeedbackGenerators.P4), and warms an idle engine
    // (FeedbackGenerators.P1, FeedbackGenerators.P2).
    streaks[holder.app] = streak
    holds[holder] = min(now.advanced(by: timing.prepared), limit)
    warm(at: now)
  }

  /// Removes a generator that was released.
  public mutating func release(_ holder: Holder, at now: PhoneInstant) {
    advance(to: now)
    holds[holder] = nil
    rest()
  }

  /// Removes all generators of an app.
  public mutating func releaseAll(of app: AppID, at now: PhoneInstant) {
    advance(to: now)
    holds = holds.filter { $0.key.app != app }
    streaks[app] = nil
    rest()
  }

  /// Returns the instant at which a pattern that is triggered now begins to be felt.
  ///
  /// The policy decides whether it is played; `play` then records it.
  public func onset(at now: PhoneInstant) -> PhoneInstant {
    // An idle engine must warm first (FeedbackGenerators.T1). A warming one needs the rest of that
    // time, so that preparing and triggering at once gains nothing (FeedbackGenerators.T2). A
    // prepared one has only its latency (FeedbackGenerators.T3).
    switch state(at: now) {
    case .idle: now.advanced(by: timing.warming + timing.latency)
    case .warming(let ready): ready.advanced(by: timing.latency)
    case .prepared, .playing: now.advanced(by: timing.latency)
    }
  }

  /// Records that a generator triggered a pattern that is played from `onset` until `end`.
  public mutating func play(_ holder: Holder, until end: PhoneInstant, at now: PhoneInstant) {
    advance(to: now)
    // A trigger ends every preparation, of any generator (FeedbackGenerators.T4).
    holds = [:]
    streaks = streaks.filter { $0.value == .exhausted }
    streaks[holder.app] = nil
    warm(at: now)
    busyUntil = max(busyUntil ?? end, end)
  }

  /// Records that a generator triggered a pattern that is not played.
  public mutating func suppress(_ holder: Holder, at now: PhoneInstant) {
    advance(to: now)
    // Its own preparation ends as if it had been played; those of others continue
    // (FeedbackGenerators.T5).
    streaks[holder.app] = nil
    holds[holder] = nil
    rest()
  }

  /// Keeps the engine ready while a haptic engine runs.
  mutating func retain(_ key: EngineKey, at now: PhoneInstant) {
    advance(to: now)
    // A running haptic engine keeps the Taptic Engine ready (FeedbackGenerators.P7).
    kept.insert(key)
    warm(at: now)
  }

  /// Removes a haptic engine that has stopped.
  mutating func release(_ key: EngineKey, at now: PhoneInstant) {
    advance(to: now)
    kept.remove(key)
    rest()
  }

  /// Shortens the current playback; `nil` if nothing plays any more.
  public mutating func shortenPlayback(to end: PhoneInstant?, at now: PhoneInstant) {
    advance(to: now)
    busyUntil = end
    rest()
  }

  /// Advances time to an instant.
  public mutating func advance(to now: PhoneInstant) {
    // Preparations end by themselves (FeedbackGenerators.P3).
    for (holder, end) in holds where end <= now {
      holds[holder] = nil
      if streaks[holder.app] == .unbroken(until: end) { streaks[holder.app] = .exhausted }
    }
    if let end = busyUntil, end <= now { busyUntil = nil }
    rest()
  }

  // MARK: Observing

  /// Returns the state at an instant.
  public func state(at now: PhoneInstant) -> TapticState {
    guard let readyAt else { return .idle }
    if now < readyAt { return .warming(until: readyAt) }
    if let busyUntil, now < busyUntil { return .playing(until: busyUntil) }
    if !kept.isEmpty { return .prepared(until: .never) }
    guard let end = holds.values.max(), now < end else { return .idle }
    return .prepared(until: end)
  }

  /// The instant at which the engine is or became ready; `nil` while it is idle.
  var readyInstant: PhoneInstant? { readyAt }

  /// Returns the next instant at which the state changes without input.
  public func nextDeadline(after now: PhoneInstant) -> PhoneInstant? {
    guard let readyAt else { return nil }
    let ends = [readyAt, busyUntil, holds.values.max()].compactMap(\.self)
    return ends.filter { $0 > now }.min()
  }

  // MARK: Internals

  private let maximumHolders: Int
  /// The instant at which the engine is or became ready; `nil` while it is idle.
  private var readyAt: PhoneInstant?
  /// The end of everything triggered; `nil` while nothing plays.
  private var busyUntil: PhoneInstant?
  /// The haptic engines that keep the engine ready.
  private var kept: Set<EngineKey> = []
  /// The end of each preparation.
  private var holds: [Holder: PhoneInstant] = [:]
  /// The time until which each app may continue to prepare without a trigger.
  private var streaks: [AppID: Streak] = [:]

  /// The successive preparations of one app without a trigger, each before the end of the one
  /// before.
  private enum Streak: Sendable, Equatable {
    /// Preparations are accepted until that instant.
    case unbroken(until: PhoneInstant)
    /// The app prepared for too long; only a trigger ends this state.
    case exhausted
  }

  /// Starts warming an idle engine; a warm or warming one continues.
  private mutating func warm(at now: PhoneInstant) {
    // Warming does not start over (FeedbackGenerators.P1, FeedbackGenerators.P2).
    if readyAt == nil { readyAt = now.advanced(by: timing.warming) }
  }

  /// Makes the engine idle if no client needs it and nothing plays.
  private mutating func rest() {
    // A streak ends with the last preparation in it, and the engine's rest follows
    // (FeedbackGenerators.P6, FeedbackGenerators.T6).
    let holding = Set(holds.keys.map(\.app))
    streaks = streaks.filter { $0.value == .exhausted || holding.contains($0.key) }
    if holds.isEmpty, kept.isEmpty, busyUntil == nil { readyAt = nil }
  }
}
