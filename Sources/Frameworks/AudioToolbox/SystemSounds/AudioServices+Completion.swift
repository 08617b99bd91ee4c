/// A callback for the end of a system sound, with its identifier and the client data.
public typealias AudioServicesSystemSoundCompletionProc =
  @convention(c) (SystemSoundID, UnsafeMutableRawPointer?) -> Void

/// Sets the completion callback of a system sound; each sound has one.
///
/// - Parameters:
///   - inSystemSoundID: The sound.
///   - inRunLoop: The run loop of the callback; the main run loop is always used.
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

/// Removes the completion callback of a system sound.
public func AudioServicesRemoveSystemSoundCompletion(_ inSystemSoundID: SystemSoundID) {
  SystemSounds.setCompletion(inSystemSoundID, nil)
}
