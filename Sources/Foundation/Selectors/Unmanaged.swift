/// A reference to an object that Swift does not count.
///
/// On an iPhone the types of Core Foundation are classes, so that `Unmanaged<CFString>` is a type.
/// Here some of them are values, which this type boxes in objects. It takes the place of Swift's
/// own type, and behaves like that for objects.
public struct Unmanaged<Instance> {
  private let object: Swift.Unmanaged<AnyObject>

  private init(_ object: Swift.Unmanaged<AnyObject>) { self.object = object }

  /// Creates a reference of a pointer.
  public static func fromOpaque(_ value: UnsafeRawPointer) -> Unmanaged {
    Unmanaged(Swift.Unmanaged<AnyObject>.fromOpaque(value))
  }

  /// Returns a pointer to the object.
  public func toOpaque() -> UnsafeMutableRawPointer { object.toOpaque() }

  /// Creates a reference, and retains the object.
  public static func passRetained(_ value: Instance) -> Unmanaged {
    Unmanaged(Swift.Unmanaged.passRetained(value as AnyObject))
  }

  /// Creates a reference without retaining the object; the box of a value is never released.
  public static func passUnretained(_ value: Instance) -> Unmanaged {
    let isObject = type(of: value as Any) is AnyClass
    let object = value as AnyObject
    return Unmanaged(isObject ? .passUnretained(object) : .passRetained(object))
  }

  /// Returns the value.
  public func takeUnretainedValue() -> Instance { value(of: object.takeUnretainedValue()) }

  /// Returns the value, and releases the object.
  public func takeRetainedValue() -> Instance { value(of: object.takeRetainedValue()) }

  /// Retains the object.
  @discardableResult
  public func retain() -> Unmanaged { Unmanaged(object.retain()) }

  /// Releases the object.
  public func release() { object.release() }

  /// Returns the reference; there are no autorelease pools.
  public func autorelease() -> Unmanaged { self }

  /// Calls a function with the value, which the caller keeps alive.
  public func _withUnsafeGuaranteedRef<Result>(
    _ body: (Instance) throws -> Result
  ) rethrows -> Result {
    try body(takeUnretainedValue())
  }

  private func value(of object: AnyObject) -> Instance {
    guard let value = object as? Instance else {
      preconditionFailure("an unmanaged \(Instance.self) is a \(type(of: object))")
    }
    return value
  }
}

/// Sendable because the reference is a constant, and its object may go to any thread.
extension Unmanaged: @unchecked Sendable where Instance: Sendable {}
