/// The delegate that plays the sample buffers of a Picture in Picture controller; no method is
/// called (Players.PP1).
@preconcurrency @MainActor
public protocol AVPictureInPictureSampleBufferPlaybackDelegate: NSObjectProtocol {
  /// Called to play or pause; never called.
  func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController, setPlaying playing: Bool)
  /// Returns the playable time range; never called.
  func pictureInPictureControllerTimeRangeForPlayback(
    _ pictureInPictureController: AVPictureInPictureController
  ) -> CMTimeRange
  /// Returns whether playback is paused; never called.
  func pictureInPictureControllerIsPlaybackPaused(
    _ pictureInPictureController: AVPictureInPictureController
  ) -> Bool
  /// Called when the size of the window has changed; never called.
  func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    didTransitionToRenderSize newRenderSize: CMVideoDimensions)
  /// Called to skip by an interval; never called.
  func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController, skipByInterval skipInterval: CMTime,
    completion completionHandler: @escaping @Sendable () -> Void)
  /// Called to skip by an interval; never called.
  func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController, skipByInterval skipInterval: CMTime
  ) async
  /// Returns whether audio is paused in the background; never called.
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
