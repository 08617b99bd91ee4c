import CFNetwork
import TactusFoundation
import Testing

/// The proxies of the system (Networking.NW61).
@Suite struct ProxyTests {
  private func proxies(_ address: String, _ settings: CFDictionary) throws -> [[String: Any]] {
    let url = try #require(URL(string: address))
    let found = CFNetworkCopyProxiesForURL(url as CFURL, settings).takeRetainedValue()
    return found.compactMap { $0 as? [String: Any] }
  }

  @Test("Networking.NW61. Without a variable there is no proxy")
  func none() throws {
    for environment in [[:], ["http_proxy": ""], ["HTTP_PROXY": "http://kettle.test:80"]] {
      let settings = ProxySettings(environment: environment).dictionary
      #expect((settings[kCFNetworkProxiesHTTPEnable] as? NSNumber)?.boolValue == false)
      #expect(settings[kCFNetworkProxiesHTTPProxy] == nil)
      let found = try proxies("http://tea.test/", settings)
      #expect(found.count == 1)
      #expect(found.first?[kCFProxyTypeKey as String] as? String == kCFProxyTypeNone as String)
    }
    let system = CFNetworkCopySystemProxySettings()?.takeRetainedValue()
    #expect((system?[kCFNetworkProxiesHTTPEnable] as? NSNumber) != nil)
  }

  @Test("Networking.NW61. Variables name a proxy for each scheme, and hosts without one")
  func variables() throws {
    let settings = ProxySettings(environment: [
      "http_proxy": "http://kettle.test:3128", "HTTPS_PROXY": "pot.test:8443",
      "no_proxy": "localhost, .own.test",
    ]).dictionary
    #expect(settings[kCFNetworkProxiesHTTPProxy] as? String == "kettle.test")
    #expect((settings[kCFNetworkProxiesHTTPPort] as? NSNumber)?.intValue == 3128)
    let plain = try #require(try proxies("http://tea.test/", settings).first)
    #expect(plain[kCFProxyTypeKey as String] as? String == kCFProxyTypeHTTP as String)
    #expect(plain[kCFProxyHostNameKey as String] as? String == "kettle.test")
    let secure = try #require(try proxies("https://tea.test/", settings).first)
    #expect(secure[kCFProxyTypeKey as String] as? String == kCFProxyTypeHTTPS as String)
    #expect((secure[kCFProxyPortNumberKey as String] as? NSNumber)?.intValue == 8443)
    for address in ["http://localhost/", "http://a.own.test/", "ftp://tea.test/"] {
      let found = try proxies(address, settings).first?[kCFProxyTypeKey as String] as? String
      #expect(found == kCFProxyTypeNone as String)
    }
  }

  @Test("Networking.NW61. The proxy of HTTP serves HTTP and HTTPS, and no other addresses")
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

  @Test("Networking.NW61. A script that chooses the proxy comes first")
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
