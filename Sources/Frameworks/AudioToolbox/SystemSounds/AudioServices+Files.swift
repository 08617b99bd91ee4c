/// Creates a system sound from a file.
///
/// - Parameters:
///   - inFileURL: A CAF, AIFF or WAV file of linear PCM or IMA4, of 30 seconds at most.
///   - outSystemSoundID: Receives the sound's identifier.
/// - Returns: `kAudioServicesNoError`, `kAudioServicesSystemSoundExceededMaximumDurationError` for
///   a sound that is too long, or `kAudioServicesSystemSoundUnspecifiedError` for one that cannot
///   be played.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  SystemSounds.create(from: inFileURL, outSystemSoundID)
}

/// Creates a system sound from a file, as `AudioServicesCreateSystemSoundID(_:_:)` does from a
/// `CFURL`.
///
/// On an iPhone an `NSURL` is bridged to `CFURL`.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: NSURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  SystemSounds.create(from: inFileURL as URL, outSystemSoundID)
}

/// Disposes of a system sound that was created from a file; a playing sound continues.
///
/// - Returns: `kAudioServicesNoError`, or `kAudioServicesSystemSoundUnspecifiedError` for an
///   unknown sound.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
  SystemSounds.dispose(inSystemSoundID)
    ? kAudioServicesNoError : kAudioServicesSystemSoundUnspecifiedError
}
