internal import Glibc
import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes

// Gestures for VoiceOver; they are touches like any other.
extension GesturePlayer {
  /// Makes a gesture for VoiceOver, and waits until it is known to be complete.
  public func perform(_ move: VoiceOverMove) {
    let screen = phone.host.state.model.screen
    if move == .firmPress { return pressFirmly() }
    switch move.strokes(width: Double(screen.width), height: Double(screen.height)) {
    case .taps(let count, let fingers, let place):
      let place = free(place, from: Self.places(of: fingers, at: (0, 0)))
      for _ in 0..<count {
        follow([place], fingers: fingers, over: .milliseconds(50))
        phone.advance(by: .milliseconds(80))
      }
    case .tapAndHold(let fingers, let place):
      let place = free(place, from: Self.places(of: fingers, at: (0, 0)))
      follow([place], fingers: fingers, over: .milliseconds(50))
      phone.advance(by: .milliseconds(80))
      follow([place], fingers: fingers, over: Self.holdTime)
    case .flick(let fingers, let way, let place):
      let begin = (dx: -way.dx / 2, dy: -way.dy / 2)
      let place = free(place, from: Self.places(of: fingers, at: begin))
      let points = (0...6).map { step in
        (
          x: place.x + begin.dx + way.dx * Double(step) / 6,
          y: place.y + begin.dy + way.dy * Double(step) / 6
        )
      }
      follow(points, fingers: fingers, over: .milliseconds(100))
    case .path(let fingers, let corners, let place):
      let place = free(place, from: Self.places(of: fingers, at: corners.first ?? (0, 0)))
      let points = corners.map { (x: place.x + $0.dx, y: place.y + $0.dy) }
      follow(points, fingers: fingers, over: .milliseconds(300))
    case .turn(let angle, let place):
      let place = free(place, from: [(-Self.turnRadius, 0), (Self.turnRadius, 0)])
      moveTwoFingers(from: (Self.turnRadius, 0), to: (Self.turnRadius, angle), around: place)
    case .pinch(let start, let end, let place):
      let place = free(place, from: [(-start / 2, 0), (start / 2, 0)])
      moveTwoFingers(from: (start / 2, 0), to: (end / 2, 0), around: place)
    }
    // VoiceOver.VG3. A further tap may follow.
    phone.advance(by: Self.tapInterval)
  }

  /// Explores the screen: puts a finger on a point, and lifts it when the element there has been
  /// spoken of.
  ///
  /// - Parameters:
  ///   - places: The points that the finger reaches one after the other.
  ///   - seconds: The time for which it stays at each of them.
  public func explore(_ places: [(x: Double, y: Double)], for seconds: Double = 0.4) {
    guard let first = places.first, let last = places.last else { return }
    let contact = ContactID(Gesture.firstContact)
    let time = Duration.nanoseconds(Int64((max(seconds, 0) * 1e9).rounded()))
    phone.send(.touch(TouchReport(contact, .began, x: first.x, y: first.y)))
    phone.advance(by: time)
    for place in places.dropFirst() {
      phone.send(.touch(TouchReport(contact, .moved, x: place.x, y: place.y)))
      phone.advance(by: time)
    }
    phone.send(.touch(TouchReport(contact, .ended, x: last.x, y: last.y)))
    phone.settle()
  }

  // MARK: Internals

  /// The time after which no further tap follows.
  private static let tapInterval = Duration.milliseconds(300)
  /// The time for which fingers stay: longer than what makes a hold.
  private static let holdTime = Duration.milliseconds(700)
  /// The distance of neighboring fingers in points.
  private static let spread = 40.0
  /// The distance in points of two fingers that turn from the middle between them.
  private static let turnRadius = 60.0

  /// Returns a place of the interface on the screen held upright, turned around the middle.
  private func turned(_ place: (x: Double, y: Double)) -> ScreenPoint {
    let state = phone.host.state
    let (x, y) = (Double(state.model.screen.width) / 2, Double(state.model.screen.height) / 2)
    let point = state.voiceOverTurn.screen(ScreenPoint(x: place.x - x, y: place.y - y))
    return ScreenPoint(x: x + point.x, y: y + point.y)
  }

  /// Returns a place for a gesture whose fingers come down on no element with direct interaction,
  /// as a user would choose it; the wanted one if there is none (VoiceOver.PA3).
  ///
  /// - Parameters:
  ///   - place: The wanted place.
  ///   - starts: The distances from it at which the fingers come down.
  private func free(
    _ place: (x: Double, y: Double), from starts: [(dx: Double, dy: Double)]
  ) -> (x: Double, y: Double) {
    let state = phone.host.state
    let height = Double(state.model.screen.height)
    // The upper and the lower half have a meaning of their own.
    let half = place.y * 2 < height ? 0.0 : height / 2
    let rows = [place.y] + (1...19).map { half + height * Double($0) / 40 }
    let y = (rows + (1...39).map { height * Double($0) / 40 }).first { row in
      !starts.contains { state.isTouchedDirectly(at: turned((place.x + $0.dx, row + $0.dy))) }
    }
    return (place.x, y ?? place.y)
  }

  /// Returns the distances of fingers that lie side by side from the middle of them.
  private static func places(
    of fingers: Int, at middle: (dx: Double, dy: Double)
  ) -> [(dx: Double, dy: Double)] {
    (0..<fingers).map { finger in
      (middle.dx + (Double(finger) - Double(fingers - 1) / 2) * spread, middle.dy)
    }
  }

  /// Moves fingers along points and lifts them.
  private func follow(
    _ points: [(x: Double, y: Double)], fingers: Int, over time: Duration
  ) {
    guard let first = points.first, let last = points.last else { return }
    func send(_ phase: TouchSample.Phase, _ place: (x: Double, y: Double)) {
      for (finger, shift) in Self.places(of: fingers, at: (0, 0)).enumerated() {
        let point = turned((place.x + shift.dx, place.y + shift.dy))
        phone.send(
          .touch(
            TouchReport(
              ContactID(Gesture.firstContact + UInt32(finger)), phase, x: point.x, y: point.y)))
      }
    }
    send(.began, first)
    let step = time / max(points.count - 1, 1)
    for place in points.dropFirst() {
      phone.advance(by: step)
      send(.moved, place)
    }
    if points.count == 1 { phone.advance(by: time) }
    send(.ended, last)
  }

  /// Moves two fingers on opposite sides of a place.
  ///
  /// - Parameters:
  ///   - start: Their distance from the place, and the angle in radians, clockwise.
  ///   - end: The same at the end.
  ///   - place: The place.
  private func moveTwoFingers(
    from start: (radius: Double, angle: Double), to end: (radius: Double, angle: Double),
    around place: (x: Double, y: Double)
  ) {
    func send(_ phase: TouchSample.Phase, _ share: Double) {
      let radius = start.radius + (end.radius - start.radius) * share
      let angle = start.angle + (end.angle - start.angle) * share
      for finger in 0..<2 {
        let sign = finger == 0 ? -1.0 : 1.0
        phone.send(
          .touch(
            TouchReport(
              ContactID(Gesture.firstContact + UInt32(finger)), phase,
              x: place.x + sign * radius * cos(angle),
              y: place.y + sign * radius * sin(angle))))
      }
    }
    send(.began, 0)
    for step in 1...6 {
      phone.advance(by: .milliseconds(20))
      send(.moved, Double(step) / 6)
    }
    send(.ended, 1)
  }

  /// Presses the element with the focus with growing force, and lets go (VoiceOver.VG9).
  private func pressFirmly() {
    let contact = ContactID(Gesture.firstContact)
    let focus = phone.host.state.voiceOverFocus?.touchPoint
    let screen = phone.host.state.model.screen
    let (x, y) = (
      focus?.x ?? Double(screen.width) / 2, focus?.y ?? Double(screen.height) / 2
    )
    phone.send(.touch(TouchReport(contact, .began, x: x, y: y, pressure: .touches(0.5))))
    for step in 1...20 {
      phone.advance(by: .milliseconds(25))
      let force = 0.5 + 3.5 * Double(step) / 20
      phone.send(.touch(TouchReport(contact, .moved, x: x, y: y, pressure: .touches(force))))
    }
    phone.advance(by: .milliseconds(300))
    phone.send(.touch(TouchReport(contact, .ended, x: x, y: y)))
    phone.settle()
  }
}
