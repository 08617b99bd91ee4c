import Dispatch
import Synchronization
internal import TactusThreads

/// An observer of the app's calls; those of other apps are unknown.
///
/// Step Calls.CO1.
///
/// - Thread: any; a lock guards what changes in it.
open class CXCallObserver: NSObject, @unchecked Sendable {
  private struct Listener {
    var delegate: WeakReference<any CXCallObserverDelegate>
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

  /// Sets the delegate, a weak reference, and its queue; `nil` for the main queue.
  open func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) {
    let new = Listener(delegate: WeakReference(delegate), queue: queue ?? .main)
    listener.withLock { $0 = new }
  }

  /// Notifies the delegate, on its queue, of a call that started, changed or ended.
  func tell(_ call: CXCall) {
    guard let listener = listener.withLock({ $0 }) else { return }
    listener.queue.async { [self] in
      listener.delegate.object?.callObserver(self, callChanged: call)
    }
  }
}
