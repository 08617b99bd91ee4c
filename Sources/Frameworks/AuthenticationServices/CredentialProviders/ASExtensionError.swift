/// The domain of the errors with which an extension ends a request.
///
/// - Source: public bindings name the constant; the text is its own name. Confidence: guess.
public let ASExtensionErrorDomain = "ASExtensionErrorDomain"

/// The key of an error's text that the system shows.
///
/// - Source: public bindings name the constant; the text is its own name. Confidence: guess.
public let ASExtensionLocalizedFailureReasonErrorKey = "ASExtensionLocalizedFailureReasonErrorKey"

/// An error with which an extension ends a request.
public struct ASExtensionError: _StoredError, Sendable {
  /// The code of an error.
  ///
  /// - Source: the numbers are those of public bindings. Confidence: documented.
  public enum Code: Int, _StoredErrorCode {
    /// The error.
    public typealias _ErrorType = ASExtensionError

    /// The attempt failed.
    case failed = 0
    /// The user canceled the attempt.
    case userCanceled = 1
    /// The extension has to ask the user first.
    case userInteractionRequired = 100
    /// The extension does not have the credential.
    case credentialIdentityNotFound = 101
    /// A passkey that the request excludes exists.
    case matchedExcludedCredential = 102
  }

  /// The error as an object.
  public let _nsError: NSError

  /// Creates an error of an object of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain.
  public static var errorDomain: String { ASExtensionErrorDomain }
  /// The code of an error whose number has no name here.
  public static var _unlistedCode: Code { .failed }

  /// The code `failed`.
  public static var failed: Code { .failed }
  /// The code `userCanceled`.
  public static var userCanceled: Code { .userCanceled }
  /// The code `userInteractionRequired`.
  public static var userInteractionRequired: Code { .userInteractionRequired }
  /// The code `credentialIdentityNotFound`.
  public static var credentialIdentityNotFound: Code { .credentialIdentityNotFound }
  /// The code `matchedExcludedCredential`.
  public static var matchedExcludedCredential: Code { .matchedExcludedCredential }
}
