// The properties of streams.

/// Reports how many bytes a stream's property takes, once the header has been read.
///
/// - Parameters:
///   - inAudioFileStream: The stream.
///   - inPropertyID: The property.
///   - outPropertyDataSize: Receives the size of the value in bytes, or `nil`.
///   - outWritable: Receives whether the property can be set, which none can, or `nil`.
/// - Returns: `noErr`, `kAudioFileStreamError_UnsupportedProperty`, or
///   `kAudioFileStreamError_ValueUnknown` before the header is known.
@discardableResult
public func AudioFileStreamGetPropertyInfo(
  _ inAudioFileStream: AudioFileStreamID, _ inPropertyID: AudioFileStreamPropertyID,
  _ outPropertyDataSize: UnsafeMutablePointer<UInt32>?,
  _ outWritable: UnsafeMutablePointer<DarwinBoolean>?
) -> OSStatus {
  guard let stream = FileStream.all.object(inAudioFileStream) else { return kAudio_ParamError }
  let properties = StreamProperties(stream)
  guard let size = properties.size(inPropertyID) else {
    return kAudioFileStreamError_UnsupportedProperty
  }
  guard
    properties.known.contains(inPropertyID)
      || inPropertyID == kAudioFileStreamProperty_ReadyToProducePackets
  else { return kAudioFileStreamError_ValueUnknown }
  outPropertyDataSize?.pointee = UInt32(size)
  outWritable?.pointee = false
  return noErr
}

/// Copies a stream's property to memory of the app.
///
/// - Parameters:
///   - inAudioFileStream: The stream.
///   - inPropertyID: The property.
///   - ioPropertyDataSize: The size of the memory in bytes, and then of the value.
///   - outPropertyData: Receives the value.
/// - Returns: `noErr`, `kAudioFileStreamError_UnsupportedProperty`,
///   `kAudioFileStreamError_BadPropertySize`, or `kAudioFileStreamError_ValueUnknown`.
@discardableResult
public func AudioFileStreamGetProperty(
  _ inAudioFileStream: AudioFileStreamID, _ inPropertyID: AudioFileStreamPropertyID,
  _ ioPropertyDataSize: UnsafeMutablePointer<UInt32>, _ outPropertyData: UnsafeMutableRawPointer
) -> OSStatus {
  guard let stream = FileStream.all.object(inAudioFileStream) else { return kAudio_ParamError }
  return StreamProperties(stream).get(inPropertyID, ioPropertyDataSize, outPropertyData)
}

/// Refuses any change: streams have no property that apps can set.
///
/// - Parameters:
///   - inAudioFileStream: The stream.
///   - inPropertyID: The property.
///   - inPropertyDataSize: The size of the value in bytes.
///   - inPropertyData: The value.
/// - Returns: `kAudioFileStreamError_UnsupportedProperty`, or `kAudio_ParamError` for a stream that
///   was closed.
@discardableResult
public func AudioFileStreamSetProperty(
  _ inAudioFileStream: AudioFileStreamID, _ inPropertyID: AudioFileStreamPropertyID,
  _ inPropertyDataSize: UInt32, _ inPropertyData: UnsafeRawPointer
) -> OSStatus {
  FileStream.all.object(inAudioFileStream) == nil
    ? kAudio_ParamError : kAudioFileStreamError_UnsupportedProperty
}
