import TactusFoundation

/// A metadata format.
public typealias CMMetadataFormatDescription = CMFormatDescription
/// A metadata type as a four-character code.
public typealias CMMetadataFormatType = FourCharCode

/// Creates a metadata format from keys (Players.MF1).
///
/// - Parameters:
///   - allocator: Unused.
///   - metadataType: The kind of metadata.
///   - keys: Dictionaries, each with the value, the namespace and the local identifier of a key;
///     nil for none.
///   - formatDescriptionOut: The format.
/// - Returns: 0, or the code of an error.
@discardableResult
public func CMMetadataFormatDescriptionCreateWithKeys(
  allocator: CFAllocator?, metadataType: CMMetadataFormatType, keys: [Any]?,
  formatDescriptionOut: UnsafeMutablePointer<CMMetadataFormatDescription?>
) -> OSStatus {
  var known: [[String: Any]] = []
  for key in keys ?? [] {
    guard let key = key as? [String: Any], key[kCMMetadataFormatDescriptionKey_Value] is Data,
      key[kCMMetadataFormatDescriptionKey_Namespace] != nil
    else { return kCMFormatDescriptionError_InvalidParameter }
    known.append(key)
  }
  formatDescriptionOut.pointee = CMFormatDescription(metadata: metadataType, keys: known)
  return 0
}

/// Creates a metadata format from specifications (Players.MF1).
///
/// - Parameters:
///   - allocator: Unused.
///   - metadataType: The kind of metadata.
///   - metadataSpecifications: Dictionaries, each with an identifier and a type.
///   - formatDescriptionOut: The format.
/// - Returns: 0, or the code of an error.
@discardableResult
public func CMMetadataFormatDescriptionCreateWithMetadataSpecifications(
  allocator: CFAllocator?, metadataType: CMMetadataFormatType, metadataSpecifications: [Any],
  formatDescriptionOut: UnsafeMutablePointer<CMMetadataFormatDescription?>
) -> OSStatus {
  guard let keys = MetadataIdentifier.keys(metadataSpecifications, after: []) else {
    return kCMFormatDescriptionError_InvalidParameter
  }
  formatDescriptionOut.pointee = CMFormatDescription(metadata: metadataType, keys: keys)
  return 0
}

/// Creates a metadata format from another format and further specifications (Players.MF1).
///
/// - Parameters:
///   - allocator: Unused.
///   - sourceDescription: The other format.
///   - metadataSpecifications: Dictionaries, each with an identifier and a type.
///   - formatDescriptionOut: The format.
/// - Returns: 0, or the code of an error.
@discardableResult
public func CMMetadataFormatDescriptionCreateWithMetadataFormatDescriptionAndMetadataSpecifications(
  allocator: CFAllocator?, sourceDescription: CMMetadataFormatDescription,
  metadataSpecifications: [Any],
  formatDescriptionOut: UnsafeMutablePointer<CMMetadataFormatDescription?>
) -> OSStatus {
  let old = sourceDescription.metadataKeys
  guard let keys = MetadataIdentifier.keys(metadataSpecifications, after: old) else {
    return kCMFormatDescriptionError_InvalidParameter
  }
  formatDescriptionOut.pointee = CMFormatDescription(
    metadata: sourceDescription.mediaSubType.rawValue, keys: old + keys)
  return 0
}

/// Creates a metadata format with the keys of two others (Players.MF1).
///
/// - Parameters:
///   - allocator: Unused.
///   - sourceDescription: A format.
///   - otherSourceDescription: Another format of the same kind.
///   - formatDescriptionOut: The format.
/// - Returns: 0, or the code of an error.
@discardableResult
public func CMMetadataFormatDescriptionCreateByMergingMetadataFormatDescriptions(
  allocator: CFAllocator?, sourceDescription: CMMetadataFormatDescription,
  otherSourceDescription: CMMetadataFormatDescription,
  formatDescriptionOut: UnsafeMutablePointer<CMMetadataFormatDescription?>
) -> OSStatus {
  guard sourceDescription.mediaSubType == otherSourceDescription.mediaSubType else {
    return kCMFormatDescriptionError_InvalidParameter
  }
  let known = sourceDescription.metadataKeys
  let names = Set(known.compactMap(MetadataIdentifier.identifier))
  let new = otherSourceDescription.metadataKeys.filter {
    MetadataIdentifier.identifier($0).map { !names.contains($0) } ?? true
  }
  formatDescriptionOut.pointee = CMFormatDescription(
    metadata: sourceDescription.mediaSubType.rawValue,
    keys: known + MetadataIdentifier.numbered(new, after: known))
  return 0
}

/// Returns the identifiers of the keys of a format; nil if it has none.
public func CMMetadataFormatDescriptionGetIdentifiers(
  _ desc: CMMetadataFormatDescription
) -> [CFString]? {
  let identifiers = desc.metadataKeys.compactMap(MetadataIdentifier.identifier)
  return identifiers.isEmpty ? nil : identifiers
}

/// Returns the key with a local identifier; nil if there is none.
public func CMMetadataFormatDescriptionGetKeyWithLocalID(
  _ desc: CMMetadataFormatDescription, localKeyID: OSType
) -> CFDictionary? { desc.metadataKeys.first { MetadataIdentifier.number($0) == localKeyID } }
