extension AVPlayerItem {
  /// The rules for the look of subtitles (Players.ST3).
  public var textStyleRules: [AVTextStyleRule]? {
    get { options.textStyleRules.isEmpty ? nil : options.textStyleRules }
    set {
      options.textStyleRules = newValue ?? []
      player?.updateLayers()
    }
  }

  /// The collectors that were added.
  public var mediaDataCollectors: [AVPlayerItemMediaDataCollector] { options.collectors }

  /// Adds a collector, which has nothing to collect: playlists of streams are not read.
  public func add(_ collector: AVPlayerItemMediaDataCollector) {
    guard !options.collectors.contains(where: { $0 === collector }) else { return }
    options.collectors.append(collector)
  }

  /// Removes a collector.
  public func remove(_ collector: AVPlayerItemMediaDataCollector) {
    options.collectors.removeAll { $0 === collector }
  }

  /// The part of the pictures that is shown; stored, since files say nothing about it here.
  public var videoApertureMode: AVVideoApertureMode {
    get { options.apertureMode }
    set { options.apertureMode = newValue }
  }

  /// The sounds that may come from places in space; stored, since none do.
  public var allowedAudioSpatializationFormats: AVAudioSpatializationFormats {
    get { options.spatialization }
    set { options.spatialization = newValue }
  }

  /// Whether the range of light may change with each picture; stored, since it does not.
  public var appliesPerFrameHDRDisplayMetadata: Bool {
    get { options.appliesHDRMetadata }
    set { options.appliesHDRMetadata = newValue }
  }
}
