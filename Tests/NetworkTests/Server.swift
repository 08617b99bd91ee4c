import Network
import TestSupport
import Testing

/// A started listener whose connections a test waits for.
final class Server: Sendable {
  let listener: NWListener
  let states = BlockingQueue<NWListener.State>()
  let connections = BlockingQueue<NWConnection>()
  let queue = DispatchQueue(label: "server")

  init(_ parameters: NWParameters, on port: NWEndpoint.Port = .any) throws {
    listener = try NWListener(using: parameters, on: port)
    listener.stateUpdateHandler = states.append
    listener.newConnectionHandler = connections.append
    listener.start(queue: queue)
  }

  /// The endpoint, by the address of version 4 of the loopback.
  func endpoint() throws -> NWEndpoint {
    #expect(states.removeFirst() == .ready)
    return .hostPort(host: "127.0.0.1", port: try #require(listener.port))
  }

  /// Waits for a connection, and starts it.
  func accept() -> Client { Client(connections.removeFirst()) }
}
