import TactusFoundation

/// The error code of an invalid key.
public let kCMMetadataIdentifierError_BadKey: OSStatus = -16302
/// The error code of an invalid identifier.
public let kCMMetadataIdentifierError_BadIdentifier: OSStatus = -16307

/// Creates the identifier of a key in a key space (Players.MF1).
///
/// - Parameters:
///   - allocator: Unused.
///   - key: The key, a string or its bytes.
///   - keySpace: The key space, such as `mdta`.
///   - identifierOut: The identifier.
/// - Returns: 0, or the code of an error.
@discardableResult
public func CMMetadataCreateIdentifierForKeyAndKeySpace(
  allocator: CFAllocator?, key: Any, keySpace: CFString,
  identifierOut: UnsafeMutablePointer<CFString?>
) -> OSStatus {
  let bytes = key as? Data ?? Data("\(key)".utf8)
  guard !bytes.isEmpty else { return kCMMetadataIdentifierError_BadKey }
  identifierOut.pointee = MetadataIdentifier.identifier(space: keySpace, key: bytes)
  return 0
}

/// Creates the key of an identifier: a string, or data if the bytes are not text (Players.MF1).
///
/// - Parameters:
///   - allocator: Unused.
///   - identifier: The identifier.
///   - keyOut: The key.
/// - Returns: 0, or the code of an error.
@discardableResult
public func CMMetadataCreateKeyFromIdentifier(
  allocator: CFAllocator?, identifier: CFString, keyOut: UnsafeMutablePointer<Any?>
) -> OSStatus {
  guard let key = MetadataIdentifier.parts(identifier)?.key else {
    return kCMMetadataIdentifierError_BadIdentifier
  }
  keyOut.pointee = String(data: key, encoding: .utf8) ?? key
  return 0
}

/// Creates the key space of an identifier (Players.MF1).
///
/// - Parameters:
///   - allocator: Unused.
///   - identifier: The identifier.
///   - keySpaceOut: The key space.
/// - Returns: 0, or the code of an error.
@discardableResult
public func CMMetadataCreateKeySpaceFromIdentifier(
  allocator: CFAllocator?, identifier: CFString, keySpaceOut: UnsafeMutablePointer<CFString?>
) -> OSStatus {
  guard let space = MetadataIdentifier.parts(identifier)?.space else {
    return kCMMetadataIdentifierError_BadIdentifier
  }
  keySpaceOut.pointee = space
  return 0
}
