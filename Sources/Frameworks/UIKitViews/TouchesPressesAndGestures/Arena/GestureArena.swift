/// The arbiter between the gesture recognizers of a window.
///
/// All conflicts between gestures are resolved in this file. Requests are decided at once; targets
/// are notified at the end of the turn (Gestures.G6…G12, in `Documentation/Behaviour/Gestures.md`).
@MainActor
package final class GestureArena {
  /// Called when a recognizer has recognized, before its targets are notified.
  var onRecognition: (UIGestureRecognizer) -> Void = { _ in }
  /// Called when everything caused by a turn has been decided and notified.
  var onTurnEnd: () -> Void = {}

  /// The recognizers that have received a touch and have not been reset, in order of their first
  /// touches.
  private(set) var members: [UIGestureRecognizer] = []

  /// Whether the arena belongs to a single recognizer, driven by a test without a window.
  private let isManuallyDriven: Bool

  package init(isManuallyDriven: Bool = false) { self.isManuallyDriven = isManuallyDriven }

  /// Adds a recognizer at its first touch.
  func enter(_ recognizer: UIGestureRecognizer) {
    if !members.contains(where: { $0 === recognizer }) { members.append(recognizer) }
  }

  // MARK: Requests

  /// Decides on a state that a recognizer requests (Gestures.G2).
  func request(_ wanted: UIGestureRecognizer.State, by recognizer: UIGestureRecognizer) {
    recognizer.arena = recognizer.arena ?? self
    enter(recognizer)
    switch (recognizer.decided, wanted) {
    case (.possible, .failed), (.possible, .cancelled):
      fail(recognizer)
    case (.possible, _) where !recognizer.pending.isEmpty:
      wait(recognizer, then: wanted)
    case (.possible, .began), (.possible, .ended):
      if isHeld(recognizer) { recognizer.pending = [wanted] } else { recognize(recognizer, wanted) }
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
      (.began, .cancelled), (.changed, .cancelled):
      move(recognizer, to: wanted)
    case (.began, .failed), (.changed, .failed):
      move(recognizer, to: .cancelled)
    default:
      RuntimeWarning.once(
        "\(type(of: recognizer)) cannot go from \(recognizer.decided) to \(wanted)")
    }
  }

  /// Returns whether a recognizer must wait for another one to fail (Gestures.G6).
  private func isHeld(_ recognizer: UIGestureRecognizer) -> Bool {
    members.contains { other in
      other !== recognizer && other.decided == .possible && shareTouches(recognizer, other)
        && needsFailure(of: other, for: recognizer) && !waits(other, for: recognizer)
    }
  }

  /// Recognizes, unless another recognizer prevents it or a delegate or view vetoes it
  /// (Gestures.G7, Gestures.G8).
  private func recognize(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    let isPrevented = members.contains { winner in
      winner !== recognizer && winner.decided.isRecognized && prevents(winner, recognizer)
    }
    guard !isPrevented, mayBegin(recognizer) else { return fail(recognizer) }
    // The delegate may have disabled it.
    guard recognizer.decided == .possible, recognizer.arena === self else { return }
    onRecognition(recognizer)
    move(recognizer, to: state)
    for other in members where other !== recognizer && other.decided == .possible {
      let isLost = shareTouches(recognizer, other) && needsFailure(of: recognizer, for: other)
      if isLost || prevents(recognizer, other) { fail(other) }
    }
  }

  /// Fails a recognizer, which releases recognizers that waited only for it (Gestures.G9).
  private func fail(_ recognizer: UIGestureRecognizer) {
    guard recognizer.decided == .possible else { return }
    recognizer.decided = .failed
    recognizer.pending = []
    recognizer.deadline = nil
    for other in members where !other.pending.isEmpty && other.decided == .possible {
      guard !isHeld(other) else { continue }
      let states = other.pending
      other.pending = []
      for state in states where !other.decided.isFinal { request(state, by: other) }
    }
  }

  /// Records a further state of a waiting recognizer (Gestures.G9).
  private func wait(_ recognizer: UIGestureRecognizer, then wanted: UIGestureRecognizer.State) {
    if recognizer.pending == [.began], wanted == .ended { recognizer.pending.append(.ended) }
  }

  private func move(_ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
    recognizer.decided = state
    if state.isFinal { recognizer.deadline = nil }
    pendingNotifications.append((recognizer, state))
  }

  // MARK: Conflicts

  /// Returns whether two recognizers have received the same touch (Gestures.G10).
  private func shareTouches(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    one.seen.contains { touch in other.seen.contains { $0 === touch } }
  }

  /// Returns whether a recognizer must fail before another recognizes, for any reason
  /// (Gestures.G11).
  private func needsFailure(
    of first: UIGestureRecognizer, for second: UIGestureRecognizer
  ) -> Bool {
    let key = ObjectIdentifier(first)
    if let known = second.requirements[key] { return known }
    let needs =
      second.required.contains { $0.object === first }
      || second.shouldRequireFailure(of: first) || first.shouldBeRequiredToFail(by: second)
      || second.delegate?.gestureRecognizer(second, shouldRequireFailureOf: first) == true
      || first.delegate?.gestureRecognizer(first, shouldBeRequiredToFailBy: second) == true
    second.requirements[key] = needs
    return needs
  }

  /// Returns whether a recognizer waits for another, directly or indirectly; avoids deadlocks.
  private func waits(_ one: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
    var (reached, index) = ([one], 0)
    while index < reached.count {
      let waiting = reached[index]
      index += 1
      guard !waiting.pending.isEmpty else { continue }
      for next in members
      where next !== waiting && next.decided == .possible && shareTouches(waiting, next)
        && needsFailure(of: next, for: waiting)
      {
        if next === other { return true }
        if !reached.contains(where: { $0 === next }) { reached.append(next) }
      }
    }
    return false
  }

  /// Returns whether a recognizer that recognizes prevents another (Gestures.G12).
  private func prevents(_ winner: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    shareTouches(winner, other) && winner.canPrevent(other) && other.canBePrevented(by: winner)
      && winner.delegate?.gestureRecognizer(winner, shouldRecognizeSimultaneouslyWith: other)
        != true
      && other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: winner) != true
  }

  /// Returns whether the delegate and the views up to the recognizer's own allow it to recognize
  /// (Gestures.G8).
  private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    var asked: [UIView] = []
    for touch in recognizer.seen {
      var view = touch.view
      while let next = view, !asked.contains(where: { $0 === next }) {
        asked.append(next)
        guard next.gestureRecognizerShouldBegin(recognizer) else { return false }
        view = next === recognizer.view ? nil : next.superview
      }
    }
    return recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) != false
  }

  // MARK: Turns and deadlines

  /// The earliest deadline of a recognizer.
  package var nextDeadline: TimeInterval? { members.compactMap(\.deadline).min() }

  /// Handles the passed deadlines; a recognizer that sets a new one is handled at the next call.
  func fireDeadlines(_ time: TimeInterval) {
    turn {
      for member in members {
        guard let deadline = member.deadline, deadline <= time else { continue }
        member.deadline = nil
        member.deadlinePassed(at: deadline)
      }
    }
  }

  /// Runs a closure as a turn; the end of the outermost turn notifies targets and resets
  /// recognizers (Gestures.G13).
  func turn(_ body: () -> Void) {
    depth += 1
    body()
    if depth == 1 { conclude() }
    depth -= 1
    if depth == 0 { onTurnEnd() }
  }

  /// Fails the undecided recognizers whose touches have all ended (Gestures.G15).
  private func failIdleMembers() {
    guard !isManuallyDriven else { return }
    for member in members
    where member.decided == .possible && member.following.isEmpty && member.pending.isEmpty
      && member.deadline == nil
    {
      fail(member)
    }
  }

  private func conclude() {
    repeat {
      failIdleMembers()
      while !pendingNotifications.isEmpty {
        let (recognizer, state) = pendingNotifications.removeFirst()
        recognizer.notifiedState = state
        recognizer.targets.send(recognizer)
        recognizer.notifiedState = nil
      }
      let over = members.filter(\.decided.isFinal)
      members.removeAll(where: \.decided.isFinal)
      for recognizer in over {
        if isManuallyDriven { recognizer.keepFinalState() } else { recognizer.prepareForNext() }
      }
    } while !pendingNotifications.isEmpty || members.contains(where: \.decided.isFinal)
  }

  private var depth = 0
  private var pendingNotifications: [(UIGestureRecognizer, UIGestureRecognizer.State)] = []
}
