/// The domain of errors of this framework.
public let INIntentErrorDomain = "INIntentErrorDomain"

/// An error of this framework.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public struct INIntentError: _StoredError, Sendable {
  /// The code of an error.
  public enum Code: Int, _StoredErrorCode {
    /// The error.
    public typealias _ErrorType = INIntentError

    /// Interactions are not kept.
    case interactionOperationNotSupported = 1900
    /// An interaction was not donated.
    case donatingInteraction = 1901
    /// The interactions were not deleted.
    case deletingAllInteractions = 1902
    /// Interactions with identifiers were not deleted.
    case deletingInteractionWithIdentifiers = 1903
    /// The interactions of a group were not deleted.
    case deletingInteractionWithGroupIdentifier = 1904
    /// A shortcut was not found.
    case voiceShortcutGetFailed = 7001
  }

  /// The error as an object.
  public let _nsError: NSError

  /// Creates an error of an object of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain.
  public static var errorDomain: String { INIntentErrorDomain }
  /// The code of an error whose number has no name here.
  public static var _unlistedCode: Code { .interactionOperationNotSupported }

  /// Interactions are not kept.
  public static var interactionOperationNotSupported: Code { .interactionOperationNotSupported }
  /// An interaction was not donated.
  public static var donatingInteraction: Code { .donatingInteraction }
  /// The interactions were not deleted.
  public static var deletingAllInteractions: Code { .deletingAllInteractions }
  /// Interactions with identifiers were not deleted.
  public static var deletingInteractionWithIdentifiers: Code { .deletingInteractionWithIdentifiers }
  /// The interactions of a group were not deleted.
  public static var deletingInteractionWithGroupIdentifier: Code {
    .deletingInteractionWithGroupIdentifier
  }
  /// A shortcut was not found.
  public static var voiceShortcutGetFailed: Code { .voiceShortcutGetFailed }
}
