// The properties of streams.

/// Returns the size of a stream's property, once the header has been parsed.
///
/// - Parameters:
///   - inAudioFileStream: The stream.
///   - inPropertyID: The property.
///   - outPropertyDataSize: Set to the size of the value in bytes; may be `nil`.
///   - outWritable: Set to whether the property can be set, which is never the case; may be `nil`.
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

/// Copies a stream's property to the app's buffer.
///
/// - Parameters:
///   - inAudioFileStream: The stream.
///   - inPropertyID: The property.
///   - ioPropertyDataSize: The size of the buffer in bytes; set to the size of the value.
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

/// Returns an error: streams have no property that apps can set.
///
/// - Parameters:
///   - inAudioFileStream: The stream.
///   - inPropertyID: The property.
///   - inPropertyDataSize: The size of the value in bytes.
///   - inPropertyData: The value.
/// - Returns: `kAudioFileStreamError_UnsupportedProperty`, or `kAudio_ParamError` for a stream that
///   was already closed.
@discardableResult
public func AudioFileStreamSetProperty(
  _ inAudioFileStream: AudioFileStreamID, _ inPropertyID: AudioFileStreamPropertyID,
  _ inPropertyDataSize: UInt32, _ inPropertyData: UnsafeRawPointer
) -> OSStatus {
  FileStream.all.object(inAudioFileStream) == nil
    ? kAudio_ParamError : kAudioFileStreamError_UnsupportedProperty
}
