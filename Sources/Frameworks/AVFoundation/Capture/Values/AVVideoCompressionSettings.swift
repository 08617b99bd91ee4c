// The keys and values of the dictionary of `AVVideoCompressionPropertiesKey`.
//
// - Source: the names are documented, the texts are those of VideoToolbox's documented properties.
//   Confidence: guess for the texts, as apps only pass them on.

/// The key of the properties of a codec, a dictionary.
public let AVVideoCompressionPropertiesKey = "AVVideoCompressionPropertiesKey"
/// The key of the bit rate.
public let AVVideoAverageBitRateKey = "AverageBitRate"
/// The key of the quality 0…1, for JPEG and HEIC.
public let AVVideoQualityKey = "Quality"
/// The key of the maximum number of frames between key frames.
public let AVVideoMaxKeyFrameIntervalKey = "MaxKeyFrameInterval"
/// The key of the maximum seconds between key frames.
public let AVVideoMaxKeyFrameIntervalDurationKey = "MaxKeyFrameIntervalDuration"
/// The key of whether frame reordering is allowed.
public let AVVideoAllowFrameReorderingKey = "AllowFrameReordering"
/// The key of the profile and level.
public let AVVideoProfileLevelKey = "ProfileLevel"
/// The baseline profile, level 3.0.
public let AVVideoProfileLevelH264Baseline30 = "H264_Baseline_3_0"
/// The baseline profile, level 3.1.
public let AVVideoProfileLevelH264Baseline31 = "H264_Baseline_3_1"
/// The baseline profile, level 4.1.
public let AVVideoProfileLevelH264Baseline41 = "H264_Baseline_4_1"
/// The baseline profile with an automatic level.
public let AVVideoProfileLevelH264BaselineAutoLevel = "H264_Baseline_AutoLevel"
/// The main profile, level 3.0.
public let AVVideoProfileLevelH264Main30 = "H264_Main_3_0"
/// The main profile, level 3.1.
public let AVVideoProfileLevelH264Main31 = "H264_Main_3_1"
/// The main profile, level 3.2.
public let AVVideoProfileLevelH264Main32 = "H264_Main_3_2"
/// The main profile, level 4.1.
public let AVVideoProfileLevelH264Main41 = "H264_Main_4_1"
/// The main profile with an automatic level.
public let AVVideoProfileLevelH264MainAutoLevel = "H264_Main_AutoLevel"
/// The high profile, level 4.0.
public let AVVideoProfileLevelH264High40 = "H264_High_4_0"
/// The high profile, level 4.1.
public let AVVideoProfileLevelH264High41 = "H264_High_4_1"
/// The high profile with an automatic level.
public let AVVideoProfileLevelH264HighAutoLevel = "H264_High_AutoLevel"
/// The key of the entropy mode.
public let AVVideoH264EntropyModeKey = "H264EntropyMode"
/// The entropy mode CAVLC.
public let AVVideoH264EntropyModeCAVLC = "CAVLC"
/// The entropy mode CABAC.
public let AVVideoH264EntropyModeCABAC = "CABAC"
/// The key of the frame rate of the source.
public let AVVideoExpectedSourceFrameRateKey = "ExpectedFrameRate"
/// The key of the frame rate below which frames may not be dropped.
public let AVVideoAverageNonDroppableFrameRateKey = "AverageNonDroppableFrameRate"
