/// A class of Foundation that inherits from `NSObject` on an iPhone, and has no superclass here.
public protocol _IdentityObject: NSObjectProtocol, Hashable {}

extension _IdentityObject {
  /// Returns whether an object is this one.
  public func isEqual(_ object: Any?) -> Bool { object as AnyObject === self }
  /// The number of the object in hash tables.
  public var hash: Int { ObjectIdentifier(self).hashValue }
  /// Returns the object itself.
  public func `self`() -> Self { self }
  /// Returns false: the object is not a proxy.
  public func isProxy() -> Bool { false }
  /// A text with the class and the address of the object.
  public var description: String {
    let address = UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque())
    return "<\(NSStringFromClass(type(of: self))): 0x\(String(address, radix: 16))>"
  }

  /// Returns whether two objects are the same.
  public static func == (left: Self, right: Self) -> Bool { left === right }
  /// Adds the identity of the object to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension FileManager: @retroactive NSObjectProtocol, @retroactive Hashable, _IdentityObject {}
extension NotificationCenter: @retroactive NSObjectProtocol, @retroactive Hashable, _IdentityObject
{}
extension ProcessInfo: @retroactive NSObjectProtocol, @retroactive Hashable, _IdentityObject {}
