import Dispatch
import Synchronization

/// The calls of the app; those of other apps are not known.
///
/// Step Calls.CO1.
open class CXCallObserver: NSObject, @unchecked Sendable {
  private struct Listener: @unchecked Sendable {
    weak var delegate: (any CXCallObserverDelegate)?
    var queue: DispatchQueue
  }

  private let listener = Mutex<Listener?>(nil)

  /// Creates an observer.
  public override init() {
    super.init()
    CallList.shared.add(self)
  }

  /// The calls that have not ended.
  open var calls: [CXCall] { CallList.shared.calls }

  /// Sets the delegate, which is not retained, and the queue; `nil` for the main queue.
  open func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) {
    let new = Listener(delegate: delegate, queue: queue ?? .main)
    listener.withLock { $0 = new }
  }

  func tell(_ call: CXCall) {
    guard let listener = listener.withLock({ $0 }) else { return }
    listener.queue.async { [self] in listener.delegate?.callObserver(self, callChanged: call) }
  }
}
