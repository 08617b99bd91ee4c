// Information about formats.
//
// Steps AudioFileServices.AJ1…

/// Returns the size of information about formats.
///
/// - Parameters:
///   - inPropertyID: The property.
///   - inSpecifierSize: The size of the specifier in bytes.
///   - inSpecifier: The format in question; may be `nil`.
///   - outPropertyDataSize: Set to the size of the value in bytes; may be `nil`.
/// - Returns: `noErr`, or an error.
@discardableResult
public func AudioFormatGetPropertyInfo(
  _ inPropertyID: AudioFormatPropertyID, _ inSpecifierSize: UInt32,
  _ inSpecifier: UnsafeRawPointer?, _ outPropertyDataSize: UnsafeMutablePointer<UInt32>?
) -> OSStatus {
  let size: Int
  switch inPropertyID {
  case kAudioFormatProperty_FormatInfo: size = MemoryLayout<AudioStreamBasicDescription>.size
  case kAudioFormatProperty_FormatName: size = MemoryLayout<CFString>.size
  case kAudioFormatProperty_EncodeFormatIDs, kAudioFormatProperty_DecodeFormatIDs:
    size = convertible.count * 4
  case kAudioFormatProperty_FormatList: size = MemoryLayout<AudioFormatListItem>.size
  case kAudioFormatProperty_FirstPlayableFormatFromList, kAudioFormatProperty_FormatIsVBR,
    kAudioFormatProperty_FormatIsExternallyFramed, kAudioFormatProperty_FormatIsEncrypted:
    size = 4
  default: return kAudioFormatUnsupportedPropertyError
  }
  outPropertyDataSize?.pointee = UInt32(size)
  return noErr
}

/// Copies information about formats to the app's buffer, or completes a description there.
///
/// - Parameters:
///   - inPropertyID: The property.
///   - inSpecifierSize: The size of the specifier in bytes.
///   - inSpecifier: The format in question; may be `nil`.
///   - ioPropertyDataSize: The size of the buffer in bytes; set to the size of the value.
///   - outPropertyData: Set to the value; for format information, it initially contains the format.
/// - Returns: `noErr`, or an error.
@discardableResult @_disfavoredOverload
public func AudioFormatGetProperty(
  _ inPropertyID: AudioFormatPropertyID, _ inSpecifierSize: UInt32,
  _ inSpecifier: UnsafeRawPointer?, _ ioPropertyDataSize: UnsafeMutablePointer<UInt32>?,
  _ outPropertyData: UnsafeMutableRawPointer?
) -> OSStatus {
  guard let size = ioPropertyDataSize, let data = outPropertyData else { return kAudio_ParamError }
  let error = kAudioFormatBadPropertySizeError
  func specified() -> AudioStreamBasicDescription? {
    PropertyValues.load(AudioStreamBasicDescription.self, inSpecifierSize, inSpecifier)
  }
  switch inPropertyID {
  case kAudioFormatProperty_FormatInfo:
    guard
      let format = PropertyValues.load(AudioStreamBasicDescription.self, size.pointee, data)
    else { return error }
    guard let whole = complete(format) else { return kAudioFormatUnsupportedDataFormatError }
    return PropertyValues.store(whole, size, data, else: error)
  case kAudioFormatProperty_FormatName:
    guard let format = specified() else { return kAudioFormatBadSpecifierSizeError }
    guard FormatNames.names[format.mFormatID] != nil else {
      return kAudioFormatUnsupportedDataFormatError
    }
    return PropertyValues.store(
      object: FormatNames.name(format) as CFString, size, data, else: error)
  case kAudioFormatProperty_EncodeFormatIDs, kAudioFormatProperty_DecodeFormatIDs:
    return PropertyValues.store(all: convertible, size, data, else: error)
  case kAudioFormatProperty_FormatIsVBR, kAudioFormatProperty_FormatIsExternallyFramed,
    kAudioFormatProperty_FormatIsEncrypted:
    guard let format = specified() else { return kAudioFormatBadSpecifierSizeError }
    guard FormatNames.names[format.mFormatID] != nil else {
      return kAudioFormatUnsupportedDataFormatError
    }
    let varies = [kAudioFormatFLAC, kAudioFormatAppleLossless, kAudioFormatMPEGLayer3]
    let isVaried =
      varies.contains(format.mFormatID) && inPropertyID != kAudioFormatProperty_FormatIsEncrypted
    return PropertyValues.store(UInt32(isVaried ? 1 : 0), size, data, else: error)
  case kAudioFormatProperty_FirstPlayableFormatFromList:
    let stride = MemoryLayout<AudioFormatListItem>.stride
    guard let inSpecifier, inSpecifierSize > 0, Int(inSpecifierSize) % stride == 0 else {
      return kAudioFormatBadSpecifierSizeError
    }
    let index = (0..<Int(inSpecifierSize) / stride).first { index in
      let item = inSpecifier.loadUnaligned(
        fromByteOffset: index * stride, as: AudioFormatListItem.self)
      return PCMLayout(item.mASBD) != nil
    }
    guard let index else { return kAudioFormatUnsupportedDataFormatError }
    return PropertyValues.store(UInt32(index), size, data, else: error)
  case kAudioFormatProperty_FormatList:
    guard let format = specified(), let whole = complete(format) else {
      return kAudioFormatBadSpecifierSizeError
    }
    let layout = AudioChannelLayout(channels: Int(whole.mChannelsPerFrame))
    return PropertyValues.store(
      AudioFormatListItem(mASBD: whole, mChannelLayoutTag: layout.mChannelLayoutTag), size, data,
      else: error)
  default: return kAudioFormatUnsupportedPropertyError
  }
}

/// The formats that converters and queues read and produce.
private let convertible = [kAudioFormatLinearPCM, kAudioFormatULaw, kAudioFormatALaw]

/// Returns a description with all members that follow from the format, the sample rate and the
/// channels; `nil` for an unknown or incomplete format.
private func complete(_ format: AudioStreamBasicDescription) -> AudioStreamBasicDescription? {
  var format = format
  switch format.mFormatID {
  case kAudioFormatLinearPCM:
    guard format.mBitsPerChannel > 0, format.mBitsPerChannel <= 64, format.mChannelsPerFrame > 0,
      format.mChannelsPerFrame <= PCMLayout.largestChannelCount
    else { return nil }
    let isInterleaved = format.mFormatFlags & kAudioFormatFlagIsNonInterleaved == 0
    let bytes = (format.mBitsPerChannel + 7) / 8 * (isInterleaved ? format.mChannelsPerFrame : 1)
    if format.mBytesPerFrame == 0 { format.mBytesPerFrame = bytes }
    if format.mFramesPerPacket == 0 { format.mFramesPerPacket = 1 }
    if format.mBytesPerPacket == 0 { format.mBytesPerPacket = format.mBytesPerFrame }
  case kAudioFormatULaw, kAudioFormatALaw:
    format.mBitsPerChannel = 8
    format.mFramesPerPacket = 1
    (format.mBytesPerFrame, format.mBytesPerPacket) = (
      format.mChannelsPerFrame, format.mChannelsPerFrame
    )
  case kAudioFormatAppleIMA4:
    let (bytes, isTooLarge) = format.mChannelsPerFrame.multipliedReportingOverflow(by: 34)
    guard !isTooLarge else { return nil }
    (format.mBytesPerPacket, format.mFramesPerPacket) = (bytes, 64)
  case kAudioFormatAppleLossless: format.mFramesPerPacket = 4096
  case kAudioFormatMPEGLayer3:
    format.mFramesPerPacket = format.mSampleRate >= 32_000 ? 1152 : 576
  case kAudioFormatFLAC: break
  default: return nil
  }
  return format
}
