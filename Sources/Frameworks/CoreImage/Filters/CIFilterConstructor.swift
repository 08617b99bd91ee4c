/// A factory of an app's filters, called by name.
public protocol CIFilterConstructor: AnyObject {
  /// Returns a filter with a name.
  func filter(withName name: String) -> CIFilter?
}
