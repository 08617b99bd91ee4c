import TactusMediaReading

/// The meaning of a preset's name (Players.EX2…).
enum ExportPreset: Equatable {
  /// Video of at most a size, and audio.
  case film(width: Int, height: Int)
  /// Audio only.
  case sound
  /// The tracks without encoding.
  case passthrough
  /// Video in a codec without an encoder.
  case hevc

  /// Returns the meaning of a name; nil for an unknown one.
  init?(_ name: String) {
    guard let known = Self.all.first(where: { $0.name == name }) else { return nil }
    self = known.preset
  }

  /// The presets in the order of their names in the documentation.
  ///
  /// - Source: the sizes of low and medium quality are guesses, the others documented.
  static let all: [(name: String, preset: ExportPreset)] = [
    (AVAssetExportPresetLowQuality, .film(width: 400, height: 224)),
    (AVAssetExportPresetMediumQuality, .film(width: 568, height: 320)),
    (
      AVAssetExportPresetHighestQuality,
      .film(width: VideoSize.largestSide, height: VideoSize.largestSide)
    ),
    (AVAssetExportPreset640x480, .film(width: 640, height: 480)),
    (AVAssetExportPreset960x540, .film(width: 960, height: 540)),
    (AVAssetExportPreset1280x720, .film(width: 1280, height: 720)),
    (AVAssetExportPreset1920x1080, .film(width: 1920, height: 1080)),
    (AVAssetExportPreset3840x2160, .film(width: 3840, height: 2160)),
    (AVAssetExportPresetHEVCHighestQuality, .hevc),
    (AVAssetExportPresetHEVC1920x1080, .hevc), (AVAssetExportPresetHEVC3840x2160, .hevc),
    (AVAssetExportPresetAppleM4A, .sound), (AVAssetExportPresetPassthrough, .passthrough),
  ]

  /// Returns the file types to which the preset can export an asset.
  func fileTypes(of media: MediaDescription) -> [AVFileType] {
    switch self {
    case .film, .hevc: return [.mov, .mp4, .m4v]
    case .sound: return media.sound == nil ? [] : [.m4a]
    case .passthrough:
      if media.video != nil { return [.mov, .mp4, .m4v] }
      return media.sound?.isLinearPCM == true
        ? [.caf, .wav, .aiff] : Self.isMPEG4(media) ? [.m4a, .mov, .mp4] : []
    }
  }

  /// Whether an asset's container is one from which tracks can be copied.
  static func isMPEG4(_ media: MediaDescription) -> Bool {
    [AVMetadataFormat.iTunesMetadata, .quickTimeMetadata].contains(AVMetadataFormat(media))
  }
}
