import FoundationNetworking
import TactusFoundationBase

// The header fields of requests as on an iPhone: an empty dictionary if there are none, with names
// as they were set. Client code that names Foundation's own members gets these (Networking.NW18).

/// A request with header fields.
public protocol _HTTPHeaderFields {
  /// The header fields, as Foundation has them.
  var allHTTPHeaderFields: [String: String]? { get }
}

/// A request object whose header fields can be set.
public protocol _MutableHTTPHeaderFields: _HTTPHeaderFields, AnyObject {
  /// The header fields, as Foundation has them.
  var allHTTPHeaderFields: [String: String]? { get set }
}

extension _HTTPHeaderFields {
  /// The header fields; empty if there are none.
  public var _allHTTPHeaderFields: [String: String]? { allHTTPHeaderFields ?? [:] }
}

extension _MutableHTTPHeaderFields {
  /// The header fields; empty if there are none.
  public var _allHTTPHeaderFields: [String: String]? {
    get { allHTTPHeaderFields ?? [:] }
    set { allHTTPHeaderFields = newValue }
  }

  /// Sets a header field.
  public func _setValue(_ value: String?, forHTTPHeaderField field: String) {
    allHTTPHeaderFields = HTTPHeaderFields.setting(value, field, in: allHTTPHeaderFields)
  }

  /// Appends a value to a header field, behind a comma.
  public func _addValue(_ value: String, forHTTPHeaderField field: String) {
    allHTTPHeaderFields = HTTPHeaderFields.adding(value, field, in: allHTTPHeaderFields)
  }
}

extension NSURLRequest: _HTTPHeaderFields {}
extension NSMutableURLRequest: _MutableHTTPHeaderFields {}

extension URLRequest {
  /// The header fields; empty if there are none.
  public var _allHTTPHeaderFields: [String: String]? {
    get { allHTTPHeaderFields ?? [:] }
    set { allHTTPHeaderFields = newValue }
  }

  /// Sets a header field.
  public mutating func _setValue(_ value: String?, forHTTPHeaderField field: String) {
    allHTTPHeaderFields = HTTPHeaderFields.setting(value, field, in: allHTTPHeaderFields)
  }

  /// Appends a value to a header field, behind a comma.
  public mutating func _addValue(_ value: String, forHTTPHeaderField field: String) {
    allHTTPHeaderFields = HTTPHeaderFields.adding(value, field, in: allHTTPHeaderFields)
  }
}

private enum HTTPHeaderFields {
  /// Returns header fields with another value of one of them.
  static func setting(_ value: String?, _ field: String, in fields: [String: String]?)
    -> [String: String]
  {
    var fields = fields ?? [:]
    fields[name(of: field, in: fields)] = value
    return fields
  }

  /// Returns header fields with a further value of one of them.
  static func adding(_ value: String, _ field: String, in fields: [String: String]?)
    -> [String: String]
  {
    var fields = fields ?? [:]
    let old = fields.removeValue(forKey: name(of: field, in: fields))
    fields[field] = old.map { $0 + "," + value } ?? value
    return fields
  }

  /// Returns the name of a field as some fields have it; names do not depend on the case.
  private static func name(of field: String, in fields: [String: String]) -> String {
    fields.keys.first { $0.caseInsensitiveCompare(field) == .orderedSame } ?? field
  }
}
