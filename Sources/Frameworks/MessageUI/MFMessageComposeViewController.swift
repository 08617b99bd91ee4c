internal import TactusCrashReports

/// A controller for writing text messages, which the phone cannot send: it has no account.
///
/// Steps Opening.MF1…
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
  /// Returns whether text messages can be sent; false.
  open class func canSendText() -> Bool { false }
  /// Returns whether text messages can have a subject; false.
  open class func canSendSubject() -> Bool { false }
  /// Returns whether text messages can have files; false.
  open class func canSendAttachments() -> Bool { false }

  /// The delegate.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// The recipients; stored.
  open var recipients: [String]?
  /// The text; stored.
  open var body: String?
  /// The subject; stored.
  open var subject: String?

  /// The attached files; none, as none can be attached.
  open var attachments: [[AnyHashable: Any]]? { nil }

  /// Removes the button that attaches files, of which there is none; does nothing.
  open func disableUserAttachments() {}

  /// Returns whether files of a type can be attached; false.
  open class func isSupportedAttachmentUTI(_ uti: String) -> Bool { false }

  /// Attaches a file, and returns whether that was possible; false.
  ///
  /// - Parameters:
  ///   - attachmentURL: The file.
  ///   - alternateFilename: The name in the message; `nil` for the file's.
  open func addAttachmentURL(
    _ attachmentURL: URL, withAlternateFilename alternateFilename: String?
  ) -> Bool { false }

  /// Attaches data as a file, and returns whether that was possible; false.
  ///
  /// - Parameters:
  ///   - attachmentData: The data.
  ///   - uti: The uniform type identifier.
  ///   - filename: The name of the file.
  open func addAttachmentData(
    _ attachmentData: Data, typeIdentifier uti: String, filename: String
  ) -> Bool { false }

  /// Tells the delegate that the message has failed.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    RuntimeWarning.once(
      "MFMessageComposeViewController was presented, but canSendText() is false: the phone has no "
        + "account, so the message fails", namesPlace: true)
    messageComposeDelegate?.messageComposeViewController(self, didFinishWith: .failed)
  }
}
