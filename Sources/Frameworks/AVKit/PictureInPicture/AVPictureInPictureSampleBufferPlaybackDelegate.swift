/// The delegate that plays the pictures of a layer of samples in a small window, which this phone
/// does not have; no method is called (Players.PP1).
@preconcurrency @MainActor
public protocol AVPictureInPictureSampleBufferPlaybackDelegate: NSObjectProtocol {
  /// Tells the delegate to play or to pause; never.
  func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController, setPlaying playing: Bool)
  /// Asks the delegate for the range of time that can be played; never.
  func pictureInPictureControllerTimeRangeForPlayback(
    _ pictureInPictureController: AVPictureInPictureController
  ) -> CMTimeRange
  /// Asks the delegate whether playback is paused; never.
  func pictureInPictureControllerIsPlaybackPaused(
    _ pictureInPictureController: AVPictureInPictureController
  ) -> Bool
  /// Tells the delegate the size of the small window; never.
  func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    didTransitionToRenderSize newRenderSize: CMVideoDimensions)
  /// Tells the delegate to move playback by an interval; never.
  func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController, skipByInterval skipInterval: CMTime,
    completion completionHandler: @escaping @Sendable () -> Void)
  /// Tells the delegate to move playback by an interval; never.
  func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController, skipByInterval skipInterval: CMTime
  ) async
  /// Asks the delegate whether sound pauses in the background; never.
  func pictureInPictureControllerShouldProhibitBackgroundAudioPlayback(
    _ pictureInPictureController: AVPictureInPictureController
  ) -> Bool
}

extension AVPictureInPictureSampleBufferPlaybackDelegate {
  /// Calls the asynchronous method.
  public func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController, skipByInterval skipInterval: CMTime,
    completion completionHandler: @escaping @Sendable () -> Void
  ) {
    Task.immediate { @MainActor in
      await self.pictureInPictureController(
        pictureInPictureController, skipByInterval: skipInterval)
      completionHandler()
    }
  }
  /// Does nothing: a delegate has one of the two methods.
  @MainActor public func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController, skipByInterval skipInterval: CMTime
  ) async {}
  /// Returns false.
  public func pictureInPictureControllerShouldProhibitBackgroundAudioPlayback(
    _ pictureInPictureController: AVPictureInPictureController
  ) -> Bool { false }
}
