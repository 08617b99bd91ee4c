/// The domain of errors of this framework.
public let INIntentErrorDomain = "INIntentErrorDomain"

/// An error of this framework.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public struct INIntentError: CustomNSError, Hashable, Sendable {
  /// The code of an error.
  public enum Code: Int, Sendable {
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
  }

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The code.
  public let code: Code

  /// The domain of errors of this framework.
  public static var errorDomain: String { INIntentErrorDomain }
  /// The code.
  public var errorCode: Int { code.rawValue }
}
