// The profiles and levels of codings, as values of settings.
//
// - Source: the names are documented; the texts are guesses, as apps only pass them on.

/// H.264 of the baseline profile, level 1.3.
public let kVTProfileLevel_H264_Baseline_1_3: CFString = "H264_Baseline_1_3"
/// H.264 of the baseline profile, level 3.0.
public let kVTProfileLevel_H264_Baseline_3_0: CFString = "H264_Baseline_3_0"
/// H.264 of the baseline profile, level 3.1.
public let kVTProfileLevel_H264_Baseline_3_1: CFString = "H264_Baseline_3_1"
/// H.264 of the baseline profile, level 3.2.
public let kVTProfileLevel_H264_Baseline_3_2: CFString = "H264_Baseline_3_2"
/// H.264 of the baseline profile, level 4.0.
public let kVTProfileLevel_H264_Baseline_4_0: CFString = "H264_Baseline_4_0"
/// H.264 of the baseline profile, level 4.1.
public let kVTProfileLevel_H264_Baseline_4_1: CFString = "H264_Baseline_4_1"
/// H.264 of the baseline profile, level 4.2.
public let kVTProfileLevel_H264_Baseline_4_2: CFString = "H264_Baseline_4_2"
/// H.264 of the baseline profile, level 5.0.
public let kVTProfileLevel_H264_Baseline_5_0: CFString = "H264_Baseline_5_0"
/// H.264 of the baseline profile, level 5.1.
public let kVTProfileLevel_H264_Baseline_5_1: CFString = "H264_Baseline_5_1"
/// H.264 of the baseline profile, level 5.2.
public let kVTProfileLevel_H264_Baseline_5_2: CFString = "H264_Baseline_5_2"
/// H.264 of the baseline profile, with the lowest level.
public let kVTProfileLevel_H264_Baseline_AutoLevel: CFString = "H264_Baseline_AutoLevel"
/// H.264 of the constrained baseline profile, with the lowest level.
public let kVTProfileLevel_H264_ConstrainedBaseline_AutoLevel: CFString =
  "H264_ConstrainedBaseline_AutoLevel"
/// H.264 of the main profile, level 3.0.
public let kVTProfileLevel_H264_Main_3_0: CFString = "H264_Main_3_0"
/// H.264 of the main profile, level 3.1.
public let kVTProfileLevel_H264_Main_3_1: CFString = "H264_Main_3_1"
/// H.264 of the main profile, level 3.2.
public let kVTProfileLevel_H264_Main_3_2: CFString = "H264_Main_3_2"
/// H.264 of the main profile, level 4.0.
public let kVTProfileLevel_H264_Main_4_0: CFString = "H264_Main_4_0"
/// H.264 of the main profile, level 4.1.
public let kVTProfileLevel_H264_Main_4_1: CFString = "H264_Main_4_1"
/// H.264 of the main profile, level 4.2.
public let kVTProfileLevel_H264_Main_4_2: CFString = "H264_Main_4_2"
/// H.264 of the main profile, level 5.0.
public let kVTProfileLevel_H264_Main_5_0: CFString = "H264_Main_5_0"
/// H.264 of the main profile, level 5.1.
public let kVTProfileLevel_H264_Main_5_1: CFString = "H264_Main_5_1"
/// H.264 of the main profile, level 5.2.
public let kVTProfileLevel_H264_Main_5_2: CFString = "H264_Main_5_2"
/// H.264 of the main profile, with the lowest level.
public let kVTProfileLevel_H264_Main_AutoLevel: CFString = "H264_Main_AutoLevel"
/// H.264 of the extended profile, level 5.0.
public let kVTProfileLevel_H264_Extended_5_0: CFString = "H264_Extended_5_0"
/// H.264 of the extended profile, with the lowest level.
public let kVTProfileLevel_H264_Extended_AutoLevel: CFString = "H264_Extended_AutoLevel"
/// H.264 of the high profile, level 3.0.
public let kVTProfileLevel_H264_High_3_0: CFString = "H264_High_3_0"
/// H.264 of the high profile, level 3.1.
public let kVTProfileLevel_H264_High_3_1: CFString = "H264_High_3_1"
/// H.264 of the high profile, level 3.2.
public let kVTProfileLevel_H264_High_3_2: CFString = "H264_High_3_2"
/// H.264 of the high profile, level 4.0.
public let kVTProfileLevel_H264_High_4_0: CFString = "H264_High_4_0"
/// H.264 of the high profile, level 4.1.
public let kVTProfileLevel_H264_High_4_1: CFString = "H264_High_4_1"
/// H.264 of the high profile, level 4.2.
public let kVTProfileLevel_H264_High_4_2: CFString = "H264_High_4_2"
/// H.264 of the high profile, level 5.0.
public let kVTProfileLevel_H264_High_5_0: CFString = "H264_High_5_0"
/// H.264 of the high profile, level 5.1.
public let kVTProfileLevel_H264_High_5_1: CFString = "H264_High_5_1"
/// H.264 of the high profile, level 5.2.
public let kVTProfileLevel_H264_High_5_2: CFString = "H264_High_5_2"
/// H.264 of the high profile, with the lowest level.
public let kVTProfileLevel_H264_High_AutoLevel: CFString = "H264_High_AutoLevel"
/// H.264 of the constrained high profile, with the lowest level.
public let kVTProfileLevel_H264_ConstrainedHigh_AutoLevel: CFString =
  "H264_ConstrainedHigh_AutoLevel"
/// HEVC of the main profile, with the lowest level.
public let kVTProfileLevel_HEVC_Main_AutoLevel: CFString = "HEVC_Main_AutoLevel"
/// HEVC of the main 10 profile, with the lowest level.
public let kVTProfileLevel_HEVC_Main10_AutoLevel: CFString = "HEVC_Main10_AutoLevel"
/// HEVC of the main 4:2:2 10 profile, with the lowest level.
public let kVTProfileLevel_HEVC_Main42210_AutoLevel: CFString = "HEVC_Main42210_AutoLevel"
