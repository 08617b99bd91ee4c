/// The code of an error of the accounts.
///
/// - Source: the order of the public header; the names follow it. Confidence: documented.
public struct ACErrorCode: RawRepresentable, Hashable, Sendable {
  /// The number.
  public var rawValue: UInt32

  /// Creates a code of a number.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }

  /// Creates a code of a number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// The domain of the errors of the accounts.
///
/// - Source: errors that users print. Confidence: documented by others.
public let ACErrorDomain = "com.apple.accounts"

/// The cause is unknown.
public var ACErrorUnknown: ACErrorCode { ACErrorCode(1) }
/// The account lacks a property.
public var ACErrorAccountMissingRequiredProperty: ACErrorCode { ACErrorCode(2) }
/// The account could not be authenticated.
public var ACErrorAccountAuthenticationFailed: ACErrorCode { ACErrorCode(3) }
/// The type of the account is invalid.
public var ACErrorAccountTypeInvalid: ACErrorCode { ACErrorCode(4) }
/// The account exists already.
public var ACErrorAccountAlreadyExists: ACErrorCode { ACErrorCode(5) }
/// The account does not exist.
public var ACErrorAccountNotFound: ACErrorCode { ACErrorCode(6) }
/// The app lacks the permission.
public var ACErrorPermissionDenied: ACErrorCode { ACErrorCode(7) }
/// The options of the request are invalid.
public var ACErrorAccessInfoInvalid: ACErrorCode { ACErrorCode(8) }
/// The client lacks the permission.
public var ACErrorClientPermissionDenied: ACErrorCode { ACErrorCode(9) }
/// The protection of the data denies access.
public var ACErrorAccessDeniedByProtectionPolicy: ACErrorCode { ACErrorCode(10) }
/// There is no credential.
public var ACErrorCredentialNotFound: ACErrorCode { ACErrorCode(11) }
/// The credential could not be read.
public var ACErrorFetchCredentialFailed: ACErrorCode { ACErrorCode(12) }
/// The credential could not be stored.
public var ACErrorStoreCredentialFailed: ACErrorCode { ACErrorCode(13) }
/// The credential could not be removed.
public var ACErrorRemoveCredentialFailed: ACErrorCode { ACErrorCode(14) }
/// The account to change does not exist.
public var ACErrorUpdatingNonexistentAccount: ACErrorCode { ACErrorCode(15) }
/// The identifier of the app is invalid.
public var ACErrorInvalidClientBundleID: ACErrorCode { ACErrorCode(16) }
/// A part of the system denies access.
public var ACErrorDeniedByPlugin: ACErrorCode { ACErrorCode(17) }
/// The accounts could not be stored.
public var ACErrorCoreDataSaveFailed: ACErrorCode { ACErrorCode(18) }
/// The account could not be written.
public var ACErrorFailedSerializingAccountInfo: ACErrorCode { ACErrorCode(19) }
/// The command to the system’s service is invalid.
public var ACErrorInvalidCommand: ACErrorCode { ACErrorCode(20) }
/// The message has no identifier.
public var ACErrorMissingTransportMessageID: ACErrorCode { ACErrorCode(21) }
/// The credential is not in the keychain.
public var ACErrorCredentialItemNotFound: ACErrorCode { ACErrorCode(22) }
/// The credential has not expired.
public var ACErrorCredentialItemNotExpired: ACErrorCode { ACErrorCode(23) }
