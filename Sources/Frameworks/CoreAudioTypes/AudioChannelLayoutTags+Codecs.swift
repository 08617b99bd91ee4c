// Arrangements of channels of codecs and files, with their documented numbers:
// the low 16 bits are the number of channels.

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
