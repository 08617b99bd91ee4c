/// An error of a cryptographic operation.
public enum CryptoKitError: Error, Hashable, Sendable {
  /// A key has an impossible length.
  case incorrectKeySize
  /// A parameter has an impossible length.
  case incorrectParameterSize
  /// The authentication code does not belong to the data.
  case authenticationFailure
  /// An error of the library below.
  case underlyingCoreCryptoError(error: Int32)
  /// A key could not be wrapped.
  case wrapFailure
  /// A key could not be unwrapped.
  case unwrapFailure
  /// A parameter is not valid.
  case invalidParameter
}

/// An error in the ASN.1 form of a key or signature.
///
/// Only `invalidASN1Object` and `invalidPEMDocument` are thrown: the library below does not state
/// what is wrong with an object.
public enum CryptoKitASN1Error: Error, Hashable, Sendable {
  /// The tag of a field is not valid or not supported.
  case invalidFieldIdentifier
  /// The tag of a field is not the expected one.
  case unexpectedFieldType
  /// An object identifier is not valid.
  case invalidObjectIdentifier
  /// The bytes are no such object.
  case invalidASN1Object
  /// An integer does not have the shortest form.
  case invalidASN1IntegerEncoding
  /// A field ends too early.
  case truncatedASN1Field
  /// The form of a field's length is not supported.
  case unsupportedFieldLength
  /// The text is not a PEM document.
  case invalidPEMDocument
}
