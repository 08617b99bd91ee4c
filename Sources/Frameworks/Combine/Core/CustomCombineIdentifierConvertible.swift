/// What can be told apart while it takes part in streams.
public protocol CustomCombineIdentifierConvertible {
  /// What tells it apart.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// What tells the object apart.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
