/// The values of the properties of an audio file.
struct FileProperties {
  let file: SoundFile

  init(_ file: SoundFile) { self.file = file }

  /// Returns the size of a value in bytes; `nil` for a property that the file lacks.
  func size(_ property: AudioFilePropertyID) -> Int? {
    switch property {
    case kAudioFilePropertyFileFormat, kAudioFilePropertyIsOptimized,
      kAudioFilePropertyMaximumPacketSize, kAudioFilePropertyPacketSizeUpperBound,
      kAudioFilePropertyBitRate, kAudioFilePropertyDeferSizeUpdates,
      kAudioFilePropertySourceBitDepth:
      4
    case kAudioFilePropertyAudioDataByteCount, kAudioFilePropertyAudioDataPacketCount,
      kAudioFilePropertyDataOffset, kAudioFilePropertyEstimatedDuration,
      kAudioFilePropertyReserveDuration:
      8
    case kAudioFilePropertyDataFormat: MemoryLayout<AudioStreamBasicDescription>.size
    case kAudioFilePropertyChannelLayout: MemoryLayout<AudioChannelLayout>.size
    case kAudioFilePropertyDataFormatName: MemoryLayout<CFString>.size
    case kAudioFilePropertyInfoDictionary: MemoryLayout<CFDictionary>.size
    case kAudioFilePropertyFormatList: MemoryLayout<AudioFormatListItem>.size
    case kAudioFilePropertyPacketTableInfo: MemoryLayout<AudioFilePacketTableInfo>.size
    case kAudioFilePropertyPacketToFrame, kAudioFilePropertyFrameToPacket:
      MemoryLayout<AudioFramePacketTranslation>.size
    case kAudioFilePropertyPacketToByte, kAudioFilePropertyByteToPacket:
      MemoryLayout<AudioBytePacketTranslation>.size
    default: nil
    }
  }

  /// Stores a value in the app's buffer; returns a status, or `nil` for a property that the file
  /// lacks.
  func get(
    _ property: AudioFilePropertyID, _ size: UnsafeMutablePointer<UInt32>,
    _ data: UnsafeMutableRawPointer
  ) -> OSStatus? {
    let (error, format) = (kAudioFileBadPropertySizeError, file.format)
    func store<Value>(_ value: Value) -> OSStatus {
      PropertyValues.store(value, size, data, else: error)
    }
    switch property {
    case kAudioFilePropertyFileFormat: return store(file.type)
    case kAudioFilePropertyDataFormat: return store(format)
    case kAudioFilePropertyIsOptimized: return store(UInt32(1))
    case kAudioFilePropertyAudioDataByteCount: return store(UInt64(file.byteCount))
    case kAudioFilePropertyAudioDataPacketCount: return store(UInt64(file.packetCount))
    case kAudioFilePropertyMaximumPacketSize, kAudioFilePropertyPacketSizeUpperBound:
      guard format.mBytesPerPacket > 0 else { return nil }
      return store(format.mBytesPerPacket)
    case kAudioFilePropertyDataOffset: return file.packetPlace.map { store($0) }
    case kAudioFilePropertyChannelLayout:
      return store(AudioChannelLayout(channels: Int(format.mChannelsPerFrame)))
    case kAudioFilePropertyDeferSizeUpdates: return store(UInt32(1))
    case kAudioFilePropertyEstimatedDuration: return store(file.seconds)
    case kAudioFilePropertyReserveDuration: return store(0.0)
    case kAudioFilePropertyBitRate:
      let bits = file.seconds > 0 ? Double(file.byteCount) * 8 / file.seconds : 0
      return store(UInt32(exactly: bits.rounded()) ?? 0)
    case kAudioFilePropertySourceBitDepth:
      let bits = Int32(format.mBitsPerChannel)
      return store(format.mFormatFlags & kAudioFormatFlagIsFloat != 0 ? -bits : bits)
    case kAudioFilePropertyDataFormatName:
      return PropertyValues.store(
        object: FormatNames.name(format) as CFString, size, data, else: error)
    case kAudioFilePropertyInfoDictionary:
      var texts: CFDictionary = file.texts
      texts[kAFInfoDictionary_ApproximateDurationInSeconds] = "\(file.seconds)"
      return PropertyValues.store(object: texts, size, data, else: error)
    case kAudioFilePropertyFormatList:
      let layout = AudioChannelLayout(channels: Int(format.mChannelsPerFrame))
      return store(AudioFormatListItem(mASBD: format, mChannelLayoutTag: layout.mChannelLayoutTag))
    case kAudioFilePropertyPacketTableInfo:
      guard format.mFramesPerPacket > 1 else { return nil }
      let frames = file.packetCount * Int64(format.mFramesPerPacket)
      return store(
        AudioFilePacketTableInfo(
          mNumberValidFrames: file.sampleFrameCount, mPrimingFrames: 0,
          mRemainderFrames: Int32(clamping: frames - file.sampleFrameCount)))
    default: return translate(property, size, data)
    }
  }

  // MARK: Internals

  private func translate(
    _ property: AudioFilePropertyID, _ size: UnsafeMutablePointer<UInt32>,
    _ data: UnsafeMutableRawPointer
  ) -> OSStatus? {
    let error = kAudioFileBadPropertySizeError
    let frames = Int64(file.format.mFramesPerPacket)
    let bytes = Int64(file.format.mBytesPerPacket)
    switch property {
    case kAudioFilePropertyPacketToFrame, kAudioFilePropertyFrameToPacket:
      guard frames > 0 else { return nil }
      guard
        var value = PropertyValues.load(AudioFramePacketTranslation.self, size.pointee, data)
      else { return error }
      if property == kAudioFilePropertyPacketToFrame {
        value.mFrame = value.mPacket.multipliedReportingOverflow(by: frames).partialValue
      } else {
        value.mPacket = value.mFrame / frames
        value.mFrameOffsetInPacket = UInt32(clamping: value.mFrame % frames)
      }
      return PropertyValues.store(value, size, data, else: error)
    case kAudioFilePropertyPacketToByte, kAudioFilePropertyByteToPacket:
      guard bytes > 0 else { return nil }
      guard
        var value = PropertyValues.load(AudioBytePacketTranslation.self, size.pointee, data)
      else { return error }
      if property == kAudioFilePropertyPacketToByte {
        value.mByte = value.mPacket.multipliedReportingOverflow(by: bytes).partialValue
      } else {
        value.mPacket = value.mByte / bytes
        value.mByteOffsetInPacket = UInt32(clamping: value.mByte % bytes)
      }
      value.mFlags = []
      return PropertyValues.store(value, size, data, else: error)
    default: return nil
    }
  }
}
