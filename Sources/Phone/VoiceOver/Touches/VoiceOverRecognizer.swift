import TactusPhoneLink
import TactusPhoneTypes

/// The recognizer of VoiceOver's gestures.
///
/// It has no clock: every call receives the time, which must not go backwards.
/// `Documentation/Behaviour/VoiceOver.md` has the steps (VoiceOver.VG1…).
public struct VoiceOverRecognizer: Sendable {
  /// Creates a recognizer without touches.
  public init() {}

  /// A phase of a contact.
  public enum Phase: Sendable {
    /// The contact touches the screen.
    case began
    /// It has moved, or its force has changed.
    case moved
    /// It was lifted.
    case ended
    /// It was cancelled.
    case cancelled
  }

  // MARK: Doing

  /// Handles a contact and returns the gestures that it completes.
  ///
  /// - Parameters:
  ///   - number: The number of the contact.
  ///   - phase: The phase.
  ///   - point: The position on the screen, in points.
  ///   - force: The force in units of an average touch.
  ///   - now: The time.
  public mutating func handle(
    _ number: Int, _ phase: Phase, at point: ScreenPoint, force: Double, now: PhoneInstant
  ) -> [VoiceOverGesture] {
    var gestures = advance(to: now)
    switch phase {
    case .began: begin(number, at: point, now: now)
    case .moved: gestures += move(number, to: point, force: force)
    case .ended: gestures += end(number, at: point, now: now)
    case .cancelled: cancel()
    }
    return gestures
  }

  /// Advances the time and returns the gestures that are complete by it.
  public mutating func advance(to now: PhoneInstant) -> [VoiceOverGesture] {
    guard let deadline, deadline <= now else { return [] }
    if var current = session {
      // Further movement of the fingers is ignored (VoiceOver.LB1).
      if current.isHoldOfTwo {
        (session, series) = (nil, nil)
        return [.holdOfTwo]
      }
      guard let finger = current.only else { return [] }
      // The second tap is held (VoiceOver.VG8).
      if current.isHold(now) {
        current.isConsumed = true
        session = current
        series = nil
        return [.hold(finger.number, finger.start)]
      }
      guard current.exploreTime <= now, !current.isContinuation else { return [] }
      // The finger rests, or moves slowly (VoiceOver.VG2).
      let flushed = flush()
      current.isExploring = true
      session = current
      return flushed + [.touch(finger.latest)]
    }
    return flush()
  }

  /// Forgets all contacts.
  public mutating func cancel() {
    session = nil
    series = nil
  }

  // MARK: Observing

  /// The time at which a gesture is complete without a further touch; `nil` for none.
  public var deadline: PhoneInstant? {
    if let session {
      if session.isHoldOfTwo { return session.holdTime }
      guard session.only != nil, !session.isConsumed, !session.isExploring else { return nil }
      return session.isContinuation ? session.holdTime : session.exploreTime
    }
    return series?.deadline
  }

  /// Whether a finger is on the screen.
  public var isTouched: Bool { session != nil }

  // MARK: Internals

  /// A finger on the screen.
  fileprivate struct Finger: Sendable {
    var number: Int
    var start: ScreenPoint
    var latest: ScreenPoint
    var isDown = true
    var began: PhoneInstant
  }

  /// The time from the first finger down to the last one up.
  fileprivate struct Session: Sendable {
    var began: PhoneInstant
    var fingers: [Finger]
    /// Whether a finger explores the screen.
    var isExploring = false
    /// Whether the gesture is recognized, so that no other one follows.
    var isConsumed = false
    /// Whether the session continues a series of taps of one finger.
    var isContinuation = false
    /// Whether the session continues a tap of two fingers.
    var isContinuationOfTwo = false
    /// The angle between two fingers at the last step of the rotor.
    var angle: Double?
    var scrub = ScrubTracker()

    /// The finger, if there is and was only one.
    var only: Finger? { fingers.count == 1 ? fingers[0] : nil }
    var down: [Finger] { fingers.filter(\.isDown) }
    var holdTime: PhoneInstant { began.advanced(by: VoiceOverConstants.holdDelay) }
    var exploreTime: PhoneInstant {
      let hasMoved = only.map { $0.start.distance(to: $0.latest) > VoiceOverConstants.tapSlop }
      let delay =
        hasMoved == true ? VoiceOverConstants.flickLimit : VoiceOverConstants.exploreDelay
      return began.advanced(by: delay)
    }

    /// Whether two fingers tap for the second time, and have not moved or been lifted.
    var isHoldOfTwo: Bool {
      isContinuationOfTwo && !isConsumed && fingers.count == 2
        && fingers.allSatisfy {
          $0.isDown && $0.start.distance(to: $0.latest) <= VoiceOverConstants.tapSlop
        }
    }

    func isHold(_ now: PhoneInstant) -> Bool {
      guard isContinuation, !isConsumed, holdTime <= now, let only else { return false }
      return only.start.distance(to: only.latest) <= VoiceOverConstants.tapSlop
    }
  }

  /// Taps in quick succession.
  private struct Series: Sendable {
    var fingers: Int
    var count: Int
    var point: ScreenPoint
    var deadline: PhoneInstant
  }

  private var session: Session?
  private var series: Series?

  private mutating func begin(_ number: Int, at point: ScreenPoint, now: PhoneInstant) {
    let finger = Finger(number: number, start: point, latest: point, began: now)
    guard session != nil else {
      session = Session(began: now, fingers: [finger])
      session?.isContinuation = series?.fingers == 1 && series?.count == 1
      session?.isContinuationOfTwo = series?.fingers == 2 && series?.count == 1
      return
    }
    // A contact that begins anew was lost.
    session?.fingers.removeAll { $0.number == number }
    session?.fingers.append(finger)
    session?.angle = nil
  }

  private mutating func move(
    _ number: Int, to point: ScreenPoint, force: Double
  ) -> [VoiceOverGesture] {
    guard var current = session,
      let index = current.fingers.firstIndex(where: { $0.number == number && $0.isDown })
    else { return [] }
    current.fingers[index].latest = point
    defer { session = current }
    guard !current.isConsumed else { return turnFurther(&current) }
    if current.isContinuation,
      current.fingers[index].start.distance(to: point) > VoiceOverConstants.tapSlop
    {
      // A finger that moves is no second tap.
      current.isContinuation = false
      series = nil
    }
    if let only = current.only {
      // The element under the finger is selected first (VoiceOver.VG9).
      if force >= VoiceOverConstants.firmForce {
        current.isConsumed = true
        let selection: [VoiceOverGesture] =
          current.isExploring || current.isContinuation ? [] : [.touch(only.latest)]
        series = nil
        return selection + [.firmPress(number, only.latest)]
      }
      return current.isExploring ? [.explore(point)] : []
    }
    if current.isExploring {
      return index == 0 ? [.explore(point)] : []
    }
    if current.fingers.count == 2 {
      current.scrub.move(to: current.center)
      return turnFurther(&current)
    }
    return []
  }

  /// Turns the rotor if two fingers have turned (VoiceOver.VG7).
  private func turnFurther(_ current: inout Session) -> [VoiceOverGesture] {
    guard current.fingers.count == 2, current.down.count == 2, !current.isExploring,
      current.isConsumed || current.isTurning
    else { return [] }
    let (first, second) = (current.fingers[0].latest, current.fingers[1].latest)
    guard first.distance(to: second) > VoiceOverConstants.tapSlop else { return [] }
    let angle = first.angle(to: second)
    guard let before = current.angle else {
      current.angle = current.fingers[0].start.angle(to: current.fingers[1].start)
      return turnFurther(&current)
    }
    let change = (angle - before).wrapped
    guard abs(change) >= VoiceOverConstants.turnStep else { return [] }
    current.isConsumed = true
    current.angle = angle
    return [.turn(clockwise: change > 0)]
  }

  private mutating func end(
    _ number: Int, at point: ScreenPoint, now: PhoneInstant
  ) -> [VoiceOverGesture] {
    guard var current = session,
      let index = current.fingers.firstIndex(where: { $0.number == number && $0.isDown })
    else { return [] }
    current.fingers[index].latest = point
    current.fingers[index].isDown = false
    let finger = current.fingers[index]
    guard current.down.isEmpty else {
      // A second finger taps while the first one explores (VoiceOver.VG5).
      let isSplit = current.isExploring && index > 0 && finger.isTap(until: now)
      if current.isExploring, index > 0 { current.fingers.remove(at: index) }
      session = current
      return isSplit && !current.isConsumed ? [.splitTap] : []
    }
    session = nil
    guard !current.isConsumed, !current.isExploring else { return [] }
    return finish(current, now: now)
  }

  /// Returns the gesture of fingers that have all been lifted.
  private mutating func finish(_ session: Session, now: PhoneInstant) -> [VoiceOverGesture] {
    let count = session.fingers.count
    if count == 2, session.scrub.isComplete { return flush() + [.scrub] }
    let shift = session.shift
    if count == 2, let isOpen = session.isPinchOpen { return flush() + [.pinch(isOpen: isOpen)] }
    if (shift.x * shift.x + shift.y * shift.y).squareRoot() > VoiceOverConstants.tapSlop {
      // The longer side of the movement decides (VoiceOver.VG4).
      let direction: VoiceOverGesture.FlickDirection =
        abs(shift.x) >= abs(shift.y)
        ? (shift.x < 0 ? .left : .right) : (shift.y < 0 ? .up : .down)
      return flush() + [.flick(fingers: count, direction)]
    }
    return addTap(of: count, at: session.fingers[0].latest, session, now: now)
  }

  /// Adds a tap to the series, or begins a new one (VoiceOver.VG3).
  private mutating func addTap(
    of fingers: Int, at point: ScreenPoint, _ session: Session, now: PhoneInstant
  ) -> [VoiceOverGesture] {
    let continues = series.map { $0.fingers == fingers && session.began <= $0.deadline } ?? false
    let gestures = continues ? [] : flush()
    let count = continues ? (series?.count ?? 0) + 1 : 1
    series = Series(
      fingers: fingers, count: count, point: point,
      deadline: now.advanced(by: VoiceOverConstants.tapInterval))
    return count >= Self.mostTaps(of: fingers) ? gestures + flush() : gestures
  }

  /// Ends the series of taps.
  private mutating func flush() -> [VoiceOverGesture] {
    guard let ended = series else { return [] }
    series = nil
    // A double tap anywhere does not move the focus (VoiceOver.VG1).
    guard ended.fingers > 1 || ended.count > 1 else { return [.touch(ended.point)] }
    return [.tap(fingers: ended.fingers, count: ended.count, at: ended.point)]
  }

  /// Returns the number of taps after which no further one can follow.
  private static func mostTaps(of fingers: Int) -> Int {
    switch fingers {
    case 1, 2: 3
    case 3: 4
    default: 2
    }
  }
}

extension VoiceOverRecognizer.Session {
  /// The middle of the fingers.
  fileprivate var center: ScreenPoint {
    let count = Double(fingers.count)
    return ScreenPoint(
      x: fingers.reduce(0) { $0 + $1.latest.x } / count,
      y: fingers.reduce(0) { $0 + $1.latest.y } / count)
  }

  /// Whether both fingers have moved, and less together than apart: a flick is reported finger by
  /// finger.
  fileprivate var isTurning: Bool {
    let ways = fingers.map { $0.start.distance(to: $0.latest) }
    guard let least = ways.min(), let most = ways.max(),
      least >= VoiceOverConstants.tapSlop / 2
    else { return false }
    return ScreenPoint(x: 0, y: 0).distance(to: shift) < most / 2
  }

  /// Whether the two fingers have moved apart, or together; `nil` if they have moved otherwise
  /// (VoiceOver.VG12).
  fileprivate var isPinchOpen: Bool? {
    let start = fingers[0].start.distance(to: fingers[1].start)
    let change = fingers[0].latest.distance(to: fingers[1].latest) - start
    let together = ScreenPoint(x: 0, y: 0).distance(to: shift)
    guard abs(change) >= VoiceOverConstants.pinchDistance, together <= abs(change) / 2 + 1 else {
      return nil
    }
    return change > 0
  }

  /// The average movement of the fingers.
  fileprivate var shift: ScreenPoint {
    let count = Double(fingers.count)
    return ScreenPoint(
      x: fingers.reduce(0) { $0 + $1.latest.x - $1.start.x } / count,
      y: fingers.reduce(0) { $0 + $1.latest.y - $1.start.y } / count)
  }
}

extension VoiceOverRecognizer.Finger {
  fileprivate func isTap(until now: PhoneInstant) -> Bool {
    began.duration(to: now) <= VoiceOverConstants.flickLimit
      && start.distance(to: latest) <= VoiceOverConstants.tapSlop
  }
}
