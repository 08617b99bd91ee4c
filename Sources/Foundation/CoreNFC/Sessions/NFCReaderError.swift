/// The error domain of Core NFC.
///
/// - Source: errors that users print. Confidence: documented by others.
public let NFCErrorDomain = "NFCError"

/// An error of Core NFC.
///
/// - Source: the raw values of the public header; the texts are those that users print. Confidence:
///   documented.
public struct NFCReaderError: _StoredError, Sendable {
  /// The code of an error.
  public enum Code: Int, _StoredErrorCode {
    /// The error.
    public typealias _ErrorType = NFCReaderError

    /// The device does not support this kind of reading.
    case readerErrorUnsupportedFeature = 1
    /// The app lacks an entitlement.
    case readerErrorSecurityViolation = 2
    /// A parameter is not valid.
    case readerErrorInvalidParameter = 3
    /// The length of a parameter is not valid.
    case readerErrorInvalidParameterLength = 4
    /// A parameter is out of range.
    case readerErrorParameterOutOfBound = 5
    /// The NFC radio is off.
    case readerErrorRadioDisabled = 6
    /// The connection to the tag was lost.
    case readerTransceiveErrorTagConnectionLost = 100
    /// The tag did not respond after several attempts.
    case readerTransceiveErrorRetryExceeded = 101
    /// The tag responded with an error.
    case readerTransceiveErrorTagResponseError = 102
    /// The session has ended.
    case readerTransceiveErrorSessionInvalidated = 103
    /// The tag is not connected.
    case readerTransceiveErrorTagNotConnected = 104
    /// The packet is too long.
    case readerTransceiveErrorPacketTooLong = 105
    /// The user canceled the session.
    case readerSessionInvalidationErrorUserCanceled = 200
    /// The session timed out.
    case readerSessionInvalidationErrorSessionTimeout = 201
    /// The session ended unexpectedly.
    case readerSessionInvalidationErrorSessionTerminatedUnexpectedly = 202
    /// Another session is active.
    case readerSessionInvalidationErrorSystemIsBusy = 203
    /// The session ended after its first tag.
    case readerSessionInvalidationErrorFirstNDEFTagRead = 204
    /// The parameters of a command are not valid.
    case tagCommandConfigurationErrorInvalidParameters = 300
    /// The tag is not writable.
    case ndefReaderSessionErrorTagNotWritable = 400
    /// The write failed.
    case ndefReaderSessionErrorTagUpdateFailure = 401
    /// The message does not fit on the tag.
    case ndefReaderSessionErrorTagSizeTooSmall = 402
    /// The message is empty.
    case ndefReaderSessionErrorZeroLengthMessage = 403
  }

  /// The underlying error.
  public let _nsError: NSError

  /// Creates an error from an `NSError` of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain.
  public static var errorDomain: String { NFCErrorDomain }
  /// The code of an error whose number has no name here.
  public static var _unlistedCode: Code { .readerErrorUnsupportedFeature }

  /// Returns the user info with the text of a code.
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

  /// The code `readerErrorUnsupportedFeature`.
  public static var readerErrorUnsupportedFeature: Code { .readerErrorUnsupportedFeature }
  /// The code `readerErrorSecurityViolation`.
  public static var readerErrorSecurityViolation: Code { .readerErrorSecurityViolation }
  /// The code `readerErrorInvalidParameter`.
  public static var readerErrorInvalidParameter: Code { .readerErrorInvalidParameter }
  /// The code `readerErrorInvalidParameterLength`.
  public static var readerErrorInvalidParameterLength: Code { .readerErrorInvalidParameterLength }
  /// The code `readerErrorParameterOutOfBound`.
  public static var readerErrorParameterOutOfBound: Code { .readerErrorParameterOutOfBound }
  /// The code `readerErrorRadioDisabled`.
  public static var readerErrorRadioDisabled: Code { .readerErrorRadioDisabled }
  /// The code `readerTransceiveErrorTagConnectionLost`.
  public static var readerTransceiveErrorTagConnectionLost: Code {
    .readerTransceiveErrorTagConnectionLost
  }
  /// The code `readerTransceiveErrorRetryExceeded`.
  public static var readerTransceiveErrorRetryExceeded: Code { .readerTransceiveErrorRetryExceeded }
  /// The code `readerTransceiveErrorTagResponseError`.
  public static var readerTransceiveErrorTagResponseError: Code {
    .readerTransceiveErrorTagResponseError
  }
  /// The code `readerTransceiveErrorSessionInvalidated`.
  public static var readerTransceiveErrorSessionInvalidated: Code {
    .readerTransceiveErrorSessionInvalidated
  }
  /// The code `readerTransceiveErrorTagNotConnected`.
  public static var readerTransceiveErrorTagNotConnected: Code {
    .readerTransceiveErrorTagNotConnected
  }
  /// The code `readerTransceiveErrorPacketTooLong`.
  public static var readerTransceiveErrorPacketTooLong: Code { .readerTransceiveErrorPacketTooLong }
  /// The code `readerSessionInvalidationErrorUserCanceled`.
  public static var readerSessionInvalidationErrorUserCanceled: Code {
    .readerSessionInvalidationErrorUserCanceled
  }
  /// The code `readerSessionInvalidationErrorSessionTimeout`.
  public static var readerSessionInvalidationErrorSessionTimeout: Code {
    .readerSessionInvalidationErrorSessionTimeout
  }
  /// The code `readerSessionInvalidationErrorSessionTerminatedUnexpectedly`.
  public static var readerSessionInvalidationErrorSessionTerminatedUnexpectedly: Code {
    .readerSessionInvalidationErrorSessionTerminatedUnexpectedly
  }
  /// The code `readerSessionInvalidationErrorSystemIsBusy`.
  public static var readerSessionInvalidationErrorSystemIsBusy: Code {
    .readerSessionInvalidationErrorSystemIsBusy
  }
  /// The code `readerSessionInvalidationErrorFirstNDEFTagRead`.
  public static var readerSessionInvalidationErrorFirstNDEFTagRead: Code {
    .readerSessionInvalidationErrorFirstNDEFTagRead
  }
  /// The code `tagCommandConfigurationErrorInvalidParameters`.
  public static var tagCommandConfigurationErrorInvalidParameters: Code {
    .tagCommandConfigurationErrorInvalidParameters
  }
  /// The code `ndefReaderSessionErrorTagNotWritable`.
  public static var ndefReaderSessionErrorTagNotWritable: Code {
    .ndefReaderSessionErrorTagNotWritable
  }
  /// The code `ndefReaderSessionErrorTagUpdateFailure`.
  public static var ndefReaderSessionErrorTagUpdateFailure: Code {
    .ndefReaderSessionErrorTagUpdateFailure
  }
  /// The code `ndefReaderSessionErrorTagSizeTooSmall`.
  public static var ndefReaderSessionErrorTagSizeTooSmall: Code {
    .ndefReaderSessionErrorTagSizeTooSmall
  }
  /// The code `ndefReaderSessionErrorZeroLengthMessage`.
  public static var ndefReaderSessionErrorZeroLengthMessage: Code {
    .ndefReaderSessionErrorZeroLengthMessage
  }
}
