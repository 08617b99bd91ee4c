// Source: ObjectiveC.KC12, ObjectiveC.KC13

/// A class of unknown type that receives messages.
///
/// The lowering wraps an `AnyClass` in it where a message is sent: `type.responds(to: action)`.
public struct _ClassMessages {
  private let type: AnyClass

  /// Creates a wrapper of a class.
  public init(_ type: AnyClass) { self.type = type }

  /// Returns whether the class has a class property of that name.
  public func responds(to aSelector: Selector!) -> Bool {
    aSelector.map { KeyedAccess.hasClassValue($0.description, of: type) } ?? false
  }

  /// Returns whether the instances of the class have a method.
  public func instancesRespond(to aSelector: Selector!) -> Bool {
    aSelector?.isMethod(ofInstancesOf: type) ?? false
  }

  /// Returns the value of a class property by the selector of its getter.
  ///
  /// A selector without such a property ends the program.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    guard let aSelector else { return nil }
    let value = KeyedAccess.classValue(ofSelector: aSelector.description, of: type)
    return value.map { Unmanaged.passUnretained($0 as AnyObject) }
  }

  /// Returns the value of a class property by its key.
  ///
  /// An unknown key ends the program (ObjectiveC.KC11).
  public func value(forKey key: String) -> Any? { KeyedAccess.classValue(key, of: type) }

  /// Returns whether the class is another one or a subclass of it.
  public func isSubclass(of aClass: AnyClass) -> Bool {
    sequence(first: type, next: _getSuperclass).contains { $0 == aClass }
  }

  /// Returns the superclass; nil for a class without one.
  public func superclass() -> AnyClass? { _getSuperclass(type) }

  /// Returns the name of the class.
  public func description() -> String { NSStringFromClass(type) }
}

/// Wraps a class of unknown type.
public func _AM(_ type: AnyClass) -> _ClassMessages { _ClassMessages(type) }
/// Wraps an optional class; an implicitly unwrapped one stays so.
public func _AM(_ type: AnyClass?) -> _ClassMessages! { type.map(_ClassMessages.init) }
