/// An object of Core Foundation or of a framework above it, such as an image: two are equal if they
/// are the same object (ObjectiveC.CF1).
///
/// Apps use its conformance to `Hashable` only.
public protocol _CoreFoundationObject: AnyObject, Hashable {}

extension _CoreFoundationObject {
  /// Returns whether both are the same object.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }
  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
