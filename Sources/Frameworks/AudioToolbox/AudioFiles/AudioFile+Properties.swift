// The properties of audio files.

/// Returns the size of a file's property, and whether it can be set.
///
/// - Parameters:
///   - inAudioFile: The file.
///   - inPropertyID: The property.
///   - outDataSize: Set to the size of the value in bytes; may be `nil`.
///   - isWritable: Set to 1 if the property can be set; may be `nil`.
/// - Returns: `noErr`, or `kAudioFileUnsupportedPropertyError`.
@discardableResult
public func AudioFileGetPropertyInfo(
  _ inAudioFile: AudioFileID, _ inPropertyID: AudioFilePropertyID,
  _ outDataSize: UnsafeMutablePointer<UInt32>?, _ isWritable: UnsafeMutablePointer<UInt32>?
) -> OSStatus {
  guard let file = SoundFile.all.object(inAudioFile) else { return kAudioFileNotOpenError }
  guard let size = FileProperties(file).size(inPropertyID) else {
    return kAudioFileUnsupportedPropertyError
  }
  outDataSize?.pointee = UInt32(size)
  isWritable?.pointee = file.isWritten && settable.contains(inPropertyID) ? 1 : 0
  return noErr
}

/// Copies a file's property to the app's buffer, or translates between packets, frames and bytes.
///
/// - Parameters:
///   - inAudioFile: The file.
///   - inPropertyID: The property.
///   - ioDataSize: The size of the buffer in bytes; set to the size of the value.
///   - outPropertyData: Set to the value; for a translation, it initially contains the input.
/// - Returns: `noErr`, `kAudioFileUnsupportedPropertyError`, or `kAudioFileBadPropertySizeError`.
@discardableResult @_disfavoredOverload
public func AudioFileGetProperty(
  _ inAudioFile: AudioFileID, _ inPropertyID: AudioFilePropertyID,
  _ ioDataSize: UnsafeMutablePointer<UInt32>, _ outPropertyData: UnsafeMutableRawPointer
) -> OSStatus {
  guard let file = SoundFile.all.object(inAudioFile) else { return kAudioFileNotOpenError }
  return FileProperties(file).get(inPropertyID, ioDataSize, outPropertyData)
    ?? kAudioFileUnsupportedPropertyError
}

/// Checks a new value of a written file's property; it has no effect.
///
/// - Parameters:
///   - inAudioFile: The file.
///   - inPropertyID: The property; none that can be set has an effect (AudioFileServices.FJ4).
///   - inDataSize: The size of the value in bytes.
///   - inPropertyData: The value.
/// - Returns: `noErr`, `kAudioFilePermissionsError` for a file opened for reading,
///   `kAudioFileUnsupportedPropertyError`, or `kAudioFileBadPropertySizeError`.
@discardableResult
public func AudioFileSetProperty(
  _ inAudioFile: AudioFileID, _ inPropertyID: AudioFilePropertyID, _ inDataSize: UInt32,
  _ inPropertyData: UnsafeRawPointer
) -> OSStatus {
  guard let file = SoundFile.all.object(inAudioFile) else { return kAudioFileNotOpenError }
  guard settable.contains(inPropertyID) else { return kAudioFileUnsupportedPropertyError }
  guard file.isWritten else { return kAudioFilePermissionsError }
  let size = inPropertyID == kAudioFilePropertyReserveDuration ? 8 : 4
  guard inPropertyID == kAudioFilePropertyMagicCookieData || Int(inDataSize) == size else {
    return kAudioFileBadPropertySizeError
  }
  return noErr
}

/// The properties of a written file that can be set.
private let settable = [
  kAudioFilePropertyDeferSizeUpdates, kAudioFilePropertyReserveDuration,
  kAudioFilePropertyMagicCookieData,
]
