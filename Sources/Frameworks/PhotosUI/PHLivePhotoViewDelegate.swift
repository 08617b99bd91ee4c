/// The delegate of a view of a Live Photo; all methods are optional.
@preconcurrency @MainActor
public protocol PHLivePhotoViewDelegate: NSObjectProtocol {
  /// Returns whether the user's gesture plays the Live Photo.
  func livePhotoView(
    _ livePhotoView: PHLivePhotoView,
    canBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) -> Bool
  /// Called before playback starts.
  func livePhotoView(
    _ livePhotoView: PHLivePhotoView,
    willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
  /// Called after playback has ended.
  func livePhotoView(
    _ livePhotoView: PHLivePhotoView,
    didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
}

extension PHLivePhotoViewDelegate {
  /// Returns true.
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView,
    canBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) -> Bool { true }
  /// Does nothing.
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView,
    willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) {}
  /// Does nothing.
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView,
    didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) {}
}
