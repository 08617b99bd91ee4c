internal import TactusCrashReports
import TactusMediaReading
import TactusThreads
import TactusVirtualTime

extension AVPlayerItem {
  /// The video composition; nil for the video track (Players.VI1).
  ///
  /// Its `animationTool` is for exports and still images only (documented).
  public var videoComposition: AVVideoComposition? {
    get { composition }
    set {
      if newValue?.animationTool != nil {
        RuntimeWarning.once(
          "AVPlayerItem.videoComposition: the animation tool is not used by players, only by "
            + "exports and still pictures", namesPlace: true)
      }
      composition = newValue?.copy() as? AVVideoComposition
      guard status == .readyToPlay else { return }
      openPictures()
      player?.updateLayers()
    }
  }

  /// Whether a seek waits for the composition's frame; false, as frames follow seeks.
  public var seekingWaitsForVideoCompositionRendering: Bool {
    get { streaming.waitsForComposition }
    set { streaming.waitsForComposition = newValue }
  }

  /// The metadata at the current time; nil, as the decoder reads no timed metadata (Players.ME1).
  public var timedMetadata: [AVMetadataItem]? { nil }

  /// The custom compositor; nil, as the item's decoder creates its own.
  public var customVideoCompositor: (any AVVideoCompositing)? { nil }

  /// Opens the video, once the asset is examined.
  func openPictures() {
    let shown: (source: PictureSource, video: MediaDescription.Video)?
    do {
      shown = try asset.shownPictures(composition, usesTool: false)
    } catch {
      let reason = (error as NSError).localizedFailureReason ?? "\(error)"
      RuntimeWarning.once("AVPlayerItem.videoComposition: \(reason)")
      shown = nil
    }
    guard let (source, video) = shown else { return pictures = nil }
    let context = AppContext.current
    let patience = waitsForData ? FilmPictures.longPatience : FilmPictures.shortPatience
    pictures = FilmPictures(source, video, patience: isLocal ? patience : nil) { [weak self] in
      AppContext.with(context) { PhoneTime.runLater { self?.player?.pictureArrived() } }
    }
    for case let output as AVPlayerItemVideoOutput in addedOutputs { output.notify() }
    set(
      \.presentationSize, \.presentationSize,
      CGSize(width: CGFloat(video.width), height: CGFloat(video.height)))
  }
}
