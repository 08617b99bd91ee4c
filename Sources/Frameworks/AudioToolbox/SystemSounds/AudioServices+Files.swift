/// Makes a system sound of a file.
///
/// - Parameters:
///   - inFileURL: A CAF, AIFF or WAV file of linear PCM or IMA4, of 30 seconds at most.
///   - outSystemSoundID: Gets the sound's number.
/// - Returns: `kAudioServicesNoError`,
///   `kAudioServicesSystemSoundExceededMaximumDurationError` for one that is too long, or
///   `kAudioServicesSystemSoundUnspecifiedError` for one that cannot be played.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  SystemSounds.make(of: inFileURL, outSystemSoundID)
}

/// Makes a system sound of a file, as `AudioServicesCreateSystemSoundID(_:_:)` does of a `CFURL`.
///
/// On an iPhone an `NSURL` is a `CFURL` without further words.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: NSURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  SystemSounds.make(of: inFileURL as URL, outSystemSoundID)
}

/// Lets go of a system sound that was made of a file; what plays goes on.
///
/// - Returns: `kAudioServicesNoError`, or `kAudioServicesSystemSoundUnspecifiedError` where there is none.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
  SystemSounds.dispose(inSystemSoundID)
    ? kAudioServicesNoError : kAudioServicesSystemSoundUnspecifiedError
}
