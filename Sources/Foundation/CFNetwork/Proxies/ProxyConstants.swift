import TactusCoreFoundation

// The keys of settings and of proxies.
//
// - Source: Apple's reference for the names; the texts are those that public code prints, the
//   others follow them. Confidence: guess.

// MARK: Settings

/// Whether there is a proxy for HTTP, a number.
public let kCFNetworkProxiesHTTPEnable: CFString = "HTTPEnable"
/// The port of the proxy for HTTP.
public let kCFNetworkProxiesHTTPPort: CFString = "HTTPPort"
/// The host of the proxy for HTTP.
public let kCFNetworkProxiesHTTPProxy: CFString = "HTTPProxy"
/// Whether a script chooses the proxy, a number.
public let kCFNetworkProxiesProxyAutoConfigEnable: CFString = "ProxyAutoConfigEnable"
/// The address of the script.
public let kCFNetworkProxiesProxyAutoConfigURLString: CFString = "ProxyAutoConfigURLString"
/// The script.
public let kCFNetworkProxiesProxyAutoConfigJavaScript: CFString = "ProxyAutoConfigJavaScript"

// MARK: Proxies

/// The kind of a proxy.
public let kCFProxyTypeKey: CFString = "kCFProxyTypeKey"
/// The host of a proxy.
public let kCFProxyHostNameKey: CFString = "kCFProxyHostNameKey"
/// The port of a proxy.
public let kCFProxyPortNumberKey: CFString = "kCFProxyPortNumberKey"
/// The address of a script that chooses the proxy.
public let kCFProxyAutoConfigurationURLKey: CFString = "kCFProxyAutoConfigurationURLKey"
/// The script that chooses the proxy.
public let kCFProxyAutoConfigurationJavaScriptKey: CFString =
  "kCFProxyAutoConfigurationJavaScriptKey"
/// The name of the user of a proxy.
public let kCFProxyUsernameKey: CFString = "kCFProxyUsernameKey"
/// The password of the user of a proxy.
public let kCFProxyPasswordKey: CFString = "kCFProxyPasswordKey"

// MARK: Kinds of proxies

/// None: the host is reached directly.
public let kCFProxyTypeNone: CFString = "kCFProxyTypeNone"
/// A proxy for HTTP.
public let kCFProxyTypeHTTP: CFString = "kCFProxyTypeHTTP"
/// A proxy for HTTPS.
public let kCFProxyTypeHTTPS: CFString = "kCFProxyTypeHTTPS"
/// A SOCKS proxy.
public let kCFProxyTypeSOCKS: CFString = "kCFProxyTypeSOCKS"
/// A proxy for FTP.
public let kCFProxyTypeFTP: CFString = "kCFProxyTypeFTP"
/// The proxy that a script at an address chooses.
public let kCFProxyTypeAutoConfigurationURL: CFString = "kCFProxyTypeAutoConfigurationURL"
/// The proxy that a script chooses.
public let kCFProxyTypeAutoConfigurationJavaScript: CFString =
  "kCFProxyTypeAutoConfigurationJavaScript"
