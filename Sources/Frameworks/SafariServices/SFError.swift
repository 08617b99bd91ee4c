/// The domain of the errors of extensions of Safari.
///
/// - Source: errors that users print. Confidence: reported.
public let SFErrorDomain = "SFErrorDomain"

/// An error of an extension of Safari.
public struct SFError: _StoredError, Sendable {
  /// The codes of an error, with the numbers of the public header.
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
  /// The code for error numbers without a name here.
  public static var _unlistedCode: Code { .loadingInterrupted }

  /// There is no such extension.
  public static var noExtensionFound: Code { .noExtensionFound }
  /// The extension has returned no attachment.
  public static var noAttachmentFound: Code { .noAttachmentFound }
  /// The extension could not be loaded.
  public static var loadingInterrupted: Code { .loadingInterrupted }
}
