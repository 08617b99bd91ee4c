// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/Speech.tsv.
// Do not edit.

/// The status of the permission to recognize speech.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  /// The user has not been asked.
  case notDetermined = 0
  /// The user has refused it.
  case denied = 1
  /// No app may recognize speech, and the user is not asked.
  case restricted = 2
  /// The user has granted it.
  case authorized = 3
}

/// The task hint: the kind of speech.
public enum SFSpeechRecognitionTaskHint: Int, Sendable {
  /// Unspecified.
  case unspecified = 0
  /// Dictation of a text, as with a keyboard.
  case dictation = 1
  /// Search terms.
  case search = 2
  /// Confirmations, such as yes and no.
  case confirmation = 3
}

/// The domain of errors of this framework.
public let SFSpeechErrorDomain = "SFSpeechErrorDomain"

/// An error of the recognition of speech.
///
/// - Source: Apple's reference; the raw values are those of the public header. Confidence:
///   documented.
public struct SFSpeechError: _StoredError, Sendable {
  /// The code of an error.
  public enum Code: Int, _StoredErrorCode {
    /// The error.
    public typealias _ErrorType = SFSpeechError

    /// The recognition has failed.
    case internalServiceError = 1
    /// The audio cannot be read.
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

  /// The error as an object.
  public let _nsError: NSError

  /// Creates an error of an object of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain.
  public static var errorDomain: String { SFSpeechErrorDomain }
  /// The code of an error whose number has no name here.
  public static var _unlistedCode: Code { .internalServiceError }

  /// The recognition has failed.
  public static var internalServiceError: Code { .internalServiceError }
  /// The audio cannot be read.
  public static var audioReadFailed: Code { .audioReadFailed }
  /// A template of a custom model does not exist.
  public static var undefinedTemplateClassName: Code { .undefinedTemplateClassName }
  /// A custom model is malformed.
  public static var malformedSupplementalModel: Code { .malformedSupplementalModel }
  /// The recognition took too long.
  public static var timeout: Code { .timeout }
  /// A parameter is missing.
  public static var missingParameter: Code { .missingParameter }
}

/// The state of a task.
public enum SFSpeechRecognitionTaskState: Int, Sendable {
  /// The recognition is being prepared.
  case starting = 0
  /// Audio is being recognized.
  case running = 1
  /// No more sound is read, and the final result is awaited.
  case finishing = 2
  /// The recognition is being cancelled.
  case canceling = 3
  /// The recognition has finished.
  case completed = 4
}
