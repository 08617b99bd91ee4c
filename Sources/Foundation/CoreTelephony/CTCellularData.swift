import Synchronization

/// A closure that receives whether the app may use cellular data.
public typealias CellularDataRestrictionDidUpdateNotifier =
  (CTCellularDataRestrictedState) -> Void

/// Whether the app may use cellular data, which no setting of this phone restricts.
///
/// Step Device.CT4.
///
/// - Thread: any; a lock guards what changes in it.
open class CTCellularData: NSObject, @unchecked Sendable {
  private let notifier = Mutex<CellularNotifier?>(nil)

  /// Creates an object about the app's cellular data.
  public override init() { super.init() }

  /// A closure that is called when the state changes; it is called once with the present state, on
  /// a queue of the system, as apps wait for that when they start.
  open var cellularDataRestrictionDidUpdateNotifier: CellularDataRestrictionDidUpdateNotifier? {
    get { notifier.withLock { $0 }?.closure }
    set {
      let new = newValue.map { CellularNotifier(closure: $0) }
      notifier.withLock { $0 = new }
      guard let new else { return }
      PhoneTime.callOnAnotherThread { [weak self] in
        guard let self, self.notifier.withLock({ $0 === new }) else { return }
        new.closure(self.restrictedState)
      }
    }
  }

  /// The state; not restricted.
  open var restrictedState: CTCellularDataRestrictedState { .notRestricted }
}

/// A closure of an app, which the system calls on another thread.
///
/// Sendable because the app gives a closure that another thread may call.
private final class CellularNotifier: @unchecked Sendable {
  let closure: CellularDataRestrictionDidUpdateNotifier

  init(closure: @escaping CellularDataRestrictionDidUpdateNotifier) { self.closure = closure }
}
