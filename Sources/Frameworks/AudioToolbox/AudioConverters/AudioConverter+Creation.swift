// The creation and the disposal of audio converters.
//
// Steps AudioConverters.CX1…; `Documentation/Behaviour/AudioConverters.md` has them.

/// Creates a converter between two formats whose packets are single frames.
///
/// - Parameters:
///   - inSourceFormat: The format of the input: linear PCM, μ-law or A-law.
///   - inDestinationFormat: The format of the output: linear PCM, μ-law or A-law.
///   - outAudioConverter: Receives the converter.
/// - Returns: `noErr`, `kAudioConverterErr_FormatNotSupported` for another format, or
///   `kAudioConverterErr_OutputSampleRateOutOfRange` for a ratio of sample rates that is too large
///   (AudioConverters.CX1).
@discardableResult
public func AudioConverterNew(
  _ inSourceFormat: UnsafePointer<AudioStreamBasicDescription>,
  _ inDestinationFormat: UnsafePointer<AudioStreamBasicDescription>,
  _ outAudioConverter: UnsafeMutablePointer<AudioConverterRef?>
) -> OSStatus {
  outAudioConverter.pointee = nil
  do throws(ConverterRefusal) {
    let converter = try SoundConverter(inSourceFormat.pointee, inDestinationFormat.pointee)
    outAudioConverter.pointee = SoundConverter.all.add(converter)
    return noErr
  } catch {
    return error.status
  }
}

/// Creates a converter, as `AudioConverterNew(_:_:_:)` does, and ignores the list of codecs.
///
/// The supported formats need no codecs, so the list has no effect.
///
/// - Parameters:
///   - inSourceFormat: The format of the input.
///   - inDestinationFormat: The format of the output.
///   - inNumberClassDescriptions: The number of codecs.
///   - inClassDescriptions: The codecs.
///   - outAudioConverter: Receives the converter.
/// - Returns: A status, as `AudioConverterNew(_:_:_:)` does.
@discardableResult
public func AudioConverterNewSpecific(
  _ inSourceFormat: UnsafePointer<AudioStreamBasicDescription>,
  _ inDestinationFormat: UnsafePointer<AudioStreamBasicDescription>,
  _ inNumberClassDescriptions: UInt32, _ inClassDescriptions: UnsafePointer<AudioClassDescription>,
  _ outAudioConverter: UnsafeMutablePointer<AudioConverterRef?>
) -> OSStatus {
  AudioConverterNew(inSourceFormat, inDestinationFormat, outAudioConverter)
}

/// Disposes of a converter; its reference is invalid afterwards.
///
/// - Parameter inAudioConverter: The converter.
/// - Returns: `noErr`, or `kAudio_ParamError` for a reference that was already disposed of.
@discardableResult
public func AudioConverterDispose(_ inAudioConverter: AudioConverterRef) -> OSStatus {
  SoundConverter.all.remove(inAudioConverter) == nil ? kAudio_ParamError : noErr
}

/// Discards the frames that a converter has buffered, and the end of its input.
///
/// - Parameter inAudioConverter: The converter.
/// - Returns: `noErr`, or `kAudio_ParamError` for a reference that was already disposed of.
@discardableResult
public func AudioConverterReset(_ inAudioConverter: AudioConverterRef) -> OSStatus {
  guard let converter = SoundConverter.all.object(inAudioConverter) else {
    return kAudio_ParamError
  }
  converter.reset()
  return noErr
}
