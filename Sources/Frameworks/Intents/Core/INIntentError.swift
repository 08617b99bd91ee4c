/// The error domain of Intents.
public let INIntentErrorDomain = "INIntentErrorDomain"

/// An error of Intents.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public struct INIntentError: _StoredError, Sendable {
  /// The code of an error.
  public enum Code: Int, _StoredErrorCode {
    /// The error.
    public typealias _ErrorType = INIntentError

    /// The operation on interactions is not supported.
    case interactionOperationNotSupported = 1900
    /// Donating an interaction failed.
    case donatingInteraction = 1901
    /// Deleting all interactions failed.
    case deletingAllInteractions = 1902
    /// Deleting interactions by identifier failed.
    case deletingInteractionWithIdentifiers = 1903
    /// Deleting the interactions of a group failed.
    case deletingInteractionWithGroupIdentifier = 1904
    /// The voice shortcut was not found.
    case voiceShortcutGetFailed = 7001
  }

  /// The underlying error.
  public let _nsError: NSError

  /// Creates an error from an `NSError` of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain.
  public static var errorDomain: String { INIntentErrorDomain }
  /// The code of an error whose number has no name here.
  public static var _unlistedCode: Code { .interactionOperationNotSupported }

  /// The code `interactionOperationNotSupported`.
  public static var interactionOperationNotSupported: Code { .interactionOperationNotSupported }
  /// The code `donatingInteraction`.
  public static var donatingInteraction: Code { .donatingInteraction }
  /// The code `deletingAllInteractions`.
  public static var deletingAllInteractions: Code { .deletingAllInteractions }
  /// The code `deletingInteractionWithIdentifiers`.
  public static var deletingInteractionWithIdentifiers: Code { .deletingInteractionWithIdentifiers }
  /// The code `deletingInteractionWithGroupIdentifier`.
  public static var deletingInteractionWithGroupIdentifier: Code {
    .deletingInteractionWithGroupIdentifier
  }
  /// The code `voiceShortcutGetFailed`.
  public static var voiceShortcutGetFailed: Code { .voiceShortcutGetFailed }
}
