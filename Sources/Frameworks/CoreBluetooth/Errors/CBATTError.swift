/// The domain of errors that a device reports.
public let CBATTErrorDomain = "CBATTErrorDomain"

/// An error that a device reports, with the codes of the Bluetooth specification.
public struct CBATTError: _StoredError, Sendable {
  /// The code of an error.
  public enum Code: Int, _StoredErrorCode {
    /// The error.
    public typealias _ErrorType = CBATTError

    /// There is no error.
    case success = 0x00
    /// The handle is invalid.
    case invalidHandle = 0x01
    /// The value cannot be read.
    case readNotPermitted = 0x02
    /// The value cannot be written.
    case writeNotPermitted = 0x03
    /// A message is invalid.
    case invalidPdu = 0x04
    /// The value needs authentication.
    case insufficientAuthentication = 0x05
    /// The device does not support the request.
    case requestNotSupported = 0x06
    /// The offset is beyond the end of the value.
    case invalidOffset = 0x07
    /// The value needs authorization.
    case insufficientAuthorization = 0x08
    /// Too many prepared writes are pending.
    case prepareQueueFull = 0x09
    /// There is no such attribute.
    case attributeNotFound = 0x0A
    /// The value is not long, so it cannot be read in parts.
    case attributeNotLong = 0x0B
    /// The key of the encryption is too short.
    case insufficientEncryptionKeySize = 0x0C
    /// The length of the value is invalid.
    case invalidAttributeValueLength = 0x0D
    /// The request has failed for another reason.
    case unlikelyError = 0x0E
    /// The value needs encryption.
    case insufficientEncryption = 0x0F
    /// Attributes of the type cannot be grouped.
    case unsupportedGroupType = 0x10
    /// The device lacks resources, such as memory.
    case insufficientResources = 0x11
  }

  /// The error as an object.
  public let _nsError: NSError

  /// Creates an error of an object of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain.
  public static var errorDomain: String { CBATTErrorDomain }
  /// The code for error numbers without a name here.
  public static var _unlistedCode: Code { .unlikelyError }

  /// Returns the description of a code for the user.
  public static func _information(of code: Code) -> [String: Any] {
    texts[code].map { [NSLocalizedDescriptionKey: $0] } ?? [:]
  }

  /// The descriptions of codes.
  ///
  /// - Source: public logs of iPhones for the codes 2, 3 and 5. Confidence: reported; the others
  ///   are guesses in the same words.
  private static let texts: [Code: String] = [
    .success: "No error.", .invalidHandle: "The handle is invalid.",
    .readNotPermitted: "Reading is not permitted.",
    .writeNotPermitted: "Writing is not permitted.", .invalidPdu: "The command is invalid.",
    .insufficientAuthentication: "Authentication is insufficient.",
    .requestNotSupported: "The request is not supported.",
    .invalidOffset: "The offset is invalid.",
    .insufficientAuthorization: "Authorization is insufficient.",
    .prepareQueueFull: "The prepare queue is full.",
    .attributeNotFound: "The attribute could not be found.",
    .attributeNotLong: "The attribute is not long.",
    .insufficientEncryptionKeySize: "The encryption key size is insufficient.",
    .invalidAttributeValueLength: "The value's length is invalid.",
    .unlikelyError: "Unlikely error.",
    .insufficientEncryption: "Encryption is insufficient.",
    .unsupportedGroupType: "The group type is unsupported.",
    .insufficientResources: "Resources are insufficient.",
  ]
}
