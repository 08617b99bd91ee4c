internal import TactusCrashReports

/// A message compose controller; messages cannot be sent, because the phone has no account.
///
/// The controller fails when it appears (Opening.MF1…).
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
  /// Returns whether text messages can be sent; always false.
  open class func canSendText() -> Bool { false }
  /// Returns whether text messages can have a subject; always false.
  open class func canSendSubject() -> Bool { false }
  /// Returns whether text messages can have files; always false.
  open class func canSendAttachments() -> Bool { false }

  /// The delegate.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// The recipients; stored.
  open var recipients: [String]?
  /// The text; stored.
  open var body: String?
  /// The subject; stored.
  open var subject: String?

  /// The attachments; always nil.
  open var attachments: [[AnyHashable: Any]]? { nil }

  /// Does nothing: attachments are not offered.
  open func disableUserAttachments() {}

  /// Returns whether files of a type can be attached; always false.
  open class func isSupportedAttachmentUTI(_ uti: String) -> Bool { false }

  /// Does nothing, and returns false: files cannot be attached.
  ///
  /// - Parameters:
  ///   - attachmentURL: The file.
  ///   - alternateFilename: The name in the message; `nil` for the file's name.
  open func addAttachmentURL(
    _ attachmentURL: URL, withAlternateFilename alternateFilename: String?
  ) -> Bool { false }

  /// Does nothing, and returns false: files cannot be attached.
  ///
  /// - Parameters:
  ///   - attachmentData: The data.
  ///   - uti: The uniform type identifier.
  ///   - filename: The name of the file.
  open func addAttachmentData(
    _ attachmentData: Data, typeIdentifier uti: String, filename: String
  ) -> Bool { false }

  /// Notifies the delegate of the result `failed`.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    RuntimeWarning.once(
      "MFMessageComposeViewController was presented, but canSendText() is false: the phone has no "
        + "account, so the message fails", namesPlace: true)
    messageComposeDelegate?.messageComposeViewController(self, didFinishWith: .failed)
  }
}
