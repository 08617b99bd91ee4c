/// An iterator over the steps of a score, in the order of time.
public struct MotorScoreIterator: IteratorProtocol, Sendable {
  /// Seconds after which an unchanged step is repeated.
  ///
  /// - Source: ours; a device receives the duration of each step, so that it stops by itself soon
  ///   after its program hangs. Confidence: guess.
  public static let longestStep = 5.0

  private let score: MotorScore
  private var motors: MotorPair
  private var active: [ActiveEvent] = []
  private var nextEvent = 0
  /// The time at which levels were last evaluated.
  private var now = -Double.infinity
  /// The last step.
  private var current = MotorStep(time: -.infinity)
  /// The time of the last step, or of the first evaluation if there was none.
  private var lastStep = -Double.infinity
  private var hasPendingOnset = false

  init(_ score: MotorScore) {
    self.score = score
    motors = MotorPair(score.profile)
  }

  /// Returns the next step; `nil` at the end.
  ///
  /// - Complexity: O(*n*) in the playing events, for each `minimumStep` until something changes.
  public mutating func next() -> MotorStep? {
    while let moment = nextMoment() {
      if let step = decide(at: moment) { return step }
    }
    return nil
  }

  // MARK: Internals

  /// A playing event.
  private struct ActiveEvent {
    var event: FeltEvent
    var end: Double
  }

  private var shortest: Double { score.profile.minimumStep }
  /// The tolerance for rounding, in seconds.
  private static let slack = 1e-9

  /// Returns the time of the next evaluation.
  private func nextMoment() -> Double? {
    // An onset waits only for the step before it (Adaptation.M9).
    var onset: Double?
    if nextEvent < score.events.count {
      onset = max(score.events[nextEvent].start, current.time + shortest)
    }
    if active.isEmpty && current.isSilent { return onset }
    // Levels are evaluated once per step, or where an event ends within the next (Adaptation.M10).
    let earliest = now + shortest
    let ends = active.lazy.map(\.end).filter { $0 >= earliest && $0 < earliest + self.shortest }
    let regular = ends.min() ?? earliest
    if let onset, onset < regular + shortest - Self.slack { return onset }
    return regular
  }

  /// Evaluates the levels at a time; returns a step if they require one.
  private mutating func decide(at moment: Double) -> MotorStep? {
    if now.isFinite { motors.turn(for: moment - now) } else { lastStep = moment }
    now = moment
    activate(at: moment)
    active.removeAll { $0.end <= moment + Self.slack }
    let demand = demand(from: moment)
    let inputs = motors.inputs(strong: demand.strong, weak: demand.weak, over: shortest)
    var step = motors.step(at: moment, inputs, frequency: demand.frequency)
    guard isWorthwhile(step) else { return nil }
    step.isOnset = hasPendingOnset && !step.isSilent
    if step.isOnset { hasPendingOnset = false }
    motors.inputs = inputs
    current = step
    lastStep = moment
    return step
  }

  /// Activates the events that are due.
  private mutating func activate(at moment: Double) {
    let first = nextEvent
    while nextEvent < score.events.count,
      score.events[nextEvent].start <= moment + Self.slack
    {
      nextEvent += 1
    }
    if nextEvent > first { hasPendingOnset = true }
    let following = nextEvent < score.events.count ? score.events[nextEvent].start : .infinity
    for event in score.events[first..<nextEvent] {
      let end = event.envelope == nil ? pulseEnd(event, from: moment, before: following) : event.end
      active.append(ActiveEvent(event: event, end: end))
    }
  }

  /// Returns the end of a tap's pulse.
  private func pulseEnd(
    _ event: FeltEvent, from start: Double, before following: Double
  ) -> Double {
    let profile = score.profile
    // The time in which full drive makes the tap felt, within limits (Adaptation.M5).
    let rise = MotorModel.riseTime(profile.strong, to: event.amplitude * score.gain)
    let end = start + min(max(rise, profile.shortestPulse), profile.longestPulse)
    // A rest of one step precedes the next onset, if there is room for both (Adaptation.M11).
    let rest = following - shortest
    return rest >= start + shortest - Self.slack ? min(end, rest) : end
  }

  /// Returns the number, or 0 if it is NaN or infinite.
  private static func finite(_ value: Float) -> Double { value.isFinite ? Double(value) : 0 }

  /// Returns whether a step must be sent to the device.
  private func isWorthwhile(_ step: MotorStep) -> Bool {
    // An event that a parameter mutes is also traversed in steps.
    let isLate = step.time - lastStep >= Self.longestStep - shortest
    if step.isSilent { return !current.isSilent || isLate }
    if hasPendingOnset || current.isSilent || isLate { return true }
    let change = max(abs(step.strong - current.strong), abs(step.weak - current.weak))
    if change >= score.profile.levelStep { return true }
    // A change of frequency matters only for single waves; 5 % is a guess at what is noticeable.
    return score.profile.weak == nil
      && abs(step.frequency - current.frequency) > 0.05 * current.frequency
  }

  /// Returns the average levels required by events over the step from a time on.
  private func demand(from moment: Double) -> MotorDemand {
    var demand = MotorDemand()
    for part in 0..<MotorDemand.partCount {
      let time = moment + (Double(part) + 0.5) / Double(MotorDemand.partCount) * shortest
      demand.beginPart()
      let control = score.mapping.amplitude(
        intensity: Self.finite(score.intensity.value(at: time)))
      let offset = Self.finite(score.sharpness.value(at: time))
      for active in active where time < active.end {
        let event = active.event
        var level = event.amplitude
        var sharpness = event.sharpness
        if let envelope = event.envelope {
          level *= envelope.level(at: time - event.start) * control
          sharpness += offset
        }
        let frequency = score.mapping.frequency(sharpness: sharpness)
        demand.add(level, frequency, score.profile.shares(of: frequency))
      }
      demand.endPart(gain: score.gain)
    }
    return demand
  }
}
