// Arrangements of channels around the listener, with their documented numbers:
// the low 16 bits are the number of channels.

/// Ambisonics in the order ACN, normalized as SN3D; the number of channels is added.
public let kAudioChannelLayoutTag_HOA_ACN_SN3D: AudioChannelLayoutTag = 190 << 16
/// Ambisonics in the order ACN, normalized as N3D; the number of channels is added.
public let kAudioChannelLayoutTag_HOA_ACN_N3D: AudioChannelLayoutTag = 191 << 16
/// Eight channels: 5.1.2 of Dolby Atmos.
public let kAudioChannelLayoutTag_Atmos_5_1_2: AudioChannelLayoutTag = (194 << 16) | 8
/// Ten channels: 5.1.4 of Dolby Atmos.
public let kAudioChannelLayoutTag_Atmos_5_1_4: AudioChannelLayoutTag = (195 << 16) | 10
/// Ten channels: 7.1.2 of Dolby Atmos.
public let kAudioChannelLayoutTag_Atmos_7_1_2: AudioChannelLayoutTag = (196 << 16) | 10
/// Twelve channels: 7.1.4 of Dolby Atmos.
public let kAudioChannelLayoutTag_Atmos_7_1_4: AudioChannelLayoutTag = (192 << 16) | 12
/// 16 channels: 9.1.6 of Dolby Atmos.
public let kAudioChannelLayoutTag_Atmos_9_1_6: AudioChannelLayoutTag = (193 << 16) | 16
/// One channel: Mono of Logic.
public let kAudioChannelLayoutTag_Logic_Mono: AudioChannelLayoutTag = kAudioChannelLayoutTag_Mono
/// Two channels: Stereo of Logic.
public let kAudioChannelLayoutTag_Logic_Stereo: AudioChannelLayoutTag =
  kAudioChannelLayoutTag_Stereo
/// Four channels: Quadraphonic of Logic.
public let kAudioChannelLayoutTag_Logic_Quadraphonic: AudioChannelLayoutTag =
  kAudioChannelLayoutTag_Quadraphonic
/// Four channels: 4.0 A of Logic.
public let kAudioChannelLayoutTag_Logic_4_0_A: AudioChannelLayoutTag =
  kAudioChannelLayoutTag_MPEG_4_0_A
/// Four channels: 4.0 B of Logic.
public let kAudioChannelLayoutTag_Logic_4_0_B: AudioChannelLayoutTag =
  kAudioChannelLayoutTag_MPEG_4_0_B
/// Four channels: 4.0 C of Logic.
public let kAudioChannelLayoutTag_Logic_4_0_C: AudioChannelLayoutTag = (197 << 16) | 4
/// Five channels: 5.0 A of Logic.
public let kAudioChannelLayoutTag_Logic_5_0_A: AudioChannelLayoutTag =
  kAudioChannelLayoutTag_MPEG_5_0_A
/// Five channels: 5.0 B of Logic.
public let kAudioChannelLayoutTag_Logic_5_0_B: AudioChannelLayoutTag =
  kAudioChannelLayoutTag_MPEG_5_0_B
/// Five channels: 5.0 C of Logic.
public let kAudioChannelLayoutTag_Logic_5_0_C: AudioChannelLayoutTag =
  kAudioChannelLayoutTag_MPEG_5_0_C
/// Five channels: 5.0 D of Logic.
public let kAudioChannelLayoutTag_Logic_5_0_D: AudioChannelLayoutTag =
  kAudioChannelLayoutTag_MPEG_5_0_D
/// Six channels: 5.1 A of Logic.
public let kAudioChannelLayoutTag_Logic_5_1_A: AudioChannelLayoutTag =
  kAudioChannelLayoutTag_MPEG_5_1_A
/// Six channels: 5.1 B of Logic.
public let kAudioChannelLayoutTag_Logic_5_1_B: AudioChannelLayoutTag =
  kAudioChannelLayoutTag_MPEG_5_1_B
/// Six channels: 5.1 C of Logic.
public let kAudioChannelLayoutTag_Logic_5_1_C: AudioChannelLayoutTag =
  kAudioChannelLayoutTag_MPEG_5_1_C
/// Six channels: 5.1 D of Logic.
public let kAudioChannelLayoutTag_Logic_5_1_D: AudioChannelLayoutTag =
  kAudioChannelLayoutTag_MPEG_5_1_D
/// Six channels: 6.0 A of Logic.
public let kAudioChannelLayoutTag_Logic_6_0_A: AudioChannelLayoutTag =
  kAudioChannelLayoutTag_AAC_6_0
/// Six channels: 6.0 B of Logic.
public let kAudioChannelLayoutTag_Logic_6_0_B: AudioChannelLayoutTag = (198 << 16) | 6
/// Six channels: 6.0 C of Logic.
public let kAudioChannelLayoutTag_Logic_6_0_C: AudioChannelLayoutTag =
  kAudioChannelLayoutTag_AudioUnit_6_0
/// Seven channels: 6.1 A of Logic.
public let kAudioChannelLayoutTag_Logic_6_1_A: AudioChannelLayoutTag =
  kAudioChannelLayoutTag_AAC_6_1
/// Seven channels: 6.1 B of Logic.
public let kAudioChannelLayoutTag_Logic_6_1_B: AudioChannelLayoutTag = (199 << 16) | 7
/// Seven channels: 6.1 C of Logic.
public let kAudioChannelLayoutTag_Logic_6_1_C: AudioChannelLayoutTag =
  kAudioChannelLayoutTag_MPEG_6_1_A
/// Seven channels: 6.1 D of Logic.
public let kAudioChannelLayoutTag_Logic_6_1_D: AudioChannelLayoutTag = (200 << 16) | 7
/// Eight channels: 7.1 A of Logic.
public let kAudioChannelLayoutTag_Logic_7_1_A: AudioChannelLayoutTag =
  kAudioChannelLayoutTag_AudioUnit_7_1
/// Eight channels: 7.1 B of Logic.
public let kAudioChannelLayoutTag_Logic_7_1_B: AudioChannelLayoutTag = (201 << 16) | 8
/// Eight channels: 7.1 C of Logic.
public let kAudioChannelLayoutTag_Logic_7_1_C: AudioChannelLayoutTag =
  kAudioChannelLayoutTag_MPEG_7_1_C
/// Eight channels: 7.1 SDDS A of Logic.
public let kAudioChannelLayoutTag_Logic_7_1_SDDS_A: AudioChannelLayoutTag =
  kAudioChannelLayoutTag_MPEG_7_1_A
/// Eight channels: 7.1 SDDS B of Logic.
public let kAudioChannelLayoutTag_Logic_7_1_SDDS_B: AudioChannelLayoutTag =
  kAudioChannelLayoutTag_MPEG_7_1_B
/// Eight channels: 7.1 SDDS C of Logic.
public let kAudioChannelLayoutTag_Logic_7_1_SDDS_C: AudioChannelLayoutTag =
  kAudioChannelLayoutTag_Emagic_Default_7_1
/// Eight channels: Atmos 5.1.2 of Logic.
public let kAudioChannelLayoutTag_Logic_Atmos_5_1_2: AudioChannelLayoutTag =
  kAudioChannelLayoutTag_Atmos_5_1_2
/// Ten channels: Atmos 5.1.4 of Logic.
public let kAudioChannelLayoutTag_Logic_Atmos_5_1_4: AudioChannelLayoutTag =
  kAudioChannelLayoutTag_Atmos_5_1_4
/// Ten channels: Atmos 7.1.2 of Logic.
public let kAudioChannelLayoutTag_Logic_Atmos_7_1_2: AudioChannelLayoutTag =
  kAudioChannelLayoutTag_Atmos_7_1_2
/// Twelve channels: Atmos 7.1.4 A of Logic.
public let kAudioChannelLayoutTag_Logic_Atmos_7_1_4_A: AudioChannelLayoutTag =
  kAudioChannelLayoutTag_Atmos_7_1_4
/// Twelve channels: Atmos 7.1.4 B of Logic.
public let kAudioChannelLayoutTag_Logic_Atmos_7_1_4_B: AudioChannelLayoutTag = (202 << 16) | 12
/// 14 channels: Atmos 7.1.6 of Logic.
public let kAudioChannelLayoutTag_Logic_Atmos_7_1_6: AudioChannelLayoutTag = (203 << 16) | 14
/// One channel: 1 of ISO/IEC 23091-3.
public let kAudioChannelLayoutTag_CICP_1: AudioChannelLayoutTag = kAudioChannelLayoutTag_MPEG_1_0
/// Two channels: 2 of ISO/IEC 23091-3.
public let kAudioChannelLayoutTag_CICP_2: AudioChannelLayoutTag = kAudioChannelLayoutTag_MPEG_2_0
/// Three channels: 3 of ISO/IEC 23091-3.
public let kAudioChannelLayoutTag_CICP_3: AudioChannelLayoutTag = kAudioChannelLayoutTag_MPEG_3_0_A
/// Four channels: 4 of ISO/IEC 23091-3.
public let kAudioChannelLayoutTag_CICP_4: AudioChannelLayoutTag = kAudioChannelLayoutTag_MPEG_4_0_A
/// Five channels: 5 of ISO/IEC 23091-3.
public let kAudioChannelLayoutTag_CICP_5: AudioChannelLayoutTag = kAudioChannelLayoutTag_MPEG_5_0_A
/// Six channels: 6 of ISO/IEC 23091-3.
public let kAudioChannelLayoutTag_CICP_6: AudioChannelLayoutTag = kAudioChannelLayoutTag_MPEG_5_1_A
/// Eight channels: 7 of ISO/IEC 23091-3.
public let kAudioChannelLayoutTag_CICP_7: AudioChannelLayoutTag = kAudioChannelLayoutTag_MPEG_7_1_B
/// Three channels: 9 of ISO/IEC 23091-3.
public let kAudioChannelLayoutTag_CICP_9: AudioChannelLayoutTag = kAudioChannelLayoutTag_ITU_2_1
/// Four channels: 10 of ISO/IEC 23091-3.
public let kAudioChannelLayoutTag_CICP_10: AudioChannelLayoutTag = kAudioChannelLayoutTag_ITU_2_2
/// Seven channels: 11 of ISO/IEC 23091-3.
public let kAudioChannelLayoutTag_CICP_11: AudioChannelLayoutTag = kAudioChannelLayoutTag_MPEG_6_1_A
/// Eight channels: 12 of ISO/IEC 23091-3.
public let kAudioChannelLayoutTag_CICP_12: AudioChannelLayoutTag = kAudioChannelLayoutTag_MPEG_7_1_C
/// 24 channels: 13 of ISO/IEC 23091-3.
public let kAudioChannelLayoutTag_CICP_13: AudioChannelLayoutTag = (204 << 16) | 24
/// Eight channels: 14 of ISO/IEC 23091-3.
public let kAudioChannelLayoutTag_CICP_14: AudioChannelLayoutTag = (205 << 16) | 8
/// Twelve channels: 15 of ISO/IEC 23091-3.
public let kAudioChannelLayoutTag_CICP_15: AudioChannelLayoutTag = (206 << 16) | 12
/// Ten channels: 16 of ISO/IEC 23091-3.
public let kAudioChannelLayoutTag_CICP_16: AudioChannelLayoutTag = (207 << 16) | 10
/// Twelve channels: 17 of ISO/IEC 23091-3.
public let kAudioChannelLayoutTag_CICP_17: AudioChannelLayoutTag = (208 << 16) | 12
/// 14 channels: 18 of ISO/IEC 23091-3.
public let kAudioChannelLayoutTag_CICP_18: AudioChannelLayoutTag = (209 << 16) | 14
/// Twelve channels: 19 of ISO/IEC 23091-3.
public let kAudioChannelLayoutTag_CICP_19: AudioChannelLayoutTag = (210 << 16) | 12
/// 14 channels: 20 of ISO/IEC 23091-3.
public let kAudioChannelLayoutTag_CICP_20: AudioChannelLayoutTag = (211 << 16) | 14
/// Three channels: 3.0 of Ogg.
public let kAudioChannelLayoutTag_Ogg_3_0: AudioChannelLayoutTag = kAudioChannelLayoutTag_AC3_3_0
/// Four channels: 4.0 of Ogg.
public let kAudioChannelLayoutTag_Ogg_4_0: AudioChannelLayoutTag = kAudioChannelLayoutTag_WAVE_4_0_B
/// Five channels: 5.0 of Ogg.
public let kAudioChannelLayoutTag_Ogg_5_0: AudioChannelLayoutTag = (212 << 16) | 5
/// Six channels: 5.1 of Ogg.
public let kAudioChannelLayoutTag_Ogg_5_1: AudioChannelLayoutTag = (213 << 16) | 6
/// Seven channels: 6.1 of Ogg.
public let kAudioChannelLayoutTag_Ogg_6_1: AudioChannelLayoutTag = (214 << 16) | 7
/// Eight channels: 7.1 of Ogg.
public let kAudioChannelLayoutTag_Ogg_7_1: AudioChannelLayoutTag = (215 << 16) | 8
/// The first of the numbers that are reserved.
public let kAudioChannelLayoutTag_BeginReserved: AudioChannelLayoutTag = 0xF000_0000
/// The last of the numbers that are reserved.
public let kAudioChannelLayoutTag_EndReserved: AudioChannelLayoutTag = 0xFFFE_FFFF
/// An arrangement that is not known; the number of channels is added.
public let kAudioChannelLayoutTag_Unknown: AudioChannelLayoutTag = 0xFFFF_0000

/// Returns the number of channels of a tag: its low 16 bits.
public func AudioChannelLayoutTag_GetNumberOfChannels(
  _ inLayoutTag: AudioChannelLayoutTag
) -> UInt32 { inLayoutTag & 0xFFFF }
