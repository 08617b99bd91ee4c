import Dispatch
import Synchronization
internal import TactusCrashReports

/// The registry of an app for push messages; the phone has no push service.
///
/// Step Calls.PU1.
///
/// - Thread: any; a lock guards its state, and the app sets the delegate beforehand.
open class PKPushRegistry: NSObject, @unchecked Sendable {
  private let types = Mutex<Set<PKPushType>?>(nil)

  /// Creates a registry; the queue is never used, as nothing is reported.
  public init(queue: DispatchQueue?) { super.init() }

  /// The delegate; it is not retained, and never called.
  open weak var delegate: (any PKPushRegistryDelegate)?

  /// The kinds of messages that the app wants; none arrives.
  open var desiredPushTypes: Set<PKPushType>? {
    get { types.withLock { $0 } }
    set {
      types.withLock { $0 = newValue }
      guard newValue?.isEmpty == false else { return }
      RuntimeWarning.once(
        "PKPushRegistry: the phone has no service for pushes, so there is no token and no message "
          + "arrives",
        namesPlace: true)
    }
  }

  /// Returns the token for a kind of messages: none.
  open func pushToken(for type: PKPushType) -> Data? { nil }
}
