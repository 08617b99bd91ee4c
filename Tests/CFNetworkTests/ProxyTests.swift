import CFNetwork
import Foundation
import Testing

/// The settings of proxies, and the proxies of addresses.
@Suite struct ProxyTests {
  private func proxies(_ address: String, _ settings: [AnyHashable: Any]) throws
    -> [[AnyHashable: Any]]
  {
    let url = try #require(URL(string: address))
    let all = CFNetworkCopyProxiesForURL(url, settings).takeRetainedValue()
    return try #require(all as? [[AnyHashable: Any]])
  }

  @Test("Networking.NW60. The settings say whether there is a proxy, and where it is")
  func settings() throws {
    let found = try #require(CFNetworkCopySystemProxySettings()?.takeRetainedValue())
    let isOn = found[kCFNetworkProxiesHTTPEnable] as? Int
    let text = ProcessInfo.processInfo.environment["http_proxy"] ?? ""
    #expect(isOn == (text.isEmpty ? 0 : 1))
    #expect((found[kCFNetworkProxiesHTTPProxy] != nil) == !text.isEmpty)
    #expect(found[kCFNetworkProxiesProxyAutoConfigEnable] as? Int == 0)
  }

  @Test("Networking.NW60. The proxy of HTTP serves HTTP and HTTPS, and no other addresses")
  func addresses() throws {
    let settings: [AnyHashable: Any] = [
      kCFNetworkProxiesHTTPEnable: 1, kCFNetworkProxiesHTTPProxy: "tea.example",
      kCFNetworkProxiesHTTPPort: 8080,
    ]
    let proxy = try #require(try proxies("https://example.com", settings).first)
    #expect(proxy[kCFProxyTypeKey] as? String == kCFProxyTypeHTTPS)
    #expect(proxy[kCFProxyHostNameKey] as? String == "tea.example")
    #expect(proxy[kCFProxyPortNumberKey] as? Int == 8080)
    let plain = try proxies("http://example.com", settings)
    #expect(plain.count == 1 && plain[0][kCFProxyTypeKey] as? String == kCFProxyTypeHTTP)
    let none = try proxies("ftp://example.com", settings)
    #expect(none.count == 1 && none[0][kCFProxyTypeKey] as? String == kCFProxyTypeNone)
    var off = settings
    off[kCFNetworkProxiesHTTPEnable] = 0
    #expect(
      try proxies("http://example.com", off)[0][kCFProxyTypeKey] as? String == kCFProxyTypeNone)
  }

  @Test("Networking.NW60. A script that chooses the proxy comes first")
  func scripts() throws {
    let settings: [AnyHashable: Any] = [
      kCFNetworkProxiesProxyAutoConfigEnable: 1,
      kCFNetworkProxiesProxyAutoConfigURLString: "http://tea.example/proxy.pac",
    ]
    let all = try proxies("http://example.com", settings)
    #expect(all[0][kCFProxyTypeKey] as? String == kCFProxyTypeAutoConfigurationURL)
    let address = all[0][kCFProxyAutoConfigurationURLKey] as? URL
    #expect(address?.lastPathComponent == "proxy.pac")
  }
}
