extension NSObjectProtocol {
  /// Returns whether the object is an instance of a class or a subclass.
  public func isKind(of aClass: AnyClass) -> Bool {
    sequence(first: type(of: self) as AnyClass, next: _getSuperclass).contains { $0 == aClass }
  }

  /// Returns whether the object is an instance of a class, and not of a subclass.
  public func isMember(of aClass: AnyClass) -> Bool { type(of: self) as AnyClass == aClass }
}

extension NSObject {
  /// The superclass of the object's class; nil for `NSObject`.
  public var superclass: AnyClass? { _getSuperclass(type(of: self)) }

  /// Returns the class itself, as which its objects are archived.
  public class func classForCoder() -> AnyClass { self }

  /// Returns the superclass; nil for `NSObject`.
  public class func superclass() -> AnyClass? { _getSuperclass(self) }

  /// Returns whether the class is another or a subclass of it.
  public class func isSubclass(of aClass: AnyClass) -> Bool {
    sequence(first: self as AnyClass, next: _getSuperclass).contains { $0 == aClass }
  }
}
