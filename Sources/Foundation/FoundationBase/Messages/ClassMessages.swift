// Source: ObjectiveC.KC12, ObjectiveC.KC13, ObjectiveC.KC20, ObjectiveC.KC23

/// A class of unknown type that receives messages.
///
/// The lowering wraps an `AnyClass` in it where a message is sent: `type.responds(to: action)`.
public struct _ClassMessages {
  private let type: AnyClass

  /// Creates a wrapper of a class.
  public init(_ type: AnyClass) { self.type = type }

  /// Returns whether the class has a class property or a class method of that name.
  public func responds(to aSelector: Selector!) -> Bool {
    ClassMessage.responds(type, to: aSelector)
  }

  /// Returns whether the instances of the class have a method.
  public func instancesRespond(to aSelector: Selector!) -> Bool {
    aSelector?.isMethod(ofInstancesOf: type) ?? false
  }

  /// Returns the value of a class property by the selector of its getter, or calls a class method.
  ///
  /// Another selector traps.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    ClassMessage.result(of: aSelector, [], sentTo: type)
  }

  /// Calls a class method with one argument (ObjectiveC.KC20).
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any?) -> Unmanaged<AnyObject>! {
    ClassMessage.result(of: aSelector, [object], sentTo: type)
  }

  /// Calls a class method with two arguments (ObjectiveC.KC20).
  @discardableResult
  public func perform(_ aSelector: Selector!, with object1: Any?, with object2: Any?)
    -> Unmanaged<AnyObject>!
  {
    ClassMessage.result(of: aSelector, [object1, object2], sentTo: type)
  }

  /// Returns the value of a class property by its key.
  ///
  /// An unknown key traps (ObjectiveC.KC11).
  public func value(forKey key: String) -> Any? { KeyedAccess.classValue(key, of: type) }

  /// Returns whether the class conforms to a protocol.
  public func conforms(to aProtocol: Protocol) -> Bool { class_conformsToProtocol(type, aProtocol) }

  /// Returns whether the class is another one or a subclass of it.
  public func isSubclass(of aClass: AnyClass) -> Bool {
    sequence(first: type, next: _getSuperclass).contains { $0 == aClass }
  }

  /// Returns the superclass; nil for a class without one.
  public func superclass() -> AnyClass? { _getSuperclass(type) }

  /// Returns a text that describes the class: its name, unless it overrides the method
  /// (ObjectiveC.KC23).
  public func description() -> String { ClassDescription.text(of: type) }
}

/// Wraps a class of unknown type.
public func _AM(_ type: AnyClass) -> _ClassMessages { _ClassMessages(type) }
/// Wraps an optional class; an implicitly unwrapped one stays so.
public func _AM(_ type: AnyClass?) -> _ClassMessages! { type.map(_ClassMessages.init) }
