import TactusMediaReading

extension MediaDescription.Sound {
  /// The description of the coded sound (Players.SB2).
  var basicDescription: AudioStreamBasicDescription {
    var result = AudioStreamBasicDescription()
    result.mSampleRate = Double(sampleRate)
    result.mChannelsPerFrame = UInt32(channelCount)
    if isLinearPCM {
      let known = [8, 24, 32, 64].first { codec.contains(" \($0)-bit") }
      let bits = known ?? 16
      let isFloat = codec.contains("float")
      result.mFormatID = kAudioFormatLinearPCM
      result.mFormatFlags =
        kAudioFormatFlagIsPacked
        | (isFloat ? kAudioFormatFlagIsFloat : kAudioFormatFlagIsSignedInteger)
      result.mBitsPerChannel = UInt32(bits)
      result.mBytesPerFrame = UInt32(bits / 8 * channelCount)
      (result.mBytesPerPacket, result.mFramesPerPacket) = (result.mBytesPerFrame, 1)
    } else if let known = Self.codings.first(where: { codec.contains($0.name) }) {
      (result.mFormatID, result.mFramesPerPacket) = (known.id, known.frames)
    }
    return result
  }

  /// Whether the audio is uncompressed.
  var isLinearPCM: Bool {
    codec.contains("Uncompressed") || codec.contains("PCM") && !codec.contains("ADPCM")
  }

  /// Substrings of GStreamer's codec names, with Apple's format identifiers and the frames per
  /// packet.
  private static let codings: [(name: String, id: AudioFormatID, frames: UInt32)] = [
    ("AAC", kAudioFormatMPEG4AAC, 1024), ("Layer 3", kAudioFormatMPEGLayer3, 1152),
    ("MP3", kAudioFormatMPEGLayer3, 1152), ("lossless", kAudioFormatAppleLossless, 4096),
    ("ALAC", kAudioFormatAppleLossless, 4096), ("FLAC", kAudioFormatFLAC, 0),
    ("Opus", kAudioFormatOpus, 0), ("ADPCM", kAudioFormatAppleIMA4, 64),
    ("A-Law", kAudioFormatALaw, 1), ("Mu-Law", kAudioFormatULaw, 1),
    ("AC-3", kAudioFormatAC3, 1536), ("AMR", kAudioFormatAMR, 160),
  ]
}

extension MediaDescription.Video {
  /// The four-character code of the video codec; 0 without one.
  var code: FourCharCode {
    Self.codings.first { codec.contains($0.name) }?.code ?? 0
  }

  /// Substrings of GStreamer's codec names, with Apple's codes.
  private static let codings: [(name: String, code: FourCharCode)] = [
    ("H.264", kCMVideoCodecType_H264), ("H.265", kCMVideoCodecType_HEVC),
    ("JPEG", 0x6A70_6567), ("MPEG-4", 0x6D70_3476), ("VP9", 0x7670_3039),
  ]
}
