// The names of presets, with the words of the public headers.

/// H.264 of a small size and AAC.
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
/// H.264 of a medium size and AAC.
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
/// H.264 of the asset's size and AAC.
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
/// H.264 of at most 640 × 480 pixels and AAC.
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
/// H.264 of at most 960 × 540 pixels and AAC.
public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"
/// H.264 of at most 1280 × 720 pixels and AAC.
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
/// H.264 of at most 1920 × 1080 pixels and AAC.
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
/// H.264 of at most 3840 × 2160 pixels and AAC.
public let AVAssetExportPreset3840x2160 = "AVAssetExportPreset3840x2160"
/// HEVC of the asset's size; Debian has no such encoder for GStreamer (Players.EX5).
public let AVAssetExportPresetHEVCHighestQuality = "AVAssetExportPresetHEVCHighestQuality"
/// HEVC of at most 1920 × 1080 pixels; Debian has no such encoder for GStreamer (Players.EX5).
public let AVAssetExportPresetHEVC1920x1080 = "AVAssetExportPresetHEVC1920x1080"
/// HEVC of at most 3840 × 2160 pixels; Debian has no such encoder for GStreamer (Players.EX5).
public let AVAssetExportPresetHEVC3840x2160 = "AVAssetExportPresetHEVC3840x2160"
/// AAC in an M4A file.
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
/// The data of the asset as it is.
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
