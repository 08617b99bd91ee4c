import FoundationNetworking
import TactusFoundationBase

// Members that Foundation's classes on Linux do not let a class override. Lowered sources give an
// override the prefix `_own_`.

/// A class that overrides the class property `shared`.
public protocol _KVShared: URLSession {
  /// Is read in place of the property of the same name.
  static var _own_shared: URLSession { get }
  /// A marker whose isolation is that of the class.
  func _kvShared()
}

extension _KVShared {
  /// Does nothing; this marker is that of a class without a global actor.
  public func _kvShared() {}
}

/// A class that overrides `statusCode`.
public protocol _KVStatus: HTTPURLResponse {
  /// Is read in place of the property of the same name.
  var _own_statusCode: Int { get }
  /// A marker whose isolation is that of the class.
  func _kvStatus()
}

extension _KVStatus {
  /// Does nothing; this marker is that of a class without a global actor.
  public func _kvStatus() {}
}

extension HTTPURLResponse {
  /// The status code, such as 200.
  @_disfavoredOverload
  public var statusCode: Int {
    guard type(of: self) != HTTPURLResponse.self, let own = self as? any _KVStatus else {
      return _base_statusCode
    }
    return own._own_statusCode
  }

  /// The status code that Foundation knows; lowered sources read this in place of `super`.
  public var _base_statusCode: Int { self.FoundationNetworking::statusCode }
}
