/// The methods of a page that adds a card, which are never called.
@preconcurrency @MainActor
public protocol PKAddPaymentPassViewControllerDelegate: NSObjectProtocol {
  /// Asks the delegate to have a card encrypted; never called.
  func addPaymentPassViewController(
    _ controller: PKAddPaymentPassViewController,
    generateRequestWithCertificateChain certificates: [Data], nonce: Data, nonceSignature: Data,
    completionHandler handler: @escaping (PKAddPaymentPassRequest) -> Void)
  /// Returns an encrypted card; never called.
  func addPaymentPassViewController(
    _ controller: PKAddPaymentPassViewController,
    generateRequestWithCertificateChain certificates: [Data], nonce: Data, nonceSignature: Data
  ) async -> PKAddPaymentPassRequest
  /// Tells the delegate that the page has to go; never called.
  func addPaymentPassViewController(
    _ controller: PKAddPaymentPassViewController, didFinishAdding pass: PKPaymentPass?,
    error: (any Error)?)
}

extension PKAddPaymentPassViewControllerDelegate {
  /// Calls the asynchronous method.
  public func addPaymentPassViewController(
    _ controller: PKAddPaymentPassViewController,
    generateRequestWithCertificateChain certificates: [Data], nonce: Data, nonceSignature: Data,
    completionHandler handler: @escaping (PKAddPaymentPassRequest) -> Void
  ) {
    Task.immediate { @MainActor in
      handler(
        await self.addPaymentPassViewController(
          controller, generateRequestWithCertificateChain: certificates, nonce: nonce,
          nonceSignature: nonceSignature))
    }
  }
  /// Returns no card.
  @MainActor public func addPaymentPassViewController(
    _ controller: PKAddPaymentPassViewController,
    generateRequestWithCertificateChain certificates: [Data], nonce: Data, nonceSignature: Data
  ) async -> PKAddPaymentPassRequest { PKAddPaymentPassRequest() }
}
