/// The delegate of a player's page; all methods are optional.
@preconcurrency @MainActor
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
  /// Tells the delegate that the pictures will fill the screen; never.
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willBeginFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator)
  /// Tells the delegate that the pictures will not fill the screen any more; never.
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willEndFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator)
  /// Tells the delegate that the pictures will move to a small window; never.
  func playerViewControllerWillStartPictureInPicture(
    _ playerViewController: AVPlayerViewController)
  /// Tells the delegate that the pictures have moved to a small window; never.
  func playerViewControllerDidStartPictureInPicture(
    _ playerViewController: AVPlayerViewController)
  /// Tells the delegate that the pictures cannot move to a small window; never.
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    failedToStartPictureInPictureWithError error: any Error)
  /// Tells the delegate that the pictures will leave the small window; never.
  func playerViewControllerWillStopPictureInPicture(
    _ playerViewController: AVPlayerViewController)
  /// Tells the delegate that the pictures have left the small window; never.
  func playerViewControllerDidStopPictureInPicture(
    _ playerViewController: AVPlayerViewController)
  /// Asks the delegate whether the page is dismissed for a small window; never.
  func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
    _ playerViewController: AVPlayerViewController
  ) -> Bool
  /// Asks the delegate to show its page again; never.
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void)
  /// Shows the page of the app again, and returns whether it did; never called.
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
