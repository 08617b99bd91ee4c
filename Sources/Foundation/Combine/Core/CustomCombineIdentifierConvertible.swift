/// A type with an identifier that distinguishes its values in a stream.
public protocol CustomCombineIdentifierConvertible {
  /// The identifier.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identifier, derived from the object's identity.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
