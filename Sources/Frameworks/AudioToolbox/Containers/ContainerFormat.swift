import CTactusSndfile

/// The type and the format of a sound file, in the terms of Core Audio and of libsndfile.
struct ContainerFormat: Sendable, Equatable {
  /// The type of the file.
  let type: AudioFileTypeID
  /// The format of the packets.
  let description: AudioStreamBasicDescription

  /// Creates the format of a file that is read; `nil` if Core Audio has no identifier for it.
  init?(_ file: SoundContainer) {
    let number = Int(file.format)
    let encoding = number & Int(SF_FORMAT_SUBMASK)
    guard
      let type = Self.type(
        number & Int(SF_FORMAT_TYPEMASK), encoding,
        isLittle: number & Int(SF_FORMAT_ENDMASK) == Int(SF_ENDIAN_LITTLE))
    else { return nil }
    self.type = type
    var format = AudioStreamBasicDescription()
    format.mSampleRate = file.sampleRate
    format.mChannelsPerFrame = UInt32(file.channelCount)
    switch encoding {
    case Int(SF_FORMAT_ULAW), Int(SF_FORMAT_ALAW):
      format.mFormatID = encoding == Int(SF_FORMAT_ULAW) ? kAudioFormatULaw : kAudioFormatALaw
      (format.mBytesPerPacket, format.mBytesPerFrame) = (
        format.mChannelsPerFrame, format.mChannelsPerFrame
      )
      (format.mFramesPerPacket, format.mBitsPerChannel) = (1, 8)
    case Int(SF_FORMAT_IMA_ADPCM):
      let isApples = type != kAudioFileWAVEType
      format.mFormatID = isApples ? kAudioFormatAppleIMA4 : kAudioFormatDVIIntelIMA
      if isApples {
        (format.mBytesPerPacket, format.mFramesPerPacket) = (34 * format.mChannelsPerFrame, 64)
      }
    case Int(SF_FORMAT_ALAC_16), Int(SF_FORMAT_ALAC_20), Int(SF_FORMAT_ALAC_24),
      Int(SF_FORMAT_ALAC_32):
      format.mFormatID = kAudioFormatAppleLossless
      format.mFormatFlags = Self.sourceFlag(encoding)
      format.mFramesPerPacket = 4096
    case Int(SF_FORMAT_MPEG_LAYER_III):
      format.mFormatID = kAudioFormatMPEGLayer3
      // A frame of MPEG-1 has two granules of 576 samples, one of MPEG-2 has one.
      format.mFramesPerPacket = file.sampleRate >= 32_000 ? 1152 : 576
    default:
      if type == kAudioFileFLACType {
        format.mFormatID = kAudioFormatFLAC
        format.mFormatFlags = Self.sourceFlag(encoding)
      } else {
        guard let coding = Self.codings.first(where: { $0.number == encoding }) else { return nil }
        format.mFormatID = kAudioFormatLinearPCM
        let bytes = UInt32(coding.bits / 8) * format.mChannelsPerFrame
        format.mBitsPerChannel = UInt32(coding.bits)
        (format.mBytesPerFrame, format.mBytesPerPacket, format.mFramesPerPacket) = (bytes, bytes, 1)
        format.mFormatFlags = coding.flags | kAudioFormatFlagIsPacked
        if coding.bits > 8, Self.isBigEndian(number, type) {
          format.mFormatFlags |= kAudioFormatFlagIsBigEndian
        }
      }
    }
    description = format
  }

  /// Returns the number of the format in libsndfile; `nil` if it cannot write it.
  static func number(
    _ type: AudioFileTypeID, _ format: AudioStreamBasicDescription
  ) -> Int32? {
    guard let container = containers.first(where: { $0.type == type })?.number else { return nil }
    let flags = format.mFormatFlags
    let isBig = flags & kAudioFormatFlagIsBigEndian != 0
    switch format.mFormatID {
    case kAudioFormatULaw: return Int32(container | Int(SF_FORMAT_ULAW))
    case kAudioFormatALaw: return Int32(container | Int(SF_FORMAT_ALAW))
    case kAudioFormatAppleIMA4 where type == kAudioFileCAFType || type == kAudioFileAIFCType:
      return Int32(container | Int(SF_FORMAT_IMA_ADPCM))
    case kAudioFormatAppleLossless where type == kAudioFileCAFType:
      return Int32(container | losslessNumber(flags))
    case kAudioFormatFLAC where type == kAudioFileFLACType:
      let is24 = flags >= kAppleLosslessFormatFlag_24BitSourceData
      return Int32(container | Int(is24 ? SF_FORMAT_PCM_24 : SF_FORMAT_PCM_16))
    case kAudioFormatMPEGLayer3 where type == kAudioFileMP3Type:
      return Int32(container | Int(SF_FORMAT_MPEG_LAYER_III))
    case kAudioFormatLinearPCM: break
    default: return nil
    }
    guard type != kAudioFileFLACType, type != kAudioFileMP3Type, let layout = PCMLayout(format),
      layout.isInterleaved, layout.sampleBytes * 8 == Int(format.mBitsPerChannel)
    else { return nil }
    let wanted = flags & (kAudioFormatFlagIsFloat | kAudioFormatFlagIsSignedInteger)
    let isFloat = wanted & kAudioFormatFlagIsFloat != 0
    let kind = isFloat ? kAudioFormatFlagIsFloat : wanted
    guard
      let coding = codings.first(where: {
        $0.bits == Int(format.mBitsPerChannel) && $0.flags == kind
      })
    else { return nil }
    switch type {
    case kAudioFileCAFType:
      guard kind != 0 else { return nil }
      return Int32(
        truncatingIfNeeded: container | coding.number
          | Int(isBig ? SF_ENDIAN_BIG : SF_ENDIAN_LITTLE))
    case kAudioFileAIFFType, kAudioFileNextType:
      guard isBig || coding.bits == 8, kind != 0, type != kAudioFileAIFFType || !isFloat else {
        return nil
      }
    case kAudioFileAIFCType:
      guard kind != 0 else { return nil }
      if !isBig, coding.bits > 8 {
        guard coding.bits == 16 else { return nil }
        return Int32(container | coding.number | Int(SF_ENDIAN_LITTLE))
      }
    default:
      // 8-bit samples of WAV files are unsigned; all others are signed.
      guard !isBig || coding.bits == 8, (coding.bits == 8) == (kind == 0) else { return nil }
    }
    return Int32(container | coding.number)
  }

  /// The supported file types, with their extensions.
  static let types: [(type: AudioFileTypeID, extensions: [String], name: String)] = [
    (kAudioFileWAVEType, ["wav", "wave"], "WAVE"), (kAudioFileAIFFType, ["aiff", "aif"], "AIFF"),
    (kAudioFileAIFCType, ["aifc"], "AIFC"), (kAudioFileCAFType, ["caf"], "CAF"),
    (kAudioFileFLACType, ["flac"], "FLAC"), (kAudioFileMP3Type, ["mp3", "mpga"], "MPEG Layer 3"),
    (kAudioFileNextType, ["au", "snd"], "NeXT/Sun"), (kAudioFileRF64Type, ["rf64"], "RF64"),
    (kAudioFileWave64Type, ["w64"], "Wave64"),
  ]

  // MARK: Internals

  private static let containers: [(type: AudioFileTypeID, number: Int)] = [
    (kAudioFileWAVEType, Int(SF_FORMAT_WAV)), (kAudioFileAIFFType, Int(SF_FORMAT_AIFF)),
    (kAudioFileAIFCType, Int(SF_FORMAT_AIFF)), (kAudioFileCAFType, Int(SF_FORMAT_CAF)),
    (kAudioFileFLACType, Int(SF_FORMAT_FLAC)), (kAudioFileMP3Type, Int(SF_FORMAT_MPEG)),
    (kAudioFileNextType, Int(SF_FORMAT_AU)), (kAudioFileRF64Type, Int(SF_FORMAT_RF64)),
    (kAudioFileWave64Type, Int(SF_FORMAT_W64)),
  ]

  /// The codings of linear PCM, with their flags.
  private static let codings: [(number: Int, bits: Int, flags: AudioFormatFlags)] = [
    (Int(SF_FORMAT_PCM_S8), 8, kAudioFormatFlagIsSignedInteger), (Int(SF_FORMAT_PCM_U8), 8, 0),
    (Int(SF_FORMAT_PCM_16), 16, kAudioFormatFlagIsSignedInteger),
    (Int(SF_FORMAT_PCM_24), 24, kAudioFormatFlagIsSignedInteger),
    (Int(SF_FORMAT_PCM_32), 32, kAudioFormatFlagIsSignedInteger),
    (Int(SF_FORMAT_FLOAT), 32, kAudioFormatFlagIsFloat),
    (Int(SF_FORMAT_DOUBLE), 64, kAudioFormatFlagIsFloat),
  ]

  private static func type(_ container: Int, _ encoding: Int, isLittle: Bool) -> AudioFileTypeID? {
    switch container {
    case Int(SF_FORMAT_WAVEX): return kAudioFileWAVEType
    case Int(SF_FORMAT_AIFF):
      let isPlain =
        !isLittle
        && codings.contains { $0.number == encoding && $0.flags != kAudioFormatFlagIsFloat }
      return isPlain ? kAudioFileAIFFType : kAudioFileAIFCType
    default: return containers.first { $0.number == container }?.type
    }
  }

  private static func isBigEndian(_ number: Int, _ type: AudioFileTypeID) -> Bool {
    switch number & Int(SF_FORMAT_ENDMASK) {
    case Int(SF_ENDIAN_BIG): true
    case Int(SF_ENDIAN_LITTLE): false
    default:
      [kAudioFileAIFFType, kAudioFileAIFCType, kAudioFileNextType, kAudioFileCAFType].contains(type)
    }
  }

  private static func sourceFlag(_ encoding: Int) -> AudioFormatFlags {
    switch encoding {
    case Int(SF_FORMAT_ALAC_20): kAppleLosslessFormatFlag_20BitSourceData
    case Int(SF_FORMAT_ALAC_24), Int(SF_FORMAT_PCM_24): kAppleLosslessFormatFlag_24BitSourceData
    case Int(SF_FORMAT_ALAC_32): kAppleLosslessFormatFlag_32BitSourceData
    default: kAppleLosslessFormatFlag_16BitSourceData
    }
  }

  private static func losslessNumber(_ flags: AudioFormatFlags) -> Int {
    switch flags {
    case kAppleLosslessFormatFlag_20BitSourceData: Int(SF_FORMAT_ALAC_20)
    case kAppleLosslessFormatFlag_24BitSourceData: Int(SF_FORMAT_ALAC_24)
    case kAppleLosslessFormatFlag_32BitSourceData: Int(SF_FORMAT_ALAC_32)
    default: Int(SF_FORMAT_ALAC_16)
    }
  }
}
