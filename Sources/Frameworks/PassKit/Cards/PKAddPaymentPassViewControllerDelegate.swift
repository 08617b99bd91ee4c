/// The methods of a page that adds a card, which are never called.
@preconcurrency @MainActor
public protocol PKAddPaymentPassViewControllerDelegate: NSObjectProtocol {
  /// Asks the delegate to have a card encrypted; never called.
  func addPaymentPassViewController(
    _ controller: PKAddPaymentPassViewController,
    generateRequestWithCertificateChain certificates: [Data], nonce: Data, nonceSignature: Data,
    completionHandler handler: @escaping (PKAddPaymentPassRequest) -> Void)
  /// Tells the delegate that the page has to go; never called.
  func addPaymentPassViewController(
    _ controller: PKAddPaymentPassViewController, didFinishAdding pass: PKPaymentPass?,
    error: (any Error)?)
}
