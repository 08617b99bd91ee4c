import Synchronization

/// A loader that lets the app provide an asset's data, for custom URL schemes.
///
/// It is used for all schemes except `file`, `http` and `https` (Players.RL1…).
///
/// - Thread: any; a lock guards the delegate, and the app sets the rest before it loads.
open class AVAssetResourceLoader: NSObject, @unchecked Sendable {
  // The delegate has a lock.

  override init() { super.init() }

  /// The delegate.
  open var delegate: (any AVAssetResourceLoaderDelegate)? { state.withLock { $0.delegate } }
  /// The queue of the delegate's calls; nil without a delegate.
  open var delegateQueue: DispatchQueue? { state.withLock { $0.queue } }
  /// Whether content keys are requested early; stored: protected content is not read.
  open var preloadsEligibleContentKeys = false

  /// Sets the delegate and the queue of its calls.
  ///
  /// - Parameters:
  ///   - delegate: The delegate, which is not retained; nil for none.
  ///   - delegateQueue: The queue; nil for the main queue.
  open func setDelegate(
    _ delegate: (any AVAssetResourceLoaderDelegate)?, queue delegateQueue: DispatchQueue?
  ) {
    state.withLock { state in
      (state.delegate, state.queue) = (delegate, delegate == nil ? nil : delegateQueue ?? .main)
    }
  }

  // MARK: Internals

  // Sendable because the lock around it is held while it is used.
  private struct State: @unchecked Sendable {
    // The app is responsible for the thread safety of the delegate.
    weak var delegate: (any AVAssetResourceLoaderDelegate)?
    var queue: DispatchQueue?
  }

  private let state = Mutex(State())

  /// Whether there is a delegate.
  var hasDelegate: Bool { delegate != nil }

  /// Calls the delegate on its queue, and waits for its result; nil without a delegate.
  func ask<Answer: Sendable>(
    _ body: @escaping @Sendable (any AVAssetResourceLoaderDelegate, AVAssetResourceLoader) -> Answer
  ) -> Answer? {
    let (delegate, queue) = state.withLock { ($0.delegate, $0.queue) }
    guard let delegate, let queue else { return nil }
    // Unchecked because only the thread that runs the closure uses it from here on.
    nonisolated(unsafe) let target = delegate
    let isDone = DispatchSemaphore(value: 0)
    let box = Mutex<Answer?>(nil)
    queue.async {
      let answer = body(target, self)
      box.withLock { $0 = answer }
      isDone.signal()
    }
    isDone.wait()
    return box.withLock { $0 }
  }
}
