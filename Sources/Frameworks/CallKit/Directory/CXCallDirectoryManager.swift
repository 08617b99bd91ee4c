/// The lists of numbers of the app's extension, which the phone does not start.
///
/// Step Calls.CD1.
///
/// - Thread: any; all its properties are constants.
open class CXCallDirectoryManager: NSObject, @unchecked Sendable {
  /// Whether the user has switched an extension on.
  public enum EnabledStatus: Int, Sendable {
    /// It is not known.
    case unknown = 0
    /// The extension is off.
    case disabled = 1
    /// The extension is on.
    case enabled = 2
  }

  private static let manager = CXCallDirectoryManager()

  /// Creates another object for the manager, as tests do that override its methods.
  public override init() { super.init() }

  /// The manager.
  open class var sharedInstance: CXCallDirectoryManager { manager }

  /// Has an extension list its numbers again, which fails.
  open func reloadExtension(
    withIdentifier identifier: String, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { PhoneTime.callOnAnotherThread { completionHandler?(Self.failure) } }

  /// Has an extension list its numbers again, which throws.
  open func reloadExtension(withIdentifier identifier: String) async throws { throw Self.failure }

  /// Returns whether an extension is on to a closure, which fails.
  open func getEnabledStatusForExtension(
    withIdentifier identifier: String,
    completionHandler: @escaping @Sendable (EnabledStatus, (any Error)?) -> Void
  ) { PhoneTime.callOnAnotherThread { completionHandler(.unknown, Self.failure) } }

  /// Returns whether an extension is on, which throws.
  open func enabledStatusForExtension(
    withIdentifier identifier: String
  ) async throws -> EnabledStatus { throw Self.failure }

  /// Opens the settings of such extensions, which fails, as there are none.
  open func openSettings(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    PhoneTime.callOnAnotherThread { completionHandler?(Self.failure) }
  }

  /// Opens the settings of such extensions, which throws, as there are none.
  open func openSettings() async throws { throw Self.failure }

  private static var failure: CXErrorCodeCallDirectoryManagerError { .init(.noExtensionFound) }
}
