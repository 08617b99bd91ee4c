import AudioToolbox
import CoreAudioTypes
import Testing

/// The numbers of channels and their arrangements, as Apple documents them.
struct ChannelLayoutTests {
  @Test(
    "The low 16 bits of a tag are its number of channels",
    arguments: [
      (kAudioChannelLayoutTag_MatrixStereo, 103, 2), (kAudioChannelLayoutTag_Cube, 112, 8),
      (kAudioChannelLayoutTag_MPEG_7_1_C, 128, 8), (kAudioChannelLayoutTag_ITU_3_4_1, 128, 8),
      (kAudioChannelLayoutTag_DVD_18, 138, 5), (kAudioChannelLayoutTag_AudioUnit_7_0_Front, 148, 7),
      (kAudioChannelLayoutTag_AAC_7_1_C, 184, 8), (kAudioChannelLayoutTag_TMH_10_2_full, 146, 21),
      (kAudioChannelLayoutTag_EAC3_7_1_H, 167, 8), (kAudioChannelLayoutTag_DTS_6_1_D, 182, 7),
      (kAudioChannelLayoutTag_WAVE_7_1, 189, 8), (kAudioChannelLayoutTag_Atmos_9_1_6, 193, 16),
      (kAudioChannelLayoutTag_Logic_Atmos_7_1_6, 203, 14),
      (kAudioChannelLayoutTag_CICP_13, 204, 24),
      (kAudioChannelLayoutTag_Ogg_7_1, 215, 8), (kAudioChannelLayoutTag_HOA_ACN_N3D, 191, 0),
    ] as [(AudioChannelLayoutTag, UInt32, UInt32)])
  func tags(tag: AudioChannelLayoutTag, number: UInt32, channels: UInt32) {
    #expect(tag >> 16 == number)
    #expect(AudioChannelLayoutTag_GetNumberOfChannels(tag) == channels)
  }

  @Test("Labels have their documented numbers")
  func labels() {
    #expect(kAudioChannelLabel_LFEScreen == 4 && kAudioChannelLabel_CenterTopFront == 14)
    #expect(kAudioChannelLabel_RightEdgeOfScreen == 66 && kAudioChannelLabel_Ambisonic_W == 200)
    #expect(kAudioChannelLabel_Discrete_15 == 0x1_000F)
    #expect(kAudioChannelLabel_HOA_ACN_65024 == 0x2_FE00 && kAudioChannelLabel_Object == 0x4_0000)
  }

  @Test("A layout has the size that it has in C, with one description")
  func layout() {
    var layout = AudioChannelLayout()
    layout.mChannelBitmap = [.bit_Left, .bit_RightTopRear]
    layout.mChannelDescriptions.mChannelFlags = [.sphericalCoordinates, .meters]
    layout.mChannelDescriptions.mCoordinates.2 = 1.5
    #expect(layout.mChannelBitmap.rawValue == 0x400_0001)
    #expect(AudioChannelBitmap.bit_CenterTopMiddle == .bit_TopCenterSurround)
    #expect(layout.mChannelDescriptions.mChannelFlags.rawValue == 6)
    #expect(AudioChannelCoordinateIndex.coordinates_Distance.rawValue == 2)
    #expect(MemoryLayout<AudioChannelDescription>.size == 20)
    #expect(MemoryLayout<AudioChannelLayout>.size == 32)
  }
}
