/// The observation of a property, which ends when it is invalidated or deinitialized.
///
/// Sendable because the lock guards the closure.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var ending: (() -> Void)?

  init(ending: @escaping () -> Void) { self.ending = ending }

  deinit { invalidate() }

  /// Ends the observation.
  public func invalidate() {
    let ending = lock.withLock {
      defer { self.ending = nil }
      return self.ending
    }
    ending?()
  }
}
