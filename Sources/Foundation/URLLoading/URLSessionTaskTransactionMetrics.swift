import FoundationNetworking
import TactusFoundationBase

/// The times and the sizes of one request of a task and of its response.
///
/// The toolchain has a class of this name, which only it can create. Step Networking.NW20.
///
/// - Thread: any; only the task that measures changes it, before the app has it.
open class URLSessionTaskTransactionMetrics: NSObject, @unchecked Sendable {
  // All properties are set before the metrics are reported.

  /// The request.
  public let request: URLRequest
  /// The response; `nil` if there was none.
  public internal(set) var response: URLResponse?

  /// The time at which the request was started.
  public internal(set) var fetchStartDate: Date?
  /// The time at which the name of the host was looked up; `nil`: no name was.
  public internal(set) var domainLookupStartDate: Date?
  /// The time at which the name of the host was known; `nil`: no name was looked up.
  public internal(set) var domainLookupEndDate: Date?
  /// The time at which a connection was begun; `nil`: there was none.
  public internal(set) var connectStartDate: Date?
  /// The time at which the encryption was begun; `nil`: there was none.
  public internal(set) var secureConnectionStartDate: Date?
  /// The time at which the connection was encrypted; `nil`: there was none.
  public internal(set) var secureConnectionEndDate: Date?
  /// The time at which there was a connection; `nil`: there was none.
  public internal(set) var connectEndDate: Date?
  /// The time at which the request was sent.
  public internal(set) var requestStartDate: Date?
  /// The time at which the whole request had been sent.
  public internal(set) var requestEndDate: Date?
  /// The time at which the response began; `nil` without a response.
  public internal(set) var responseStartDate: Date?
  /// The time at which the response had ended; `nil` without a response.
  public internal(set) var responseEndDate: Date?

  /// The number of bytes of the request's body before they were encoded.
  public internal(set) var countOfRequestBodyBytesBeforeEncoding: Int64 = 0
  /// The number of bytes of the request's body that went over the network.
  public internal(set) var countOfRequestBodyBytesSent: Int64 = 0
  /// The number of bytes of the request's header that went over the network.
  public internal(set) var countOfRequestHeaderBytesSent: Int64 = 0
  /// The number of bytes of the response's body after they were decoded.
  public internal(set) var countOfResponseBodyBytesAfterDecoding: Int64 = 0
  /// The number of bytes of the response's body that came over the network.
  public internal(set) var countOfResponseBodyBytesReceived: Int64 = 0
  /// The number of bytes of the response's header that came over the network.
  public internal(set) var countOfResponseHeaderBytesReceived: Int64 = 0

  /// The name of the protocol of the network; `nil`: there was none.
  public internal(set) var networkProtocolName: String?
  /// The address of the server; `nil`: there was none.
  public internal(set) var remoteAddress: String?
  /// The port of the server; `nil`: there was none.
  public internal(set) var remotePort: Int?
  /// The address of the phone; `nil`: there was no connection.
  public internal(set) var localAddress: String?
  /// The port of the phone; `nil`: there was no connection.
  public internal(set) var localPort: Int?
  /// The ciphers of the encryption; `nil`: there was none.
  public internal(set) var negotiatedTLSCipherSuite: tls_ciphersuite_t?
  /// The version of the encryption; `nil`: there was none.
  public internal(set) var negotiatedTLSProtocolVersion: tls_protocol_version_t?
  /// Whether the network was a cellular one.
  public internal(set) var isCellular = false
  /// Whether the network was an expensive one.
  public internal(set) var isExpensive = false
  /// Whether the network was in Low Data Mode.
  public internal(set) var isConstrained = false
  /// Whether there was a proxy.
  public internal(set) var isProxyConnection = false
  /// Whether the connection was an earlier one.
  public internal(set) var isReusedConnection = false
  /// Whether the connection used several networks.
  public internal(set) var isMultipath = false
  /// The place that the response came from.
  public internal(set) var resourceFetchType = URLSessionTaskMetrics.ResourceFetchType.unknown
  /// The protocol by which the name of the host was looked up.
  public internal(set) var domainResolutionProtocol =
    URLSessionTaskMetrics.DomainResolutionProtocol.unknown

  init(request: URLRequest) { self.request = request }
}
