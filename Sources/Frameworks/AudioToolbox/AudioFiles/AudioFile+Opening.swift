// Opening, creating and closing audio files.
//
// Steps AudioFileServices.FJ1…; `Documentation/Behaviour/AudioFileServices.md` has them.

/// Opens a sound file for reading.
///
/// - Parameters:
///   - inFileRef: The URL of a file.
///   - inPermissions: The permissions; only reading is possible here.
///   - inFileTypeHint: The expected type; the contents determine it anyway, so it may be 0.
///   - outAudioFile: Receives the file.
/// - Returns: `noErr`, or an error (AudioFileServices.FJ2).
@discardableResult
public func AudioFileOpenURL(
  _ inFileRef: CFURL, _ inPermissions: AudioFilePermissions, _ inFileTypeHint: AudioFileTypeID,
  _ outAudioFile: UnsafeMutablePointer<AudioFileID?>
) -> OSStatus {
  outAudioFile.pointee = nil
  guard inFileRef.isFileURL else { return kAudioFileFileNotFoundError }
  guard inPermissions == .readPermission else { return kAudioFileOperationNotSupportedError }
  do throws(FileRefusal) {
    outAudioFile.pointee = SoundFile.all.add(
      try SoundFile(reading: inFileRef.standardizedFileURL.path))
    return noErr
  } catch {
    return error.status
  }
}

/// Opens a sound file, as `AudioFileOpenURL(_:_:_:_:)` does for a `CFURL`.
///
/// On an iPhone an `NSURL` is bridged to `CFURL`.
@discardableResult
public func AudioFileOpenURL(
  _ inFileRef: NSURL, _ inPermissions: AudioFilePermissions, _ inFileTypeHint: AudioFileTypeID,
  _ outAudioFile: UnsafeMutablePointer<AudioFileID?>
) -> OSStatus { AudioFileOpenURL(inFileRef as URL, inPermissions, inFileTypeHint, outAudioFile) }

/// Creates an empty sound file for writing; an existing one is replaced only with `eraseFile`.
///
/// - Parameters:
///   - inFileRef: The URL of the file.
///   - inFileType: The type of the file.
///   - inFormat: The format of the packets: linear PCM, μ-law or A-law.
///   - inFlags: Whether an existing file is replaced.
///   - outAudioFile: Receives the file.
/// - Returns: `noErr`, or an error (AudioFileServices.FJ5).
@discardableResult
public func AudioFileCreateWithURL(
  _ inFileRef: CFURL, _ inFileType: AudioFileTypeID,
  _ inFormat: UnsafePointer<AudioStreamBasicDescription>, _ inFlags: AudioFileFlags,
  _ outAudioFile: UnsafeMutablePointer<AudioFileID?>
) -> OSStatus {
  outAudioFile.pointee = nil
  guard inFileRef.isFileURL else { return kAudioFileFileNotFoundError }
  guard PCMLayout(inFormat.pointee) != nil else { return kAudioFileUnsupportedDataFormatError }
  do throws(FileRefusal) {
    outAudioFile.pointee = SoundFile.all.add(
      try SoundFile(
        creating: inFileRef.standardizedFileURL.path, inFileType, inFormat.pointee,
        erases: inFlags.contains(.eraseFile)))
    return noErr
  } catch {
    return error.status
  }
}

/// Creates a sound file, as `AudioFileCreateWithURL(_:_:_:_:_:)` does for a `CFURL`.
///
/// On an iPhone an `NSURL` is bridged to `CFURL`.
@discardableResult
public func AudioFileCreateWithURL(
  _ inFileRef: NSURL, _ inFileType: AudioFileTypeID,
  _ inFormat: UnsafePointer<AudioStreamBasicDescription>, _ inFlags: AudioFileFlags,
  _ outAudioFile: UnsafeMutablePointer<AudioFileID?>
) -> OSStatus {
  AudioFileCreateWithURL(inFileRef as URL, inFileType, inFormat, inFlags, outAudioFile)
}

/// Opens a sound file for reading whose bytes the app's callbacks supply.
///
/// - Parameters:
///   - inClientData: A value for the callbacks.
///   - inReadFunc: Reads bytes.
///   - inWriteFunc: Writes bytes; never called here.
///   - inGetSizeFunc: Returns the number of bytes.
///   - inSetSizeFunc: Sets the size of the file; never called here.
///   - inFileTypeHint: The expected type; the contents determine it anyway, so it may be 0.
///   - outAudioFile: Receives the file.
/// - Returns: `noErr`, or an error (AudioFileServices.FJ2).
@discardableResult
public func AudioFileOpenWithCallbacks(
  _ inClientData: UnsafeMutableRawPointer, _ inReadFunc: @escaping AudioFile_ReadProc,
  _ inWriteFunc: AudioFile_WriteProc?, _ inGetSizeFunc: @escaping AudioFile_GetSizeProc,
  _ inSetSizeFunc: AudioFile_SetSizeProc?, _ inFileTypeHint: AudioFileTypeID,
  _ outAudioFile: UnsafeMutablePointer<AudioFileID?>
) -> OSStatus {
  outAudioFile.pointee = nil
  let source = CallbackBytes(inClientData, read: inReadFunc, size: inGetSizeFunc)
  do throws(FileRefusal) {
    outAudioFile.pointee = SoundFile.all.add(try SoundFile(reading: source))
    return noErr
  } catch {
    return error.status
  }
}

/// Closes a file, and completes its header if it was written.
///
/// - Parameter inAudioFile: The file; invalid afterwards.
/// - Returns: `noErr`, `kAudioFileNotOpenError` for a file that was already closed, or
///   `kAudioFileUnspecifiedError` for one that could not be completed.
@discardableResult
public func AudioFileClose(_ inAudioFile: AudioFileID) -> OSStatus {
  SoundFile.all.remove(inAudioFile)?.close() ?? kAudioFileNotOpenError
}

/// Does nothing but check the file, because packets are at the end of the files that this phone
/// writes.
///
/// - Parameter inAudioFile: The file.
/// - Returns: `noErr`, or `kAudioFileNotOpenError`.
@discardableResult
public func AudioFileOptimize(_ inAudioFile: AudioFileID) -> OSStatus {
  SoundFile.all.object(inAudioFile) == nil ? kAudioFileNotOpenError : noErr
}
