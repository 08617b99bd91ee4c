/// The delegate of pictures in a small window; all methods are optional.
@preconcurrency @MainActor
public protocol AVPictureInPictureControllerDelegate: NSObjectProtocol {
  /// Tells the delegate that it will begin; never.
  func pictureInPictureControllerWillStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController)
  /// Tells the delegate that it has begun; never.
  func pictureInPictureControllerDidStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController)
  /// Tells the delegate that it cannot begin (Players.PP1).
  func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    failedToStartPictureInPictureWithError error: any Error)
  /// Tells the delegate that it will end; never.
  func pictureInPictureControllerWillStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController)
  /// Tells the delegate that it has ended; never.
  func pictureInPictureControllerDidStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController)
  /// Asks the delegate to show its own view again; never.
  func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void)
  /// Shows the own view of the app again, and returns whether it did; never called.
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
