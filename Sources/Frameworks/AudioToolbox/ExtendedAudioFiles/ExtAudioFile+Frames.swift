// Reading and writing extended audio files.

/// Reads the next frames, in the app's format.
///
/// - Parameters:
///   - inExtAudioFile: The file.
///   - ioNumberFrames: The number of frames; set to the number of frames read, 0 at the end.
///   - ioData: The buffers, whose sizes are set to the number of bytes read.
/// - Returns: `noErr`, or an error (AudioFileServices.XF2).
@discardableResult
public func ExtAudioFileRead(
  _ inExtAudioFile: ExtAudioFileRef, _ ioNumberFrames: UnsafeMutablePointer<UInt32>,
  _ ioData: UnsafeMutablePointer<AudioBufferList>
) -> OSStatus {
  guard let file = ExtendedFile.all.object(inExtAudioFile) else { return kAudio_ParamError }
  let result = file.read(Int(ioNumberFrames.pointee), into: ioData)
  ioNumberFrames.pointee = UInt32(result.count)
  return result.status
}

/// Writes frames in the app's format after the last one.
///
/// - Parameters:
///   - inExtAudioFile: The file.
///   - inNumberFrames: The number of frames.
///   - ioData: The buffers.
/// - Returns: `noErr`, or an error (AudioFileServices.XF3).
@discardableResult
public func ExtAudioFileWrite(
  _ inExtAudioFile: ExtAudioFileRef, _ inNumberFrames: UInt32,
  _ ioData: UnsafePointer<AudioBufferList>
) -> OSStatus {
  ExtendedFile.all.object(inExtAudioFile)?.write(Int(inNumberFrames), from: ioData)
    ?? kAudio_ParamError
}

/// Writes frames, as `ExtAudioFileWrite(_:_:_:)` does; without frames, only checks the file.
///
/// The frames are written before the function returns (AudioFileServices.XF3).
///
/// - Parameters:
///   - inExtAudioFile: The file.
///   - inNumberFrames: The number of frames; 0 prepares the file.
///   - ioData: The buffers, or `nil` for none.
/// - Returns: `noErr`, or an error.
@discardableResult
public func ExtAudioFileWriteAsync(
  _ inExtAudioFile: ExtAudioFileRef, _ inNumberFrames: UInt32,
  _ ioData: UnsafePointer<AudioBufferList>?
) -> OSStatus {
  guard let file = ExtendedFile.all.object(inExtAudioFile) else { return kAudio_ParamError }
  guard inNumberFrames > 0, let ioData else {
    guard file.isWriting else { return kExtAudioFileError_InvalidOperationOrder }
    return inNumberFrames == 0 ? noErr : kAudio_ParamError
  }
  return file.write(Int(inNumberFrames), from: ioData)
}

/// Seeks to the frame that is read next.
///
/// - Parameters:
///   - inExtAudioFile: A file opened for reading.
///   - inFrameOffset: The frame, at the file's sample rate.
/// - Returns: `noErr`, or `kExtAudioFileError_InvalidSeek`.
@discardableResult
public func ExtAudioFileSeek(
  _ inExtAudioFile: ExtAudioFileRef, _ inFrameOffset: Int64
) -> OSStatus {
  ExtendedFile.all.object(inExtAudioFile)?.seek(to: inFrameOffset) ?? kAudio_ParamError
}

/// Returns the frame that is read or written next.
///
/// - Parameters:
///   - inExtAudioFile: The file.
///   - outFrameOffset: Set to the next frame, at the file's sample rate.
/// - Returns: `noErr`, or `kAudio_ParamError`.
@discardableResult
public func ExtAudioFileTell(
  _ inExtAudioFile: ExtAudioFileRef, _ outFrameOffset: UnsafeMutablePointer<Int64>
) -> OSStatus {
  guard let file = ExtendedFile.all.object(inExtAudioFile) else { return kAudio_ParamError }
  outFrameOffset.pointee = file.tell()
  return noErr
}
