import FoundationNetworking
import TactusFoundationBase

extension HTTPCookiePropertyKey {
  /// The policy about requests from other sites, a string.
  public static let sameSitePolicy = HTTPCookiePropertyKey("SameSite")
  /// Whether a script of a page has set the cookie.
  public static let setByJavaScript = HTTPCookiePropertyKey("SetInJavaScript")
}

// Overloads of Foundation's methods, for files that import Foundation through this module only.
extension HTTPCookie {
  /// Creates a cookie, which keeps its policy about other sites (Networking.NW60).
  ///
  /// - Parameter properties: The properties, among them a name, a value, a path, and a domain or an
  ///   address.
  @_disfavoredOverload
  public convenience init?(properties: [HTTPCookiePropertyKey: Any]) {
    self.FoundationNetworking::init(properties: properties)
    sameSitePolicy = Self.policy(properties[.sameSitePolicy])
  }

  /// Returns the cookies of a response, with their policies about other sites (Networking.NW60).
  ///
  /// - Parameters:
  ///   - headerFields: The header fields.
  ///   - URL: The address of the response.
  @_disfavoredOverload
  public class func cookies(
    withResponseHeaderFields headerFields: [String: String], for URL: URL
  ) -> [HTTPCookie] {
    let cookies = HTTPCookie.FoundationNetworking::cookies(
      withResponseHeaderFields: headerFields, for: URL)
    let text = headerFields.first { $0.key.lowercased() == "set-cookie" }?.value ?? ""
    var (rest, ends) = (text[...], [Substring.Index]())
    for cookie in cookies {
      guard let start = rest.range(of: "\(cookie.name)=") else { return cookies }
      ends.append(start.lowerBound)
      rest = rest[start.upperBound...]
    }
    ends.append(text.endIndex)
    for (cookie, (start, end)) in zip(cookies, zip(ends, ends.dropFirst())) {
      let attributes = text[start..<end].split { $0 == ";" || $0 == "," }.dropFirst()
      let words = attributes.lazy.map { attribute in
        attribute.split(separator: "=").map { $0.trimmingCharacters(in: .whitespaces) }
      }
      let found = words.first { $0.count == 2 && $0[0].lowercased() == "samesite" }
      cookie.sameSitePolicy = found.flatMap { policy($0[1]) }
    }
    return cookies
  }

  /// The policy about requests from other sites; nil for none.
  public internal(set) var sameSitePolicy: HTTPCookieStringPolicy? {
    get {
      (objc_getAssociatedObject(self, Self.sameSiteKey) as? String).map {
        HTTPCookieStringPolicy(rawValue: $0)
      }
    }
    set {
      objc_setAssociatedObject(
        self, Self.sameSiteKey, newValue?.rawValue, .OBJC_ASSOCIATION_RETAIN)
    }
  }

  /// Returns the policy of a word; nil for other words, such as `none`.
  private static func policy(_ value: Any?) -> HTTPCookieStringPolicy? {
    let word = (value as? String) ?? (value as? HTTPCookieStringPolicy)?.rawValue
    return word.flatMap { word in
      [.sameSiteLax, .sameSiteStrict].first { $0.rawValue == word.lowercased() }
    }
  }

  /// The key of the policy among the associated objects.
  private static var sameSiteKey: UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(SameSiteKey.shared).toOpaque())
  }
}

/// An object whose address is a key.
private final class SameSiteKey: Sendable {
  static let shared = SameSiteKey()
}
