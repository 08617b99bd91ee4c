import TactusCoreFoundation

// The proxies of the system. Step Networking.NW61.

/// Whether there is a proxy for HTTP.
public let kCFNetworkProxiesHTTPEnable: CFString = "HTTPEnable"
/// The host of the proxy for HTTP.
public let kCFNetworkProxiesHTTPProxy: CFString = "HTTPProxy"
/// The port of the proxy for HTTP.
public let kCFNetworkProxiesHTTPPort: CFString = "HTTPPort"
/// Whether a script chooses the proxy; never in the settings here.
public let kCFNetworkProxiesProxyAutoConfigEnable: CFString = "ProxyAutoConfigEnable"
/// The address of such a script; never in the settings here.
public let kCFNetworkProxiesProxyAutoConfigURLString: CFString = "ProxyAutoConfigURLString"

/// The kind of a proxy.
public let kCFProxyTypeKey: CFString = "kCFProxyTypeKey"
/// The host of a proxy.
public let kCFProxyHostNameKey: CFString = "kCFProxyHostNameKey"
/// The port of a proxy.
public let kCFProxyPortNumberKey: CFString = "kCFProxyPortNumberKey"
/// No proxy.
public let kCFProxyTypeNone: CFString = "kCFProxyTypeNone"
/// A proxy for HTTP.
public let kCFProxyTypeHTTP: CFString = "kCFProxyTypeHTTP"
/// A proxy for HTTPS.
public let kCFProxyTypeHTTPS: CFString = "kCFProxyTypeHTTPS"

/// Returns the proxies of the system.
public func CFNetworkCopySystemProxySettings() -> Unmanaged<CFDictionary>? {
  .passRetained(ProxySettings.system.dictionary)
}

/// Returns the proxies for an address, the one to try first first.
///
/// - Parameters:
///   - url: The address.
///   - proxySettings: Settings as those of `CFNetworkCopySystemProxySettings()`.
/// - Returns: A dictionary of each proxy, or of none.
public func CFNetworkCopyProxiesForURL(
  _ url: CFURL, _ proxySettings: CFDictionary
) -> Unmanaged<CFArray> {
  let isSecure = url.scheme?.lowercased() == "https"
  let name = isSecure ? "HTTPS" : "HTTP"
  let exceptions = proxySettings["ExceptionsList"] as? [String] ?? []
  let host = url.host ?? ""
  let isExcepted = exceptions.contains { exception in
    let suffix = exception.hasPrefix("*") ? String(exception.dropFirst()) : exception
    return exception == "*" || host == suffix
      || host.hasSuffix(suffix.hasPrefix(".") ? suffix : "." + suffix)
  }
  guard ["http", "https"].contains(url.scheme?.lowercased()), !isExcepted,
    (proxySettings["\(name)Enable"] as? NSNumber)?.boolValue == true,
    let proxy = proxySettings["\(name)Proxy"] as? String
  else { return .passRetained([[kCFProxyTypeKey: kCFProxyTypeNone] as CFDictionary]) }
  var entry: CFDictionary = [
    kCFProxyTypeKey: isSecure ? kCFProxyTypeHTTPS : kCFProxyTypeHTTP, kCFProxyHostNameKey: proxy,
  ]
  entry[kCFProxyPortNumberKey] = proxySettings["\(name)Port"]
  return .passRetained([entry])
}
