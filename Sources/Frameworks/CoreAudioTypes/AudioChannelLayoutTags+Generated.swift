// Made by `swift run generate-tables` of Data/AudioChannelLayouts.tsv, which names its source.
// Do not edit.

/// One channel.
public let kAudioChannelLayoutTag_Mono: AudioChannelLayoutTag = (100 << 16) | 1
/// Left and right.
public let kAudioChannelLayoutTag_Stereo: AudioChannelLayoutTag = (101 << 16) | 2
/// Left and right for headphones.
public let kAudioChannelLayoutTag_StereoHeadphones: AudioChannelLayoutTag = (102 << 16) | 2
/// Four channels.
public let kAudioChannelLayoutTag_Quadraphonic: AudioChannelLayoutTag = (108 << 16) | 4
/// Five channels and one of low frequencies.
public let kAudioChannelLayoutTag_MPEG_5_1_A: AudioChannelLayoutTag = (121 << 16) | 6
/// Seven channels and one of low frequencies.
public let kAudioChannelLayoutTag_MPEG_7_1_A: AudioChannelLayoutTag = (126 << 16) | 8
/// Channels without positions; the number of channels is added.
public let kAudioChannelLayoutTag_DiscreteInOrder: AudioChannelLayoutTag = 147 << 16
/// Two channels, encoded in a matrix.
public let kAudioChannelLayoutTag_MatrixStereo: AudioChannelLayoutTag = (103 << 16) | 2
/// Mid and side.
public let kAudioChannelLayoutTag_MidSide: AudioChannelLayoutTag = (104 << 16) | 2
/// A pair of microphones that cross.
public let kAudioChannelLayoutTag_XY: AudioChannelLayoutTag = (105 << 16) | 2
/// Two channels as ears hear them.
public let kAudioChannelLayoutTag_Binaural: AudioChannelLayoutTag = (106 << 16) | 2
/// W, X, Y and Z of ambisonics.
public let kAudioChannelLayoutTag_Ambisonic_B_Format: AudioChannelLayoutTag = (107 << 16) | 4
/// Five channels.
public let kAudioChannelLayoutTag_Pentagonal: AudioChannelLayoutTag = (109 << 16) | 5
/// Six channels.
public let kAudioChannelLayoutTag_Hexagonal: AudioChannelLayoutTag = (110 << 16) | 6
/// Eight channels.
public let kAudioChannelLayoutTag_Octagonal: AudioChannelLayoutTag = (111 << 16) | 8
/// Eight channels at the corners of a cube.
public let kAudioChannelLayoutTag_Cube: AudioChannelLayoutTag = (112 << 16) | 8
/// One channel: 1.0 of MPEG.
public let kAudioChannelLayoutTag_MPEG_1_0: AudioChannelLayoutTag = kAudioChannelLayoutTag_Mono
/// Two channels: 2.0 of MPEG.
public let kAudioChannelLayoutTag_MPEG_2_0: AudioChannelLayoutTag = kAudioChannelLayoutTag_Stereo
/// Three channels: 3.0 A of MPEG.
public let kAudioChannelLayoutTag_MPEG_3_0_A: AudioChannelLayoutTag = (113 << 16) | 3
/// Three channels: 3.0 B of MPEG.
public let kAudioChannelLayoutTag_MPEG_3_0_B: AudioChannelLayoutTag = (114 << 16) | 3
/// Four channels: 4.0 A of MPEG.
public let kAudioChannelLayoutTag_MPEG_4_0_A: AudioChannelLayoutTag = (115 << 16) | 4
/// Four channels: 4.0 B of MPEG.
public let kAudioChannelLayoutTag_MPEG_4_0_B: AudioChannelLayoutTag = (116 << 16) | 4
/// Five channels: 5.0 A of MPEG.
public let kAudioChannelLayoutTag_MPEG_5_0_A: AudioChannelLayoutTag = (117 << 16) | 5
/// Five channels: 5.0 B of MPEG.
public let kAudioChannelLayoutTag_MPEG_5_0_B: AudioChannelLayoutTag = (118 << 16) | 5
/// Five channels: 5.0 C of MPEG.
public let kAudioChannelLayoutTag_MPEG_5_0_C: AudioChannelLayoutTag = (119 << 16) | 5
/// Five channels: 5.0 D of MPEG.
public let kAudioChannelLayoutTag_MPEG_5_0_D: AudioChannelLayoutTag = (120 << 16) | 5
/// Six channels: 5.1 B of MPEG.
public let kAudioChannelLayoutTag_MPEG_5_1_B: AudioChannelLayoutTag = (122 << 16) | 6
/// Six channels: 5.1 C of MPEG.
public let kAudioChannelLayoutTag_MPEG_5_1_C: AudioChannelLayoutTag = (123 << 16) | 6
/// Six channels: 5.1 D of MPEG.
public let kAudioChannelLayoutTag_MPEG_5_1_D: AudioChannelLayoutTag = (124 << 16) | 6
/// Seven channels: 6.1 A of MPEG.
public let kAudioChannelLayoutTag_MPEG_6_1_A: AudioChannelLayoutTag = (125 << 16) | 7
/// Eight channels: 7.1 B of MPEG.
public let kAudioChannelLayoutTag_MPEG_7_1_B: AudioChannelLayoutTag = (127 << 16) | 8
/// Eight channels: 7.1 C of MPEG.
public let kAudioChannelLayoutTag_MPEG_7_1_C: AudioChannelLayoutTag = (128 << 16) | 8
/// Five channels: 5.0 E of MPEG.
public let kAudioChannelLayoutTag_MPEG_5_0_E: AudioChannelLayoutTag = (216 << 16) | 5
/// Six channels: 5.1 E of MPEG.
public let kAudioChannelLayoutTag_MPEG_5_1_E: AudioChannelLayoutTag = (217 << 16) | 6
/// Seven channels: 6.1 B of MPEG.
public let kAudioChannelLayoutTag_MPEG_6_1_B: AudioChannelLayoutTag = (218 << 16) | 7
/// Eight channels: 7.1 D of MPEG.
public let kAudioChannelLayoutTag_MPEG_7_1_D: AudioChannelLayoutTag = (219 << 16) | 8
/// Eight channels of Emagic.
public let kAudioChannelLayoutTag_Emagic_Default_7_1: AudioChannelLayoutTag = (129 << 16) | 8
/// Eight channels of digital television, by SMPTE.
public let kAudioChannelLayoutTag_SMPTE_DTV: AudioChannelLayoutTag = (130 << 16) | 8
/// One channel: 1.0 of the ITU.
public let kAudioChannelLayoutTag_ITU_1_0: AudioChannelLayoutTag = kAudioChannelLayoutTag_Mono
/// Two channels: 2.0 of the ITU.
public let kAudioChannelLayoutTag_ITU_2_0: AudioChannelLayoutTag = kAudioChannelLayoutTag_Stereo
/// Three channels: 2.1 of the ITU.
public let kAudioChannelLayoutTag_ITU_2_1: AudioChannelLayoutTag = (131 << 16) | 3
/// Four channels: 2.2 of the ITU.
public let kAudioChannelLayoutTag_ITU_2_2: AudioChannelLayoutTag = (132 << 16) | 4
/// Three channels: 3.0 of the ITU.
public let kAudioChannelLayoutTag_ITU_3_0: AudioChannelLayoutTag = kAudioChannelLayoutTag_MPEG_3_0_A
/// Four channels: 3.1 of the ITU.
public let kAudioChannelLayoutTag_ITU_3_1: AudioChannelLayoutTag = kAudioChannelLayoutTag_MPEG_4_0_A
/// Five channels: 3.2 of the ITU.
public let kAudioChannelLayoutTag_ITU_3_2: AudioChannelLayoutTag = kAudioChannelLayoutTag_MPEG_5_0_A
/// Six channels: 3.2.1 of the ITU.
public let kAudioChannelLayoutTag_ITU_3_2_1: AudioChannelLayoutTag =
  kAudioChannelLayoutTag_MPEG_5_1_A
/// Eight channels: 3.4.1 of the ITU.
public let kAudioChannelLayoutTag_ITU_3_4_1: AudioChannelLayoutTag =
  kAudioChannelLayoutTag_MPEG_7_1_C
/// One channel: 0 of DVD.
public let kAudioChannelLayoutTag_DVD_0: AudioChannelLayoutTag = kAudioChannelLayoutTag_Mono
/// Two channels: 1 of DVD.
public let kAudioChannelLayoutTag_DVD_1: AudioChannelLayoutTag = kAudioChannelLayoutTag_Stereo
/// Three channels: 2 of DVD.
public let kAudioChannelLayoutTag_DVD_2: AudioChannelLayoutTag = kAudioChannelLayoutTag_ITU_2_1
/// Four channels: 3 of DVD.
public let kAudioChannelLayoutTag_DVD_3: AudioChannelLayoutTag = kAudioChannelLayoutTag_ITU_2_2
/// Three channels: 4 of DVD.
public let kAudioChannelLayoutTag_DVD_4: AudioChannelLayoutTag = (133 << 16) | 3
/// Four channels: 5 of DVD.
public let kAudioChannelLayoutTag_DVD_5: AudioChannelLayoutTag = (134 << 16) | 4
/// Five channels: 6 of DVD.
public let kAudioChannelLayoutTag_DVD_6: AudioChannelLayoutTag = (135 << 16) | 5
/// Three channels: 7 of DVD.
public let kAudioChannelLayoutTag_DVD_7: AudioChannelLayoutTag = kAudioChannelLayoutTag_MPEG_3_0_A
/// Four channels: 8 of DVD.
public let kAudioChannelLayoutTag_DVD_8: AudioChannelLayoutTag = kAudioChannelLayoutTag_MPEG_4_0_A
/// Five channels: 9 of DVD.
public let kAudioChannelLayoutTag_DVD_9: AudioChannelLayoutTag = kAudioChannelLayoutTag_MPEG_5_0_A
/// Four channels: 10 of DVD.
public let kAudioChannelLayoutTag_DVD_10: AudioChannelLayoutTag = (136 << 16) | 4
/// Five channels: 11 of DVD.
public let kAudioChannelLayoutTag_DVD_11: AudioChannelLayoutTag = (137 << 16) | 5
/// Six channels: 12 of DVD.
public let kAudioChannelLayoutTag_DVD_12: AudioChannelLayoutTag = kAudioChannelLayoutTag_MPEG_5_1_A
/// Four channels: 13 of DVD.
public let kAudioChannelLayoutTag_DVD_13: AudioChannelLayoutTag = kAudioChannelLayoutTag_DVD_8
/// Five channels: 14 of DVD.
public let kAudioChannelLayoutTag_DVD_14: AudioChannelLayoutTag = kAudioChannelLayoutTag_DVD_9
/// Four channels: 15 of DVD.
public let kAudioChannelLayoutTag_DVD_15: AudioChannelLayoutTag = kAudioChannelLayoutTag_DVD_10
/// Five channels: 16 of DVD.
public let kAudioChannelLayoutTag_DVD_16: AudioChannelLayoutTag = kAudioChannelLayoutTag_DVD_11
/// Six channels: 17 of DVD.
public let kAudioChannelLayoutTag_DVD_17: AudioChannelLayoutTag = kAudioChannelLayoutTag_DVD_12
/// Five channels: 18 of DVD.
public let kAudioChannelLayoutTag_DVD_18: AudioChannelLayoutTag = (138 << 16) | 5
/// Five channels: 19 of DVD.
public let kAudioChannelLayoutTag_DVD_19: AudioChannelLayoutTag = kAudioChannelLayoutTag_MPEG_5_0_B
/// Six channels: 20 of DVD.
public let kAudioChannelLayoutTag_DVD_20: AudioChannelLayoutTag = kAudioChannelLayoutTag_MPEG_5_1_B
/// Four channels: 4 of audio units.
public let kAudioChannelLayoutTag_AudioUnit_4: AudioChannelLayoutTag =
  kAudioChannelLayoutTag_Quadraphonic
/// Five channels: 5 of audio units.
public let kAudioChannelLayoutTag_AudioUnit_5: AudioChannelLayoutTag =
  kAudioChannelLayoutTag_Pentagonal
/// Six channels: 6 of audio units.
public let kAudioChannelLayoutTag_AudioUnit_6: AudioChannelLayoutTag =
  kAudioChannelLayoutTag_Hexagonal
/// Eight channels: 8 of audio units.
public let kAudioChannelLayoutTag_AudioUnit_8: AudioChannelLayoutTag =
  kAudioChannelLayoutTag_Octagonal
/// Five channels: 5.0 of audio units.
public let kAudioChannelLayoutTag_AudioUnit_5_0: AudioChannelLayoutTag =
  kAudioChannelLayoutTag_MPEG_5_0_B
/// Six channels: 6.0 of audio units.
public let kAudioChannelLayoutTag_AudioUnit_6_0: AudioChannelLayoutTag = (139 << 16) | 6
/// Seven channels: 7.0 of audio units.
public let kAudioChannelLayoutTag_AudioUnit_7_0: AudioChannelLayoutTag = (140 << 16) | 7
/// Seven channels: 7.0 Front of audio units.
public let kAudioChannelLayoutTag_AudioUnit_7_0_Front: AudioChannelLayoutTag = (148 << 16) | 7
/// Six channels: 5.1 of audio units.
public let kAudioChannelLayoutTag_AudioUnit_5_1: AudioChannelLayoutTag =
  kAudioChannelLayoutTag_MPEG_5_1_A
/// Seven channels: 6.1 of audio units.
public let kAudioChannelLayoutTag_AudioUnit_6_1: AudioChannelLayoutTag =
  kAudioChannelLayoutTag_MPEG_6_1_A
/// Eight channels: 7.1 of audio units.
public let kAudioChannelLayoutTag_AudioUnit_7_1: AudioChannelLayoutTag =
  kAudioChannelLayoutTag_MPEG_7_1_C
/// Eight channels: 7.1 Front of audio units.
public let kAudioChannelLayoutTag_AudioUnit_7_1_Front: AudioChannelLayoutTag =
  kAudioChannelLayoutTag_MPEG_7_1_A
/// Three channels: 3.0 of AAC.
public let kAudioChannelLayoutTag_AAC_3_0: AudioChannelLayoutTag = kAudioChannelLayoutTag_MPEG_3_0_B
/// Four channels: Quadraphonic of AAC.
public let kAudioChannelLayoutTag_AAC_Quadraphonic: AudioChannelLayoutTag =
  kAudioChannelLayoutTag_Quadraphonic
/// Four channels: 4.0 of AAC.
public let kAudioChannelLayoutTag_AAC_4_0: AudioChannelLayoutTag = kAudioChannelLayoutTag_MPEG_4_0_B
/// Five channels: 5.0 of AAC.
public let kAudioChannelLayoutTag_AAC_5_0: AudioChannelLayoutTag = kAudioChannelLayoutTag_MPEG_5_0_D
/// Six channels: 5.1 of AAC.
public let kAudioChannelLayoutTag_AAC_5_1: AudioChannelLayoutTag = kAudioChannelLayoutTag_MPEG_5_1_D
/// Six channels: 6.0 of AAC.
public let kAudioChannelLayoutTag_AAC_6_0: AudioChannelLayoutTag = (141 << 16) | 6
/// Seven channels: 6.1 of AAC.
public let kAudioChannelLayoutTag_AAC_6_1: AudioChannelLayoutTag = (142 << 16) | 7
/// Seven channels: 7.0 of AAC.
public let kAudioChannelLayoutTag_AAC_7_0: AudioChannelLayoutTag = (143 << 16) | 7
/// Eight channels: 7.1 of AAC.
public let kAudioChannelLayoutTag_AAC_7_1: AudioChannelLayoutTag = kAudioChannelLayoutTag_MPEG_7_1_B
/// Eight channels: 7.1 B of AAC.
public let kAudioChannelLayoutTag_AAC_7_1_B: AudioChannelLayoutTag = (183 << 16) | 8
/// Eight channels: 7.1 C of AAC.
public let kAudioChannelLayoutTag_AAC_7_1_C: AudioChannelLayoutTag = (184 << 16) | 8
/// Eight channels: Octagonal of AAC.
public let kAudioChannelLayoutTag_AAC_Octagonal: AudioChannelLayoutTag = (144 << 16) | 8
/// 16 channels: 10.2 std of Tomlinson Holman.
public let kAudioChannelLayoutTag_TMH_10_2_std: AudioChannelLayoutTag = (145 << 16) | 16
/// 21 channels: 10.2 full of Tomlinson Holman.
public let kAudioChannelLayoutTag_TMH_10_2_full: AudioChannelLayoutTag = (146 << 16) | 21
/// Two channels: 1.0.1 of AC-3.
public let kAudioChannelLayoutTag_AC3_1_0_1: AudioChannelLayoutTag = (149 << 16) | 2
/// Three channels: 3.0 of AC-3.
public let kAudioChannelLayoutTag_AC3_3_0: AudioChannelLayoutTag = (150 << 16) | 3
/// Four channels: 3.1 of AC-3.
public let kAudioChannelLayoutTag_AC3_3_1: AudioChannelLayoutTag = (151 << 16) | 4
/// Four channels: 3.0.1 of AC-3.
public let kAudioChannelLayoutTag_AC3_3_0_1: AudioChannelLayoutTag = (152 << 16) | 4
/// Four channels: 2.1.1 of AC-3.
public let kAudioChannelLayoutTag_AC3_2_1_1: AudioChannelLayoutTag = (153 << 16) | 4
/// Five channels: 3.1.1 of AC-3.
public let kAudioChannelLayoutTag_AC3_3_1_1: AudioChannelLayoutTag = (154 << 16) | 5
/// Six channels: 6.0 A of enhanced AC-3.
public let kAudioChannelLayoutTag_EAC_6_0_A: AudioChannelLayoutTag = (155 << 16) | 6
/// Seven channels: 7.0 A of enhanced AC-3.
public let kAudioChannelLayoutTag_EAC_7_0_A: AudioChannelLayoutTag = (156 << 16) | 7
/// Seven channels: 6.1 A of enhanced AC-3.
public let kAudioChannelLayoutTag_EAC3_6_1_A: AudioChannelLayoutTag = (157 << 16) | 7
/// Seven channels: 6.1 B of enhanced AC-3.
public let kAudioChannelLayoutTag_EAC3_6_1_B: AudioChannelLayoutTag = (158 << 16) | 7
/// Seven channels: 6.1 C of enhanced AC-3.
public let kAudioChannelLayoutTag_EAC3_6_1_C: AudioChannelLayoutTag = (159 << 16) | 7
/// Eight channels: 7.1 A of enhanced AC-3.
public let kAudioChannelLayoutTag_EAC3_7_1_A: AudioChannelLayoutTag = (160 << 16) | 8
/// Eight channels: 7.1 B of enhanced AC-3.
public let kAudioChannelLayoutTag_EAC3_7_1_B: AudioChannelLayoutTag = (161 << 16) | 8
/// Eight channels: 7.1 C of enhanced AC-3.
public let kAudioChannelLayoutTag_EAC3_7_1_C: AudioChannelLayoutTag = (162 << 16) | 8
/// Eight channels: 7.1 D of enhanced AC-3.
public let kAudioChannelLayoutTag_EAC3_7_1_D: AudioChannelLayoutTag = (163 << 16) | 8
/// Eight channels: 7.1 E of enhanced AC-3.
public let kAudioChannelLayoutTag_EAC3_7_1_E: AudioChannelLayoutTag = (164 << 16) | 8
/// Eight channels: 7.1 F of enhanced AC-3.
public let kAudioChannelLayoutTag_EAC3_7_1_F: AudioChannelLayoutTag = (165 << 16) | 8
/// Eight channels: 7.1 G of enhanced AC-3.
public let kAudioChannelLayoutTag_EAC3_7_1_G: AudioChannelLayoutTag = (166 << 16) | 8
/// Eight channels: 7.1 H of enhanced AC-3.
public let kAudioChannelLayoutTag_EAC3_7_1_H: AudioChannelLayoutTag = (167 << 16) | 8
/// Four channels: 3.1 of DTS.
public let kAudioChannelLayoutTag_DTS_3_1: AudioChannelLayoutTag = (168 << 16) | 4
/// Five channels: 4.1 of DTS.
public let kAudioChannelLayoutTag_DTS_4_1: AudioChannelLayoutTag = (169 << 16) | 5
/// Six channels: 6.0 A of DTS.
public let kAudioChannelLayoutTag_DTS_6_0_A: AudioChannelLayoutTag = (170 << 16) | 6
/// Six channels: 6.0 B of DTS.
public let kAudioChannelLayoutTag_DTS_6_0_B: AudioChannelLayoutTag = (171 << 16) | 6
/// Six channels: 6.0 C of DTS.
public let kAudioChannelLayoutTag_DTS_6_0_C: AudioChannelLayoutTag = (172 << 16) | 6
/// Seven channels: 6.1 A of DTS.
public let kAudioChannelLayoutTag_DTS_6_1_A: AudioChannelLayoutTag = (173 << 16) | 7
/// Seven channels: 6.1 B of DTS.
public let kAudioChannelLayoutTag_DTS_6_1_B: AudioChannelLayoutTag = (174 << 16) | 7
/// Seven channels: 6.1 C of DTS.
public let kAudioChannelLayoutTag_DTS_6_1_C: AudioChannelLayoutTag = (175 << 16) | 7
/// Seven channels: 7.0 of DTS.
public let kAudioChannelLayoutTag_DTS_7_0: AudioChannelLayoutTag = (176 << 16) | 7
/// Eight channels: 7.1 of DTS.
public let kAudioChannelLayoutTag_DTS_7_1: AudioChannelLayoutTag = (177 << 16) | 8
/// Eight channels: 8.0 A of DTS.
public let kAudioChannelLayoutTag_DTS_8_0_A: AudioChannelLayoutTag = (178 << 16) | 8
/// Eight channels: 8.0 B of DTS.
public let kAudioChannelLayoutTag_DTS_8_0_B: AudioChannelLayoutTag = (179 << 16) | 8
/// Nine channels: 8.1 A of DTS.
public let kAudioChannelLayoutTag_DTS_8_1_A: AudioChannelLayoutTag = (180 << 16) | 9
/// Nine channels: 8.1 B of DTS.
public let kAudioChannelLayoutTag_DTS_8_1_B: AudioChannelLayoutTag = (181 << 16) | 9
/// Seven channels: 6.1 D of DTS.
public let kAudioChannelLayoutTag_DTS_6_1_D: AudioChannelLayoutTag = (182 << 16) | 7
/// Three channels: 2.1 of WAV files.
public let kAudioChannelLayoutTag_WAVE_2_1: AudioChannelLayoutTag = kAudioChannelLayoutTag_DVD_4
/// Three channels: 3.0 of WAV files.
public let kAudioChannelLayoutTag_WAVE_3_0: AudioChannelLayoutTag =
  kAudioChannelLayoutTag_MPEG_3_0_A
/// Four channels: 4.0 A of WAV files.
public let kAudioChannelLayoutTag_WAVE_4_0_A: AudioChannelLayoutTag = kAudioChannelLayoutTag_ITU_2_2
/// Four channels: 4.0 B of WAV files.
public let kAudioChannelLayoutTag_WAVE_4_0_B: AudioChannelLayoutTag = (185 << 16) | 4
/// Five channels: 5.0 A of WAV files.
public let kAudioChannelLayoutTag_WAVE_5_0_A: AudioChannelLayoutTag =
  kAudioChannelLayoutTag_MPEG_5_0_A
/// Five channels: 5.0 B of WAV files.
public let kAudioChannelLayoutTag_WAVE_5_0_B: AudioChannelLayoutTag = (186 << 16) | 5
/// Six channels: 5.1 A of WAV files.
public let kAudioChannelLayoutTag_WAVE_5_1_A: AudioChannelLayoutTag =
  kAudioChannelLayoutTag_MPEG_5_1_A
/// Six channels: 5.1 B of WAV files.
public let kAudioChannelLayoutTag_WAVE_5_1_B: AudioChannelLayoutTag = (187 << 16) | 6
/// Seven channels: 6.1 of WAV files.
public let kAudioChannelLayoutTag_WAVE_6_1: AudioChannelLayoutTag = (188 << 16) | 7
/// Eight channels: 7.1 of WAV files.
public let kAudioChannelLayoutTag_WAVE_7_1: AudioChannelLayoutTag = (189 << 16) | 8
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
