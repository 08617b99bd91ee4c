/// The domain of the errors of extensions of Safari.
///
/// - Source: errors that users print. Confidence: reported.
public let SFErrorDomain = "SFErrorDomain"

/// The code of an error of an extension of Safari, with the numbers of the public header.
public enum SFErrorCode: Int, Sendable {
  /// There is no such extension.
  case noExtensionFound = 1
  /// The extension has returned no attachment.
  case noAttachmentFound = 2
  /// The extension could not be loaded.
  case loadingInterrupted = 3
}
