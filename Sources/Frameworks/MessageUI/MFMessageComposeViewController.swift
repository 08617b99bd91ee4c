internal import TactusCrashReports

/// The end of a text message.
public enum MessageComposeResult: Int, Sendable {
  case cancelled = 0
  case sent = 1
  case failed = 2
}

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

/// The method that a controller for writing text messages calls.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  /// Tells the delegate that the message has ended; it dismisses the controller.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
