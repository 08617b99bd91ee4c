import Network

/// Two ends of a connection by TCP over the loopback.
struct LoopbackPair {
  let server: Server
  let client: Client
  let peer: Client

  init(_ parameters: NWParameters = .tcp, server serverParameters: NWParameters = .tcp) throws {
    server = try Server(serverParameters)
    client = Client(to: try server.endpoint(), using: parameters)
    peer = server.accept()
    client.wait(for: .ready)
    peer.wait(for: .ready)
  }
}
