extension CBATTError {
  /// The code `success`.
  public static var success: Code { .success }
  /// The code `invalidHandle`.
  public static var invalidHandle: Code { .invalidHandle }
  /// The code `readNotPermitted`.
  public static var readNotPermitted: Code { .readNotPermitted }
  /// The code `writeNotPermitted`.
  public static var writeNotPermitted: Code { .writeNotPermitted }
  /// The code `invalidPdu`.
  public static var invalidPdu: Code { .invalidPdu }
  /// The code `insufficientAuthentication`.
  public static var insufficientAuthentication: Code { .insufficientAuthentication }
  /// The code `requestNotSupported`.
  public static var requestNotSupported: Code { .requestNotSupported }
  /// The code `invalidOffset`.
  public static var invalidOffset: Code { .invalidOffset }
  /// The code `insufficientAuthorization`.
  public static var insufficientAuthorization: Code { .insufficientAuthorization }
  /// The code `prepareQueueFull`.
  public static var prepareQueueFull: Code { .prepareQueueFull }
  /// The code `attributeNotFound`.
  public static var attributeNotFound: Code { .attributeNotFound }
  /// The code `attributeNotLong`.
  public static var attributeNotLong: Code { .attributeNotLong }
  /// The code `insufficientEncryptionKeySize`.
  public static var insufficientEncryptionKeySize: Code { .insufficientEncryptionKeySize }
  /// The code `invalidAttributeValueLength`.
  public static var invalidAttributeValueLength: Code { .invalidAttributeValueLength }
  /// The code `unlikelyError`.
  public static var unlikelyError: Code { .unlikelyError }
  /// The code `insufficientEncryption`.
  public static var insufficientEncryption: Code { .insufficientEncryption }
  /// The code `unsupportedGroupType`.
  public static var unsupportedGroupType: Code { .unsupportedGroupType }
  /// The code `insufficientResources`.
  public static var insufficientResources: Code { .insufficientResources }
}
