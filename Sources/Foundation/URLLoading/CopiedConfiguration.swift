import FoundationNetworking
import TactusFoundationBase
import TactusSelectors

/// The copies of configurations, with their options (Networking.NW13), and their comparison
/// (Networking.NW28): when the library is loaded, the class's vtable gets the methods of this
/// class.
///
/// Sendable because it adds no property.
final class CopiedConfiguration: OriginalConfiguration<Void>, @unchecked Sendable {
  override func copy(with zone: NSZone?) -> Any {
    let copy = super.copy(with: zone)
    if let options = objc_getAssociatedObject(self, ConfigurationOptions.key) {
      objc_setAssociatedObject(
        copy, ConfigurationOptions.key, options, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? URLSessionConfiguration else { return false }
    return self === other || hasValues(of: other)
  }

  override var hash: Int {
    var hasher = Hasher()
    hasher.combine(identifier)
    hasher.combine(timeoutIntervalForRequest)
    hasher.combine(timeoutIntervalForResource)
    return hasher.finalize()
  }
}

extension URLSessionConfiguration {
  /// Returns whether another configuration has the same values.
  fileprivate func hasValues(of other: URLSessionConfiguration) -> Bool {
    func classes(_ one: URLSessionConfiguration) -> [ObjectIdentifier]? {
      one.FoundationNetworking::protocolClasses?.map { ObjectIdentifier($0) }
    }
    func areEqual(_ one: [AnyHashable: Any]?, _ other: [AnyHashable: Any]?) -> Bool {
      NSDictionary(dictionary: one ?? [:]).isEqual(NSDictionary(dictionary: other ?? [:]))
    }
    return identifier == other.identifier && requestCachePolicy == other.requestCachePolicy
      && timeoutIntervalForRequest == other.timeoutIntervalForRequest
      && timeoutIntervalForResource == other.timeoutIntervalForResource
      && allowsCellularAccess == other.allowsCellularAccess
      && isDiscretionary == other.isDiscretionary
      && httpShouldSetCookies == other.httpShouldSetCookies
      && httpCookieAcceptPolicy == other.httpCookieAcceptPolicy
      && httpMaximumConnectionsPerHost == other.httpMaximumConnectionsPerHost
      && httpCookieStorage === other.httpCookieStorage
      && urlCredentialStorage === other.urlCredentialStorage && urlCache === other.urlCache
      && classes(self) == classes(other) && options == other.options
      && areEqual(httpAdditionalHeaders, other.httpAdditionalHeaders)
      && areEqual(connectionProxyDictionary, other.connectionProxyDictionary)
  }
}

/// The methods of Foundation; no object is ever created.
///
/// - Thread: as `URLSessionConfiguration`; it adds no property.
class OriginalConfiguration<Mark>: URLSessionConfiguration, @unchecked Sendable {}
