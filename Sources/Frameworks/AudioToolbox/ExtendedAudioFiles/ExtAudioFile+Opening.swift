// Opening, creating and closing extended audio files.

/// Opens a sound file for reading in a format of the app's choice.
///
/// - Parameters:
///   - inURL: The URL of a file.
///   - outExtAudioFile: Receives the file.
/// - Returns: `noErr`, or an error (AudioFileServices.FJ2).
@discardableResult
public func ExtAudioFileOpenURL(
  _ inURL: CFURL, _ outExtAudioFile: UnsafeMutablePointer<ExtAudioFileRef?>
) -> OSStatus {
  outExtAudioFile.pointee = nil
  var reference: AudioFileID?
  let status = AudioFileOpenURL(inURL, .readPermission, 0, &reference)
  guard status == noErr, let reference, let file = SoundFile.all.object(reference) else {
    return status
  }
  outExtAudioFile.pointee = ExtendedFile.all.add(
    ExtendedFile(file, reference, isWriting: false, isOwned: true))
  return noErr
}

/// Opens a sound file, as `ExtAudioFileOpenURL(_:_:)` does for a `CFURL`.
///
/// On an iPhone an `NSURL` is bridged to `CFURL`.
@discardableResult
public func ExtAudioFileOpenURL(
  _ inURL: NSURL, _ outExtAudioFile: UnsafeMutablePointer<ExtAudioFileRef?>
) -> OSStatus { ExtAudioFileOpenURL(inURL as URL, outExtAudioFile) }

/// Wraps an open audio file, which the app closes itself.
///
/// - Parameters:
///   - inFileID: The file, which the app closes after disposing of this object.
///   - inForWriting: Whether frames are written.
///   - outExtAudioFile: Receives the object.
/// - Returns: `noErr`, `kAudioFileNotOpenError`, or `kAudioFilePermissionsError` for a file opened
///   for the other direction.
@discardableResult
public func ExtAudioFileWrapAudioFileID(
  _ inFileID: AudioFileID, _ inForWriting: Bool,
  _ outExtAudioFile: UnsafeMutablePointer<ExtAudioFileRef?>
) -> OSStatus {
  outExtAudioFile.pointee = nil
  guard let file = SoundFile.all.object(inFileID) else { return kAudioFileNotOpenError }
  guard file.isWritten || !inForWriting else { return kAudioFilePermissionsError }
  outExtAudioFile.pointee = ExtendedFile.all.add(
    ExtendedFile(file, inFileID, isWriting: inForWriting, isOwned: false))
  return noErr
}

/// Creates a sound file for writing in a format of the app's choice.
///
/// - Parameters:
///   - inURL: The URL of the file.
///   - inFileType: The type of the file.
///   - inStreamDesc: The format of the file.
///   - inChannelLayout: The channel layout, which has no effect, or `nil`.
///   - inFlags: The flags of `AudioFileFlags`.
///   - outExtAudioFile: Receives the file.
/// - Returns: `noErr`, or an error (AudioFileServices.FJ5).
@discardableResult
public func ExtAudioFileCreateWithURL(
  _ inURL: CFURL, _ inFileType: AudioFileTypeID,
  _ inStreamDesc: UnsafePointer<AudioStreamBasicDescription>,
  _ inChannelLayout: UnsafePointer<AudioChannelLayout>?, _ inFlags: UInt32,
  _ outExtAudioFile: UnsafeMutablePointer<ExtAudioFileRef?>
) -> OSStatus {
  outExtAudioFile.pointee = nil
  guard inURL.isFileURL else { return kAudioFileFileNotFoundError }
  do throws(FileRefusal) {
    let file = try SoundFile(
      creating: inURL.standardizedFileURL.path, inFileType, inStreamDesc.pointee,
      erases: AudioFileFlags(rawValue: inFlags).contains(.eraseFile))
    let reference = SoundFile.all.add(file)
    outExtAudioFile.pointee = ExtendedFile.all.add(
      ExtendedFile(file, reference, isWriting: true, isOwned: true))
    return noErr
  } catch {
    return error.status
  }
}

/// Creates a sound file, as `ExtAudioFileCreateWithURL(_:_:_:_:_:_:)` does for a `CFURL`.
///
/// On an iPhone an `NSURL` is bridged to `CFURL`.
@discardableResult
public func ExtAudioFileCreateWithURL(
  _ inURL: NSURL, _ inFileType: AudioFileTypeID,
  _ inStreamDesc: UnsafePointer<AudioStreamBasicDescription>,
  _ inChannelLayout: UnsafePointer<AudioChannelLayout>?, _ inFlags: UInt32,
  _ outExtAudioFile: UnsafeMutablePointer<ExtAudioFileRef?>
) -> OSStatus {
  ExtAudioFileCreateWithURL(
    inURL as URL, inFileType, inStreamDesc, inChannelLayout, inFlags, outExtAudioFile)
}

/// Completes and closes a file; a wrapped file stays open.
///
/// - Parameter inExtAudioFile: The file; invalid afterwards.
/// - Returns: `noErr`, or `kAudio_ParamError` for a file that was already disposed of.
@discardableResult
public func ExtAudioFileDispose(_ inExtAudioFile: ExtAudioFileRef) -> OSStatus {
  ExtendedFile.all.remove(inExtAudioFile)?.close() ?? kAudio_ParamError
}
