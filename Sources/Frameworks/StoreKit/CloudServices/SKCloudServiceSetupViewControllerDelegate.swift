/// The method that a page for a subscription of music calls, which is optional.
@preconcurrency @MainActor
public protocol SKCloudServiceSetupViewControllerDelegate: NSObjectProtocol {
  /// Tells the delegate that the page has gone.
  func cloudServiceSetupViewControllerDidDismiss(
    _ cloudServiceSetupViewController: SKCloudServiceSetupViewController)
}

extension SKCloudServiceSetupViewControllerDelegate {
  /// Does nothing.
  public func cloudServiceSetupViewControllerDidDismiss(
    _ cloudServiceSetupViewController: SKCloudServiceSetupViewController
  ) {}
}
