/// Foundation's classes in keyed archives (Archives.AR3).
package enum ArchivedTypes {
  /// The classes of property lists.
  static let propertyList: [AnyClass] = [
    NSArray.self, NSDictionary.self, NSString.self, NSData.self, NSDate.self, NSNumber.self,
  ]

  /// Returns the object of a string, a number or data; `nil` for another value.
  static func object(of node: ArchiveNode) -> AnyObject? {
    switch node {
    case .string(let text): NSString(string: text)
    case .data(let data): NSData(data: data)
    default: node.number
    }
  }

  /// Returns the object of a class whose values are no objects; `nil` for another class.
  static func object(of type: AnyClass, _ members: [String: ArchiveNode]) -> AnyObject? {
    if isKind(type, of: [NSString.self]) {
      guard let text = text(members) else { return nil }
      return type is NSMutableString.Type ? NSMutableString(string: text) : NSString(string: text)
    }
    if isKind(type, of: [NSDecimalNumber.self]) {
      return text(members).map { NSDecimalNumber(string: $0, locale: Locale(identifier: "en")) }
    }
    if isKind(type, of: [NSData.self]), case .data(let data)? = members["NS.data"] {
      return type is NSMutableData.Type ? NSMutableData(data: data) : NSData(data: data)
    }
    if isKind(type, of: [NSCharacterSet.self]),
      case .data(let data)? = members["NSCharacterSetBitmapRepresentation"]
    {
      return NSCharacterSet(bitmapRepresentation: data)
    }
    return nil
  }

  /// Returns the function that makes a collection of a class from its elements; `nil` for another
  /// class.
  static func collection(_ type: AnyClass) -> (([Any]) -> AnyObject)? {
    switch type {
    case is NSMutableArray.Type: { NSMutableArray(array: $0) }
    case is NSArray.Type: { NSArray(array: $0) }
    case is NSMutableSet.Type: { NSMutableSet(array: $0) }
    case is NSSet.Type: { NSSet(array: $0) }
    case is NSMutableOrderedSet.Type: { NSMutableOrderedSet(array: $0) }
    case is NSOrderedSet.Type: { NSOrderedSet(array: $0) }
    default: nil
    }
  }

  /// Returns whether the objects of a class contain others as their elements.
  static func isCollection(_ type: AnyClass) -> Bool {
    collection(type) != nil || type is NSDictionary.Type
  }

  /// Returns whether a class is one of others, or a subclass.
  static func isKind(_ type: AnyClass, of types: [AnyClass]) -> Bool {
    var next: AnyClass? = type
    while let type = next {
      if types.contains(where: { $0 === type }) { return true }
      next = _getSuperclass(type)
    }
    return false
  }

  /// Returns whether a class supports secure coding.
  static func isSecure(_ type: AnyClass) -> Bool {
    (type as? any NSSecureCoding.Type)?.supportsSecureCoding ?? false
  }

  /// Returns whether a class is one of Apple's.
  package static func isFramework(_ type: AnyClass) -> Bool {
    String(reflecting: type).split(separator: ".").first.map(ClassNames.isFramework) ?? false
  }

  private static func text(_ members: [String: ArchiveNode]) -> String? {
    if case .string(let text)? = members["NS.string"] { return text }
    if case .data(let data)? = members["NS.bytes"] { return String(decoding: data, as: UTF8.self) }
    return nil
  }
}
