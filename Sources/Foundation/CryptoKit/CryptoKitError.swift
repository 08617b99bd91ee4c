/// An error of a cryptographic operation.
public enum CryptoKitError: Error, Equatable, Sendable {
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
public enum CryptoKitASN1Error: Error, Equatable, Sendable {
  /// The bytes are no such object.
  case invalidASN1Object
  /// The text is no PEM document.
  case invalidPEMDocument
}
