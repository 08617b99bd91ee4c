/// A function that is called when a system sound has ended, with its identifier and the client
/// data.
public typealias AudioServicesSystemSoundCompletionProc =
  @convention(c) (SystemSoundID, UnsafeMutableRawPointer?) -> Void

/// Sets the function that is called each time a system sound has ended; one for each sound.
///
/// - Parameters:
///   - inSystemSoundID: The sound.
///   - inRunLoop: The run loop of the call; the main run loop is always used.
///   - inRunLoopMode: The mode of the run loop, which is ignored.
///   - inCompletionRoutine: The function.
///   - inClientData: The client data of the function.
/// - Returns: `kAudioServicesNoError`.
@discardableResult
public func AudioServicesAddSystemSoundCompletion(
  _ inSystemSoundID: SystemSoundID, _ inRunLoop: CFRunLoop?, _ inRunLoopMode: CFString?,
  _ inCompletionRoutine: @escaping AudioServicesSystemSoundCompletionProc,
  _ inClientData: UnsafeMutableRawPointer?
) -> OSStatus {
  SystemSounds.setCompletion(
    inSystemSoundID, SystemSounds.Completion(function: inCompletionRoutine, data: inClientData))
  return kAudioServicesNoError
}

/// Removes the completion function of a system sound.
public func AudioServicesRemoveSystemSoundCompletion(_ inSystemSoundID: SystemSoundID) {
  SystemSounds.setCompletion(inSystemSoundID, nil)
}
