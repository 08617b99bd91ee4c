/// The values of the properties of a stream.
struct StreamProperties {
  let stream: FileStream

  init(_ stream: FileStream) { self.stream = stream }

  /// The properties that the header has determined, in the order in which the app is notified of
  /// them.
  var known: [AudioFileStreamPropertyID] {
    guard let header = stream.header else { return [] }
    let counts = [
      kAudioFileStreamProperty_AudioDataByteCount, kAudioFileStreamProperty_AudioDataPacketCount,
    ]
    return [kAudioFileStreamProperty_FileFormat, kAudioFileStreamProperty_DataFormat]
      + (header.packetCount == nil ? [] : counts) + [
        kAudioFileStreamProperty_MaximumPacketSize, kAudioFileStreamProperty_PacketSizeUpperBound,
        kAudioFileStreamProperty_AverageBytesPerPacket, kAudioFileStreamProperty_BitRate,
        kAudioFileStreamProperty_ChannelLayout, kAudioFileStreamProperty_FormatList,
        kAudioFileStreamProperty_DataOffset, kAudioFileStreamProperty_ReadyToProducePackets,
      ]
  }

  /// Returns the size of a value in bytes; `nil` for a property that streams lack.
  func size(_ property: AudioFileStreamPropertyID) -> Int? {
    switch property {
    case kAudioFileStreamProperty_ReadyToProducePackets, kAudioFileStreamProperty_FileFormat,
      kAudioFileStreamProperty_MaximumPacketSize, kAudioFileStreamProperty_PacketSizeUpperBound,
      kAudioFileStreamProperty_BitRate:
      4
    case kAudioFileStreamProperty_AudioDataByteCount,
      kAudioFileStreamProperty_AudioDataPacketCount, kAudioFileStreamProperty_DataOffset,
      kAudioFileStreamProperty_AverageBytesPerPacket:
      8
    case kAudioFileStreamProperty_DataFormat: MemoryLayout<AudioStreamBasicDescription>.size
    case kAudioFileStreamProperty_ChannelLayout: MemoryLayout<AudioChannelLayout>.size
    case kAudioFileStreamProperty_FormatList: MemoryLayout<AudioFormatListItem>.size
    default: nil
    }
  }

  /// Stores a value in the app's buffer; returns a status.
  func get(
    _ property: AudioFileStreamPropertyID, _ size: UnsafeMutablePointer<UInt32>,
    _ data: UnsafeMutableRawPointer
  ) -> OSStatus {
    func store<Value>(_ value: Value) -> OSStatus {
      PropertyValues.store(value, size, data, else: kAudioFileStreamError_BadPropertySize)
    }
    guard self.size(property) != nil else { return kAudioFileStreamError_UnsupportedProperty }
    if property == kAudioFileStreamProperty_ReadyToProducePackets {
      return store(UInt32(stream.isReady ? 1 : 0))
    }
    guard let header = stream.header else { return kAudioFileStreamError_ValueUnknown }
    let format = header.format
    let layout = AudioChannelLayout(channels: Int(format.mChannelsPerFrame))
    switch property {
    case kAudioFileStreamProperty_FileFormat: return store(header.type)
    case kAudioFileStreamProperty_DataFormat: return store(format)
    case kAudioFileStreamProperty_MaximumPacketSize, kAudioFileStreamProperty_PacketSizeUpperBound:
      return store(format.mBytesPerPacket)
    case kAudioFileStreamProperty_AverageBytesPerPacket:
      return store(Double(format.mBytesPerPacket))
    case kAudioFileStreamProperty_BitRate:
      let frames = max(1, Double(format.mFramesPerPacket))
      let bits = Double(format.mBytesPerPacket) * 8 * format.mSampleRate / frames
      return store(UInt32(exactly: bits.rounded()) ?? 0)
    case kAudioFileStreamProperty_DataOffset: return store(header.place)
    case kAudioFileStreamProperty_ChannelLayout: return store(layout)
    case kAudioFileStreamProperty_FormatList:
      return store(AudioFormatListItem(mASBD: format, mChannelLayoutTag: layout.mChannelLayoutTag))
    case kAudioFileStreamProperty_AudioDataByteCount:
      return header.byteCount.map { store(UInt64($0)) } ?? kAudioFileStreamError_ValueUnknown
    default:
      return header.packetCount.map { store(UInt64($0)) } ?? kAudioFileStreamError_ValueUnknown
    }
  }
}
