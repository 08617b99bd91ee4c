// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/AuthenticationServices.tsv.
// Do not edit.

/// Whether a user is a child.
public enum ASUserAgeRange: Int, Sendable {
  /// It is not known.
  case unknown = 0
  /// The user is a child.
  case child = 1
  /// The account is not a child's.
  case notChild = 2
}

/// Whether a user seems to be a person.
public enum ASUserDetectionStatus: Int, Sendable {
  /// The device does not tell.
  case unsupported = 0
  /// It is not known.
  case unknown = 1
  /// The user seems to be a person.
  case likelyReal = 2
}

/// The domain of the errors of requests.
///
/// - Source: errors that packages and users print. Confidence: documented by others.
public let ASAuthorizationErrorDomain = "com.apple.AuthenticationServices.AuthorizationError"

/// An error of a request.
public struct ASAuthorizationError: _StoredError, Sendable {
  /// The code of an error.
  public enum Code: Int, _StoredErrorCode {
    /// The error.
    public typealias _ErrorType = ASAuthorizationError

    /// The attempt failed for a reason that is not known.
    case unknown = 1000
    /// The user canceled the attempt.
    case canceled = 1001
    /// The answer was not valid.
    case invalidResponse = 1002
    /// Nothing handled the request.
    case notHandled = 1003
    /// The attempt failed.
    case failed = 1004
    /// The request must not ask the user.
    case notInteractive = 1005
    /// A credential that the request excludes exists.
    case matchedExcludedCredential = 1006
    /// Credentials could not be imported.
    case credentialImport = 1007
    /// Credentials could not be exported.
    case credentialExport = 1008
    /// The user signs in with Apple instead.
    case preferSignInWithApple = 1009
    /// The device cannot make passkeys.
    case deviceNotConfiguredForPasskeyCreation = 1010
  }

  /// The error as an object.
  public let _nsError: NSError

  /// Creates an error of an object of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain.
  public static var errorDomain: String { ASAuthorizationErrorDomain }
  /// The code of an error whose number has no name here.
  public static var _unlistedCode: Code { .unknown }

  /// The attempt failed for a reason that is not known.
  public static var unknown: Code { .unknown }
  /// The user canceled the attempt.
  public static var canceled: Code { .canceled }
  /// The answer was not valid.
  public static var invalidResponse: Code { .invalidResponse }
  /// Nothing handled the request.
  public static var notHandled: Code { .notHandled }
  /// The attempt failed.
  public static var failed: Code { .failed }
  /// The request must not ask the user.
  public static var notInteractive: Code { .notInteractive }
  /// A credential that the request excludes exists.
  public static var matchedExcludedCredential: Code { .matchedExcludedCredential }
  /// Credentials could not be imported.
  public static var credentialImport: Code { .credentialImport }
  /// Credentials could not be exported.
  public static var credentialExport: Code { .credentialExport }
  /// The user signs in with Apple instead.
  public static var preferSignInWithApple: Code { .preferSignInWithApple }
  /// The device cannot make passkeys.
  public static var deviceNotConfiguredForPasskeyCreation: Code { .deviceNotConfiguredForPasskeyCreation }
}

/// The domain of the errors of the store of credentials.
///
/// - Source: public bindings name the constant; the text is its own name. Confidence: guess.
public let ASCredentialIdentityStoreErrorDomain = "ASCredentialIdentityStoreErrorDomain"

/// An error of the store of credentials.
public struct ASCredentialIdentityStoreError: _StoredError, Sendable {
  /// The code of an error.
  public enum Code: Int, _StoredErrorCode {
    /// The error.
    public typealias _ErrorType = ASCredentialIdentityStoreError

    /// The store does not work.
    case internalError = 0
    /// The user has not turned on the app's extension.
    case storeDisabled = 1
    /// The store is changing.
    case storeBusy = 2
  }

  /// The error as an object.
  public let _nsError: NSError

  /// Creates an error of an object of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain.
  public static var errorDomain: String { ASCredentialIdentityStoreErrorDomain }
  /// The code of an error whose number has no name here.
  public static var _unlistedCode: Code { .internalError }

  /// The store does not work.
  public static var internalError: Code { .internalError }
  /// The user has not turned on the app's extension.
  public static var storeDisabled: Code { .storeDisabled }
  /// The store is changing.
  public static var storeBusy: Code { .storeBusy }
}

/// The kinds of requests that an extension is asked for.
///
/// - Source: the numbers are those of public bindings. Confidence: documented.
public enum ASCredentialRequestType: Int, Sendable {
  /// A password.
  case password = 0
  /// The proof that the user has a passkey.
  case passkeyAssertion = 1
  /// A new passkey.
  case passkeyRegistration = 2
  /// A one-time code.
  case oneTimeCode = 3
}

/// The domain of the errors with which an extension ends a request.
///
/// - Source: public bindings name the constant; the text is its own name. Confidence: guess.
public let ASExtensionErrorDomain = "ASExtensionErrorDomain"
/// The key of an error's text that the system shows.
///
/// - Source: public bindings name the constant; the text is its own name. Confidence: guess.
public let ASExtensionLocalizedFailureReasonErrorKey =
  "ASExtensionLocalizedFailureReasonErrorKey"

/// An error with which an extension ends a request.
public struct ASExtensionError: _StoredError, Sendable {
  /// The code of an error.
  public enum Code: Int, _StoredErrorCode {
    /// The error.
    public typealias _ErrorType = ASExtensionError

    /// The attempt failed.
    case failed = 0
    /// The user canceled the attempt.
    case userCanceled = 1
    /// The extension has to ask the user first.
    case userInteractionRequired = 100
    /// The extension does not have the credential.
    case credentialIdentityNotFound = 101
    /// A passkey that the request excludes exists.
    case matchedExcludedCredential = 102
  }

  /// The error as an object.
  public let _nsError: NSError

  /// Creates an error of an object of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain.
  public static var errorDomain: String { ASExtensionErrorDomain }
  /// The code of an error whose number has no name here.
  public static var _unlistedCode: Code { .failed }

  /// The attempt failed.
  public static var failed: Code { .failed }
  /// The user canceled the attempt.
  public static var userCanceled: Code { .userCanceled }
  /// The extension has to ask the user first.
  public static var userInteractionRequired: Code { .userInteractionRequired }
  /// The extension does not have the credential.
  public static var credentialIdentityNotFound: Code { .credentialIdentityNotFound }
  /// A passkey that the request excludes exists.
  public static var matchedExcludedCredential: Code { .matchedExcludedCredential }
}

/// The kind of place that has a credential.
public enum ASAuthorizationPublicKeyCredentialAttachment: Int, Sendable {
  /// On the device.
  case platform = 0
  /// On another device.
  case crossPlatform = 1
}

/// The proof of an authenticator's kind.
///
/// - Source: the words of Web Authentication. Confidence: documented by the W3C.
public struct ASAuthorizationPublicKeyCredentialAttestationKind: _WrappedWord, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No proof.
  public static let none = Self(rawValue: "none")
  /// A proof for the website.
  public static let direct = Self(rawValue: "direct")
  /// A proof through another party.
  public static let indirect = Self(rawValue: "indirect")
  /// A proof for an organization, by which it tells the devices apart.
  public static let enterprise = Self(rawValue: "enterprise")
}

/// Whether an authenticator keeps the key itself.
///
/// - Source: the words of Web Authentication. Confidence: documented by the W3C.
public struct ASAuthorizationPublicKeyCredentialResidentKeyPreference: _WrappedWord, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// It should not keep it.
  public static let discouraged = Self(rawValue: "discouraged")
  /// It keeps it if it can.
  public static let preferred = Self(rawValue: "preferred")
  /// It has to keep it.
  public static let required = Self(rawValue: "required")
}

/// Whether an authenticator checks who its user is.
///
/// - Source: the words of Web Authentication. Confidence: documented by the W3C.
public struct ASAuthorizationPublicKeyCredentialUserVerificationPreference: _WrappedWord, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// It checks if it can.
  public static let preferred = Self(rawValue: "preferred")
  /// It has to check.
  public static let required = Self(rawValue: "required")
  /// It should not check.
  public static let discouraged = Self(rawValue: "discouraged")
}

/// An algorithm of signatures.
public struct ASCOSEAlgorithmIdentifier: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: Int
  /// Creates a value from its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Creates a value from its raw value.
  public init(_ rawValue: Int) { self.rawValue = rawValue }

  /// ECDSA with SHA-256.
  ///
  /// - Source: the registry of COSE algorithms (RFC 9053). Confidence: documented.
  public static let ES256 = Self(rawValue: -7)
}

/// The window from which something is presented.
public typealias ASPresentationAnchor = UIWindow
