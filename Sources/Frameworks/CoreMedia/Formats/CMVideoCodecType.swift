import CoreAudioTypes

// The video codecs; the values are Apple's documented codes.

/// A video codec as a four-character code.
public typealias CMVideoCodecType = FourCharCode
/// Uncompressed, 4:2:2 with 8 bits: `'2vuy'`.
public let kCMVideoCodecType_422YpCbCr8: CMVideoCodecType = 0x3276_7579
/// Apple Animation: `'rle '`.
public let kCMVideoCodecType_Animation: CMVideoCodecType = 0x726C_6520
/// Cinepak: `'cvid'`.
public let kCMVideoCodecType_Cinepak: CMVideoCodecType = 0x6376_6964
/// JPEG: `'jpeg'`.
public let kCMVideoCodecType_JPEG: CMVideoCodecType = 0x6A70_6567
/// JPEG in OpenDML: `'dmb1'`.
public let kCMVideoCodecType_JPEG_OpenDML: CMVideoCodecType = 0x646D_6231
/// JPEG XL: `'jxlc'`.
public let kCMVideoCodecType_JPEG_XL: CMVideoCodecType = 0x6A78_6C63
/// Sorenson Video: `'SVQ1'`.
public let kCMVideoCodecType_SorensonVideo: CMVideoCodecType = 0x5356_5131
/// Sorenson Video 3: `'SVQ3'`.
public let kCMVideoCodecType_SorensonVideo3: CMVideoCodecType = 0x5356_5133
/// H.263: `'h263'`.
public let kCMVideoCodecType_H263: CMVideoCodecType = 0x6832_3633
/// H.264: `'avc1'`.
public let kCMVideoCodecType_H264: CMVideoCodecType = 0x6176_6331
/// HEVC: `'hvc1'`.
public let kCMVideoCodecType_HEVC: CMVideoCodecType = 0x6876_6331
/// HEVC with an alpha channel: `'muxa'`.
public let kCMVideoCodecType_HEVCWithAlpha: CMVideoCodecType = 0x6D75_7861
/// HEVC with Dolby Vision: `'dvh1'`.
public let kCMVideoCodecType_DolbyVisionHEVC: CMVideoCodecType = 0x6476_6831
/// MPEG-4, part 2: `'mp4v'`.
public let kCMVideoCodecType_MPEG4Video: CMVideoCodecType = 0x6D70_3476
/// MPEG-2: `'mp2v'`.
public let kCMVideoCodecType_MPEG2Video: CMVideoCodecType = 0x6D70_3276
/// MPEG-1: `'mp1v'`.
public let kCMVideoCodecType_MPEG1Video: CMVideoCodecType = 0x6D70_3176
/// VP9: `'vp09'`.
public let kCMVideoCodecType_VP9: CMVideoCodecType = 0x7670_3039
/// AV1: `'av01'`.
public let kCMVideoCodecType_AV1: CMVideoCodecType = 0x6176_3031
/// DV for NTSC: `'dvc '`.
public let kCMVideoCodecType_DVCNTSC: CMVideoCodecType = 0x6476_6320
/// DV for PAL: `'dvcp'`.
public let kCMVideoCodecType_DVCPAL: CMVideoCodecType = 0x6476_6370
/// DVCPRO for PAL: `'dvpp'`.
public let kCMVideoCodecType_DVCProPAL: CMVideoCodecType = 0x6476_7070
/// DVCPRO 50 for NTSC: `'dv5n'`.
public let kCMVideoCodecType_DVCPro50NTSC: CMVideoCodecType = 0x6476_356E
/// DVCPRO 50 for PAL: `'dv5p'`.
public let kCMVideoCodecType_DVCPro50PAL: CMVideoCodecType = 0x6476_3570
/// DVCPRO HD, 720p at 60 frames per second: `'dvhp'`.
public let kCMVideoCodecType_DVCPROHD720p60: CMVideoCodecType = 0x6476_6870
/// DVCPRO HD, 720p at 50 frames per second: `'dvhq'`.
public let kCMVideoCodecType_DVCPROHD720p50: CMVideoCodecType = 0x6476_6871
/// DVCPRO HD, 1080i at 60 fields per second: `'dvh6'`.
public let kCMVideoCodecType_DVCPROHD1080i60: CMVideoCodecType = 0x6476_6836
/// DVCPRO HD, 1080i at 50 fields per second: `'dvh5'`.
public let kCMVideoCodecType_DVCPROHD1080i50: CMVideoCodecType = 0x6476_6835
/// DVCPRO HD, 1080p at 30 frames per second: `'dvh3'`.
public let kCMVideoCodecType_DVCPROHD1080p30: CMVideoCodecType = 0x6476_6833
/// DVCPRO HD, 1080p at 25 frames per second: `'dvh2'`.
public let kCMVideoCodecType_DVCPROHD1080p25: CMVideoCodecType = 0x6476_6832
/// Apple ProRes 4444 XQ: `'ap4x'`.
public let kCMVideoCodecType_AppleProRes4444XQ: CMVideoCodecType = 0x6170_3478
/// Apple ProRes 4444: `'ap4h'`.
public let kCMVideoCodecType_AppleProRes4444: CMVideoCodecType = 0x6170_3468
/// Apple ProRes 422 HQ: `'apch'`.
public let kCMVideoCodecType_AppleProRes422HQ: CMVideoCodecType = 0x6170_6368
/// Apple ProRes 422: `'apcn'`.
public let kCMVideoCodecType_AppleProRes422: CMVideoCodecType = 0x6170_636E
/// Apple ProRes 422 LT: `'apcs'`.
public let kCMVideoCodecType_AppleProRes422LT: CMVideoCodecType = 0x6170_6373
/// Apple ProRes 422 Proxy: `'apco'`.
public let kCMVideoCodecType_AppleProRes422Proxy: CMVideoCodecType = 0x6170_636F
/// Apple ProRes RAW: `'aprn'`.
public let kCMVideoCodecType_AppleProResRAW: CMVideoCodecType = 0x6170_726E
/// Apple ProRes RAW HQ: `'aprh'`.
public let kCMVideoCodecType_AppleProResRAWHQ: CMVideoCodecType = 0x6170_7268
