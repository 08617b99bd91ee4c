import Foundation

extension Dictionary where Key == NSObject {
  /// The value of a key that is a `CFString`, which on an iPhone is an object.
  @_disfavoredOverload
  public subscript(key: CFString) -> Value? {
    get { self[NSString(string: key) as NSObject] }
    set { self[NSString(string: key) as NSObject] = newValue }
  }
}
