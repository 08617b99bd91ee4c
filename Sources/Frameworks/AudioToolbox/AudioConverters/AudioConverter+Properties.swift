// The properties of audio converters.

/// Returns the size of a converter's property, and whether it can be set.
///
/// - Parameters:
///   - inAudioConverter: The converter.
///   - inPropertyID: The property.
///   - outSize: Set to the size of the value in bytes; may be `nil`.
///   - outWritable: Set to whether the property can be set; may be `nil`.
/// - Returns: `noErr`, or `kAudioConverterErr_PropertyNotSupported`.
@discardableResult
public func AudioConverterGetPropertyInfo(
  _ inAudioConverter: AudioConverterRef, _ inPropertyID: AudioConverterPropertyID,
  _ outSize: UnsafeMutablePointer<UInt32>?, _ outWritable: UnsafeMutablePointer<DarwinBoolean>?
) -> OSStatus {
  guard let converter = SoundConverter.all.object(inAudioConverter) else {
    return kAudio_ParamError
  }
  var size = UInt32(MemoryLayout<AudioStreamBasicDescription>.size)
  switch inPropertyID {
  case kAudioConverterCurrentInputStreamDescription, kAudioConverterCurrentOutputStreamDescription:
    break
  case kAudioConverterChannelMap: size = UInt32(converter.channelMap.count * 4)
  case kAudioConverterPrimeInfo: size = UInt32(MemoryLayout<AudioConverterPrimeInfo>.size)
  case kAudioConverterInputChannelLayout, kAudioConverterOutputChannelLayout:
    size = UInt32(MemoryLayout<AudioChannelLayout>.size)
  default:
    guard numbers.contains(inPropertyID) else { return kAudioConverterErr_PropertyNotSupported }
    size = 4
  }
  outSize?.pointee = size
  outWritable?.pointee = DarwinBoolean(settable.contains(inPropertyID))
  return noErr
}

/// Copies a converter's property to the app's buffer.
///
/// - Parameters:
///   - inAudioConverter: The converter.
///   - inPropertyID: The property.
///   - ioPropertyDataSize: The size of the buffer in bytes; set to the size of the value.
///   - outPropertyData: Set to the value; for the buffer size properties, it initially contains the
///     other size.
/// - Returns: `noErr`, `kAudioConverterErr_PropertyNotSupported`, or
///   `kAudioConverterErr_BadPropertySizeError`.
@discardableResult
public func AudioConverterGetProperty(
  _ inAudioConverter: AudioConverterRef, _ inPropertyID: AudioConverterPropertyID,
  _ ioPropertyDataSize: UnsafeMutablePointer<UInt32>, _ outPropertyData: UnsafeMutableRawPointer
) -> OSStatus {
  guard let converter = SoundConverter.all.object(inAudioConverter) else {
    return kAudio_ParamError
  }
  let (size, error) = (ioPropertyDataSize, kAudioConverterErr_BadPropertySizeError)
  func number(_ value: UInt32) -> OSStatus {
    PropertyValues.store(value, size, outPropertyData, else: error)
  }
  let (inputBytes, outputBytes) = (packetBytes(converter.input), packetBytes(converter.output))
  switch inPropertyID {
  case kAudioConverterCurrentInputStreamDescription:
    return PropertyValues.store(converter.inputFormat, size, outPropertyData, else: error)
  case kAudioConverterCurrentOutputStreamDescription:
    return PropertyValues.store(converter.outputFormat, size, outPropertyData, else: error)
  case kAudioConverterPropertyMinimumInputBufferSize,
    kAudioConverterPropertyMaximumInputPacketSize:
    return number(UInt32(inputBytes))
  case kAudioConverterPropertyMinimumOutputBufferSize,
    kAudioConverterPropertyMaximumOutputPacketSize:
    return number(UInt32(outputBytes))
  case kAudioConverterPropertyCalculateInputBufferSize,
    kAudioConverterPropertyCalculateOutputBufferSize:
    guard size.pointee >= 4 else { return error }
    let bytes = Double(outPropertyData.loadUnaligned(as: UInt32.self))
    let isInput = inPropertyID == kAudioConverterPropertyCalculateInputBufferSize
    let frames =
      isInput
      ? (bytes / Double(outputBytes)).rounded(.down) / converter.ratio
      : (bytes / Double(inputBytes)).rounded(.down) * converter.ratio
    let wanted = frames.rounded(.up) * Double(isInput ? inputBytes : outputBytes)
    return number(UInt32(exactly: wanted) ?? .max)
  case kAudioConverterSampleRateConverterQuality: return number(converter.quality)
  case kAudioConverterSampleRateConverterComplexity: return number(converter.complexity)
  case kAudioConverterPrimeMethod: return number(converter.primeMethod)
  case kAudioConverterPrimeInfo:
    return PropertyValues.store(
      AudioConverterPrimeInfo(), size, outPropertyData, else: error)
  case kAudioConverterChannelMap:
    guard Int(size.pointee) >= converter.channelMap.count * 4 else { return error }
    return PropertyValues.store(all: converter.channelMap, size, outPropertyData, else: error)
  case kAudioConverterInputChannelLayout:
    return PropertyValues.store(
      AudioChannelLayout(channels: converter.input.channelCount), size, outPropertyData,
      else: error)
  case kAudioConverterOutputChannelLayout:
    return PropertyValues.store(
      AudioChannelLayout(channels: converter.output.channelCount), size, outPropertyData,
      else: error)
  default: return kAudioConverterErr_PropertyNotSupported
  }
}

/// Sets the channel map, the quality, the complexity or the priming method of a converter.
///
/// - Parameters:
///   - inAudioConverter: The converter.
///   - inPropertyID: The property.
///   - inPropertyDataSize: The size of the value in bytes.
///   - inPropertyData: The value.
/// - Returns: `noErr`, `kAudioConverterErr_PropertyNotSupported` for a property that does not exist
///   or cannot be set, or `kAudioConverterErr_BadPropertySizeError`.
@discardableResult
public func AudioConverterSetProperty(
  _ inAudioConverter: AudioConverterRef, _ inPropertyID: AudioConverterPropertyID,
  _ inPropertyDataSize: UInt32, _ inPropertyData: UnsafeRawPointer
) -> OSStatus {
  guard let converter = SoundConverter.all.object(inAudioConverter) else {
    return kAudio_ParamError
  }
  guard settable.contains(inPropertyID) else { return kAudioConverterErr_PropertyNotSupported }
  if inPropertyID == kAudioConverterChannelMap {
    let count = converter.channelMap.count
    guard Int(inPropertyDataSize) == count * 4 else {
      return kAudioConverterErr_BadPropertySizeError
    }
    converter.channelMap = (0..<count).map {
      inPropertyData.loadUnaligned(fromByteOffset: $0 * 4, as: Int32.self)
    }
    return noErr
  }
  guard let value = PropertyValues.load(UInt32.self, inPropertyDataSize, inPropertyData) else {
    return kAudioConverterErr_BadPropertySizeError
  }
  switch inPropertyID {
  case kAudioConverterSampleRateConverterQuality: converter.quality = value
  case kAudioConverterSampleRateConverterComplexity: converter.complexity = value
  default: converter.primeMethod = value
  }
  return noErr
}

private let settable = [
  kAudioConverterChannelMap, kAudioConverterSampleRateConverterQuality,
  kAudioConverterSampleRateConverterComplexity, kAudioConverterPrimeMethod,
]

/// The properties that are a `UInt32`.
private let numbers = [
  kAudioConverterPropertyMinimumInputBufferSize, kAudioConverterPropertyMinimumOutputBufferSize,
  kAudioConverterPropertyMaximumInputPacketSize, kAudioConverterPropertyMaximumOutputPacketSize,
  kAudioConverterPropertyCalculateInputBufferSize, kAudioConverterPropertyCalculateOutputBufferSize,
  kAudioConverterSampleRateConverterQuality, kAudioConverterSampleRateConverterComplexity,
  kAudioConverterPrimeMethod,
]

/// Returns the size of a packet, which is a frame, summed over all buffers.
private func packetBytes(_ layout: PCMLayout) -> Int { layout.frameBytes * layout.bufferCount }
