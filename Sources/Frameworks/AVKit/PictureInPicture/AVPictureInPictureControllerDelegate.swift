/// The delegate of a Picture in Picture controller; all methods are optional.
@preconcurrency @MainActor
public protocol AVPictureInPictureControllerDelegate: NSObjectProtocol {
  /// Called before Picture in Picture starts; never called.
  func pictureInPictureControllerWillStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController)
  /// Called after Picture in Picture has started; never called.
  func pictureInPictureControllerDidStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController)
  /// Notifies the delegate that it failed to start (Players.PP1).
  func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    failedToStartPictureInPictureWithError error: any Error)
  /// Called before Picture in Picture stops; never called.
  func pictureInPictureControllerWillStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController)
  /// Called after Picture in Picture has stopped; never called.
  func pictureInPictureControllerDidStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController)
  /// Called to restore the app's user interface; never called.
  func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void)
  /// Restores the app's user interface, and returns whether it did; never called.
  func pictureInPictureControllerRestoreUserInterfaceForPictureInPictureStop(
    _ pictureInPictureController: AVPictureInPictureController
  ) async -> Bool
}

extension AVPictureInPictureControllerDelegate {
  /// Does nothing.
  public func pictureInPictureControllerWillStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {
    // does nothing
  }
  /// Does nothing.
  public func pictureInPictureControllerDidStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {
    // does nothing
  }
  /// Does nothing.
  public func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    failedToStartPictureInPictureWithError error: any Error
  ) {
    // does nothing
  }
  /// Does nothing.
  public func pictureInPictureControllerWillStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {
    // does nothing
  }
  /// Does nothing.
  public func pictureInPictureControllerDidStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {
    // does nothing
  }
  /// Calls the asynchronous method.
  public func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void
  ) {
    Task.immediate { @MainActor in
      completionHandler(
        await self.pictureInPictureControllerRestoreUserInterfaceForPictureInPictureStop(
          pictureInPictureController))
    }
  }
  /// Returns true.
  @MainActor public func pictureInPictureControllerRestoreUserInterfaceForPictureInPictureStop(
    _ pictureInPictureController: AVPictureInPictureController
  ) async -> Bool { true }
}
