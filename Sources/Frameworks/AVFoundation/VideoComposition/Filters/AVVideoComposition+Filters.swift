extension AVVideoComposition {
  /// Creates a composition that filters the video of an asset with a closure (Players.VI7).
  ///
  /// - Parameters:
  ///   - asset: The asset.
  ///   - applier: Called on any thread with each frame; it finishes the request.
  public convenience init(
    asset: AVAsset,
    applyingCIFiltersWithHandler applier: @escaping (AVAsynchronousCIImageFilteringRequest) -> Void
  ) {
    self.init(propertiesOf: asset)
    guard let track = asset.tracks(withMediaType: .video).first(where: \.isEnabled) else { return }
    let range = CMTimeRange(start: .zero, duration: asset.duration)
    content.instructions = [FilterInstruction(range, track.trackID, applier)]
    content.compositor = FilterCompositor.self
  }

  /// Returns a composition that filters the video of an asset with a closure (Players.VI7).
  ///
  /// - Throws: The reason why the data cannot be read (Players.AS4).
  public class func videoComposition(
    with asset: AVAsset,
    applyingCIFiltersWithHandler applier:
      @escaping @Sendable (AVAsynchronousCIImageFilteringRequest) -> Void
  ) async throws -> AVVideoComposition {
    _ = try await asset.load(.tracks)
    return AVVideoComposition(asset: asset, applyingCIFiltersWithHandler: applier)
  }

  /// Passes a composition that filters the video of an asset with a closure to a handler on the
  /// main actor (Players.VI7).
  public class func videoComposition(
    with asset: AVAsset,
    applyingCIFiltersWithHandler applier:
      @escaping @Sendable (AVAsynchronousCIImageFilteringRequest) -> Void,
    completionHandler: @escaping @Sendable (AVVideoComposition?, (any Error)?) -> Void
  ) {
    asset.loadValuesAsynchronously(forKeys: ["tracks"]) {
      var error: NSError?
      let isLoaded = asset.statusOfValue(forKey: "tracks", error: &error) == .loaded
      completionHandler(
        isLoaded ? AVVideoComposition(asset: asset, applyingCIFiltersWithHandler: applier) : nil,
        error)
    }
  }
}
