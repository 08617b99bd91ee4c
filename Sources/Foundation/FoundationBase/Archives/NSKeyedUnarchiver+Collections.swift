extension NSKeyedUnarchiver {
  /// Returns the dictionary of an archive, with keys and objects of some classes; nil if the
  /// archive has others.
  ///
  /// - Throws: An error if the archive is damaged, or has an object of another class.
  public static func unarchivedDictionary<
    DecodedKeyType: NSObject & NSCopying & NSCoding, DecodedObjectType: NSObject & NSCoding
  >(
    ofKeyClass keyCls: DecodedKeyType.Type, objectClass valueCls: DecodedObjectType.Type,
    from data: Data
  ) throws -> [DecodedKeyType: DecodedObjectType]? {
    try unarchivedDictionary(ofKeyClasses: [keyCls], objectClasses: [valueCls], from: data)
      .flatMap { found in
        var result: [DecodedKeyType: DecodedObjectType] = [:]
        for (key, value) in found {
          guard let key = key.base as? DecodedKeyType, let value = value as? DecodedObjectType
          else { return nil }
          result[key] = value
        }
        return result
      }
  }

  /// Returns the dictionary of an archive, with keys and objects of some classes.
  ///
  /// - Throws: An error if the archive is damaged, or has an object of another class.
  public static func unarchivedDictionary(
    ofKeyClasses keyClasses: [AnyClass], objectClasses valueClasses: [AnyClass], from data: Data
  ) throws -> [AnyHashable: Any]? {
    let object = try unarchivedObject(
      ofClasses: [NSDictionary.self] + keyClasses + valueClasses, from: data)
    guard let dictionary = object as? NSDictionary else { return nil }
    var result: [AnyHashable: Any] = [:]
    for key in dictionary.allKeys {
      // A string as an object would not be found by a Swift string.
      guard let hashable = (key as? String).map(AnyHashable.init) ?? key as? AnyHashable else {
        return nil
      }
      result[hashable] = dictionary.object(forKey: key)
    }
    return result
  }

  /// Returns the array of an archive, with objects of some classes.
  ///
  /// - Throws: An error if the archive is damaged, or has an object of another class.
  public static func unarchivedArrayOfObjects(
    ofClasses classes: [AnyClass], from data: Data
  ) throws -> [Any]? {
    let object = try unarchivedObject(ofClasses: [NSArray.self] + classes, from: data)
    return (object as? NSArray)?.map { $0 }
  }

  /// Decodes a dictionary with keys and objects of a class each; nil if there is none.
  public func decodeDictionary<
    DecodedKeyType: NSObject & NSCopying & NSSecureCoding,
    DecodedObjectType: NSObject & NSSecureCoding
  >(
    withKeysOfClass keyCls: DecodedKeyType.Type, objectsOfClass objectCls: DecodedObjectType.Type,
    forKey key: String
  ) -> [DecodedKeyType: DecodedObjectType]? {
    let object = decodeObject(of: [NSDictionary.self, keyCls, objectCls], forKey: key)
    guard let dictionary = object as? NSDictionary else { return nil }
    var result: [DecodedKeyType: DecodedObjectType] = [:]
    for key in dictionary.allKeys {
      guard let value = dictionary.object(forKey: key) as? DecodedObjectType,
        let key = key as? DecodedKeyType
      else { return nil }
      result[key] = value
    }
    return result
  }
}
