extension NSCoder {
  /// Decodes a top-level object without a key.
  ///
  /// - Throws: The error of the first object that cannot be decoded.
  public func decodeTopLevelObject() throws -> Any? { try topLevelObject { decodeObject() } }

  /// Decodes a top-level object; nil if there is none.
  ///
  /// - Throws: The error of the first object that cannot be decoded.
  public func decodeTopLevelObject(forKey key: String) throws -> Any? {
    try topLevelObject { decodeObject(forKey: key) }
  }

  /// Decodes a top-level object of a class; nil if there is none.
  ///
  /// - Throws: The error of the first object that cannot be decoded, or is of another class.
  public func decodeTopLevelObject<DecodedObjectType: NSCoding>(
    of cls: DecodedObjectType.Type, forKey key: String
  ) throws -> DecodedObjectType? where DecodedObjectType: NSObject {
    try topLevelObject { decodeObject(of: cls, forKey: key) }
  }

  /// Decodes a top-level object of one of some classes; nil if there is none.
  ///
  /// - Throws: The error of the first object that cannot be decoded, or is of another class.
  public func decodeTopLevelObject(of classes: [AnyClass], forKey key: String) throws -> Any? {
    try topLevelObject { decodeObject(of: classes, forKey: key) }
  }

  private func topLevelObject<Object>(_ decode: () -> Object?) throws -> Object? {
    if let unarchiver = self as? NSKeyedUnarchiver { return try unarchiver.decodeTopLevel(decode) }
    let object = decode()
    if let error { throw error }
    return object
  }
}
