/// The method that a controller for writing text messages calls.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  /// Tells the delegate that the message has ended; it dismisses the controller.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
