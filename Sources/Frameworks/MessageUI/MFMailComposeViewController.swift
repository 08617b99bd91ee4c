internal import TactusCrashReports

/// A controller for writing mail, which the phone cannot send: it has no account.
///
/// Steps Opening.MF1…
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
  /// Returns whether mail can be sent; false.
  open class func canSendMail() -> Bool { false }

  /// The delegate.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  /// Changes the subject; does nothing, since it is not sent.
  open func setSubject(_ subject: String) {}
  /// Changes the recipients; they get nothing.
  open func setToRecipients(_ toRecipients: [String]?) {}
  /// Changes the recipients of copies; they get nothing.
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  /// Changes the recipients of hidden copies; they get nothing.
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  /// Changes the text; does nothing, since it is not sent.
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  /// Adds a file; does nothing, since it is not sent.
  open func addAttachmentData(
    _ attachment: Data, mimeType: String, fileName filename: String
  ) {}
  /// Changes the sender; nothing is sent.
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}

  /// Tells the delegate that the message has failed.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    RuntimeWarning.once(
      "MFMailComposeViewController was presented, but canSendMail() is false: the phone has no mail "
        + "account, so the message fails", namesPlace: true)
    mailComposeDelegate?.mailComposeController(self, didFinishWith: .failed, error: nil)
  }
}
