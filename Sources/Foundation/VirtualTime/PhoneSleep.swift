/// The sleep of a main-actor task by the phone's time.
///
/// A resumed task returns to the main queue through another thread (measured, Swift 6.3 on Linux).
/// So a turn waits for it, and tasks are resumed one after another (AppLife.PT3).
@MainActor
package final class PhoneSleep {
  /// Whether a resumed task has not yet returned to the main actor.
  package static var isResumptionPending: Bool { !resuming.isEmpty }

  private static var resuming: [PhoneSleep] = []
  private var continuation: CheckedContinuation<Void, any Error>?
  private var result: Result<Void, any Error>?

  /// Sleeps for a duration.
  func sleep(_ duration: Duration) async throws {
    try Task.checkCancellation()
    let parts = duration.components
    let seconds = TimeInterval(parts.seconds) + TimeInterval(parts.attoseconds) / 1e18
    let timers = AppTimers.shared
    // The test's own task cannot let time pass while it sleeps (AppLife.PT11).
    if !timers.isTurnActive, timers.sleepThrough(max(0, seconds)) { return }
    let number = timers.add(at: timers.now + max(0, seconds)) { [self] in
      finish(.success(()))
    }
    defer { finishResumption() }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation = $0 }
    } onCancel: {
      Task { @MainActor [self] in
        timers.remove(number)
        finish(.failure(CancellationError()))
      }
    }
  }

  // MARK: Internals

  private func finish(_ result: Result<Void, any Error>) {
    guard self.result == nil else { return }
    self.result = result
    Self.resuming.append(self)
    if Self.resuming.count == 1 { resume() }
  }

  private func resume() {
    guard let result else { return }
    continuation?.resume(with: result)
    continuation = nil
  }

  private func finishResumption() {
    Self.resuming.removeAll { $0 === self }
    Self.resuming.first?.resume()
  }
}
