/// How a scroll view moves by itself along one axis, as a function of time alone.
///
/// Steps SC10… are in `Documentation/Behaviour/Scrolling.md`.
package struct ScrollMotion {
  /// Where it is at a time after its beginning, and how fast, in points and points a second.
  package struct State: Equatable {
    package var offset: Double
    package var velocity: Double

    package init(offset: Double, velocity: Double) {
      (self.offset, self.velocity) = (offset, velocity)
    }
  }

  private enum Course {
    /// It slows down by itself.
    case coast(State, goal: Double, rate: Double)
    /// A spring without swings pulls it to a place.
    case spring(State, goal: Double)
    /// It creeps back to a place from where it was let go of.
    case creep(Double, goal: Double)
    case rest(Double)
  }

  /// What it does, each from its own time on, in seconds after the beginning.
  private var courses: [(start: Double, course: Course)]
  /// Seconds from the beginning until it rests.
  package let duration: Double
  /// Where it will rest.
  package let goal: Double

  // MARK: Creating

  /// Makes the motion of what was let go of.
  ///
  /// - Parameters:
  ///   - start: Where, and how fast it went.
  ///   - range: Where it can rest.
  ///   - rate: How much of its speed is left after a millisecond, 0…1.
  ///   - bounces: Whether it can go beyond the range.
  ///   - tolerance: How near to its goal it is there, in points.
  package init(
    from start: State, within range: ClosedRange<Double>, rate: Double, bounces: Bool,
    tolerance: Double
  ) {
    let inside = min(max(start.offset, range.lowerBound), range.upperBound)
    if start.offset != inside {
      self.init(backFrom: start, to: inside, tolerance: tolerance)
      return
    }
    let goal = Self.coastGoal(start, rate)
    guard abs(start.velocity) > ScrollFigures.leastSpeed else {
      self.init(courses: [(0, .rest(start.offset))], duration: 0, goal: start.offset)
      return
    }
    let coast = Course.coast(start, goal: goal, rate: rate)
    if range.contains(goal) {
      self.init(courses: [(0, coast)], duration: Self.coastTime(start, rate), goal: goal)
      return
    }
    // SC11: it runs into an edge, and comes back from beyond.
    let edge = goal < range.lowerBound ? range.lowerBound : range.upperBound
    let time = Self.time(from: start, to: edge, rate)
    let arrival = Self.value(of: coast, after: time)
    guard bounces else {
      self.init(courses: [(0, coast), (time, .rest(edge))], duration: time, goal: edge)
      return
    }
    let hit = State(offset: edge, velocity: arrival.velocity)
    let back = ScrollMotion(springFrom: hit, to: edge, tolerance: tolerance)
    self.init(
      courses: [(0, coast), (time, .spring(hit, goal: edge))], duration: time + back.duration,
      goal: edge)
  }

  /// SC12: makes the motion of what was let go of, to a place that somebody chose.
  package init(from start: State, to goal: Double, rate: Double, tolerance: Double) {
    let natural = Self.coastGoal(start, rate)
    let way = goal - start.offset
    guard abs(start.velocity) > ScrollFigures.restSpeed, way * start.velocity > 0 else {
      self.init(springFrom: start, to: goal, tolerance: tolerance)
      return
    }
    if abs(goal - natural) < tolerance {
      let coast = Course.coast(start, goal: natural, rate: rate)
      self.init(courses: [(0, coast)], duration: Self.coastTime(start, rate), goal: natural)
      return
    }
    // As fast as it would have to be to coast there.
    let speed = abs(way) / Self.reach(rate) + ScrollFigures.leastSpeed
    let other = State(offset: start.offset, velocity: way < 0 ? -speed : speed)
    let coast = Course.coast(other, goal: goal, rate: rate)
    self.init(courses: [(0, coast)], duration: Self.coastTime(other, rate), goal: goal)
  }

  /// SC13: makes the motion to a place by a spring without swings.
  package init(springFrom start: State, to goal: Double, tolerance: Double) {
    let course = Course.spring(start, goal: goal)
    let time = Self.settling(within: tolerance) { Self.value(of: course, after: $0).offset - goal }
    self.init(courses: [(0, course)], duration: time, goal: goal)
  }

  private init(backFrom start: State, to edge: Double, tolerance: Double) {
    guard abs(start.velocity) < ScrollFigures.restSpeed else {
      self.init(springFrom: start, to: edge, tolerance: tolerance)
      return
    }
    let course = Course.creep(start.offset, goal: edge)
    let time = Self.settling(within: tolerance) { Self.value(of: course, after: $0).offset - edge }
    self.init(courses: [(0, course)], duration: time, goal: edge)
  }

  private init(courses: [(start: Double, course: Course)], duration: Double, goal: Double) {
    (self.courses, self.duration, self.goal) = (courses, duration, goal)
  }

  // MARK: Observing

  /// Where it is at a time; from the end on it is at its goal.
  package func state(after time: Double) -> State {
    guard time < duration else { return State(offset: goal, velocity: 0) }
    guard let now = courses.last(where: { $0.start <= time }) else {
      return courses.first.map { Self.value(of: $0.course, after: 0) }
        ?? State(offset: goal, velocity: 0)
    }
    return Self.value(of: now.course, after: time - now.start)
  }

  // MARK: Internals

  private static func value(of course: Course, after time: Double) -> State {
    switch course {
    case .rest(let place): return State(offset: place, velocity: 0)
    case .coast(let start, _, let rate):
      // SC10: v(t) = v·d^(1000t), and the sum of it over milliseconds.
      let left = pow(rate, 1000 * time)
      return State(
        offset: start.offset + start.velocity * reach(rate) * (1 - left),
        velocity: start.velocity * left)
    case .spring(let start, let goal):
      let (ω, x) = (ScrollFigures.edgeFrequency, start.offset - goal)
      let (slope, left) = (start.velocity + ω * x, exp(-ω * time))
      return State(
        offset: goal + (x + slope * time) * left, velocity: (slope - ω * (x + slope * time)) * left)
    case .creep(let start, let goal):
      let (slow, fast) = ScrollFigures.restDecays
      let (one, other) = (exp(-slow * time), exp(-fast * time))
      let share = (start - goal) / (fast - slow)
      return State(
        offset: goal + share * (fast * one - slow * other),
        velocity: share * fast * slow * (other - one))
    }
  }

  /// How many seconds' worth of its speed something coasts in all.
  private static func reach(_ rate: Double) -> Double { rate / (1 - rate) / 1000 }

  /// SC10: where something coasts to; what it would creep below the least speed it does not go.
  private static func coastGoal(_ start: State, _ rate: Double) -> Double {
    let speed = abs(start.velocity)
    guard speed > ScrollFigures.leastSpeed else { return start.offset }
    let way = (speed - ScrollFigures.leastSpeed) * reach(rate)
    return start.offset + (start.velocity < 0 ? -way : way)
  }

  private static func coastTime(_ start: State, _ rate: Double) -> Double {
    log(abs(start.velocity) / ScrollFigures.leastSpeed) / (-1000 * log(rate))
  }

  private static func time(from start: State, to place: Double, _ rate: Double) -> Double {
    let left = 1 - (place - start.offset) / (start.velocity * reach(rate))
    return left > 0 ? log(left) / (1000 * log(rate)) : 0
  }

  /// When something that dies away is near 0 for good, to a tenth of a millisecond.
  private static func settling(within tolerance: Double, _ rest: (Double) -> Double) -> Double {
    // Past a second nothing here turns back; before, each step is looked at.
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
