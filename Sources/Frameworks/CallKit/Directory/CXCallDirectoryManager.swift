/// The manager of call directory extensions, which the phone does not launch.
///
/// Requests fail (Calls.CD1).
///
/// - Thread: any; all its properties are constants.
open class CXCallDirectoryManager: NSObject, @unchecked Sendable {
  /// The state of an extension in Settings.
  public enum EnabledStatus: Int, Sendable {
    /// The state is unknown.
    case unknown = 0
    /// The extension is off.
    case disabled = 1
    /// The extension is on.
    case enabled = 2
  }

  private static let manager = CXCallDirectoryManager()

  /// Creates another manager, for tests that override its methods.
  public override init() { super.init() }

  /// The shared manager.
  open class var sharedInstance: CXCallDirectoryManager { manager }

  /// Reloads an extension; always fails.
  open func reloadExtension(
    withIdentifier identifier: String, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { PhoneTime.callOnAnotherThread { completionHandler?(Self.failure) } }

  /// Reloads an extension; always throws.
  open func reloadExtension(withIdentifier identifier: String) async throws { throw Self.failure }

  /// Passes the state of an extension to a closure; always fails.
  open func getEnabledStatusForExtension(
    withIdentifier identifier: String,
    completionHandler: @escaping @Sendable (EnabledStatus, (any Error)?) -> Void
  ) { PhoneTime.callOnAnotherThread { completionHandler(.unknown, Self.failure) } }

  /// Returns the state of an extension; always throws.
  open func enabledStatusForExtension(
    withIdentifier identifier: String
  ) async throws -> EnabledStatus { throw Self.failure }

  /// Opens the settings of call directory extensions; always fails, because there are none.
  open func openSettings(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    PhoneTime.callOnAnotherThread { completionHandler?(Self.failure) }
  }

  /// Opens the settings of call directory extensions; always throws, because there are none.
  open func openSettings() async throws { throw Self.failure }

  private static var failure: CXErrorCodeCallDirectoryManagerError { .init(.noExtensionFound) }
}
