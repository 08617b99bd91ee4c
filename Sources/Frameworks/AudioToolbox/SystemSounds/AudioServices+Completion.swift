/// Is called when a system sound is over, with its number and what was handed in with it.
public typealias AudioServicesSystemSoundCompletionProc =
  @convention(c) (SystemSoundID, UnsafeMutableRawPointer?) -> Void

/// Has a function called each time a system sound is over; one for each sound.
///
/// - Parameters:
///   - inSystemSoundID: The sound.
///   - inRunLoop: Where it is called: the main run loop, whatever is named.
///   - inRunLoopMode: In which mode; a run loop on Linux has one for all.
///   - inCompletionRoutine: The function.
///   - inClientData: Is handed to the function.
/// - Returns: `kAudioServicesNoError`.
@discardableResult
public func AudioServicesAddSystemSoundCompletion(
  _ inSystemSoundID: SystemSoundID, _ inRunLoop: CFRunLoop?, _ inRunLoopMode: CFString?,
  _ inCompletionRoutine: @escaping AudioServicesSystemSoundCompletionProc,
  _ inClientData: UnsafeMutableRawPointer?
) -> OSStatus {
  SystemSounds.observe(
    inSystemSoundID, SystemSounds.Routine(function: inCompletionRoutine, data: inClientData))
  return kAudioServicesNoError
}

/// Has nothing called any more when a system sound is over.
public func AudioServicesRemoveSystemSoundCompletion(_ inSystemSoundID: SystemSoundID) {
  SystemSounds.observe(inSystemSoundID, nil)
}
