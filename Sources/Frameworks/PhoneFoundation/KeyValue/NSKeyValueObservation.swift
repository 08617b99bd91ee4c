/// The observing of one property of one object, until it is over or nobody keeps it.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var ending: (() -> Void)?

  init(ending: @escaping () -> Void) { self.ending = ending }

  deinit { invalidate() }

  /// Ends it; nothing is told any more.
  public func invalidate() {
    let ending = lock.withLock {
      defer { self.ending = nil }
      return self.ending
    }
    ending?()
  }
}
