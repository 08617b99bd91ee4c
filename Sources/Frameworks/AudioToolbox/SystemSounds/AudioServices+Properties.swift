/// What Audio Services can be asked of a sound.
public typealias AudioServicesPropertyID = UInt32

/// Whether people can silence the sound with their settings, 1 or 0; 1 at first: `'isui'`.
public let kAudioServicesPropertyIsUISound: AudioServicesPropertyID = 0x6973_7569
/// Whether the sound goes on to its end when the app is gone, 1 or 0; 0 at first: `'ifdi'`.
///
/// Here nothing of an app that is gone goes on.
public let kAudioServicesPropertyCompletePlaybackIfAppDies: AudioServicesPropertyID = 0x6966_6469

/// Reads a property of a sound, a `UInt32`.
///
/// - Parameters:
///   - inPropertyID: The property.
///   - inSpecifierSize: The bytes of a sound's number, 4.
///   - inSpecifier: The sound's number.
///   - ioPropertyDataSize: The bytes that there is room for, and then those that were written.
///   - outPropertyData: Gets the value.
/// - Returns: `kAudioServicesNoError`, or what is wrong.
public func AudioServicesGetProperty(
  _ inPropertyID: AudioServicesPropertyID, _ inSpecifierSize: UInt32,
  _ inSpecifier: UnsafeRawPointer?, _ ioPropertyDataSize: UnsafeMutablePointer<UInt32>,
  _ outPropertyData: UnsafeMutableRawPointer?
) -> OSStatus {
  let (path, status) = SystemSounds.property(inPropertyID)
  guard let path else { return status }
  guard inSpecifierSize == 4, let sound = inSpecifier?.loadUnaligned(as: SystemSoundID.self) else {
    return kAudioServicesBadSpecifierSizeError
  }
  guard ioPropertyDataSize.pointee >= 4, let outPropertyData else {
    return kAudioServicesBadPropertySizeError
  }
  guard let value = SystemSounds.value(path, of: sound) else {
    return kAudioServicesSystemSoundUnspecifiedError
  }
  ioPropertyDataSize.pointee = 4
  outPropertyData.storeBytes(of: value ? 1 : 0, as: UInt32.self)
  return kAudioServicesNoError
}

/// Sets a property of a sound, a `UInt32`.
///
/// - Parameters:
///   - inPropertyID: The property.
///   - inSpecifierSize: The bytes of a sound's number, 4.
///   - inSpecifier: The sound's number.
///   - inPropertyDataSize: The bytes of the value, 4.
///   - inPropertyData: The value.
/// - Returns: `kAudioServicesNoError`, or what is wrong.
public func AudioServicesSetProperty(
  _ inPropertyID: AudioServicesPropertyID, _ inSpecifierSize: UInt32,
  _ inSpecifier: UnsafeRawPointer?, _ inPropertyDataSize: UInt32,
  _ inPropertyData: UnsafeRawPointer
) -> OSStatus {
  let (path, status) = SystemSounds.property(inPropertyID)
  guard let path else { return status }
  guard inSpecifierSize == 4, let sound = inSpecifier?.loadUnaligned(as: SystemSoundID.self) else {
    return kAudioServicesBadSpecifierSizeError
  }
  guard inPropertyDataSize == 4 else { return kAudioServicesBadPropertySizeError }
  let value = inPropertyData.loadUnaligned(as: UInt32.self) != 0
  return SystemSounds.set(path, of: sound, to: value)
    ? kAudioServicesNoError : kAudioServicesSystemSoundUnspecifiedError
}
