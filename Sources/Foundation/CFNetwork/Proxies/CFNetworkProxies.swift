import TactusCoreFoundation

// The proxies of the system. Step Networking.NW61.

/// Returns the proxies of the system.
public func CFNetworkCopySystemProxySettings() -> Unmanaged<CFDictionary>? {
  .passRetained(ProxySettings.system.dictionary)
}

/// Returns the proxies for an address, in the order in which they are to be tried.
///
/// - Parameters:
///   - url: The address.
///   - proxySettings: Settings as those of `CFNetworkCopySystemProxySettings()`.
/// - Returns: A dictionary of each proxy, or of none.
public func CFNetworkCopyProxiesForURL(
  _ url: CFURL, _ proxySettings: CFDictionary
) -> Unmanaged<CFArray> {
  var proxies = [script(proxySettings), proxy(for: url, proxySettings)].compactMap(\.self)
  if proxies.isEmpty { proxies.append([kCFProxyTypeKey: kCFProxyTypeNone]) }
  return .passRetained(proxies)
}

/// Returns the script that chooses the proxy; nil if settings have none.
private func script(_ settings: CFDictionary) -> CFDictionary? {
  guard isOn(settings[kCFNetworkProxiesProxyAutoConfigEnable]) else { return nil }
  let text = settings[kCFNetworkProxiesProxyAutoConfigURLString] as? String
  if let address = text.flatMap({ URL(string: $0) }) {
    return [
      kCFProxyTypeKey: kCFProxyTypeAutoConfigurationURL, kCFProxyAutoConfigurationURLKey: address,
    ]
  }
  guard let script = settings[kCFNetworkProxiesProxyAutoConfigJavaScript] as? String else {
    return nil
  }
  return [
    kCFProxyTypeKey: kCFProxyTypeAutoConfigurationJavaScript,
    kCFProxyAutoConfigurationJavaScriptKey: script,
  ]
}

/// Returns the proxy for an address; nil for none.
///
/// The proxy for HTTP also serves HTTPS, unless HTTPS has its own.
private func proxy(for url: URL, _ settings: CFDictionary) -> CFDictionary? {
  let kinds = ["http": kCFProxyTypeHTTP, "https": kCFProxyTypeHTTPS]
  let exceptions = settings["ExceptionsList"] as? [String] ?? []
  let host = url.host ?? ""
  let isExcepted = exceptions.contains { exception in
    let suffix = exception.hasPrefix("*") ? String(exception.dropFirst()) : exception
    return exception == "*" || host == suffix
      || host.hasSuffix(suffix.hasPrefix(".") ? suffix : "." + suffix)
  }
  guard let kind = kinds[url.scheme?.lowercased() ?? ""], !isExcepted else { return nil }
  for name in kind == kCFProxyTypeHTTPS ? ["HTTPS", "HTTP"] : ["HTTP"] {
    guard isOn(settings["\(name)Enable"]), let proxy = settings["\(name)Proxy"] as? String else {
      continue
    }
    var entry: CFDictionary = [kCFProxyTypeKey: kind, kCFProxyHostNameKey: proxy]
    entry[kCFProxyPortNumberKey] = settings["\(name)Port"]
    return entry
  }
  return nil
}

/// Returns whether a setting is a number other than 0.
private func isOn(_ setting: Any?) -> Bool {
  setting as? Int ?? (setting as? NSNumber)?.intValue ?? 0 != 0
}
