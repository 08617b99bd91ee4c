import CSoup
import Glibc

/// Serves the page and its sockets on this machine's own address, and over TLS on those of the local
/// network where that is asked for.
///
/// - Thread: the loop's, but for making it.
final class SimulatorServer: @unchecked Sendable {
  /// Why the server cannot run.
  struct Failure: Error {
    var reason: String
  }

  /// Takes a page that was let in.
  var welcome: (PageSocket) -> Void = { _ in }
  /// What there is beside the files of the page.
  var answer: (_ path: String) -> WebAnswer? = { _ in nil }

  /// Is told that somebody on the local network was let in, and of the addresses for the next.
  var letIn: (_ next: [String]) -> Void = { _ in }

  private(set) var rules: RequestGuard
  private let files: WebFiles
  private var server: UnsafeMutablePointer<SoupServer>?
  private var service: UnsafeMutablePointer<GSocketService>?
  /// Listens on the local network; `nil` where nothing does.
  private var networkService: UnsafeMutablePointer<GSocketService>?
  private var certificate: UnsafeMutablePointer<GTlsCertificate>?
  private let connections = ConnectionCount()

  init(_ rules: RequestGuard, files: WebFiles) {
    self.rules = rules
    self.files = files
  }

  // MARK: Doing

  /// Begins to listen.
  ///
  /// - Parameter servesNetwork: Whether the local network is served, too.
  /// - Returns: The fingerprint of the certificate that the network sees, if it does.
  /// - Throws: `Failure`, such as for a port that is taken.
  func start(servesNetwork: Bool = false) throws(Failure) -> String? {
    let service = try makeService()
    self.service = service
    guard let loopback = g_inet_address_new_loopback(G_SOCKET_FAMILY_IPV4) else {
      throw Failure(reason: "there is no memory")
    }
    defer { g_object_unref(loopback) }
    rules.port = try listen(service, at: loopback, port: rules.port)
    try startServer()
    g_socket_service_start(service)
    return servesNetwork ? try startNetwork() : nil
  }

  private func startServer() throws(Failure) {
    guard let server = tactus_soup_server() else { throw Failure(reason: "there is no memory") }
    self.server = server
    // On this machine's own address packing costs more than it saves.
    soup_server_remove_websocket_extension(server, soup_websocket_extension_deflate_get_type())
    let context = Unmanaged.passUnretained(self).toOpaque()
    // The more special path has handlers of its own, and the others are not asked then.
    for path in [nil, RequestGuard.socketPath] {
      soup_server_add_early_handler(
        server, path,
        { _, message, path, _, context in
          SimulatorServer.from(context)?.check(message, path)
        }, context, nil)
    }
    soup_server_add_handler(
      server, nil,
      { _, message, path, _, context in
        SimulatorServer.from(context)?.answer(message, path)
      }, context, nil)
    soup_server_add_websocket_handler(
      server, RequestGuard.socketPath, nil, nil,
      { _, _, _, connection, context in
        guard let connection else { return }
        SimulatorServer.from(context)?.welcome(PageSocket(connection))
      }, context, nil)
  }

  /// Begins to listen on every address that the local network has for this machine (SG8).
  private func startNetwork() throws(Failure) -> String {
    let addresses = LocalNetwork.addresses()
    guard !addresses.isEmpty else { throw Failure(reason: "this machine is on no network") }
    let own = try OwnCertificate(for: addresses)
    var error: UnsafeMutablePointer<GError>?
    guard let certificate = g_tls_certificate_new_from_pem(own.pem, -1, &error) else {
      let reason = error?.pointee.message.map { String(cString: $0) } ?? "there is no TLS"
      g_clear_error(&error)
      throw Failure(reason: reason)
    }
    self.certificate = certificate
    let service = try makeService()
    networkService = service
    var hosts: [String] = []
    for text in addresses {
      guard let address = g_inet_address_new_from_string(text) else { continue }
      defer { g_object_unref(address) }
      hosts.append("\(text):\(try listen(service, at: address, port: rules.port))")
    }
    rules.network = RequestGuard.Network(hosts: hosts, ticket: Secret.make(), pass: Secret.make())
    g_socket_service_start(service)
    return own.fingerprint
  }

  /// Listens no more, and ends every connection.
  func stop() {
    for service in [service, networkService].compactMap(\.self) {
      g_socket_service_stop(service)
      service.withMemoryRebound(to: GSocketListener.self, capacity: 1) {
        g_socket_listener_close($0)
      }
      g_object_unref(service)
    }
    (service, networkService) = (nil, nil)
    if let certificate { g_object_unref(certificate) }
    certificate = nil
    if let server {
      soup_server_disconnect(server)
      g_object_unref(server)
    }
    server = nil
  }

  // MARK: Connections

  private func makeService() throws(Failure) -> UnsafeMutablePointer<GSocketService> {
    guard let service = g_socket_service_new() else {
      throw Failure(reason: "there is no memory")
    }
    service.withMemoryRebound(to: GSocketListener.self, capacity: 1) {
      g_socket_listener_set_backlog($0, Int32(PageLimits.waitingConnections))
    }
    let onIncoming:
      @convention(c) (
        gpointer, UnsafeMutablePointer<GSocketConnection>, gpointer?, gpointer
      ) -> gboolean = { service, connection, _, context in
        guard let server = SimulatorServer.from(context) else { return 1 }
        let isNetwork = server.networkService.map { UnsafeMutableRawPointer($0) } == service
        server.accept(connection, isNetwork: isNetwork)
        return 1
      }
    tactus_connect(
      service, "incoming", unsafeBitCast(onIncoming, to: gpointer.self),
      Unmanaged.passUnretained(self).toOpaque())
    return service
  }

  /// - Returns: The port, which is any that is free where 0 is asked for.
  private func listen(
    _ service: UnsafeMutablePointer<GSocketService>, at place: UnsafeMutablePointer<GInetAddress>,
    port: Int
  ) throws(Failure) -> Int {
    guard let address = g_inet_socket_address_new(place, guint16(port)) else {
      throw Failure(reason: "there is no memory")
    }
    defer { g_object_unref(address) }
    var error: UnsafeMutablePointer<GError>?
    var found: UnsafeMutablePointer<GSocketAddress>?
    let isListening = service.withMemoryRebound(to: GSocketListener.self, capacity: 1) {
      g_socket_listener_add_address(
        $0, address, G_SOCKET_TYPE_STREAM, G_SOCKET_PROTOCOL_TCP, nil, &found, &error)
    }
    guard isListening != 0, let found else {
      let reason = error?.pointee.message.map { String(cString: $0) } ?? "it cannot be listened on"
      g_clear_error(&error)
      throw Failure(reason: reason)
    }
    defer { g_object_unref(found) }
    return found.withMemoryRebound(to: GInetSocketAddress.self, capacity: 1) {
      Int(g_inet_socket_address_get_port($0))
    }
  }

  private func accept(_ connection: UnsafeMutablePointer<GSocketConnection>, isNetwork: Bool) {
    let socket = g_socket_connection_get_socket(connection)
    // Whoever says nothing for so long is not waited for.
    g_socket_set_timeout(socket, PageLimits.silenceSeconds)
    // A frame that waits for the last one's receipt, as TCP would have it, comes 40 ms late.
    g_socket_set_option(socket, CInt(IPPROTO_TCP), TCP_NODELAY, 1, nil)
    let local = g_socket_connection_get_local_address(connection, nil)
    let remote = g_socket_connection_get_remote_address(connection, nil)
    defer {
      if let local { g_object_unref(local) }
      if let remote { g_object_unref(remote) }
    }
    connection.withMemoryRebound(to: GIOStream.self, capacity: 1) { stream in
      guard let server, connections.count < PageLimits.connections else {
        g_io_stream_close(stream, nil, nil)
        return
      }
      connections.count += 1
      stream.withMemoryRebound(to: GObject.self, capacity: 1) {
        // A connection may outlive the server, and the count with it.
        g_object_weak_ref(
          $0,
          { context, _ in
            guard let context else { return }
            Unmanaged<ConnectionCount>.fromOpaque(context).takeRetainedValue().count -= 1
          },
          Unmanaged.passRetained(connections).toOpaque())
      }
      guard isNetwork else {
        _ = soup_server_accept_iostream(server, stream, local, remote, nil)
        return
      }
      guard let secure = g_tls_server_connection_new(stream, certificate, nil) else {
        g_io_stream_close(stream, nil, nil)
        return
      }
      _ = soup_server_accept_iostream(server, secure, local, remote, nil)
      g_object_unref(secure)
    }
  }

  /// Whether a request came to an address of the local network.
  private func isFromNetwork(_ message: OpaquePointer) -> Bool {
    guard networkService != nil, let address = soup_server_message_get_local_address(message) else {
      return false
    }
    return address.withMemoryRebound(to: GInetSocketAddress.self, capacity: 1) {
      g_inet_address_get_is_loopback(g_inet_socket_address_get_address($0)) == 0
    }
  }

  /// How many connections there are.
  private final class ConnectionCount {
    var count = 0
  }

  private static func from(_ context: gpointer?) -> SimulatorServer? {
    context.map { Unmanaged<SimulatorServer>.fromOpaque($0).takeUnretainedValue() }
  }

  // MARK: Requests

  /// Refuses what is to be refused before anything of it is read on.
  private func check(_ message: OpaquePointer?, _ path: UnsafePointer<CChar>?) {
    guard let message, let path else { return }
    let headers = soup_server_message_get_request_headers(message)
    func header(_ name: String) -> String? {
      soup_message_headers_get_one(headers, name).map { String(cString: $0) }
    }
    let request = RequestGuard.Request(
      method: soup_server_message_get_method(message).map { String(cString: $0) } ?? "",
      path: String(cString: path), host: header("Host"), origin: header("Origin"),
      cookies: header("Cookie"), site: header("Sec-Fetch-Site"),
      isFromNetwork: isFromNetwork(message))
    switch rules.verdict(on: request) {
    case .allowed: break
    case .letIn(let cookie):
      addHeaders(to: message)
      let response = soup_server_message_get_response_headers(message)
      soup_message_headers_replace(response, "Set-Cookie", cookie)
      soup_message_headers_replace(response, "Location", "/")
      soup_server_message_set_status(message, 303, nil)
      // SG7. Who has seen the address over somebody's shoulder comes too late.
      if request.isFromNetwork {
        rules.network?.ticket = Secret.make()
        letIn(rules.network?.addresses ?? [])
      }
    case .refused(let status, let reason):
      addHeaders(to: message)
      // Whatever else it was going to send is not read.
      soup_message_headers_replace(
        soup_server_message_get_response_headers(message), "Connection", "close")
      put(WebAnswer(type: "text/plain; charset=utf-8", bytes: Array((reason + "\n").utf8)), message)
      soup_server_message_set_status(message, status, nil)
    }
  }

  private func answer(_ message: OpaquePointer?, _ path: UnsafePointer<CChar>?) {
    guard let message, let path else { return }
    addHeaders(to: message)
    let name = String(cString: path)
    guard let found = files.answer(name) ?? answer(name) else {
      put(WebAnswer(type: "text/plain; charset=utf-8", bytes: Array("Not here.\n".utf8)), message)
      return soup_server_message_set_status(message, 404, nil)
    }
    put(found, message)
    soup_server_message_set_status(message, 200, nil)
  }

  private func put(_ answer: WebAnswer, _ message: OpaquePointer) {
    answer.bytes.withUnsafeBytes { bytes in
      soup_server_message_set_response(
        message, answer.type, SOUP_MEMORY_COPY,
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self), gsize(bytes.count))
    }
  }

  private func addHeaders(to message: OpaquePointer) {
    let headers = soup_server_message_get_response_headers(message)
    for (name, value) in Self.headers(rules) {
      soup_message_headers_replace(headers, name, value)
    }
  }

  /// What every answer says: the page runs its own scripts and speaks to this server alone, nobody
  /// frames it, and nothing of it is kept.
  static func headers(_ rules: RequestGuard) -> [(String, String)] {
    let own = ["ws://127.0.0.1:\(rules.port)", "ws://localhost:\(rules.port)"]
    let sockets = (own + (rules.network?.hosts ?? []).map { "wss://\($0)" }).joined(separator: " ")
    return [
      (
        "Content-Security-Policy",
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
          + "font-src 'self'; connect-src 'self' \(sockets); base-uri 'none'; form-action 'none'; "
          + "frame-ancestors 'none'"
      ),
      ("Cross-Origin-Opener-Policy", "same-origin"),
      ("Cross-Origin-Resource-Policy", "same-origin"),
      ("Permissions-Policy", "camera=(), geolocation=(), microphone=()"),
      ("Referrer-Policy", "no-referrer"),
      ("X-Content-Type-Options", "nosniff"),
      ("Cache-Control", "no-store"),
    ]
  }
}
