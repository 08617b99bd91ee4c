/// The types of properties whose values are objects: strings, arrays and dictionaries.
///
/// Core Foundation's types of these are Swift values here, whose size differs from a reference's.
/// Functions with a pointer to a reference read such a property (AudioFileServices.AJ2).
public protocol _PropertyObject {}

extension String: _PropertyObject {}
extension Array: _PropertyObject where Element == Any {}
extension Dictionary: _PropertyObject where Key == AnyHashable, Value == Any {}

/// Reads an object property into a retained reference.
///
/// - Parameters:
///   - size: The size of the reference or of the object in bytes; set to that of the reference.
///   - reference: Set to the reference, which the caller releases.
///   - property: Reads the property into a buffer of a size; returns a status.
func readObject<Object: _PropertyObject>(
  _ size: UnsafeMutablePointer<UInt32>, _ reference: UnsafeMutablePointer<Unmanaged<Object>?>,
  _ property: (UnsafeMutablePointer<UInt32>, UnsafeMutableRawPointer) -> OSStatus
) -> OSStatus {
  let bytes = MemoryLayout<Unmanaged<Object>?>.size
  let memory = UnsafeMutablePointer<Object>.allocate(capacity: 1)
  defer { memory.deallocate() }
  // The property reports a size that is too small.
  let isLargeEnough = Int(size.pointee) >= bytes
  var whole = isLargeEnough ? UInt32(MemoryLayout<Object>.size) : size.pointee
  let status = property(&whole, memory)
  guard status == noErr else { return status }
  reference.pointee = Unmanaged.passRetained(memory.move())
  size.pointee = UInt32(bytes)
  return noErr
}

/// Reads a format's name as a retained string.
///
/// - Returns: `noErr`, or an error.
@discardableResult
public func AudioFormatGetProperty<Object: _PropertyObject>(
  _ inPropertyID: AudioFormatPropertyID, _ inSpecifierSize: UInt32,
  _ inSpecifier: UnsafeRawPointer?, _ ioPropertyDataSize: UnsafeMutablePointer<UInt32>?,
  _ outPropertyData: UnsafeMutablePointer<Unmanaged<Object>?>?
) -> OSStatus {
  guard let size = ioPropertyDataSize, let data = outPropertyData else { return kAudio_ParamError }
  guard inPropertyID == kAudioFormatProperty_FormatName, Object.self == CFString.self else {
    return kAudioFormatUnsupportedPropertyError
  }
  return readObject(size, data) { size, data in
    AudioFormatGetProperty(inPropertyID, inSpecifierSize, inSpecifier, size, data)
  }
}

/// Reads a file's string or dictionary as a retained object.
///
/// - Returns: `noErr`, or an error.
@discardableResult
public func AudioFileGetProperty<Object: _PropertyObject>(
  _ inAudioFile: AudioFileID, _ inPropertyID: AudioFilePropertyID,
  _ ioDataSize: UnsafeMutablePointer<UInt32>,
  _ outPropertyData: UnsafeMutablePointer<Unmanaged<Object>?>
) -> OSStatus {
  let type: Any.Type? =
    switch inPropertyID {
    case kAudioFilePropertyDataFormatName: CFString.self
    case kAudioFilePropertyInfoDictionary: CFDictionary.self
    default: nil
    }
  guard type == Object.self else { return kAudioFileUnsupportedPropertyError }
  return readObject(ioDataSize, outPropertyData) { size, data in
    AudioFileGetProperty(inAudioFile, inPropertyID, size, data)
  }
}

/// Reads a string or an array of strings about file types as a retained object.
///
/// - Returns: `noErr`, or an error.
@discardableResult
public func AudioFileGetGlobalInfo<Object: _PropertyObject>(
  _ inPropertyID: AudioFilePropertyID, _ inSpecifierSize: UInt32,
  _ inSpecifier: UnsafeMutableRawPointer?, _ ioDataSize: UnsafeMutablePointer<UInt32>,
  _ outPropertyData: UnsafeMutablePointer<Unmanaged<Object>?>
) -> OSStatus {
  let type: Any.Type? =
    switch inPropertyID {
    case kAudioFileGlobalInfo_FileTypeName: CFString.self
    case kAudioFileGlobalInfo_AllExtensions, kAudioFileGlobalInfo_ExtensionsForType: CFArray.self
    default: nil
    }
  guard type == Object.self else { return kAudioFileUnsupportedPropertyError }
  return readObject(ioDataSize, outPropertyData) { size, data in
    AudioFileGetGlobalInfo(inPropertyID, inSpecifierSize, inSpecifier, size, data)
  }
}

/// Reads the name of a queue's device as a retained string.
///
/// - Returns: `noErr`, or an error.
@discardableResult
public func AudioQueueGetProperty<Object: _PropertyObject>(
  _ inAQ: AudioQueueRef, _ inID: AudioQueuePropertyID,
  _ outData: UnsafeMutablePointer<Unmanaged<Object>?>, _ ioDataSize: UnsafeMutablePointer<UInt32>
) -> OSStatus {
  guard inID == kAudioQueueProperty_CurrentDevice, Object.self == CFString.self else {
    return kAudioQueueErr_InvalidProperty
  }
  return readObject(ioDataSize, outData) { size, data in
    AudioQueueGetProperty(inAQ, inID, data, size)
  }
}
