import TactusFoundation

/// The error code of a key that is not valid.
public let kCMMetadataIdentifierError_BadKey: OSStatus = -16302
/// The error code of an identifier that is not valid.
public let kCMMetadataIdentifierError_BadIdentifier: OSStatus = -16307

/// Creates the identifier of a key in a space (Players.MF1).
///
/// - Parameters:
///   - allocator: Unused.
///   - key: The key, a text or the bytes of one.
///   - keySpace: The space, such as `mdta`.
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

/// Creates the key of an identifier: a text, or bytes that are none (Players.MF1).
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

/// Creates the space of an identifier's key (Players.MF1).
///
/// - Parameters:
///   - allocator: Unused.
///   - identifier: The identifier.
///   - keySpaceOut: The space.
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
