// Streams of sound files.
//
// Steps AudioFileServices.FK1…; `Documentation/Behaviour/AudioFileServices.md` has them.

/// Creates a stream, which parses the bytes of a sound file as they arrive.
///
/// WAV, AIFF, CAF, AU and Wave64 with linear PCM, μ-law, A-law or IMA4 are parsed. MPEG, AAC and
/// FLAC are not: their bytes give `kAudioFileStreamError_UnsupportedFileType`.
///
/// - Parameters:
///   - inClientData: A value for the callbacks.
///   - inPropertyListenerProc: Called when a property becomes known.
///   - inPacketsProc: Receives packets.
///   - inFileTypeHint: The expected type; the contents determine it anyway, so it may be 0.
///   - outAudioFileStream: Receives the stream.
/// - Returns: `noErr`, or `kAudioFileStreamError_UnsupportedFileType` if the hint is a type that is
///   not parsed.
@discardableResult
public func AudioFileStreamOpen(
  _ inClientData: UnsafeMutableRawPointer?,
  _ inPropertyListenerProc: @escaping AudioFileStream_PropertyListenerProc,
  _ inPacketsProc: @escaping AudioFileStream_PacketsProc, _ inFileTypeHint: AudioFileTypeID,
  _ outAudioFileStream: UnsafeMutablePointer<AudioFileStreamID?>
) -> OSStatus {
  outAudioFileStream.pointee = nil
  guard inFileTypeHint == 0 || parsed.contains(inFileTypeHint) else {
    return kAudioFileStreamError_UnsupportedFileType
  }
  let stream = FileStream()
  let client = StreamClient(
    data: inClientData ?? StreamClient.nothing, listener: inPropertyListenerProc,
    packets: inPacketsProc)
  stream.client = client
  outAudioFileStream.pointee = FileStream.all.add(stream)
  return noErr
}

/// Parses the next bytes, and calls the app's callbacks for each property and packet in them.
///
/// - Parameters:
///   - inAudioFileStream: The stream.
///   - inDataByteSize: The number of bytes.
///   - inData: The bytes.
///   - inFlags: Whether the bytes do not continue the previous ones.
/// - Returns: `noErr`, or an error (AudioFileServices.FK2).
@discardableResult
public func AudioFileStreamParseBytes(
  _ inAudioFileStream: AudioFileStreamID, _ inDataByteSize: UInt32, _ inData: UnsafeRawPointer?,
  _ inFlags: AudioFileStreamParseFlags
) -> OSStatus {
  guard let stream = FileStream.all.object(inAudioFileStream), let client = stream.client else {
    return kAudio_ParamError
  }
  guard inDataByteSize == 0 || inData != nil else { return kAudio_ParamError }
  let bytes = UnsafeRawBufferPointer(start: inData, count: Int(inDataByteSize))
  return stream.parse(
    bytes, isDiscontinuous: inFlags.contains(.discontinuity),
    onHeader: {
      for property in StreamProperties(stream).known {
        if property == kAudioFileStreamProperty_ReadyToProducePackets { stream.isReady = true }
        var flags: AudioFileStreamPropertyFlags = .propertyIsCached
        client.listener(client.data, inAudioFileStream, property, &flags)
        if stream.isClosed { return false }
      }
      return true
    },
    onPackets: { bytes, count in
      guard let start = bytes.baseAddress else { return true }
      client.packets(client.data, UInt32(bytes.count), UInt32(count), start, nil)
      return !stream.isClosed
    })
}

/// Computes the offset of a packet, and makes it the next one.
///
/// - Parameters:
///   - inAudioFileStream: The stream.
///   - inPacketOffset: The packet; the app passes its bytes next, as a discontinuity.
///   - outDataByteOffset: Set to the offset of the packet from the first one, in bytes.
///   - ioFlags: Set to whether the offset is an estimate; here it never is.
/// - Returns: `noErr`, `kAudioFileStreamError_InvalidPacketOffset`, or
///   `kAudioFileStreamError_IllegalOperation` before the header is known.
@discardableResult
public func AudioFileStreamSeek(
  _ inAudioFileStream: AudioFileStreamID, _ inPacketOffset: Int64,
  _ outDataByteOffset: UnsafeMutablePointer<Int64>,
  _ ioFlags: UnsafeMutablePointer<AudioFileStreamSeekFlags>
) -> OSStatus {
  guard let stream = FileStream.all.object(inAudioFileStream) else { return kAudio_ParamError }
  guard stream.header != nil else { return kAudioFileStreamError_IllegalOperation }
  guard let place = stream.seek(to: inPacketOffset) else {
    return kAudioFileStreamError_InvalidPacketOffset
  }
  (outDataByteOffset.pointee, ioFlags.pointee) = (place, [])
  return noErr
}

/// Closes a stream; it makes no more callbacks, not even for bytes that it is parsing.
///
/// - Parameter inAudioFileStream: The stream; invalid afterwards.
/// - Returns: `noErr`, or `kAudio_ParamError` for a stream that was already closed.
@discardableResult
public func AudioFileStreamClose(_ inAudioFileStream: AudioFileStreamID) -> OSStatus {
  guard let stream = FileStream.all.remove(inAudioFileStream) else { return kAudio_ParamError }
  stream.isClosed = true
  return noErr
}

/// The types that are parsed.
private let parsed = [
  kAudioFileWAVEType, kAudioFileAIFFType, kAudioFileAIFCType, kAudioFileCAFType,
  kAudioFileNextType, kAudioFileWave64Type, kAudioFileRF64Type,
]
