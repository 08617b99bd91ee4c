internal import Synchronization
internal import TactusCrashReports
internal import TactusVirtualTime

/// A request to the store.
///
/// Its owner keeps it until it has ended.
///
/// - Thread: any; a lock guards its state, and the app sets the delegate beforehand.
open class SKRequest: NSObject, @unchecked Sendable {
  private let number = Mutex(0)

  /// Creates a request that does nothing.
  public override init() { super.init() }

  /// The delegate.
  @_disfavoredOverload open weak var delegate: (any SKRequestDelegate)?

  /// Sends the request; the delegate receives the response in a later turn of the main queue
  /// (Purchases.PR1).
  open func start() {
    let ticket = number.withLock { number in
      number += 1
      return number
    }
    let name = "\(type(of: self))"
    PhoneTime.runLater { [weak self] in
      guard let self else {
        return RuntimeWarning.once(
          "an \(name) ended before its answer: keep it, such as in a property, until its delegate "
            + "is called")
      }
      guard number.withLock({ $0 == ticket }) else { return }
      answer()
    }
  }

  /// Cancels the request: the delegate is no longer called.
  open func cancel() { number.withLock { $0 += 1 } }

  // MARK: Internals

  /// Calls the delegate with the response.
  func answer() { delegate?.requestDidFinish(self) }
}
