extension AVPlayerItem {
  /// The style rules for subtitles (Players.ST3).
  public var textStyleRules: [AVTextStyleRule]? {
    get { options.textStyleRules.isEmpty ? nil : options.textStyleRules }
    set {
      options.textStyleRules = newValue ?? []
      player?.updateLayers()
    }
  }

  /// The collectors that were added.
  public var mediaDataCollectors: [AVPlayerItemMediaDataCollector] { options.collectors }

  /// Adds a collector; it never collects anything, as playlists of streams are not read.
  public func add(_ collector: AVPlayerItemMediaDataCollector) {
    guard !options.collectors.contains(where: { $0 === collector }) else { return }
    options.collectors.append(collector)
  }

  /// Removes a collector.
  public func remove(_ collector: AVPlayerItemMediaDataCollector) {
    options.collectors.removeAll { $0 === collector }
  }

  /// The aperture mode of the video; stored, since files do not specify it here.
  public var videoApertureMode: AVVideoApertureMode {
    get { options.apertureMode }
    set { options.apertureMode = newValue }
  }

  /// The audio formats that may be spatialized; stored, since none are.
  public var allowedAudioSpatializationFormats: AVAudioSpatializationFormats {
    get { options.spatialization }
    set { options.spatialization = newValue }
  }

  /// Whether HDR metadata is applied for each frame; stored, since there is none.
  public var appliesPerFrameHDRDisplayMetadata: Bool {
    get { options.appliesHDRMetadata }
    set { options.appliesHDRMetadata = newValue }
  }
}
