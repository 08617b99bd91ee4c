/// What an app puts on the main queue within a turn, where nobody serves that queue until the turn is over: in
/// a test's own process (PT9).
@MainActor
package final class TurnWork {
  /// That of the app.
  package static let shared = TurnWork()

  /// Whether a turn does this work itself; otherwise the main queue does.
  package var isKept = false

  private var work: [() -> Void] = []

  /// Does all of it in its order, and what that puts there.
  ///
  /// What is put there again and again waits for the next turn.
  package func finish() {
    for _ in 0..<Self.rounds where !work.isEmpty {
      let due = work
      work = []
      for body in due { body() }
    }
  }

  /// Forgets all of it.
  package func removeAll() { work = [] }

  fileprivate func add(_ body: @escaping () -> Void) { work.append(body) }

  /// How often what is done may put more there.
  ///
  /// - Source: ours: what hops twice is common. Confidence: guess.
  private static let rounds = 16
}

extension PhoneTime {
  /// Whether what is put on the main queue now is done by the turn.
  static var keepsTurnWork: Bool {
    isHere && MainActor.assumeIsolated { TurnWork.shared.isKept }
  }

  /// Has something done before the turn is over.
  static func addToTurn(_ body: @escaping () -> Void) {
    nonisolated(unsafe) let body = body
    MainActor.assumeIsolated { TurnWork.shared.add(body) }
  }
}
