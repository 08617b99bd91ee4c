// Objects of Foundation's collections, texts and data whose class is known only at run time.
// Lowered sources call these functions in place of initializers that are not required here.
// Source: ObjectiveC.KC27

/// A factory of objects of Foundation's classes with mutable subclasses.
enum ValueFactory {
  /// Returns an object as one of a class.
  ///
  /// A class that an app derived itself has initializers of its own, and traps.
  static func made<Object: AnyObject>(_ object: AnyObject, as type: Object.Type) -> Object {
    if let object = object as? Object { return object }
    NSException(
      name: .invalidArgumentException,
      reason: "\(type) cannot be created by a metatype, because it does not inherit the "
        + "initializers of \(Swift.type(of: object)) here: name the class, as in \(type)(…)"
    ).raise()
  }
}

extension NSArray {
  /// Creates an empty array.
  public static func _new() -> Self { _new(array: []) }

  /// Creates an array with the elements of another one.
  public static func _new(array: [Any]) -> Self {
    let isMutable = self is NSMutableArray.Type
    return ValueFactory.made(
      isMutable ? NSMutableArray(array: array) : NSArray(array: array), as: Self.self)
  }

  /// Creates an array with elements.
  public static func _new(objects: Any...) -> Self { _new(array: objects) }
}

extension NSSet {
  /// Creates an empty set.
  public static func _new() -> Self { _new(array: []) }

  /// Creates a set with the elements of an array.
  public static func _new(array: [Any]) -> Self {
    let set =
      switch self {
      case is NSCountedSet.Type: NSCountedSet(array: array)
      case is NSMutableSet.Type: NSMutableSet(array: array)
      default: NSSet(array: array)
      }
    return ValueFactory.made(set, as: Self.self)
  }

  /// Creates a set with the elements of another one.
  public static func _new(set: Set<AnyHashable>) -> Self { _new(array: Array(set)) }

  /// Creates a set with elements.
  public static func _new(objects: Any...) -> Self { _new(array: objects) }
}

extension NSOrderedSet {
  /// Creates an empty ordered set.
  public static func _new() -> Self { _new(array: []) }

  /// Creates an ordered set with the elements of an array.
  public static func _new(array: [Any]) -> Self {
    let isMutable = self is NSMutableOrderedSet.Type
    return ValueFactory.made(
      isMutable ? NSMutableOrderedSet.unique(array) : NSOrderedSet(array: array), as: Self.self)
  }

  /// Creates an ordered set with the elements of a set.
  public static func _new(set: Set<AnyHashable>) -> Self { _new(array: Array(set)) }

  /// Creates an ordered set with elements.
  public static func _new(objects: Any...) -> Self { _new(array: objects) }
}

extension NSDictionary {
  /// Creates an empty dictionary.
  public static func _new() -> Self { _new(dictionary: [:]) }

  /// Creates a dictionary with the entries of another one.
  public static func _new(dictionary: [AnyHashable: Any]) -> Self {
    let isMutable = self is NSMutableDictionary.Type
    return ValueFactory.made(
      isMutable
        ? NSMutableDictionary(dictionary: dictionary) : NSDictionary(dictionary: dictionary),
      as: Self.self)
  }

  /// Creates a dictionary with values and their keys, of equal number.
  public static func _new(objects: [Any], forKeys keys: [AnyHashable]) -> Self {
    guard objects.count == keys.count else {
      NSException(
        name: .invalidArgumentException,
        reason: "\(self): the number of objects (\(objects.count)) differs from that of keys "
          + "(\(keys.count))"
      ).raise()
    }
    return _new(dictionary: Dictionary(zip(keys, objects)) { _, last in last })
  }
}

extension NSString {
  /// Creates an empty text.
  public static func _new() -> Self { self.init(string: "") }
}

extension NSData {
  /// Creates empty data.
  public static func _new() -> Self { _new(data: Data()) }

  /// Creates data with the bytes of other data.
  public static func _new(data: Data) -> Self {
    let isMutable = self is NSMutableData.Type
    return ValueFactory.made(
      isMutable ? NSMutableData(data: data) : NSData(data: data), as: Self.self)
  }

  /// Creates data with a copy of bytes.
  public static func _new(bytes: UnsafeRawPointer?, length: Int) -> Self {
    _new(data: bytes.map { Data(bytes: $0, count: length) } ?? Data())
  }
}

extension NSAttributedString {
  /// Creates an empty text.
  public static func _new() -> Self { _new(string: "") }

  /// Creates a text with attributes for all of it.
  public static func _new(
    string: String, attributes: [NSAttributedString.Key: Any]? = nil
  ) -> Self {
    let isMutable = self is NSMutableAttributedString.Type
    return ValueFactory.made(
      isMutable
        ? NSMutableAttributedString(string: string, attributes: attributes)
        : NSAttributedString(string: string, attributes: attributes), as: Self.self)
  }

  /// Creates a text with the characters and attributes of another one.
  public static func _new(attributedString: NSAttributedString) -> Self {
    let isMutable = self is NSMutableAttributedString.Type
    return ValueFactory.made(
      isMutable
        ? NSMutableAttributedString(attributedString: attributedString)
        : NSAttributedString(attributedString: attributedString), as: Self.self)
  }
}
