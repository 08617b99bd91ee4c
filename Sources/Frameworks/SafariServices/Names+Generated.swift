// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/SafariServices.tsv.
// Do not edit.

/// The domain of the errors of a session that signs in.
///
/// - Source: errors that users print. Confidence: documented by others.
public let SFAuthenticationErrorDomain = "com.apple.SafariServices.Authentication"

/// An error of a session that signs in on a web page, as earlier systems had it.
public struct SFAuthenticationError: _StoredError, Sendable {
  /// The code of an error.
  public enum Code: Int, _StoredErrorCode {
    /// The error.
    public typealias _ErrorType = SFAuthenticationError

    /// The user canceled the session.
    case canceledLogin = 1
  }

  /// The error as an object.
  public let _nsError: NSError

  /// Creates an error of an object of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain.
  public static var errorDomain: String { SFAuthenticationErrorDomain }
  /// The code of an error whose number has no name here.
  public static var _unlistedCode: Code { .canceledLogin }

  /// The user canceled the session.
  public static var canceledLogin: Code { .canceledLogin }
}

/// The domain of the errors of extensions of Safari.
///
/// - Source: errors that users print. Confidence: reported.
public let SFErrorDomain = "SFErrorDomain"

/// An error of an extension of Safari.
public struct SFError: _StoredError, Sendable {
  /// The code of an error.
  public enum Code: Int, _StoredErrorCode {
    /// The error.
    public typealias _ErrorType = SFError

    /// There is no such extension.
    case noExtensionFound = 1
    /// The extension has returned no attachment.
    case noAttachmentFound = 2
    /// The extension could not be loaded.
    case loadingInterrupted = 3
  }

  /// The error as an object.
  public let _nsError: NSError

  /// Creates an error of an object of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain.
  public static var errorDomain: String { SFErrorDomain }
  /// The code of an error whose number has no name here.
  public static var _unlistedCode: Code { .loadingInterrupted }

  /// There is no such extension.
  public static var noExtensionFound: Code { .noExtensionFound }
  /// The extension has returned no attachment.
  public static var noAttachmentFound: Code { .noAttachmentFound }
  /// The extension could not be loaded.
  public static var loadingInterrupted: Code { .loadingInterrupted }
}

/// The name of the codes of extensions of Safari in Objective-C.
public typealias SFErrorCode = SFError.Code

/// The domain of the errors of the reading list.
///
/// - Source: the value is the name. Confidence: guess.
public let SSReadingListErrorDomain = "SSReadingListErrorDomain"

/// An error of the reading list.
public struct SSReadingListError: _StoredError, Sendable {
  /// The code of an error.
  public enum Code: Int, _StoredErrorCode {
    /// The error.
    public typealias _ErrorType = SSReadingListError

    /// The address has neither the scheme `http` nor `https`.
    case urlSchemeNotAllowed = 1
  }

  /// The error as an object.
  public let _nsError: NSError

  /// Creates an error of an object of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain.
  public static var errorDomain: String { SSReadingListErrorDomain }
  /// The code of an error whose number has no name here.
  public static var _unlistedCode: Code { .urlSchemeNotAllowed }

  /// The address has neither the scheme `http` nor `https`.
  public static var urlSchemeNotAllowed: Code { .urlSchemeNotAllowed }
}
