import TactusCoreFoundation

/// The proxies of the machine, by the variables of the environment that libraries for HTTP read
/// (Networking.NW61).
package struct ProxySettings {
  private let environment: [String: String]

  /// Creates the settings of an environment.
  package init(environment: [String: String]) { self.environment = environment }

  /// The settings of the process.
  static var system: ProxySettings {
    ProxySettings(environment: ProcessInfo.processInfo.environment)
  }

  /// The settings by the keys of Core Foundation.
  package var dictionary: CFDictionary {
    var settings: CFDictionary = [:]
    for (scheme, name) in [("http", "HTTP"), ("https", "HTTPS")] {
      let proxy = proxy(for: scheme)
      settings["\(name)Enable"] = NSNumber(value: proxy == nil ? 0 : 1)
      guard let proxy else { continue }
      settings["\(name)Proxy"] = proxy.host
      settings["\(name)Port"] = NSNumber(value: proxy.port)
    }
    if !exceptions.isEmpty { settings["ExceptionsList"] = exceptions }
    return settings
  }

  /// Returns the proxy for a scheme; nil if there is none.
  private func proxy(for scheme: String) -> (host: String, port: Int)? {
    // Only the lower case counts for HTTP, as the other is set by a server for a request's field.
    let names = scheme == "http" ? ["http_proxy"] : ["https_proxy", "HTTPS_PROXY"]
    guard let text = names.lazy.compactMap({ environment[$0] }).first(where: { !$0.isEmpty })
    else { return nil }
    let url = URL(string: text.contains("://") ? text : "http://" + text)
    guard let host = url?.host, !host.isEmpty else { return nil }
    return (host, url?.port ?? (url?.scheme == "https" ? 443 : 1080))
  }

  /// The hosts that are reached without a proxy.
  private var exceptions: [String] {
    (environment["no_proxy"] ?? environment["NO_PROXY"] ?? "").split(separator: ",")
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }
}
