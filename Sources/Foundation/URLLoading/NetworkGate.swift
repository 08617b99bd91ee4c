import FoundationNetworking
import Synchronization
import TactusFoundationBase

/// The first protocol of every session: passes requests to the protocols that the app or test has
/// registered, and refuses the others where the network is off.
///
/// Steps Networking.NW1…
final class NetworkGate: GatedProtocol {
  /// Whether the network is off (Networking.NW3).
  static var isOff: Bool { NetworkSwitch.isOff }

  /// Registers a class, which is asked before all earlier ones (Networking.NW1).
  static func register(_ type: URLProtocol.Type) {
    registered.withLock { $0.append(Registration(type: type)) }
  }

  /// Removes a registered class.
  static func unregister(_ type: URLProtocol.Type) {
    registered.withLock { $0.removeAll { $0.type == type } }
  }

  /// Returns a configuration whose requests come here first.
  static func guarding(_ configuration: URLSessionConfiguration) -> URLSessionConfiguration {
    configuration.FoundationNetworking::protocolClasses?.insert(NetworkGate.self, at: 0)
    return configuration
  }

  /// Returns whether a registered protocol serves a request.
  static func serves(_ request: URLRequest) -> Bool { handler(of: request) != nil }

  /// Returns why a request is refused, and what to do; nil if it is not.
  static func reason(of request: URLRequest) -> String? {
    guard isRefused(request), !serves(request) else { return nil }
    let url = request.url?.absoluteString ?? "the request"
    return NetworkSwitch.isRestrictedKeyboard
      ? "the network is off in a keyboard without full access; the user allows it in Settings › "
        + "Keyboard › Keyboards"
      : "the network is off in tests, and no URLProtocol of the test serves \(url); register one, "
        + "or run 'tactus test --network' or set TACTUS_NETWORK=1"
  }

  // MARK: GatedProtocol

  override class func canInit(with request: URLRequest) -> Bool {
    handler(of: request) != nil || isRefused(request)
  }

  override class func server(of request: URLRequest) -> URLProtocol.Type? { handler(of: request) }

  override class func refusal(of request: URLRequest) -> URLError {
    var info: [String: Any] = [NSLocalizedDescriptionKey: reason(of: request) ?? ""]
    info[NSURLErrorFailingURLErrorKey] = request.url
    return URLError(.notConnectedToInternet, userInfo: info)
  }

  // MARK: Internals

  private struct Registration: Sendable {
    let type: URLProtocol.Type
  }

  private static let registered = Mutex<[Registration]>([])

  private static func handler(of request: URLRequest) -> URLProtocol.Type? {
    let request = request.served
    return registered.withLock { $0 }.last { $0.type.canInit(with: request) }?.type
  }

  private static func isRefused(_ request: URLRequest) -> Bool {
    isOff
      && ["http", "https", "ftp", "ws", "wss"].contains(request.url?.scheme?.lowercased() ?? "")
  }
}
