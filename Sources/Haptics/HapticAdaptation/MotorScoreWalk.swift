/// Makes the steps of a score, in order of their time.
public struct MotorScoreWalk: IteratorProtocol, Sendable {
  /// Seconds after which a step is repeated where nothing changes.
  ///
  /// - Source: ours; it lets a device be told how long a step lasts, so that it stops by itself
  ///   soon after whoever plays it hangs. Confidence: guess.
  public static let longestStep = 5.0

  private let score: MotorScore
  private var motors: MotorPair
  private var active: [ActiveEvent] = []
  private var nextEvent = 0
  /// When levels were last looked at.
  private var now = -Double.infinity
  /// What was last asked of the motors.
  private var current = MotorStep(time: -.infinity)
  /// When that was, or where there was nothing yet, when levels were first looked at.
  private var lastStep = -Double.infinity
  private var hasPendingOnset = false

  init(_ score: MotorScore) {
    self.score = score
    motors = MotorPair(score.profile)
  }

  /// The next step; `nil` when everything is over.
  ///
  /// - Complexity: O(*n*) in the events that play, for each `minimumStep` until something changes.
  public mutating func next() -> MotorStep? {
    while let moment = nextMoment() {
      if let step = decide(at: moment) { return step }
    }
    return nil
  }

  // MARK: Internals

  /// An event that plays.
  private struct ActiveEvent {
    var event: FeltEvent
    var end: Double
  }

  private var shortest: Double { score.profile.minimumStep }
  /// Seconds that a rounding may make of nothing.
  private static let slack = 1e-9

  /// When levels are looked at next.
  private func nextMoment() -> Double? {
    // M9. An onset waits for nothing but the step before it.
    var onset: Double?
    if nextEvent < score.events.count {
      onset = max(score.events[nextEvent].start, current.time + shortest)
    }
    if active.isEmpty && current.isSilent { return onset }
    // M10. Levels are looked at once a step, or where something ends within the next.
    let earliest = now + shortest
    let ends = active.lazy.map(\.end).filter { $0 >= earliest && $0 < earliest + self.shortest }
    let regular = ends.min() ?? earliest
    if let onset, onset < regular + shortest - Self.slack { return onset }
    return regular
  }

  /// Looks at the levels of a moment; gives a step where they ask for one.
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

  /// Begins the events that are due.
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

  /// When a tap's pulse is over.
  private func pulseEnd(
    _ event: FeltEvent, from start: Double, before following: Double
  ) -> Double {
    let profile = score.profile
    // M5. As long as full drive takes to make it felt, within limits.
    let rise = MotorModel.riseTime(profile.strong, to: event.amplitude * score.gain)
    let end = start + min(max(rise, profile.shortestPulse), profile.longestPulse)
    // M11. A rest of one step stands before the next onset, where there is room for both.
    let rest = following - shortest
    return rest >= start + shortest - Self.slack ? min(end, rest) : end
  }

  /// The number itself, or 0 where it is none.
  private static func finite(_ value: Float) -> Double { value.isFinite ? Double(value) : 0 }

  /// Whether a device is to be told of a step.
  private func isWorthwhile(_ step: MotorStep) -> Bool {
    // An event that a control holds silent is walked through in pieces, too, not at once.
    let isLate = step.time - lastStep >= Self.longestStep - shortest
    if step.isSilent { return !current.isSilent || isLate }
    if hasPendingOnset || current.isSilent || isLate { return true }
    let change = max(abs(step.strong - current.strong), abs(step.weak - current.weak))
    if change >= score.profile.levelStep { return true }
    // A frequency matters only where it is played as one; 5 % is a guess at what can be told.
    return score.profile.weak == nil
      && abs(step.frequency - current.frequency) > 0.05 * current.frequency
  }

  /// What events ask for, on average over the step from a moment on.
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
