/// The methods that a controller of a scene calls; all are optional.
@preconcurrency @MainActor
public protocol MKLookAroundViewControllerDelegate: NSObjectProtocol {
  /// Tells the delegate that the scene is about to change.
  func lookAroundViewControllerWillUpdateScene(_ viewController: MKLookAroundViewController)
  /// Tells the delegate that the scene has changed.
  func lookAroundViewControllerDidUpdateScene(_ viewController: MKLookAroundViewController)
  /// Tells the delegate that the scene is about to fill the screen; never called.
  func lookAroundViewControllerWillPresentFullScreen(
    _ viewController: MKLookAroundViewController)
  /// Tells the delegate that the scene fills the screen; never called.
  func lookAroundViewControllerDidPresentFullScreen(_ viewController: MKLookAroundViewController)
  /// Tells the delegate that the scene is about to leave the screen; never called.
  func lookAroundViewControllerWillDismissFullScreen(
    _ viewController: MKLookAroundViewController)
  /// Tells the delegate that the scene has left the screen; never called.
  func lookAroundViewControllerDidDismissFullScreen(_ viewController: MKLookAroundViewController)
}

extension MKLookAroundViewControllerDelegate {
  /// Does nothing.
  public func lookAroundViewControllerWillUpdateScene(
    _ viewController: MKLookAroundViewController
  ) {}
  /// Does nothing.
  public func lookAroundViewControllerDidUpdateScene(
    _ viewController: MKLookAroundViewController
  ) {}
  /// Does nothing.
  public func lookAroundViewControllerWillPresentFullScreen(
    _ viewController: MKLookAroundViewController
  ) {}
  /// Does nothing.
  public func lookAroundViewControllerDidPresentFullScreen(
    _ viewController: MKLookAroundViewController
  ) {}
  /// Does nothing.
  public func lookAroundViewControllerWillDismissFullScreen(
    _ viewController: MKLookAroundViewController
  ) {}
  /// Does nothing.
  public func lookAroundViewControllerDidDismissFullScreen(
    _ viewController: MKLookAroundViewController
  ) {}
}
