/// The delegate of a player's page; all methods are optional.
@preconcurrency @MainActor
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
  /// Called before entering full screen; never called.
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willBeginFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator)
  /// Called before leaving full screen; never called.
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willEndFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator)
  /// Called before Picture in Picture starts; never called.
  func playerViewControllerWillStartPictureInPicture(
    _ playerViewController: AVPlayerViewController)
  /// Called after Picture in Picture has started; never called.
  func playerViewControllerDidStartPictureInPicture(
    _ playerViewController: AVPlayerViewController)
  /// Called when Picture in Picture failed to start; never called.
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    failedToStartPictureInPictureWithError error: any Error)
  /// Called before Picture in Picture stops; never called.
  func playerViewControllerWillStopPictureInPicture(
    _ playerViewController: AVPlayerViewController)
  /// Called after Picture in Picture has stopped; never called.
  func playerViewControllerDidStopPictureInPicture(
    _ playerViewController: AVPlayerViewController)
  /// Returns whether the view controller is dismissed for Picture in Picture; never called.
  func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
    _ playerViewController: AVPlayerViewController
  ) -> Bool
  /// Called to restore the app's user interface; never called.
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void)
  /// Restores the app's user interface, and returns whether it did; never called.
  func playerViewControllerRestoreUserInterfaceForPictureInPictureStop(
    _ playerViewController: AVPlayerViewController
  ) async -> Bool
}

extension AVPlayerViewControllerDelegate {
  /// Does nothing.
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willBeginFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator
  ) {
    // does nothing
  }
  /// Does nothing.
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willEndFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator
  ) {
    // does nothing
  }
  /// Does nothing.
  public func playerViewControllerWillStartPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {
    // does nothing
  }
  /// Does nothing.
  public func playerViewControllerDidStartPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {
    // does nothing
  }
  /// Does nothing.
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    failedToStartPictureInPictureWithError error: any Error
  ) {
    // does nothing
  }
  /// Does nothing.
  public func playerViewControllerWillStopPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {
    // does nothing
  }
  /// Does nothing.
  public func playerViewControllerDidStopPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {
    // does nothing
  }
  /// Returns true.
  public func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
    _ playerViewController: AVPlayerViewController
  ) -> Bool { true }
  /// Calls the asynchronous method.
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void
  ) {
    Task.immediate { @MainActor in
      completionHandler(
        await self.playerViewControllerRestoreUserInterfaceForPictureInPictureStop(
          playerViewController))
    }
  }
  /// Returns true.
  @MainActor public func playerViewControllerRestoreUserInterfaceForPictureInPictureStop(
    _ playerViewController: AVPlayerViewController
  ) async -> Bool { true }
}
