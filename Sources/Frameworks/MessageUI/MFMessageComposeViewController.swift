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

  /// Tells the delegate that the message has failed.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    RuntimeWarning.once(
      "MFMessageComposeViewController was presented, but canSendText() is false: the phone has no "
        + "account, so the message fails", namesPlace: true)
    messageComposeDelegate?.messageComposeViewController(self, didFinishWith: .failed)
  }
}
