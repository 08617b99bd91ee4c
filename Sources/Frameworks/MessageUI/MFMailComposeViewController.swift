internal import TactusCrashReports

/// A mail compose controller; mail cannot be sent, because the phone has no account.
///
/// The controller fails when it appears (Opening.MF1…).
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
  /// Returns whether mail can be sent; always false.
  open class func canSendMail() -> Bool { false }

  /// The delegate.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  /// Does nothing: the mail is not sent.
  open func setSubject(_ subject: String) {}
  /// Does nothing: the mail is not sent.
  open func setToRecipients(_ toRecipients: [String]?) {}
  /// Does nothing: the mail is not sent.
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  /// Does nothing: the mail is not sent.
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  /// Does nothing: the mail is not sent.
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  /// Does nothing: the mail is not sent.
  open func addAttachmentData(
    _ attachment: Data, mimeType: String, fileName filename: String
  ) {}
  /// Does nothing: the mail is not sent.
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}

  /// Notifies the delegate of the result `failed`.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    RuntimeWarning.once(
      "MFMailComposeViewController was presented, but canSendMail() is false: the phone has no mail "
        + "account, so the message fails", namesPlace: true)
    mailComposeDelegate?.mailComposeController(self, didFinishWith: .failed, error: nil)
  }
}
