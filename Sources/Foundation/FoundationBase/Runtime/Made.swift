/// A type with an initializer that returns an existing object, by assigning it to `self`.
///
/// Lowered sources call it in place of an initializer of a class that is known only at run time:
/// such an initializer is required in Swift. The protocol is not restricted to classes, because
/// only then its initializer may assign to `self`.
public protocol _Made {}

extension _Made {
  /// Creates a value that is another one.
  public init(_made value: Self) { self = value }
}

extension NSObject: _Made {}
