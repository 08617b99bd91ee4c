import TactusMediaReading

/// The video of an asset: that of its track, or a video composition's.
enum PictureSource: Sendable {
  case media(MediaSource)
  case scene(ScenePlan)

  /// Opens the video.
  ///
  /// - Parameters:
  ///   - size: The size to which frames are scaled.
  ///   - limit: The longest wait for data.
  /// - Throws: `MediaFailure`.
  func open(size: VideoSize, limit: Duration) throws(MediaFailure) -> any PictureDecoder {
    switch self {
    case .media(let source): try source.pictures(size: size, limit: limit)
    case .scene(let plan): ScenePictures(plan, size: size, limit: limit)
    }
  }
}

extension AVAsset {
  /// Returns the video of the examined asset and its properties; nil without video.
  ///
  /// - Parameters:
  ///   - composition: The video composition; nil for the video track.
  ///   - usesTool: Whether the composition's layers are added.
  /// - Throws: `AVError` if the composition cannot be used.
  func shownPictures(
    _ composition: AVVideoComposition?, usesTool: Bool
  ) throws -> (source: PictureSource, video: MediaDescription.Video)? {
    if let composition = composition ?? ownVideoComposition {
      let plan = try ScenePlan(composition, self, usesTool: usesTool)
      return (.scene(plan), plan.video)
    }
    guard let source = examination?.source, let video = media?.video else { return nil }
    return (.media(source), video)
  }
}
