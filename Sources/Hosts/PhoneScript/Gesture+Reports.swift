internal import Glibc
import TactusPhone
import TactusPhoneLink

extension Gesture {
  /// A touch report of a gesture, with the time since the gesture's beginning.
  struct Step: Equatable, Sendable {
    var time: Duration
    var report: TouchReport
  }

  /// The first contact number of gestures, far from the numbers that scripts choose.
  static let firstContact: UInt32 = 1 << 30

  /// Reports a second of a moving finger, as many as the fastest digitizer makes.
  static let reportsPerSecond = 120

  /// The duration of one tap.
  ///
  /// - Source: ours, a quick tap of a person. Confidence: guess.
  static let tapDuration = Duration.milliseconds(60)
  /// The time between two taps of a multiple tap.
  ///
  /// - Source: ours, well below what parts two single taps. Confidence: guess.
  static let tapPause = Duration.milliseconds(80)

  /// Returns all touch reports of the gesture, ordered by time.
  ///
  /// - Parameters:
  ///   - place: The place of the gesture, or its beginning.
  ///   - end: The end of the gesture; only a swipe ends elsewhere.
  func steps(at place: (x: Double, y: Double), to end: (x: Double, y: Double)) -> [Step] {
    switch self {
    case .press(_, let pressure, let hold, let ramp):
      Self.press(place, pressure, hold: hold, ramp: ramp)
    case .tap(_, let count, let fingers): Self.tap(place, count: count, fingers: fingers)
    case .swipe(_, _, let pressure, let duration):
      Self.move(1, over: duration, pressure) { part, _ in
        (place.x + (end.x - place.x) * part, place.y + (end.y - place.y) * part)
      }
    case .pinch(_, let from, let to, let turn, let duration):
      Self.move(2, over: duration, .default) { part, finger in
        let radius = (from + (to - from) * part) / 2 * (finger == 0 ? -1 : 1)
        let angle = turn * part
        return (place.x + radius * cos(angle), place.y + radius * sin(angle))
      }
    }
  }

  // MARK: Internals

  private static func press(
    _ place: (x: Double, y: Double), _ pressure: Pressure, hold: Duration, ramp: Duration
  ) -> [Step] {
    let contact = ContactID(firstContact)
    func step(_ time: Duration, _ phase: TouchSample.Phase, _ pressure: Pressure) -> Step {
      Step(
        time: time, report: TouchReport(contact, phase, x: place.x, y: place.y, pressure: pressure))
    }
    let ramp = min(ramp, hold)
    let count = moves(in: ramp)
    var steps = [step(.zero, .began, count == 0 ? pressure : pressure.scaled(by: 0))]
    for index in 0..<count {
      let part = Double(index + 1) / Double(count)
      steps.append(step(ramp * (index + 1) / count, .moved, pressure.scaled(by: part)))
    }
    return steps + [step(max(hold, .zero), .ended, pressure)]
  }

  private static func tap(
    _ place: (x: Double, y: Double), count: Int, fingers: Int
  ) -> [Step] {
    (0..<count).flatMap { index -> [Step] in
      let start = (tapDuration + tapPause) * index
      return [(start, TouchSample.Phase.began), (start + tapDuration, .ended)].flatMap {
        time, phase in
        (0..<fingers).map { finger in
          // The fingers are side by side.
          let x = place.x + (Double(finger) - Double(fingers - 1) / 2) * fingerSpacing
          let contact = ContactID(firstContact + UInt32(finger))
          return Step(time: time, report: TouchReport(contact, phase, x: x, y: place.y))
        }
      }
    }
  }

  /// The distance of two neighboring fingers of a hand, in points.
  ///
  /// - Source: ours: twice a finger's radius, and a little. Confidence: guess.
  private static let fingerSpacing = 44.0

  private static func move(
    _ fingers: Int, over duration: Duration, _ pressure: Pressure,
    place: (_ part: Double, _ finger: Int) -> (x: Double, y: Double)
  ) -> [Step] {
    let count = max(1, moves(in: duration))
    func steps(_ part: Double, _ phase: TouchSample.Phase, at time: Duration) -> [Step] {
      (0..<fingers).map { finger in
        let (x, y) = place(part, finger)
        return Step(
          time: time,
          report: TouchReport(
            ContactID(firstContact + UInt32(finger)), phase, x: x, y: y, pressure: pressure))
      }
    }
    let moves = (1...count).flatMap { index in
      steps(Double(index) / Double(count), .moved, at: duration * index / count)
    }
    return steps(0, .began, at: .zero) + moves + steps(1, .ended, at: duration)
  }

  private static func moves(in duration: Duration) -> Int {
    Int((duration / .seconds(1) * Double(reportsPerSecond)).rounded(.up))
  }
}

extension Pressure {
  /// Returns a fraction of a pressure; the usual pressure has no number and stays.
  func scaled(by part: Double) -> Pressure {
    switch self {
    case .default: .default
    case .touches(let touches): .touches(touches * part)
    case .grams(let grams): .grams(grams * part)
    }
  }
}
