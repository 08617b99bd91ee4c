import TactusMediaDecoding

extension AudioSettings {
  /// Creates the settings of decoded sound: its original format (AudioFiles.CO2).
  init(_ sound: MediaDescription.Sound) {
    var description = AudioStreamBasicDescription()
    description.mSampleRate = Double(sound.sampleRate)
    description.mChannelsPerFrame = UInt32(sound.channelCount)
    if sound.codec.contains("PCM"), !sound.codec.contains("ADPCM") {
      description.mFormatID = kAudioFormatLinearPCM
      let bits: [UInt32] = [8, 24, 32, 64]
      description.mBitsPerChannel = bits.first { sound.codec.contains(" \($0)-bit") } ?? 16
      if sound.codec.contains("float") { description.mFormatFlags = kAudioFormatFlagIsFloat }
    } else {
      description.mFormatID = Self.codings.first { sound.codec.contains($0.name) }?.id ?? 0
    }
    self.init(description)
  }

  /// Substrings of GStreamer's codec names, with Apple's format identifiers.
  private static let codings: [(name: String, id: AudioFormatID)] = [
    ("AAC", kAudioFormatMPEG4AAC), ("lossless", kAudioFormatAppleLossless),
    ("ALAC", kAudioFormatAppleLossless), ("E-AC-3", kAudioFormatEnhancedAC3),
    ("AC-3", kAudioFormatAC3), ("Layer 3", kAudioFormatMPEGLayer3), ("MP3", kAudioFormatMPEGLayer3),
    ("AMR", kAudioFormatAMR), ("Opus", kAudioFormatOpus), ("FLAC", kAudioFormatFLAC),
    ("A-Law", kAudioFormatALaw), ("Mu-Law", kAudioFormatULaw),
  ]

  /// The number of frames per packet of a compressed format; 0 if it is unknown.
  static func framesPerPacket(_ format: AudioFormatID) -> UInt32 {
    switch format {
    case kAudioFormatMPEG4AAC: 1024
    case kAudioFormatAppleLossless: 4096
    case kAudioFormatAC3, kAudioFormatEnhancedAC3: 1536
    case kAudioFormatMPEGLayer3: 1152
    case kAudioFormatAMR: 160
    default: 0
    }
  }
}
