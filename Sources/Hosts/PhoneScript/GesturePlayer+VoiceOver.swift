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
      let place = fingers == 1 ? free(place) : place
      for _ in 0..<count {
        follow([place], fingers: fingers, over: .milliseconds(50))
        phone.advance(by: .milliseconds(80))
      }
    case .flick(let fingers, let way, let place):
      let place = free(place)
      let start = (x: place.x - way.dx / 2, y: place.y - way.dy / 2)
      let points = (0...6).map { step in
        (x: start.x + way.dx * Double(step) / 6, y: start.y + way.dy * Double(step) / 6)
      }
      follow(points, fingers: fingers, over: .milliseconds(100))
    case .path(let fingers, let corners, let place):
      let points = corners.map { (x: place.x + $0.dx, y: place.y + $0.dy) }
      follow(points, fingers: fingers, over: .milliseconds(300))
    case .turn(let angle, let place): turn(angle, at: place)
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
  /// The distance of neighboring fingers in points.
  private static let spread = 40.0

  /// Returns a place of the interface on the screen held upright, turned around the middle.
  private func turned(_ place: (x: Double, y: Double)) -> ScreenPoint {
    let state = phone.host.state
    let (x, y) = (Double(state.model.screen.width) / 2, Double(state.model.screen.height) / 2)
    let point = state.voiceOverTurn.screen(ScreenPoint(x: place.x - x, y: place.y - y))
    return ScreenPoint(x: x + point.x, y: y + point.y)
  }

  /// Returns a place for a gesture that lies on no element with direct interaction, as a user would
  /// choose it; the wanted one if there is none.
  private func free(_ place: (x: Double, y: Double)) -> (x: Double, y: Double) {
    let state = phone.host.state
    let height = Double(state.model.screen.height)
    let rows = [place.y] + (1...9).map { height * Double($0) / 10 }
    let y = rows.first { row in
      ![-80.0, 0, 80].contains { step in
        state.isTouchedDirectly(at: turned((place.x + step, row)))
          || state.isTouchedDirectly(at: turned((place.x, row + step / 2)))
      }
    }
    return (place.x, y ?? place.y)
  }

  /// Moves fingers along points and lifts them.
  private func follow(
    _ points: [(x: Double, y: Double)], fingers: Int, over time: Duration
  ) {
    guard let first = points.first, let last = points.last else { return }
    func send(_ phase: TouchSample.Phase, _ place: (x: Double, y: Double)) {
      for finger in 0..<fingers {
        let shift = (Double(finger) - Double(fingers - 1) / 2) * Self.spread
        let point = turned((place.x, place.y + shift))
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

  private func turn(_ angle: Double, at place: (x: Double, y: Double)) {
    let radius = 60.0
    func send(_ phase: TouchSample.Phase, _ angle: Double) {
      for finger in 0..<2 {
        let sign = finger == 0 ? -1.0 : 1.0
        phone.send(
          .touch(
            TouchReport(
              ContactID(Gesture.firstContact + UInt32(finger)), phase,
              x: place.x + sign * radius * cos(angle), y: place.y + sign * radius * sin(angle))))
      }
    }
    send(.began, 0)
    for step in 1...6 {
      phone.advance(by: .milliseconds(20))
      send(.moved, angle * Double(step) / 6)
    }
    send(.ended, angle)
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
