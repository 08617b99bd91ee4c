/// A general interface for objects that produce filters.
public protocol CIFilterConstructor: AnyObject {
  /// Returns a filter with a name.
  func filter(withName name: String) -> CIFilter?
}
