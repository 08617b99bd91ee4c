// The names of export presets, as in the public headers.

/// Small H.264 video, and AAC.
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
/// Medium-sized H.264 video, and AAC.
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
/// H.264 video in the asset's size, and AAC.
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
/// H.264 video of at most 640 × 480 pixels, and AAC.
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
/// H.264 video of at most 960 × 540 pixels, and AAC.
public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"
/// H.264 video of at most 1280 × 720 pixels, and AAC.
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
/// H.264 video of at most 1920 × 1080 pixels, and AAC.
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
/// H.264 video of at most 3840 × 2160 pixels, and AAC.
public let AVAssetExportPreset3840x2160 = "AVAssetExportPreset3840x2160"
/// HEVC video in the asset's size; Debian has no HEVC encoder for GStreamer (Players.EX5).
public let AVAssetExportPresetHEVCHighestQuality = "AVAssetExportPresetHEVCHighestQuality"
/// HEVC video of at most 1920 × 1080 pixels; Debian has no HEVC encoder for GStreamer
/// (Players.EX5).
public let AVAssetExportPresetHEVC1920x1080 = "AVAssetExportPresetHEVC1920x1080"
/// HEVC video of at most 3840 × 2160 pixels; Debian has no HEVC encoder for GStreamer
/// (Players.EX5).
public let AVAssetExportPresetHEVC3840x2160 = "AVAssetExportPresetHEVC3840x2160"
/// AAC in an M4A file.
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
/// The asset's tracks, copied without encoding.
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
