// Information about file types.

/// Returns the size of information about file types.
///
/// - Parameters:
///   - inPropertyID: The property.
///   - inSpecifierSize: The size of the specifier in bytes.
///   - inSpecifier: The type or the extension in question; may be `nil`.
///   - outDataSize: Set to the size of the value in bytes.
/// - Returns: `noErr`, or `kAudioFileUnsupportedPropertyError`.
@discardableResult
public func AudioFileGetGlobalInfoSize(
  _ inPropertyID: AudioFilePropertyID, _ inSpecifierSize: UInt32,
  _ inSpecifier: UnsafeMutableRawPointer?, _ outDataSize: UnsafeMutablePointer<UInt32>
) -> OSStatus {
  let size: Int
  switch GlobalFileInfo.value(inPropertyID, inSpecifierSize, inSpecifier) {
  case .numbers(let numbers)?: size = numbers.count * 4
  case .text?: size = MemoryLayout<CFString>.size
  case .texts?: size = MemoryLayout<CFArray>.size
  case nil: return kAudioFileUnsupportedPropertyError
  }
  outDataSize.pointee = UInt32(size)
  return noErr
}

/// Copies information about file types, such as their names or extensions, to the app's buffer.
///
/// - Parameters:
///   - inPropertyID: The property.
///   - inSpecifierSize: The size of the specifier in bytes.
///   - inSpecifier: The type or the extension in question; may be `nil`.
///   - ioDataSize: The size of the buffer in bytes; set to the size of the value.
///   - outPropertyData: Receives the value.
/// - Returns: `noErr`, `kAudioFileUnsupportedPropertyError`, or `kAudioFileBadPropertySizeError`.
@discardableResult @_disfavoredOverload
public func AudioFileGetGlobalInfo(
  _ inPropertyID: AudioFilePropertyID, _ inSpecifierSize: UInt32,
  _ inSpecifier: UnsafeMutableRawPointer?, _ ioDataSize: UnsafeMutablePointer<UInt32>,
  _ outPropertyData: UnsafeMutableRawPointer
) -> OSStatus {
  let error = kAudioFileBadPropertySizeError
  switch GlobalFileInfo.value(inPropertyID, inSpecifierSize, inSpecifier) {
  case .numbers(let numbers)?:
    return PropertyValues.store(all: numbers, ioDataSize, outPropertyData, else: error)
  case .text(let text)?:
    return PropertyValues.store(object: text as CFString, ioDataSize, outPropertyData, else: error)
  case .texts(let texts)?:
    return PropertyValues.store(object: texts as CFArray, ioDataSize, outPropertyData, else: error)
  case nil: return kAudioFileUnsupportedPropertyError
  }
}

/// The information about file types.
private enum GlobalFileInfo {
  case numbers([UInt32])
  case text(String)
  case texts([String])

  static func value(
    _ property: AudioFilePropertyID, _ size: UInt32, _ specifier: UnsafeMutableRawPointer?
  ) -> GlobalFileInfo? {
    let types = ContainerFormat.types
    switch property {
    case kAudioFileGlobalInfo_ReadableTypes, kAudioFileGlobalInfo_WritableTypes:
      return .numbers(types.map(\.type))
    case kAudioFileGlobalInfo_AllExtensions: return .texts(types.flatMap(\.extensions))
    case kAudioFileGlobalInfo_FileTypeName:
      return type(size, specifier).map { .text($0.name) }
    case kAudioFileGlobalInfo_ExtensionsForType:
      return type(size, specifier).map { .texts($0.extensions) }
    case kAudioFileGlobalInfo_TypesForExtension:
      guard let name = PropertyValues.text(size, specifier)?.lowercased() else { return nil }
      return .numbers(types.filter { $0.extensions.contains(name) }.map(\.type))
    case kAudioFileGlobalInfo_AvailableFormatIDs:
      guard let type = type(size, specifier)?.type else { return nil }
      switch type {
      case kAudioFileFLACType: return .numbers([kAudioFormatFLAC])
      case kAudioFileMP3Type: return .numbers([kAudioFormatMPEGLayer3])
      case kAudioFileCAFType:
        return .numbers([
          kAudioFormatLinearPCM, kAudioFormatULaw, kAudioFormatALaw, kAudioFormatAppleIMA4,
          kAudioFormatAppleLossless,
        ])
      case kAudioFileAIFFType: return .numbers([kAudioFormatLinearPCM])
      default: return .numbers([kAudioFormatLinearPCM, kAudioFormatULaw, kAudioFormatALaw])
      }
    default: return nil
    }
  }

  private static func type(
    _ size: UInt32, _ specifier: UnsafeMutableRawPointer?
  ) -> (type: AudioFileTypeID, extensions: [String], name: String)? {
    let wanted = PropertyValues.load(AudioFileTypeID.self, size, specifier)
    return ContainerFormat.types.first { $0.type == wanted }
  }
}
