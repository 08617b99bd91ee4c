/// The call directory error domain.
///
/// - Source: errors that users print. Confidence: documented by others.
public let CXErrorDomainCallDirectoryManager = "com.apple.CallKit.error.calldirectorymanager"

/// A call directory error.
///
/// - Source: the raw values of the public header. Confidence: documented.
public struct CXErrorCodeCallDirectoryManagerError: _StoredError, Sendable {
  /// An error code.
  public enum Code: Int, _StoredErrorCode {
    /// The error type of the code.
    public typealias _ErrorType = CXErrorCodeCallDirectoryManagerError

    /// The cause is unknown.
    case unknown = 0
    /// There is no such extension.
    case noExtensionFound = 1
    /// The extension was interrupted.
    case loadingInterrupted = 2
    /// The entries are not in ascending order.
    case entriesOutOfOrder = 3
    /// An entry occurs twice.
    case duplicateEntries = 4
    /// There are too many entries.
    case maximumEntriesExceeded = 5
    /// The extension is disabled in Settings.
    case extensionDisabled = 6
    /// The extension is being loaded.
    case currentlyLoading = 7
    /// An entry was removed in a load that is not incremental.
    case unexpectedIncrementalRemoval = 8
  }

  /// The underlying `NSError`.
  public let _nsError: NSError

  /// Wraps an `NSError` of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The error domain.
  public static var errorDomain: String { CXErrorDomainCallDirectoryManager }
  /// The code for raw values without a case.
  public static var _unlistedCode: Code { .unknown }

  /// The cause is unknown.
  public static var unknown: Code { .unknown }
  /// There is no such extension.
  public static var noExtensionFound: Code { .noExtensionFound }
  /// The extension was interrupted.
  public static var loadingInterrupted: Code { .loadingInterrupted }
  /// The entries are not in ascending order.
  public static var entriesOutOfOrder: Code { .entriesOutOfOrder }
  /// An entry occurs twice.
  public static var duplicateEntries: Code { .duplicateEntries }
  /// There are too many entries.
  public static var maximumEntriesExceeded: Code { .maximumEntriesExceeded }
  /// The extension is disabled in Settings.
  public static var extensionDisabled: Code { .extensionDisabled }
  /// The extension is being loaded.
  public static var currentlyLoading: Code { .currentlyLoading }
  /// An entry was removed in a load that is not incremental.
  public static var unexpectedIncrementalRemoval: Code { .unexpectedIncrementalRemoval }
}
