/// The motion of a scroll view along one axis, as a function of time.
///
/// Steps Scrolling.SC10…
package struct ScrollMotion {
  /// The offset in points and the velocity in points per second at one time.
  package struct State: Equatable {
    package var offset: Double
    package var velocity: Double

    package init(offset: Double, velocity: Double) {
      (self.offset, self.velocity) = (offset, velocity)
    }
  }

  /// A kind of motion, with its start and its goal.
  private enum MotionKind {
    /// A deceleration.
    case deceleration(State, goal: Double, rate: Double)
    /// A critically damped spring to a goal.
    case spring(State, goal: Double)
    /// A return from a rest beyond an edge.
    case edgeReturn(Double, goal: Double)
    case rest(Double)
  }

  /// The phases of the motion by their start times, in seconds.
  private var motions: [(start: Double, motion: MotionKind)]
  /// The duration until rest, in seconds.
  package let duration: Double
  /// The offset at rest.
  package let goal: Double

  // MARK: Creating

  /// Creates the motion after a release.
  ///
  /// - Parameters:
  ///   - start: The offset and velocity at the release.
  ///   - range: The offsets at which the content can rest.
  ///   - rate: The fraction of the velocity that is left after a millisecond, 0…1.
  ///   - bounces: Whether the content can move beyond the range.
  ///   - tolerance: The distance from the goal that counts as reached, in points.
  package init(
    from start: State, within range: ClosedRange<Double>, rate: Double, bounces: Bool,
    tolerance: Double
  ) {
    let inside = min(max(start.offset, range.lowerBound), range.upperBound)
    if start.offset != inside {
      self.init(backFrom: start, to: inside, tolerance: tolerance)
      return
    }
    let goal = Self.decelerationGoal(start, rate)
    guard abs(start.velocity) > ScrollConstants.minSpeed else {
      self.init(motions: [(0, .rest(start.offset))], duration: 0, goal: start.offset)
      return
    }
    let deceleration = MotionKind.deceleration(start, goal: goal, rate: rate)
    if range.contains(goal) {
      self.init(
        motions: [(0, deceleration)], duration: Self.decelerationTime(start, rate), goal: goal)
      return
    }
    // The content hits an edge and bounces (Scrolling.SC11).
    let edge = goal < range.lowerBound ? range.lowerBound : range.upperBound
    let time = Self.time(from: start, to: edge, rate)
    let arrival = Self.value(of: deceleration, after: time)
    guard bounces else {
      self.init(motions: [(0, deceleration), (time, .rest(edge))], duration: time, goal: edge)
      return
    }
    let hit = State(offset: edge, velocity: arrival.velocity)
    let back = ScrollMotion(springFrom: hit, to: edge, tolerance: tolerance)
    self.init(
      motions: [(0, deceleration), (time, .spring(hit, goal: edge))],
      duration: time + back.duration,
      goal: edge)
  }

  /// Creates the motion after a release to a chosen offset (Scrolling.SC12).
  package init(from start: State, to goal: Double, rate: Double, tolerance: Double) {
    let natural = Self.decelerationGoal(start, rate)
    let way = goal - start.offset
    guard abs(start.velocity) > ScrollConstants.restSpeed, way * start.velocity > 0 else {
      self.init(springFrom: start, to: goal, tolerance: tolerance)
      return
    }
    if abs(goal - natural) < tolerance {
      let deceleration = MotionKind.deceleration(start, goal: natural, rate: rate)
      self.init(
        motions: [(0, deceleration)], duration: Self.decelerationTime(start, rate), goal: natural)
      return
    }
    // The velocity of a deceleration that ends at the goal.
    let speed = abs(way) / Self.reach(rate) + ScrollConstants.minSpeed
    let other = State(offset: start.offset, velocity: way < 0 ? -speed : speed)
    let deceleration = MotionKind.deceleration(other, goal: goal, rate: rate)
    self.init(
      motions: [(0, deceleration)], duration: Self.decelerationTime(other, rate), goal: goal)
  }

  /// Creates the motion of a critically damped spring to an offset (Scrolling.SC13).
  package init(springFrom start: State, to goal: Double, tolerance: Double) {
    let motion = MotionKind.spring(start, goal: goal)
    let time = Self.settling(within: tolerance) { Self.value(of: motion, after: $0).offset - goal }
    self.init(motions: [(0, motion)], duration: time, goal: goal)
  }

  private init(backFrom start: State, to edge: Double, tolerance: Double) {
    guard abs(start.velocity) < ScrollConstants.restSpeed else {
      self.init(springFrom: start, to: edge, tolerance: tolerance)
      return
    }
    let motion = MotionKind.edgeReturn(start.offset, goal: edge)
    let time = Self.settling(within: tolerance) { Self.value(of: motion, after: $0).offset - edge }
    self.init(motions: [(0, motion)], duration: time, goal: edge)
  }

  private init(motions: [(start: Double, motion: MotionKind)], duration: Double, goal: Double) {
    (self.motions, self.duration, self.goal) = (motions, duration, goal)
  }

  /// Returns the same motion, with a later start.
  package func later(by time: Double) -> ScrollMotion {
    ScrollMotion(
      motions: motions.map { (start: $0.start - time, motion: $0.motion) },
      duration: max(0, duration - time),
      goal: goal)
  }

  // MARK: Observing

  /// Returns the state at a time after the start; from the end on it is the goal.
  package func state(after time: Double) -> State {
    guard time < duration else { return State(offset: goal, velocity: 0) }
    guard let now = motions.last(where: { $0.start <= time }) else {
      return motions.first.map { Self.value(of: $0.motion, after: 0) }
        ?? State(offset: goal, velocity: 0)
    }
    return Self.value(of: now.motion, after: time - now.start)
  }

  // MARK: Internals

  private static func value(of motion: MotionKind, after time: Double) -> State {
    switch motion {
    case .rest(let place): return State(offset: place, velocity: 0)
    case .deceleration(let start, _, let rate):
      // V(t) = v·d^(1000t), and the sum of it over milliseconds (Scrolling.SC10).
      let left = pow(rate, 1000 * time)
      return State(
        offset: start.offset + start.velocity * reach(rate) * (1 - left),
        velocity: start.velocity * left)
    case .spring(let start, let goal):
      let (ω, x) = (ScrollConstants.edgeFrequency, start.offset - goal)
      let (slope, left) = (start.velocity + ω * x, exp(-ω * time))
      return State(
        offset: goal + (x + slope * time) * left, velocity: (slope - ω * (x + slope * time)) * left)
    case .edgeReturn(let start, let goal):
      let (slow, fast) = ScrollConstants.restDecayRates
      let (one, other) = (exp(-slow * time), exp(-fast * time))
      let share = (start - goal) / (fast - slow)
      return State(
        offset: goal + share * (fast * one - slow * other),
        velocity: share * fast * slow * (other - one))
    }
  }

  /// Returns the distance of a deceleration divided by its initial velocity, in seconds.
  private static func reach(_ rate: Double) -> Double { rate / (1 - rate) / 1000 }

  /// Returns the offset at which a deceleration ends, at the minimum speed (Scrolling.SC10).
  private static func decelerationGoal(_ start: State, _ rate: Double) -> Double {
    let speed = abs(start.velocity)
    guard speed > ScrollConstants.minSpeed else { return start.offset }
    let way = (speed - ScrollConstants.minSpeed) * reach(rate)
    return start.offset + (start.velocity < 0 ? -way : way)
  }

  private static func decelerationTime(_ start: State, _ rate: Double) -> Double {
    log(abs(start.velocity) / ScrollConstants.minSpeed) / (-1000 * log(rate))
  }

  private static func time(from start: State, to place: Double, _ rate: Double) -> Double {
    let left = 1 - (place - start.offset) / (start.velocity * reach(rate))
    return left > 0 ? log(left) / (1000 * log(rate)) : 0
  }

  /// Returns the time from which a decaying function stays within a tolerance, to a tenth of a
  /// millisecond.
  private static func settling(within tolerance: Double, _ rest: (Double) -> Double) -> Double {
    // No motion here exceeds the tolerance again after 4 s; earlier times are searched in steps.
    var time = 4.0
    while time > 0, abs(rest(time)) <= tolerance { time -= 1.0 / 64 }
    var (low, high) = (max(0, time), max(0, time) + 1.0 / 64)
    for _ in 0..<8 {
      let middle = (low + high) / 2
      if abs(rest(middle)) > tolerance { low = middle } else { high = middle }
    }
    return high
  }
}
