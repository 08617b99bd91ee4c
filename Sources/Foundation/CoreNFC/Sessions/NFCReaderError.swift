/// The domain of the errors of reading tags.
///
/// - Source: errors that users print. Confidence: documented by others.
public let NFCErrorDomain = "NFCError"

/// An error of reading tags.
///
/// - Source: the raw values of the public header; the texts are those that users print. Confidence:
///   documented.
public struct NFCReaderError: _StoredError, Sendable {
  /// The code of an error.
  public enum Code: Int, _StoredErrorCode {
    /// The error.
    public typealias _ErrorType = NFCReaderError

    /// The device cannot read tags, or not of this kind.
    case readerErrorUnsupportedFeature = 1
    /// The app lacks the right.
    case readerErrorSecurityViolation = 2
    /// A parameter is bad.
    case readerErrorInvalidParameter = 3
    /// A parameter has a bad length.
    case readerErrorInvalidParameterLength = 4
    /// A parameter is too small or too large.
    case readerErrorParameterOutOfBound = 5
    /// The radio is off.
    case readerErrorRadioDisabled = 6
    /// The tag is out of reach.
    case readerTransceiveErrorTagConnectionLost = 100
    /// The tag did not answer several times.
    case readerTransceiveErrorRetryExceeded = 101
    /// The tag answered with an error.
    case readerTransceiveErrorTagResponseError = 102
    /// The session has ended.
    case readerTransceiveErrorSessionInvalidated = 103
    /// The tag is not connected.
    case readerTransceiveErrorTagNotConnected = 104
    /// The data are too long.
    case readerTransceiveErrorPacketTooLong = 105
    /// The user has ended the session.
    case readerSessionInvalidationErrorUserCanceled = 200
    /// The session took too long.
    case readerSessionInvalidationErrorSessionTimeout = 201
    /// The session has ended unexpectedly.
    case readerSessionInvalidationErrorSessionTerminatedUnexpectedly = 202
    /// Another app reads.
    case readerSessionInvalidationErrorSystemIsBusy = 203
    /// The session has ended with its first tag.
    case readerSessionInvalidationErrorFirstNDEFTagRead = 204
    /// The settings of a command are bad.
    case tagCommandConfigurationErrorInvalidParameters = 300
    /// The tag cannot be written.
    case ndefReaderSessionErrorTagNotWritable = 400
    /// The tag was not written.
    case ndefReaderSessionErrorTagUpdateFailure = 401
    /// The tag is too small.
    case ndefReaderSessionErrorTagSizeTooSmall = 402
    /// The tag has no message.
    case ndefReaderSessionErrorZeroLengthMessage = 403
  }

  /// The error as an object.
  public let _nsError: NSError

  /// Creates an error of an object of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain.
  public static var errorDomain: String { NFCErrorDomain }
  /// The code of an error whose number has no name here.
  public static var _unlistedCode: Code { .readerErrorUnsupportedFeature }

  /// Returns the text for users of errors of a code.
  public static func _information(of code: Code) -> [String: Any] {
    let text =
      switch code {
      case .readerErrorUnsupportedFeature: "Feature not supported"
      case .readerTransceiveErrorSessionInvalidated: "Session invalidated"
      case .readerSessionInvalidationErrorUserCanceled: "Session invalidated by user"
      default: "Reading failed"
      }
    return [NSLocalizedDescriptionKey: text]
  }

  /// The device cannot read tags, or not of this kind.
  public static var readerErrorUnsupportedFeature: Code { .readerErrorUnsupportedFeature }
  /// The app lacks the right.
  public static var readerErrorSecurityViolation: Code { .readerErrorSecurityViolation }
  /// A parameter is bad.
  public static var readerErrorInvalidParameter: Code { .readerErrorInvalidParameter }
  /// A parameter has a bad length.
  public static var readerErrorInvalidParameterLength: Code { .readerErrorInvalidParameterLength }
  /// A parameter is too small or too large.
  public static var readerErrorParameterOutOfBound: Code { .readerErrorParameterOutOfBound }
  /// The radio is off.
  public static var readerErrorRadioDisabled: Code { .readerErrorRadioDisabled }
  /// The tag is out of reach.
  public static var readerTransceiveErrorTagConnectionLost: Code {
    .readerTransceiveErrorTagConnectionLost
  }
  /// The tag did not answer several times.
  public static var readerTransceiveErrorRetryExceeded: Code { .readerTransceiveErrorRetryExceeded }
  /// The tag answered with an error.
  public static var readerTransceiveErrorTagResponseError: Code {
    .readerTransceiveErrorTagResponseError
  }
  /// The session has ended.
  public static var readerTransceiveErrorSessionInvalidated: Code {
    .readerTransceiveErrorSessionInvalidated
  }
  /// The tag is not connected.
  public static var readerTransceiveErrorTagNotConnected: Code {
    .readerTransceiveErrorTagNotConnected
  }
  /// The data are too long.
  public static var readerTransceiveErrorPacketTooLong: Code { .readerTransceiveErrorPacketTooLong }
  /// The user has ended the session.
  public static var readerSessionInvalidationErrorUserCanceled: Code {
    .readerSessionInvalidationErrorUserCanceled
  }
  /// The session took too long.
  public static var readerSessionInvalidationErrorSessionTimeout: Code {
    .readerSessionInvalidationErrorSessionTimeout
  }
  /// The session has ended unexpectedly.
  public static var readerSessionInvalidationErrorSessionTerminatedUnexpectedly: Code {
    .readerSessionInvalidationErrorSessionTerminatedUnexpectedly
  }
  /// Another app reads.
  public static var readerSessionInvalidationErrorSystemIsBusy: Code {
    .readerSessionInvalidationErrorSystemIsBusy
  }
  /// The session has ended with its first tag.
  public static var readerSessionInvalidationErrorFirstNDEFTagRead: Code {
    .readerSessionInvalidationErrorFirstNDEFTagRead
  }
  /// The settings of a command are bad.
  public static var tagCommandConfigurationErrorInvalidParameters: Code {
    .tagCommandConfigurationErrorInvalidParameters
  }
  /// The tag cannot be written.
  public static var ndefReaderSessionErrorTagNotWritable: Code {
    .ndefReaderSessionErrorTagNotWritable
  }
  /// The tag was not written.
  public static var ndefReaderSessionErrorTagUpdateFailure: Code {
    .ndefReaderSessionErrorTagUpdateFailure
  }
  /// The tag is too small.
  public static var ndefReaderSessionErrorTagSizeTooSmall: Code {
    .ndefReaderSessionErrorTagSizeTooSmall
  }
  /// The tag has no message.
  public static var ndefReaderSessionErrorZeroLengthMessage: Code {
    .ndefReaderSessionErrorZeroLengthMessage
  }
}
