/// Where the recognizers of a window settle which of them recognizes.
///
/// All conflicts between gestures are resolved in this file. What is asked is answered at once; whom
/// to tell is told when the turn is over. The steps G6…G12 are in
/// `Documentation/Behaviour/Gestures.md`.
@MainActor
package final class GestureArena {
  /// Is told that a recognizer recognized, before its targets are.
  var onRecognition: (UIGestureRecognizer) -> Void = { _ in }
  /// Is called when all that a turn brought about is settled and told.
  var onTurnEnd: () -> Void = {}

  /// Those that have taken a touch and are not reset yet, in the order of their first touches.
  private(set) var players: [UIGestureRecognizer] = []

  /// Whether its one player is told of touches by an app's test, and not by a window.
  private let isByHand: Bool

  package init(isByHand: Bool = false) { self.isByHand = isByHand }

  /// Lets a recognizer play, from its first touch on.
  func enter(_ recognizer: UIGestureRecognizer) {
    if !players.contains(where: { $0 === recognizer }) { players.append(recognizer) }
  }

  // MARK: Asking

  /// Settles what becomes of a recognizer's wish (G2).
  func ask(_ wanted: UIGestureRecognizer.State, by recognizer: UIGestureRecognizer) {
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
      Complaint.once(
        "\(type(of: recognizer)) cannot go from \(recognizer.decided) to \(wanted)")
    }
  }

  /// G6: one that would recognize waits while another one that must fail first has not.
  private func isHeld(_ recognizer: UIGestureRecognizer) -> Bool {
    players.contains { other in
      other !== recognizer && other.decided == .possible && shareTouches(recognizer, other)
        && needsFailure(of: other, for: recognizer) && !waits(other, for: recognizer)
    }
  }

  /// G7, G8: one that nothing holds recognizes, unless it is prevented or not let.
  private func recognize(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    let isPrevented = players.contains { winner in
      winner !== recognizer && winner.decided.isRecognized && prevents(winner, recognizer)
    }
    guard !isPrevented, mayBegin(recognizer) else { return fail(recognizer) }
    // The delegate may have switched it off.
    guard recognizer.decided == .possible, recognizer.arena === self else { return }
    onRecognition(recognizer)
    move(recognizer, to: state)
    for other in players where other !== recognizer && other.decided == .possible {
      let isLost = shareTouches(recognizer, other) && needsFailure(of: recognizer, for: other)
      if isLost || prevents(recognizer, other) { fail(other) }
    }
  }

  /// G9: one that fails lets those recognize that waited for nobody else.
  private func fail(_ recognizer: UIGestureRecognizer) {
    guard recognizer.decided == .possible else { return }
    recognizer.decided = .failed
    recognizer.pending = []
    recognizer.deadline = nil
    for other in players where !other.pending.isEmpty && other.decided == .possible {
      guard !isHeld(other) else { continue }
      let states = other.pending
      other.pending = []
      for state in states where !other.decided.isFinal { ask(state, by: other) }
    }
  }

  /// G9: one that waits remembers what else it would have become.
  private func wait(_ recognizer: UIGestureRecognizer, then wanted: UIGestureRecognizer.State) {
    if recognizer.pending == [.began], wanted == .ended { recognizer.pending.append(.ended) }
  }

  private func move(_ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
    recognizer.decided = state
    if state.isFinal { recognizer.deadline = nil }
    untold.append((recognizer, state))
  }

  // MARK: Who is in whose way

  /// G10: recognizers concern each other that have been told of the same touch.
  private func shareTouches(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    one.seen.contains { touch in other.seen.contains { $0 === touch } }
  }

  /// G11: whether one must fail before the other recognizes, by any of the ways to say so.
  private func needsFailure(
    of first: UIGestureRecognizer, for second: UIGestureRecognizer
  ) -> Bool {
    let key = ObjectIdentifier(first)
    if let known = second.requirements[key] { return known }
    let needs =
      second.required.contains { $0.recognizer === first }
      || second.shouldRequireFailure(of: first) || first.shouldBeRequiredToFail(by: second)
      || second.delegate?.gestureRecognizer(second, shouldRequireFailureOf: first) == true
      || first.delegate?.gestureRecognizer(first, shouldBeRequiredToFailBy: second) == true
    second.requirements[key] = needs
    return needs
  }

  /// Whether one waits for the other, be it through others; a circle of those would wait for ever.
  private func waits(_ one: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
    var (reached, index) = ([one], 0)
    while index < reached.count {
      let waiting = reached[index]
      index += 1
      guard !waiting.pending.isEmpty else { continue }
      for next in players
      where next !== waiting && next.decided == .possible && shareTouches(waiting, next)
        && needsFailure(of: next, for: waiting)
      {
        if next === other { return true }
        if !reached.contains(where: { $0 === next }) { reached.append(next) }
      }
    }
    return false
  }

  /// G12: whether one that recognizes keeps another from it.
  private func prevents(_ winner: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    shareTouches(winner, other) && winner.canPrevent(other) && other.canBePrevented(by: winner)
      && winner.delegate?.gestureRecognizer(winner, shouldRecognizeSimultaneouslyWith: other)
        != true
      && other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: winner) != true
  }

  /// G8: whether the delegate, and the views from the touched one up to its own, let it recognize.
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

  // MARK: Turns and time

  /// When the first of the players wants to be told that time has passed.
  package var nextDeadline: TimeInterval? { players.compactMap(\.deadline).min() }

  /// Tells those whose time has come; one that sets another deadline is told again by the next call.
  func tellOfTime(_ time: TimeInterval) {
    turn {
      for player in players {
        guard let deadline = player.deadline, deadline <= time else { continue }
        player.deadline = nil
        player.deadlinePassed(at: deadline)
      }
    }
  }

  /// Does something, and when the outermost such thing is done, tells targets and resets (G13).
  func turn(_ body: () -> Void) {
    depth += 1
    body()
    if depth == 1 { conclude() }
    depth -= 1
    if depth == 0 { onTurnEnd() }
  }

  private func conclude() {
    repeat {
      while !untold.isEmpty {
        let (recognizer, state) = untold.removeFirst()
        recognizer.shown = state
        recognizer.targets.tell(recognizer)
        recognizer.shown = nil
      }
      let over = players.filter(\.decided.isFinal)
      players.removeAll(where: \.decided.isFinal)
      for recognizer in over {
        if isByHand { recognizer.rest() } else { recognizer.prepareForNext() }
      }
    } while !untold.isEmpty || players.contains(where: \.decided.isFinal)
  }

  private var depth = 0
  private var untold: [(UIGestureRecognizer, UIGestureRecognizer.State)] = []
}
