import TactusMediaReading

/// The pictures that are shown of an asset: those of its track, or a video composition's.
enum PictureSource: Sendable {
  case media(MediaSource)
  case scene(ScenePlan)

  /// Opens the pictures.
  ///
  /// - Parameters:
  ///   - size: The size to which they are scaled.
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
  /// Returns the pictures of the examined asset and their properties; nil without pictures.
  ///
  /// - Parameters:
  ///   - composition: The video composition; nil for the pictures of the track.
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
