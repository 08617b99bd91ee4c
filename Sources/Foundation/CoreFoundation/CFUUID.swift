/// Core Foundation's name of a universally unique identifier.
public typealias CFUUID = UUID

/// Creates a new identifier.
public func CFUUIDCreate(_ alloc: CFAllocator?) -> CFUUID! { UUID() }

/// Creates an identifier from its text; `nil` for another text.
public func CFUUIDCreateFromString(_ alloc: CFAllocator?, _ uuidStr: CFString!) -> CFUUID! {
  uuidStr.flatMap { UUID(uuidString: $0) }
}

/// Returns the text of an identifier.
public func CFUUIDCreateString(_ alloc: CFAllocator?, _ uuid: CFUUID!) -> CFString! {
  uuid?.uuidString
}

/// Returns the bytes of an identifier.
public func CFUUIDGetUUIDBytes(_ uuid: CFUUID!) -> CFUUIDBytes {
  let bytes = uuid.uuid
  return CFUUIDBytes(
    byte0: bytes.0, byte1: bytes.1, byte2: bytes.2, byte3: bytes.3, byte4: bytes.4, byte5: bytes.5,
    byte6: bytes.6, byte7: bytes.7, byte8: bytes.8, byte9: bytes.9, byte10: bytes.10,
    byte11: bytes.11, byte12: bytes.12, byte13: bytes.13, byte14: bytes.14, byte15: bytes.15)
}

/// Creates the identifier of bytes.
public func CFUUIDCreateFromUUIDBytes(_ alloc: CFAllocator?, _ bytes: CFUUIDBytes) -> CFUUID! {
  UUID(
    uuid: (
      bytes.byte0, bytes.byte1, bytes.byte2, bytes.byte3, bytes.byte4, bytes.byte5, bytes.byte6,
      bytes.byte7, bytes.byte8, bytes.byte9, bytes.byte10, bytes.byte11, bytes.byte12, bytes.byte13,
      bytes.byte14, bytes.byte15
    ))
}
