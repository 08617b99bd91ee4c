import TactusMediaReading

extension AVAsset {
  /// The video of each track of the examined asset.
  var pictureTracks: [CMPersistentTrackID: ScenePlan.Track] {
    if let composition = self as? AVComposition { return composition.composedTracks }
    guard let source = examination?.source, let media, let video = media.video else { return [:] }
    let track = ScenePlan.Track(
      source: source, size: VideoSize(width: video.width, height: video.height),
      ranges: [0..<(media.duration ?? .max)])
    return [Self.pictureTrackID: track]
  }

  /// The video composition of an asset whose tracks have transforms set by the app; nil for others.
  var ownVideoComposition: AVVideoComposition? {
    guard let composition = self as? AVComposition,
      let first = composition.compositionTracks.first(where: {
        $0.mediaType == .video && $0.plays && $0.video != nil
      }), first.transform != .identity
    else { return nil }
    let new = AVMutableVideoComposition(propertiesOf: composition)
    // Only the first track is shown, moved into the frame (Players.CP5).
    let whole = CGRect(origin: .zero, size: first.naturalSize).applying(first.transform)
    let layer = AVMutableVideoCompositionLayerInstruction(assetTrack: first)
    layer.setTransform(
      first.transform.concatenating(CGAffineTransform(translationX: -whole.minX, y: -whole.minY)),
      at: .zero)
    let instruction = AVMutableVideoCompositionInstruction()
    instruction.timeRange = CMTimeRange(start: .zero, duration: composition.duration)
    instruction.layerInstructions = [layer]
    (new.instructions, new.renderSize) = ([instruction], whole.size)
    return new
  }
}

extension AVComposition {
  /// The video of each track.
  fileprivate var composedTracks: [CMPersistentTrackID: ScenePlan.Track] {
    var found: [CMPersistentTrackID: ScenePlan.Track] = [:]
    for track in compositionTracks where track.mediaType == .video && track.plays {
      guard let video = track.video else { continue }
      let segments = track.composed
      let film = ComposedFilm(media ?? MediaDescription(), pictures: segments, sounds: [])
      found[track.trackID] = ScenePlan.Track(
        source: .composed(film), size: VideoSize(width: video.width, height: video.height),
        ranges: segments.map { $0.start..<$0.end })
    }
    return found
  }
}
