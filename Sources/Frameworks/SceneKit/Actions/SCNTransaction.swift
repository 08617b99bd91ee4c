internal import Synchronization

/// The duration, timing and completion of animated changes.
///
/// Nothing is drawn here, so that changes have their effect at once; a transaction's closure is
/// called when its animation would have ended (Scenes.SC7).
open class SCNTransaction: NSObject {
  /// Begins a transaction within the present one.
  open class func begin() { stack.withLock { $0.append(State()) } }

  /// Ends the present transaction; its closure is called after the duration of its animation.
  open class func commit() {
    guard let ended = stack.withLock({ $0.popLast() }), let completion = ended.completion else {
      return
    }
    let duration = ended.isDisabled ? 0 : max(ended.duration, 0)
    DispatchQueue.main.asyncAfter(deadline: .now() + duration) { completion.body() }
  }

  /// Does nothing: changes take effect at once.
  open class func flush() {}

  /// Acquires the recursive lock of all scenes.
  open class func lock() { gate.lock() }

  /// Releases the lock of all scenes.
  open class func unlock() { gate.unlock() }

  /// The duration of the animation in seconds; 0.25 for each new transaction (documented).
  open class var animationDuration: CFTimeInterval {
    get { stack.withLock { $0.last?.duration ?? 0 } }
    set { change { $0.duration = newValue } }
  }
  /// The timing curve of the animation; stored.
  open class var animationTimingFunction: CAMediaTimingFunction? {
    get { stack.withLock { $0.last?.timing?.function } }
    set {
      // It is kept for the app alone.
      let timing = newValue.map { Timing(function: $0) }
      change { $0.timing = timing }
    }
  }
  /// Whether changes take effect without animation.
  open class var disableActions: Bool {
    get { stack.withLock { $0.last?.isDisabled ?? false } }
    set { change { $0.isDisabled = newValue } }
  }
  /// The closure that is called when the animation ends.
  open class var completionBlock: (() -> Void)? {
    get { stack.withLock { $0.last?.completion?.body } }
    set {
      let completion = newValue.map { Completion(body: $0) }
      change { $0.completion = completion }
    }
  }

  // MARK: Internals

  /// A completion closure, called on the main thread only.
  private struct Completion: @unchecked Sendable {
    let body: () -> Void
  }

  /// A timing curve, stored for the app only.
  private struct Timing: @unchecked Sendable {
    let function: CAMediaTimingFunction
  }

  private struct State {
    var duration: CFTimeInterval = 0.25
    var timing: Timing?
    var isDisabled = false
    var completion: Completion?
  }

  private static let stack = Mutex<[State]>([])
  private static let gate = NSRecursiveLock()

  private class func change(_ body: (inout State) -> Void) {
    stack.withLock { states in
      guard !states.isEmpty else { return }
      body(&states[states.count - 1])
    }
  }
}
