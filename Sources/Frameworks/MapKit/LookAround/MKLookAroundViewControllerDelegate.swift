/// Callbacks of a Look Around view controller; all are optional.
@preconcurrency @MainActor
public protocol MKLookAroundViewControllerDelegate: NSObjectProtocol {
  /// Called before the scene changes.
  func lookAroundViewControllerWillUpdateScene(_ viewController: MKLookAroundViewController)
  /// Called after the scene has changed.
  func lookAroundViewControllerDidUpdateScene(_ viewController: MKLookAroundViewController)
  /// Called before the scene goes full screen; never called.
  func lookAroundViewControllerWillPresentFullScreen(
    _ viewController: MKLookAroundViewController)
  /// Called after the scene has gone full screen; never called.
  func lookAroundViewControllerDidPresentFullScreen(_ viewController: MKLookAroundViewController)
  /// Called before the scene leaves full screen; never called.
  func lookAroundViewControllerWillDismissFullScreen(
    _ viewController: MKLookAroundViewController)
  /// Called after the scene has left full screen; never called.
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
