/// The domain of errors of this framework.
public let SFSpeechErrorDomain = "SFSpeechErrorDomain"

/// An error of the recognition of speech.
///
/// - Source: Apple's reference; the raw values are those of the public header. Confidence:
///   documented.
public struct SFSpeechError: CustomNSError, Hashable, Sendable {
  /// The code of an error.
  public enum Code: Int, Sendable {
    /// The recognition has failed.
    case internalServiceError = 1
    /// The sound cannot be read.
    case audioReadFailed = 2
    /// A template of a custom model does not exist.
    case undefinedTemplateClassName = 7
    /// A custom model is malformed.
    case malformedSupplementalModel = 8
    /// The recognition took too long.
    case timeout = 10
    /// A parameter is missing.
    case missingParameter = 13
  }

  /// Creates an error.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.code = code
    text = userInfo[NSLocalizedDescriptionKey] as? String
  }

  /// The code.
  public let code: Code

  /// The domain of errors of this framework.
  public static var errorDomain: String { SFSpeechErrorDomain }
  /// The code.
  public var errorCode: Int { code.rawValue }
  /// The description of the error.
  public var errorUserInfo: [String: Any] {
    text.map { [NSLocalizedDescriptionKey: $0] } ?? [:]
  }

  /// The recognition has failed.
  public static var internalServiceError: Code { .internalServiceError }
  /// The sound cannot be read.
  public static var audioReadFailed: Code { .audioReadFailed }
  /// A template of a custom model does not exist.
  public static var undefinedTemplateClassName: Code { .undefinedTemplateClassName }
  /// A custom model is malformed.
  public static var malformedSupplementalModel: Code { .malformedSupplementalModel }
  /// The recognition took too long.
  public static var timeout: Code { .timeout }
  /// A parameter is missing.
  public static var missingParameter: Code { .missingParameter }

  private let text: String?
}
