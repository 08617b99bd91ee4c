import Synchronization

/// A loader of an asset's data by the app, for addresses that only the app knows.
///
/// It is used for addresses of other schemes than `file`, `http` and `https` (Players.RL1…).
///
/// - Thread: any; a lock guards the delegate, and the app sets the rest before it loads.
open class AVAssetResourceLoader: NSObject, @unchecked Sendable {
  // The delegate has a lock.

  override init() { super.init() }

  /// The delegate.
  open var delegate: (any AVAssetResourceLoaderDelegate)? { state.withLock { $0.delegate } }
  /// The queue of the delegate's calls; nil without a delegate.
  open var delegateQueue: DispatchQueue? { state.withLock { $0.queue } }
  /// Whether keys of protected content are asked for at once; stored: such content is not read.
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
    // Swift's queues and the delegate are used as the app has said.
    weak var delegate: (any AVAssetResourceLoaderDelegate)?
    var queue: DispatchQueue?
  }

  private let state = Mutex(State())

  /// Whether there is a delegate.
  var hasDelegate: Bool { delegate != nil }

  /// Calls the delegate on its queue, and waits for its answer; nil without a delegate.
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
