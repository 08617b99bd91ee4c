internal import TactusCrashReports

/// The content blockers of Safari; the phone does not have Safari.
///
/// Step Opening.SF2.
///
/// - Thread: any.
open class SFContentBlockerManager: NSObject {
  @available(*, unavailable)
  override init() { super.init() }

  /// Reloads the rules of a content blocker, which fails with `noExtensionFound`.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the extension's bundle.
  ///   - completionHandler: A closure, called on a queue of the system with the error.
  open class func reloadContentBlocker(
    withIdentifier identifier: String,
    completionHandler: (@Sendable ((any Error)?) -> Void)?
  ) {
    let error = failure()
    PhoneTime.callOnAnotherThread { completionHandler?(error) }
  }

  /// Reloads the rules of a content blocker, which throws `noExtensionFound`.
  open class func reloadContentBlocker(withIdentifier identifier: String) async throws {
    throw failure()
  }

  /// Returns the state of a content blocker to a closure, which fails with `noExtensionFound`.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the extension's bundle.
  ///   - completionHandler: A closure, called on a queue of the system with the error.
  open class func getStateOfContentBlocker(
    withIdentifier identifier: String,
    completionHandler: @escaping @Sendable (SFContentBlockerState?, (any Error)?) -> Void
  ) {
    let error = failure()
    PhoneTime.callOnAnotherThread { completionHandler(nil, error) }
  }

  /// Returns the state of a content blocker, which throws `noExtensionFound`.
  open class func stateOfContentBlocker(
    withIdentifier identifier: String
  ) async throws -> SFContentBlockerState { throw failure() }

  private class func failure() -> SFError {
    RuntimeWarning.once(
      "SFContentBlockerManager: Safari is not on this phone, so there are no content blockers",
      namesPlace: true)
    return SFError(.noExtensionFound)
  }
}
