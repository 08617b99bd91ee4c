// The properties of extended audio files.

/// Returns the size of an extended file's property, and whether it can be set.
///
/// - Parameters:
///   - inExtAudioFile: The file.
///   - inPropertyID: The property.
///   - outSize: Set to the size of the value in bytes; may be `nil`.
///   - outWritable: Set to whether the property can be set; may be `nil`.
/// - Returns: `noErr`, or `kExtAudioFileError_InvalidProperty`.
@discardableResult
public func ExtAudioFileGetPropertyInfo(
  _ inExtAudioFile: ExtAudioFileRef, _ inPropertyID: ExtAudioFilePropertyID,
  _ outSize: UnsafeMutablePointer<UInt32>?, _ outWritable: UnsafeMutablePointer<DarwinBoolean>?
) -> OSStatus {
  guard ExtendedFile.all.object(inExtAudioFile) != nil else { return kAudio_ParamError }
  let size: Int
  switch inPropertyID {
  case kExtAudioFileProperty_FileDataFormat, kExtAudioFileProperty_ClientDataFormat:
    size = MemoryLayout<AudioStreamBasicDescription>.size
  case kExtAudioFileProperty_FileChannelLayout, kExtAudioFileProperty_ClientChannelLayout:
    size = MemoryLayout<AudioChannelLayout>.size
  case kExtAudioFileProperty_AudioFile, kExtAudioFileProperty_FileLengthFrames: size = 8
  case kExtAudioFileProperty_CodecManufacturer, kExtAudioFileProperty_FileMaxPacketSize,
    kExtAudioFileProperty_ClientMaxPacketSize, kExtAudioFileProperty_IOBufferSizeBytes:
    size = 4
  default: return kExtAudioFileError_InvalidProperty
  }
  outSize?.pointee = UInt32(size)
  outWritable?.pointee = DarwinBoolean(settable.contains(inPropertyID))
  return noErr
}

/// Copies an extended file's property to the app's buffer.
///
/// - Parameters:
///   - inExtAudioFile: The file.
///   - inPropertyID: The property.
///   - ioPropertyDataSize: The size of the buffer in bytes; set to the size of the value.
///   - outPropertyData: Receives the value.
/// - Returns: `noErr`, `kExtAudioFileError_InvalidProperty`, or
///   `kExtAudioFileError_InvalidPropertySize`.
@discardableResult
public func ExtAudioFileGetProperty(
  _ inExtAudioFile: ExtAudioFileRef, _ inPropertyID: ExtAudioFilePropertyID,
  _ ioPropertyDataSize: UnsafeMutablePointer<UInt32>, _ outPropertyData: UnsafeMutableRawPointer
) -> OSStatus {
  guard let file = ExtendedFile.all.object(inExtAudioFile) else { return kAudio_ParamError }
  func store<Value>(_ value: Value) -> OSStatus {
    PropertyValues.store(
      value, ioPropertyDataSize, outPropertyData, else: kExtAudioFileError_InvalidPropertySize)
  }
  let (format, client) = (file.file.format, file.clientFormat)
  switch inPropertyID {
  case kExtAudioFileProperty_FileDataFormat: return store(format)
  case kExtAudioFileProperty_ClientDataFormat: return store(client)
  case kExtAudioFileProperty_FileChannelLayout:
    return store(AudioChannelLayout(channels: Int(format.mChannelsPerFrame)))
  case kExtAudioFileProperty_ClientChannelLayout:
    return store(AudioChannelLayout(channels: Int(client.mChannelsPerFrame)))
  case kExtAudioFileProperty_AudioFile: return store(file.reference)
  case kExtAudioFileProperty_FileLengthFrames: return store(file.file.sampleFrameCount)
  case kExtAudioFileProperty_CodecManufacturer: return store(kAppleSoftwareAudioCodecManufacturer)
  case kExtAudioFileProperty_FileMaxPacketSize:
    guard format.mBytesPerPacket > 0 else { return kExtAudioFileError_MaxPacketSizeUnknown }
    return store(format.mBytesPerPacket)
  case kExtAudioFileProperty_ClientMaxPacketSize: return store(client.mBytesPerPacket)
  case kExtAudioFileProperty_IOBufferSizeBytes: return store(UInt32(32_768))
  default: return kExtAudioFileError_InvalidProperty
  }
}

/// Sets the format of the app's frames; other settings are only checked.
///
/// - Parameters:
///   - inExtAudioFile: The file.
///   - inPropertyID: The property; only the app's format has an effect (AudioFileServices.XF4).
///   - inPropertyDataSize: The size of the value in bytes.
///   - inPropertyData: The value.
/// - Returns: `noErr`, or an error.
@discardableResult
public func ExtAudioFileSetProperty(
  _ inExtAudioFile: ExtAudioFileRef, _ inPropertyID: ExtAudioFilePropertyID,
  _ inPropertyDataSize: UInt32, _ inPropertyData: UnsafeRawPointer
) -> OSStatus {
  guard let file = ExtendedFile.all.object(inExtAudioFile) else { return kAudio_ParamError }
  guard settable.contains(inPropertyID) else { return kExtAudioFileError_InvalidProperty }
  let error = kExtAudioFileError_InvalidPropertySize
  switch inPropertyID {
  case kExtAudioFileProperty_ClientDataFormat:
    guard
      let format = PropertyValues.load(
        AudioStreamBasicDescription.self, inPropertyDataSize, inPropertyData)
    else { return error }
    return file.setClientFormat(format)
  case kExtAudioFileProperty_ClientChannelLayout, kExtAudioFileProperty_FileChannelLayout:
    let isClient = inPropertyID == kExtAudioFileProperty_ClientChannelLayout
    let format = isClient ? file.clientFormat : file.file.format
    guard Int(inPropertyDataSize) >= 4 else { return error }
    let tag = inPropertyData.loadUnaligned(as: AudioChannelLayoutTag.self)
    // Channel descriptions and bitmaps are not checked.
    guard tag <= 1 << 16 || tag & 0xFFFF == format.mChannelsPerFrame else {
      return kExtAudioFileError_InvalidChannelMap
    }
    return noErr
  case kExtAudioFileProperty_ConverterConfig: return noErr
  default: return inPropertyDataSize == 4 ? noErr : error
  }
}

private let settable = [
  kExtAudioFileProperty_ClientDataFormat, kExtAudioFileProperty_ClientChannelLayout,
  kExtAudioFileProperty_FileChannelLayout, kExtAudioFileProperty_CodecManufacturer,
  kExtAudioFileProperty_ConverterConfig, kExtAudioFileProperty_IOBufferSizeBytes,
]
