internal import Glibc

/// A queue that serializes the events of several threads without blocking any of them.
///
/// An action that is added from within another action runs at once, as a nested call. An action
/// that another thread adds meanwhile is run next by the thread that is inside. So no thread waits,
/// and no code of the app runs under a lock: Combine.CB3.
final class Gate {
  private let lock = Lock()
  private var inside: pthread_t?
  private var waiting: [() -> Void] = []
  private var closed = false

  /// Whether the gate is closed.
  var isClosed: Bool { lock.hold { closed } }

  /// Runs an action serially.
  ///
  /// - Parameters:
  ///   - prepare: Runs first, at once and under the lock, so that its order is the order of the
  ///     actions. It must not call code of the app. Its argument is whether the action is deferred.
  ///   - body: The action, run now or by the thread that is currently inside.
  func pass(first prepare: (_ hasToWait: Bool) -> Void = { _ in }, _ body: @escaping () -> Void) {
    let isMine = lock.hold { () -> Bool? in
      guard !closed else { return nil }
      prepare(inside != nil && inside != pthread_self())
      return enter(with: body)
    }
    guard let isMine else { return }
    run(body, leaving: isMine)
  }

  /// Closes the gate and discards the waiting actions.
  ///
  /// - Parameter cleanUp: The last action, run by the first call only.
  func close(_ cleanUp: @escaping () -> Void) {
    // Releasing the closures may run code of the app, so it happens after unlocking.
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

  /// - Returns: Whether the caller has to leave; nil if another thread is inside.
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
    while let next = lock.hold({ removeWaiting() }) {
      for body in next { body() }
    }
  }

  private func removeWaiting() -> [() -> Void]? {
    guard !waiting.isEmpty else {
      inside = nil
      return nil
    }
    defer { waiting = [] }
    return waiting
  }
}
