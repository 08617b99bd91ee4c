/// The delegate of a setup page; its method is optional.
@preconcurrency @MainActor
public protocol SKCloudServiceSetupViewControllerDelegate: NSObjectProtocol {
  /// Notifies the delegate that the page was dismissed.
  func cloudServiceSetupViewControllerDidDismiss(
    _ cloudServiceSetupViewController: SKCloudServiceSetupViewController)
}

extension SKCloudServiceSetupViewControllerDelegate {
  /// Does nothing.
  public func cloudServiceSetupViewControllerDidDismiss(
    _ cloudServiceSetupViewController: SKCloudServiceSetupViewController
  ) {}
}
