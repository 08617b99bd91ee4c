/// Callbacks of a view controller that adds a card; never called.
@preconcurrency @MainActor
public protocol PKAddPaymentPassViewControllerDelegate: NSObjectProtocol {
  /// Called for the encrypted card; never called.
  func addPaymentPassViewController(
    _ controller: PKAddPaymentPassViewController,
    generateRequestWithCertificateChain certificates: [Data], nonce: Data, nonceSignature: Data,
    completionHandler handler: @escaping (PKAddPaymentPassRequest) -> Void)
  /// Returns the encrypted card; never called.
  func addPaymentPassViewController(
    _ controller: PKAddPaymentPassViewController,
    generateRequestWithCertificateChain certificates: [Data], nonce: Data, nonceSignature: Data
  ) async -> PKAddPaymentPassRequest
  /// Called when the view controller has finished; never called.
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
  /// Returns an empty request.
  @MainActor public func addPaymentPassViewController(
    _ controller: PKAddPaymentPassViewController,
    generateRequestWithCertificateChain certificates: [Data], nonce: Data, nonceSignature: Data
  ) async -> PKAddPaymentPassRequest { PKAddPaymentPassRequest() }
}
