// The conversions of audio converters.

/// Converts a block of frames to the output format at the same sample rate.
///
/// - Parameters:
///   - inAudioConverter: The converter.
///   - inInputDataSize: The size of the input in bytes.
///   - inInputData: The input; noninterleaved channels follow one another.
///   - ioOutputDataSize: The size of the output buffer in bytes; set to the number of bytes
///     written.
///   - outOutputData: The output.
/// - Returns: `noErr`, or an error (AudioConverters.CX2).
@discardableResult
public func AudioConverterConvertBuffer(
  _ inAudioConverter: AudioConverterRef, _ inInputDataSize: UInt32,
  _ inInputData: UnsafeRawPointer, _ ioOutputDataSize: UnsafeMutablePointer<UInt32>,
  _ outOutputData: UnsafeMutableRawPointer
) -> OSStatus {
  guard let converter = SoundConverter.all.object(inAudioConverter) else {
    return kAudio_ParamError
  }
  guard converter.ratio == 1 else { return kAudioConverterErr_OperationNotSupported }
  let (input, output) = (converter.input, converter.output)
  let inputBytes = input.frameBytes * input.bufferCount
  let outputBytes = output.frameBytes * output.bufferCount
  guard Int(inInputDataSize) % inputBytes == 0 else { return kAudioConverterErr_InvalidInputSize }
  let count = Int(inInputDataSize) / inputBytes
  guard Int(ioOutputDataSize.pointee) >= count * outputBytes else {
    return kAudioConverterErr_InvalidOutputSize
  }
  let source = UnsafeMutableRawPointer(mutating: inInputData)
  converter.convert(
    count,
    from: (0..<input.bufferCount).map { source + $0 * count * input.frameBytes },
    to: (0..<output.bufferCount).map { outOutputData + $0 * count * output.frameBytes })
  ioOutputDataSize.pointee = UInt32(count * outputBytes)
  return noErr
}

/// Converts the frames of a buffer list to the output format at the same sample rate.
///
/// - Parameters:
///   - inAudioConverter: The converter.
///   - inNumberPCMFrames: The number of frames.
///   - inInputData: The input.
///   - outOutputData: The output, whose sizes are set to the number of bytes written.
/// - Returns: `noErr`, or an error (AudioConverters.CX2).
@discardableResult
public func AudioConverterConvertComplexBuffer(
  _ inAudioConverter: AudioConverterRef, _ inNumberPCMFrames: UInt32,
  _ inInputData: UnsafePointer<AudioBufferList>,
  _ outOutputData: UnsafeMutablePointer<AudioBufferList>
) -> OSStatus {
  guard let converter = SoundConverter.all.object(inAudioConverter) else {
    return kAudio_ParamError
  }
  guard converter.ratio == 1 else { return kAudioConverterErr_OperationNotSupported }
  let count = Int(inNumberPCMFrames)
  guard let source = AudioBufferListAccess.places(inInputData, converter.input),
    AudioBufferListAccess.frameCount(inInputData, converter.input) >= count
  else { return kAudioConverterErr_InvalidInputSize }
  guard let target = AudioBufferListAccess.places(outOutputData, converter.output),
    AudioBufferListAccess.frameCount(outOutputData, converter.output) >= count
  else { return kAudioConverterErr_InvalidOutputSize }
  converter.convert(count, from: source, to: target)
  AudioBufferListAccess.setFrameCount(outOutputData, converter.output, count)
  return noErr
}

/// Fills output buffers with frames that it pulls from the app's callback; sample rates may differ.
///
/// - Parameters:
///   - inAudioConverter: The converter.
///   - inInputDataProc: Supplies the input; 0 packets without an error mean its end.
///   - inInputDataProcUserData: A value for the function.
///   - ioOutputDataPacketSize: The capacity of the output in packets; set to the number of packets
///     written.
///   - outOutputData: The output, whose sizes are set to the number of bytes written.
///   - outPacketDescription: `nil`, because the formats of the output need no descriptions.
/// - Returns: `noErr`, the status of the callback, or an error (AudioConverters.CX3).
@discardableResult
public func AudioConverterFillComplexBuffer(
  _ inAudioConverter: AudioConverterRef,
  _ inInputDataProc: @escaping AudioConverterComplexInputDataProc,
  _ inInputDataProcUserData: UnsafeMutableRawPointer?,
  _ ioOutputDataPacketSize: UnsafeMutablePointer<UInt32>,
  _ outOutputData: UnsafeMutablePointer<AudioBufferList>,
  _ outPacketDescription: UnsafeMutablePointer<AudioStreamPacketDescription>?
) -> OSStatus {
  guard let converter = SoundConverter.all.object(inAudioConverter) else {
    return kAudio_ParamError
  }
  let wanted = Int(ioOutputDataPacketSize.pointee)
  guard let target = AudioBufferListAccess.places(outOutputData, converter.output),
    AudioBufferListAccess.frameCount(outOutputData, converter.output) >= wanted
  else { return kAudioConverterErr_InvalidOutputSize }
  let layout = converter.input
  let list = AudioBufferList.allocate(maximumBuffers: layout.bufferCount)
  defer { list.unsafeMutablePointer.deallocate() }
  let result = converter.fill(wanted, target) { needed in
    var packets = UInt32(clamping: needed)
    for index in list.indices {
      list[index] = AudioBuffer(
        mNumberChannels: layout.isInterleaved ? UInt32(layout.channelCount) : 1, mDataByteSize: 0,
        mData: nil)
    }
    let status = inInputDataProc(
      inAudioConverter, &packets, list.unsafeMutablePointer, nil, inInputDataProcUserData)
    guard packets > 0 else { return (status, 0, []) }
    guard let places = AudioBufferListAccess.places(list.unsafePointer, layout) else {
      return (kAudioConverterErr_InvalidInputSize, 0, [])
    }
    let count = min(Int(packets), AudioBufferListAccess.frameCount(list.unsafePointer, layout))
    // Packets without bytes are an error, not the end of the input.
    guard count > 0 else { return (kAudioConverterErr_InvalidInputSize, 0, []) }
    return (status, count, places)
  }
  ioOutputDataPacketSize.pointee = UInt32(result.count)
  AudioBufferListAccess.setFrameCount(outOutputData, converter.output, result.count)
  return result.status
}
