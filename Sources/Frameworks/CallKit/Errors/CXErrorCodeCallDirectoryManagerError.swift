/// The domain of the errors of the lists of numbers.
///
/// - Source: errors that users print. Confidence: documented by others.
public let CXErrorDomainCallDirectoryManager = "com.apple.CallKit.error.calldirectorymanager"

/// An error of the lists of numbers.
///
/// - Source: the raw values of the public header. Confidence: documented.
public struct CXErrorCodeCallDirectoryManagerError: _StoredError, Sendable {
  /// The code of an error.
  public enum Code: Int, _StoredErrorCode {
    /// The error.
    public typealias _ErrorType = CXErrorCodeCallDirectoryManagerError

    /// The cause is unknown.
    case unknown = 0
    /// There is no such extension.
    case noExtensionFound = 1
    /// The extension was interrupted.
    case loadingInterrupted = 2
    /// The numbers are not in their order.
    case entriesOutOfOrder = 3
    /// A number is there twice.
    case duplicateEntries = 4
    /// There are too many numbers.
    case maximumEntriesExceeded = 5
    /// The user has switched the extension off.
    case extensionDisabled = 6
    /// The extension runs.
    case currentlyLoading = 7
    /// A number was removed out of turn.
    case unexpectedIncrementalRemoval = 8
  }

  /// The error as an object.
  public let _nsError: NSError

  /// Creates an error of an object of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain.
  public static var errorDomain: String { CXErrorDomainCallDirectoryManager }
  /// The code of an error whose number has no name here.
  public static var _unlistedCode: Code { .unknown }

  /// The cause is unknown.
  public static var unknown: Code { .unknown }
  /// There is no such extension.
  public static var noExtensionFound: Code { .noExtensionFound }
  /// The extension was interrupted.
  public static var loadingInterrupted: Code { .loadingInterrupted }
  /// The numbers are not in their order.
  public static var entriesOutOfOrder: Code { .entriesOutOfOrder }
  /// A number is there twice.
  public static var duplicateEntries: Code { .duplicateEntries }
  /// There are too many numbers.
  public static var maximumEntriesExceeded: Code { .maximumEntriesExceeded }
  /// The user has switched the extension off.
  public static var extensionDisabled: Code { .extensionDisabled }
  /// The extension runs.
  public static var currentlyLoading: Code { .currentlyLoading }
  /// A number was removed out of turn.
  public static var unexpectedIncrementalRemoval: Code { .unexpectedIncrementalRemoval }
}
