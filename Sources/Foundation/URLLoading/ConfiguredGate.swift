import FoundationNetworking
import TactusFoundationBase

/// The place of a protocol of the app in the protocols of a configuration (Networking.NW5).
final class ConfiguredGate<Server: ServingProtocol>: GatedProtocol, ServingGate {
  static var served: URLProtocol.Type { Server.protocolClass }

  override class func server(of request: URLRequest) -> URLProtocol.Type? { served }

  override class func canInit(with request: URLRequest) -> Bool {
    served.canInit(with: request.served)
  }
}

/// A gate for one class.
protocol ServingGate: GatedProtocol {
  /// The class of the app.
  static var served: URLProtocol.Type { get }
}

/// A class of protocols as a generic argument.
protocol ServingProtocol: AnyObject {
  /// The class itself.
  static var protocolClass: URLProtocol.Type { get }
}

extension ServingProtocol {
  /// The gate of the class.
  static var gate: AnyClass { ConfiguredGate<Self>.self }
}

extension URLProtocol: ServingProtocol {
  static var protocolClass: URLProtocol.Type { self }

  /// Returns the class that a configuration needs for one of the app.
  // The optimizer takes the class for `URLProtocol` itself when it opens the existential metatype
  // (measured, Swift 6.3).
  @_optimize(none)
  static func gate(for type: AnyClass) -> AnyClass {
    guard let server = type as? URLProtocol.Type, !(type is GatedProtocol.Type),
      !server.isOfToolchain
    else { return type }
    let serving: any ServingProtocol.Type = server
    return serving.gate
  }

  /// Returns the class of the app for one of a configuration.
  static func served(by type: AnyClass) -> AnyClass {
    (type as? any ServingGate.Type)?.served ?? type
  }
}
