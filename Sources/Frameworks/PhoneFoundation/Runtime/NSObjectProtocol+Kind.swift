extension NSObjectProtocol {
  /// Whether it is of a class, or of one below it.
  public func isKind(of aClass: AnyClass) -> Bool {
    sequence(first: type(of: self) as AnyClass, next: _getSuperclass).contains { $0 == aClass }
  }

  /// Whether it is of a class, and of none below it.
  public func isMember(of aClass: AnyClass) -> Bool { type(of: self) as AnyClass == aClass }
}

extension NSObject {
  /// The class above its own; nil for `NSObject` itself.
  public var superclass: AnyClass? { _getSuperclass(type(of: self)) }

  /// The class above this one; nil for `NSObject` itself.
  public class func superclass() -> AnyClass? { _getSuperclass(self) }

  /// Whether this class is another, or stands below it.
  public class func isSubclass(of aClass: AnyClass) -> Bool {
    sequence(first: self as AnyClass, next: _getSuperclass).contains { $0 == aClass }
  }
}
