import FoundationNetworking
import Synchronization
import TactusFoundationBase

// The toolchain capitalizes the names of all header fields that do not begin with "X-".
extension HTTPURLResponse {
  /// Creates a response whose header fields keep their names, except usual ones such as
  /// `Content-Length`; lowered sources call this in place of the initializer (Networking.NW78).
  public static func _make(
    url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?
  ) -> HTTPURLResponse? {
    let response = HTTPURLResponse(
      url: url, statusCode: statusCode, httpVersion: httpVersion, headerFields: headerFields)
    guard let response, let headerFields else { return response }
    var fields = response.FoundationNetworking::allHeaderFields
    var isOther = false
    for (name, value) in headerFields where !Self.usualNames.contains(name.lowercased()) {
      let changed = fields.keys.first {
        ($0 as? String)?.caseInsensitiveCompare(name) == .orderedSame
      }
      guard let changed, changed as? String != name else { continue }
      fields[changed] = nil
      fields[name] = value
      isOther = true
    }
    guard isOther else { return response }
    objc_setAssociatedObject(
      response, AppNamedFields.key, fields, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    AppNamedFields.isUsed.store(true, ordering: .releasing)
    return response
  }

  /// The names that RFC 2616 and RFC 2109 define, in lowercase letters: they get their usual form
  /// (documented: "certain" names; which of them is a guess).
  private static let usualNames = Set(
    """
    accept accept-charset accept-encoding accept-language accept-ranges age allow authorization \
    cache-control connection content-encoding content-language content-length content-location \
    content-md5 content-range content-type cookie date etag expect expires from host if-match \
    if-modified-since if-none-match if-range if-unmodified-since last-modified location \
    max-forwards pragma proxy-authenticate proxy-authorization range referer retry-after server \
    set-cookie te trailer transfer-encoding upgrade user-agent vary via warning www-authenticate
    """.split(separator: " ").map(String.init))
}

extension HTTPURLResponse {
  /// The header fields by their names.
  @_disfavoredOverload
  public var allHeaderFields: [AnyHashable: Any] {
    guard AppNamedFields.isUsed.load(ordering: .acquiring),
      let fields = objc_getAssociatedObject(self, AppNamedFields.key) as? [AnyHashable: Any]
    else { return self.FoundationNetworking::allHeaderFields }
    return fields
  }
}

/// The header fields of responses with the names that an app has given them.
private enum AppNamedFields {
  static let key = AssociationKey()
  /// Whether there is any such response.
  static let isUsed = Atomic(false)
}
