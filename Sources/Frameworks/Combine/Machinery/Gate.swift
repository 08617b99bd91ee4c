internal import Glibc

/// Lets one thread at a time deal with what comes in from several.
///
/// What a thread brings while it is inside itself is done at once, as a call within a call. What
/// another brings meanwhile is done after that, by the one inside, so nobody ever waits and nothing
/// is called under a lock: `Documentation/Behaviour/Combine.md` (CB3).
final class Gate {
  private let lock = Lock()
  private var inside: pthread_t?
  private var waiting: [() -> Void] = []
  private var closed = false

  /// Whether nothing is let through any more.
  var isClosed: Bool { lock.hold { closed } }

  /// Does something inside.
  ///
  /// - Parameters:
  ///   - prepare: Is done first, at once and under the lock, so that it and what is done inside are
  ///     in one order; it must call nobody. It is told whether the rest has to wait.
  ///   - body: Is done inside, now or once the thread that is there has come to it.
  func pass(first prepare: (_ hasToWait: Bool) -> Void = { _ in }, _ body: @escaping () -> Void) {
    let isMine = lock.hold { () -> Bool? in
      guard !closed else { return nil }
      prepare(inside != nil && inside != pthread_self())
      return enter(with: body)
    }
    guard let isMine else { return }
    run(body, leaving: isMine)
  }

  /// Lets nothing through from now on, neither what waits.
  ///
  /// - Parameter cleanUp: Is done inside, the first time only.
  func close(_ cleanUp: @escaping () -> Void) {
    // What is let go may call in turn, and so goes after the lock does.
    var dropped: [() -> Void] = []
    let isMine = lock.hold { () -> Bool? in
      guard !closed else { return nil }
      closed = true
      (dropped, waiting) = (waiting, [])
      return enter(with: cleanUp)
    }
    withExtendedLifetime(dropped) {}
    guard let isMine else { return }
    run(cleanUp, leaving: isMine)
  }

  // MARK: Internals

  /// - Returns: Whether who enters has to leave again; nil where somebody else is inside.
  private func enter(with body: @escaping () -> Void) -> Bool? {
    let current = pthread_self()
    guard let inside else {
      self.inside = current
      return true
    }
    if inside == current { return false }
    waiting.append(body)
    return nil
  }

  private func run(_ body: () -> Void, leaving: Bool) {
    body()
    guard leaving else { return }
    while let next = lock.hold({ takeWaiting() }) {
      for body in next { body() }
    }
  }

  private func takeWaiting() -> [() -> Void]? {
    guard !waiting.isEmpty else {
      inside = nil
      return nil
    }
    defer { waiting = [] }
    return waiting
  }
}
