/// A property identifier of a system sound.
public typealias AudioServicesPropertyID = UInt32

/// Whether the user's settings can silence the sound, 1 or 0; 1 by default: `'isui'`.
public let kAudioServicesPropertyIsUISound: AudioServicesPropertyID = 0x6973_7569
/// Whether the sound continues when the app ends, 1 or 0; 0 by default: `'ifdi'`.
///
/// Here all sounds of an app end along with it.
public let kAudioServicesPropertyCompletePlaybackIfAppDies: AudioServicesPropertyID = 0x6966_6469

/// Returns a property of a sound, a `UInt32`.
///
/// - Parameters:
///   - inPropertyID: The property.
///   - inSpecifierSize: The size of a sound's identifier, 4.
///   - inSpecifier: The sound's identifier.
///   - ioPropertyDataSize: The size of the buffer in bytes; set to the size of the value.
///   - outPropertyData: Receives the value.
/// - Returns: `kAudioServicesNoError`, or an error.
@discardableResult
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
///   - inSpecifierSize: The size of a sound's identifier, 4.
///   - inSpecifier: The sound's identifier.
///   - inPropertyDataSize: The size of the value, 4.
///   - inPropertyData: The value.
/// - Returns: `kAudioServicesNoError`, or an error.
@discardableResult
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
