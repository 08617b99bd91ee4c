/// One task of the main actor that sleeps by the phone's time.
///
/// A task that is woken comes back to the main queue by way of another thread (measured, Swift 6.3 on
/// Linux). So a turn waits for it, and of several one is woken after the other has come back (PT3).
@MainActor
package final class PhoneSleep {
  /// Whether a task was woken that has not come back yet.
  package static var isAnyComing: Bool { !coming.isEmpty }

  private static var coming: [PhoneSleep] = []
  private var continuation: CheckedContinuation<Void, any Error>?
  private var result: Result<Void, any Error>?

  /// Sleeps so long.
  func sleep(_ duration: Duration) async throws {
    try Task.checkCancellation()
    let parts = duration.components
    let seconds = TimeInterval(parts.seconds) + TimeInterval(parts.attoseconds) / 1e18
    let number = AppTimers.shared.add(at: AppTimers.shared.now + max(0, seconds)) { [self] in
      wake(.success(()))
    }
    defer { comeBack() }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation = $0 }
    } onCancel: {
      Task { @MainActor [self] in
        AppTimers.shared.remove(number)
        wake(.failure(CancellationError()))
      }
    }
  }

  // MARK: Internals

  private func wake(_ result: Result<Void, any Error>) {
    guard self.result == nil else { return }
    self.result = result
    Self.coming.append(self)
    if Self.coming.count == 1 { resume() }
  }

  private func resume() {
    guard let result else { return }
    continuation?.resume(with: result)
    continuation = nil
  }

  private func comeBack() {
    Self.coming.removeAll { $0 === self }
    Self.coming.first?.resume()
  }
}
