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
