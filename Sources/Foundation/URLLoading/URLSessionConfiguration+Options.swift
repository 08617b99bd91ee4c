import FoundationNetworking
import TactusFoundationBase

// The options that Foundation on Linux lacks: stored, and copied with the configuration, as a
// session copies its own (Networking.NW13).
extension URLSessionConfiguration {
  /// Whether a session waits for a connection; stored: a request without a connection fails at
  /// once.
  public var waitsForConnectivity: Bool {
    get { options.waitsForConnectivity }
    set { change { $0.waitsForConnectivity = newValue } }
  }
  /// Whether connections may use expensive networks; stored: none is.
  public var allowsExpensiveNetworkAccess: Bool {
    get { options.allowsExpensiveNetworkAccess }
    set { change { $0.allowsExpensiveNetworkAccess = newValue } }
  }
  /// Whether connections may use the network in Low Data Mode; stored: there is no such mode.
  public var allowsConstrainedNetworkAccess: Bool {
    get { options.allowsConstrainedNetworkAccess }
    set { change { $0.allowsConstrainedNetworkAccess = newValue } }
  }
  /// The service type of connections by several networks; stored: there is one network.
  public var multipathServiceType: NSURLSessionMultipathServiceType {
    get { options.multipathServiceType }
    set { change { $0.multipathServiceType = newValue } }
  }
  /// Whether the app is launched when transfers end; stored: transfers end with the app.
  public var sessionSendsLaunchEvents: Bool {
    get { options.sessionSendsLaunchEvents }
    set { change { $0.sessionSendsLaunchEvents = newValue } }
  }
  /// Whether names are validated by DNSSEC; stored: the system decides.
  public var requiresDNSSECValidation: Bool {
    get { options.requiresDNSSECValidation }
    set { change { $0.requiresDNSSECValidation = newValue } }
  }
  /// The kind of traffic; stored: the networks here treat all alike.
  @_disfavoredOverload
  public var networkServiceType: NSURLRequestNetworkServiceType {
    get { options.networkServiceType }
    set { change { $0.networkServiceType = newValue } }
  }
  /// The identifier of the container for the files of transfers in the background; stored:
  /// transfers end with the app, which has its own container.
  public var sharedContainerIdentifier: String? {
    get { options.sharedContainerIdentifier }
    set { change { $0.sharedContainerIdentifier = newValue } }
  }
  /// Whether the earlier loader of the network serves a session; stored: there is one loader.
  public var usesClassicLoadingMode: Bool {
    get { options.usesClassicLoadingMode }
    set { change { $0.usesClassicLoadingMode = newValue } }
  }
  /// The least version of TLS; stored: the library of the network decides.
  public var tlsMinimumSupportedProtocolVersion: tls_protocol_version_t {
    get { options.tlsMinimum }
    set { change { $0.tlsMinimum = newValue } }
  }
  /// The greatest version of TLS; stored: the library of the network decides.
  public var tlsMaximumSupportedProtocolVersion: tls_protocol_version_t {
    get { options.tlsMaximum }
    set { change { $0.tlsMaximum = newValue } }
  }
  /// The least version of TLS under its earlier names; stored: the library of the network decides.
  @available(*, deprecated, renamed: "tlsMinimumSupportedProtocolVersion")
  public var tlsMinimumSupportedProtocol: SSLProtocol {
    get { SSLProtocol(tlsMinimumSupportedProtocolVersion) }
    set { tlsMinimumSupportedProtocolVersion = newValue.version }
  }
  /// The greatest version of TLS under its earlier names; stored: the library of the network
  /// decides.
  @available(*, deprecated, renamed: "tlsMaximumSupportedProtocolVersion")
  public var tlsMaximumSupportedProtocol: SSLProtocol {
    get { SSLProtocol(tlsMaximumSupportedProtocolVersion) }
    set { tlsMaximumSupportedProtocolVersion = newValue.version }
  }

  /// Returns a configuration of transfers in the background: here they end with the app, which one
  /// warning says.
  ///
  /// - Parameter identifier: The identifier of the session.
  public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    RuntimeWarning.once(
      "transfers of a background session, such as '\(identifier)', end with the app here")
    let configuration = NetworkGate.guarding(URLSessionConfiguration.FoundationNetworking::default)
    configuration.identifier = identifier
    configuration.sessionSendsLaunchEvents = true
    return configuration
  }

  /// The options, or the defaults.
  var options: ConfigurationOptions {
    objc_getAssociatedObject(self, ConfigurationOptions.key) as? ConfigurationOptions
      ?? ConfigurationOptions()
  }

  private func change(_ change: (inout ConfigurationOptions) -> Void) {
    var options = options
    change(&options)
    objc_setAssociatedObject(
      self, ConfigurationOptions.key, options, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
}
