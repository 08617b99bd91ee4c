/// An error that can be created without a domain.
///
/// An initializer of an extension of `NSError` itself would be one that subclasses have to
/// override.
public protocol _EmptyError: NSError {}

extension NSError: _EmptyError {}

extension _EmptyError {
  /// Creates an error without a domain; a subclass needs an initializer of its own for that.
  public init() {
    guard let error = NSError(domain: "", code: 0) as? Self else {
      programmingError("create a \(Self.self) by init(domain:code:userInfo:)")
    }
    self.init(_made: error)
  }
}
