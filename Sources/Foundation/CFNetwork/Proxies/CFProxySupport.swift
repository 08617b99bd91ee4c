internal import Glibc
import TactusCoreFoundation

/// Returns the settings of the computer's proxies: those of its environment (Networking.NW60).
public func CFNetworkCopySystemProxySettings() -> Unmanaged<CFDictionary>? {
  var settings: [AnyHashable: Any] = [
    kCFNetworkProxiesHTTPEnable: 0, kCFNetworkProxiesProxyAutoConfigEnable: 0,
  ]
  // The name in lower case is the one that the toolchain's sessions read.
  if let text = getenv("http_proxy").map({ String(cString: $0) }), !text.isEmpty,
    let address = URL(string: text.contains("://") ? text : "http://" + text),
    let host = address.host
  {
    settings[kCFNetworkProxiesHTTPEnable] = 1
    settings[kCFNetworkProxiesHTTPProxy] = host
    settings[kCFNetworkProxiesHTTPPort] = address.port ?? 80
  }
  return .passRetained(settings)
}

/// Returns the proxies by which an address is reached, the best one first (Networking.NW60).
///
/// - Parameters:
///   - url: The address.
///   - proxySettings: Settings, such as those of the system.
public func CFNetworkCopyProxiesForURL(
  _ url: CFURL, _ proxySettings: CFDictionary
) -> Unmanaged<CFArray> {
  func isOn(_ key: CFString) -> Bool { (proxySettings[key] as? NSNumber)?.boolValue ?? false }
  func isOn(number key: CFString) -> Bool { (proxySettings[key] as? Int ?? 0) != 0 || isOn(key) }
  var proxies: [Any] = []
  if isOn(number: kCFNetworkProxiesProxyAutoConfigEnable) {
    let text = proxySettings[kCFNetworkProxiesProxyAutoConfigURLString] as? String
    if let address = text.flatMap({ URL(string: $0) }) {
      proxies.append(
        [
          kCFProxyTypeKey: kCFProxyTypeAutoConfigurationURL,
          kCFProxyAutoConfigurationURLKey: address,
        ] as [AnyHashable: Any])
    } else if let script = proxySettings[kCFNetworkProxiesProxyAutoConfigJavaScript] as? String {
      proxies.append(
        [
          kCFProxyTypeKey: kCFProxyTypeAutoConfigurationJavaScript,
          kCFProxyAutoConfigurationJavaScriptKey: script,
        ] as [AnyHashable: Any])
    }
  }
  let kinds = ["http": kCFProxyTypeHTTP, "https": kCFProxyTypeHTTPS]
  if isOn(number: kCFNetworkProxiesHTTPEnable), let kind = kinds[url.scheme?.lowercased() ?? ""],
    let host = proxySettings[kCFNetworkProxiesHTTPProxy] as? String
  {
    var proxy: [AnyHashable: Any] = [kCFProxyTypeKey: kind, kCFProxyHostNameKey: host]
    proxy[kCFProxyPortNumberKey] = proxySettings[kCFNetworkProxiesHTTPPort]
    proxies.append(proxy)
  }
  if proxies.isEmpty { proxies.append([kCFProxyTypeKey: kCFProxyTypeNone] as [AnyHashable: Any]) }
  return .passRetained(proxies)
}
