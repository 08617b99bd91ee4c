import CTactusSoup
import Glibc
import TactusPhoneTypes
import TactusTLS

/// A server of the page and its sockets on the loopback address, and over TLS on the local network.
///
/// - Thread: the loop's, but for making it.
final class SimulatorServer: @unchecked Sendable {
  /// An error of the server.
  struct Failure: Error {
    var reason: String
  }

  /// Called with a page that has connected.
  var onPage: (PageSocket) -> Void = { _ in }
  /// Returns a resource besides the files of the page.
  var resource: (_ path: String) -> WebResponse? = { _ in nil }

  /// Called after a page of the local network was admitted, with the addresses for the next.
  var onAdmission: (_ next: [String]) -> Void = { _ in }

  /// The folder with the person's files; `nil` for none.
  var files: SharedFolder?
  /// Called with the name of a file that a page has sent.
  var onFile: (_ name: String) -> Void = { _ in }
  /// The files that are being sent, by their requests.
  var uploads: [OpaquePointer: FileUpload] = [:]

  private(set) var rules: RequestGuard
  private let pageFiles: WebFiles
  private var server: UnsafeMutablePointer<SoupServer>?
  private var service: UnsafeMutablePointer<GSocketService>?
  /// The listener on the local network; `nil` if it is not served.
  private var networkService: UnsafeMutablePointer<GSocketService>?
  /// The values of connections over TLS.
  private var secure = TLSConfiguration()
  private let connections = ConnectionTable()

  init(_ rules: RequestGuard, files: WebFiles) {
    self.rules = rules
    pageFiles = files
  }

  // MARK: Doing

  /// Begins to listen.
  ///
  /// - Parameters:
  ///   - servesNetwork: Whether the local network is served, too.
  ///   - preferredPort: The port to use instead of any, if it is free.
  /// - Returns: The fingerprint of the certificate for the network, if it is served.
  /// - Throws: `Failure`, such as for a port that is in use.
  func start(servesNetwork: Bool = false, preferredPort: Int? = nil) throws(Failure) -> String? {
    let service = try makeService()
    self.service = service
    guard let loopback = g_inet_address_new_loopback(G_SOCKET_FAMILY_IPV4) else {
      throw Failure(reason: "out of memory")
    }
    defer { g_object_unref(loopback) }
    if rules.port == 0, let preferredPort,
      let port = try? listen(service, at: loopback, port: preferredPort)
    {
      rules.port = port
    } else {
      rules.port = try listen(service, at: loopback, port: rules.port)
    }
    try startServer()
    g_socket_service_start(service)
    return servesNetwork ? try startNetwork() : nil
  }

  private func startServer() throws(Failure) {
    guard let server = tactus_soup_server() else { throw Failure(reason: "out of memory") }
    self.server = server
    // On the loopback address compression costs more than it saves.
    soup_server_remove_websocket_extension(server, soup_websocket_extension_deflate_get_type())
    let context = Unmanaged.passUnretained(self).toOpaque()
    // The handlers of a more specific path replace those of others.
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
        SimulatorServer.from(context)?.respond(to: message, path)
      }, context, nil)
    soup_server_add_websocket_handler(
      server, RequestGuard.socketPath, nil, nil,
      { _, _, _, connection, context in
        guard let connection else { return }
        SimulatorServer.from(context)?.onPage(PageSocket(connection))
      }, context, nil)
  }

  /// Begins to listen on every address of this machine on the local network (SimulatorPages.SG8).
  private func startNetwork() throws(Failure) -> String {
    let addresses = LocalNetwork.addresses()
    guard !addresses.isEmpty else { throw Failure(reason: "this machine has no network address") }
    let own = try SelfSignedCertificate(for: addresses)
    secure.isServer = true
    // SimulatorPages.SG8: TLS 1.2 and later.
    secure.lowestVersion = 0x0303
    secure.certificate = TLSConfiguration.ServerCertificate(
      certificate: own.certificate, key: own.key)
    let service = try makeService()
    networkService = service
    var hosts: [String] = []
    for text in addresses {
      guard let address = g_inet_address_new_from_string(text) else { continue }
      defer { g_object_unref(address) }
      hosts.append("\(text):\(try listen(service, at: address, port: rules.port))")
    }
    rules.network = RequestGuard.Network(
      hosts: hosts, ticket: Secret.random(), pass: Secret.random())
    g_socket_service_start(service)
    return own.fingerprint
  }

  /// Stops listening, and closes every connection.
  func stop() {
    for service in [service, networkService].compactMap(\.self) {
      g_socket_service_stop(service)
      service.withMemoryRebound(to: GSocketListener.self, capacity: 1) {
        g_socket_listener_close($0)
      }
      g_object_unref(service)
    }
    (service, networkService) = (nil, nil)
    secure.certificate = nil
    if let server {
      soup_server_disconnect(server)
      g_object_unref(server)
    }
    server = nil
  }

  // MARK: Connections

  private func makeService() throws(Failure) -> UnsafeMutablePointer<GSocketService> {
    guard let service = g_socket_service_new() else {
      throw Failure(reason: "out of memory")
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

  /// Listens on an address and port.
  ///
  /// - Returns: The port, which is any free one for 0.
  private func listen(
    _ service: UnsafeMutablePointer<GSocketService>, at place: UnsafeMutablePointer<GInetAddress>,
    port: Int
  ) throws(Failure) -> Int {
    guard let address = g_inet_socket_address_new(place, guint16(port)) else {
      throw Failure(reason: "out of memory")
    }
    defer { g_object_unref(address) }
    var error: UnsafeMutablePointer<GError>?
    var found: UnsafeMutablePointer<GSocketAddress>?
    let isListening = service.withMemoryRebound(to: GSocketListener.self, capacity: 1) {
      g_socket_listener_add_address(
        $0, address, G_SOCKET_TYPE_STREAM, G_SOCKET_PROTOCOL_TCP, nil, &found, &error)
    }
    guard isListening != 0, let found else {
      let reason = error?.pointee.message.map { String(cString: $0) } ?? "the port is not available"
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
    // Silent connections are closed.
    g_socket_set_timeout(socket, PageLimits.silenceSeconds)
    // Nagle's algorithm would delay frames by 40 ms.
    g_socket_set_option(socket, CInt(IPPROTO_TCP), TCP_NODELAY, 1, nil)
    let local = g_socket_connection_get_local_address(connection, nil)
    let remote = g_socket_connection_get_remote_address(connection, nil)
    defer {
      if let local { g_object_unref(local) }
      if let remote { g_object_unref(remote) }
    }
    connection.withMemoryRebound(to: GIOStream.self, capacity: 1) { stream in
      guard let server, connections.makeRoom() else {
        g_io_stream_close(stream, nil, nil)
        return
      }
      let number = connections.add(
        stream, socket, from: Self.text(of: remote), at: BootClock.now)
      guard isNetwork else {
        _ = soup_server_accept_iostream(server, stream, local, remote, nil)
        return
      }
      beginTLS(connection, number, local, remote)
    }
  }

  /// Serves a connection of the local network after its handshake.
  private func beginTLS(
    _ connection: UnsafeMutablePointer<GSocketConnection>, _ number: Int,
    _ local: UnsafeMutablePointer<GSocketAddress>?, _ remote: UnsafeMutablePointer<GSocketAddress>?
  ) {
    let ends = [local, remote].map { end in
      end.map { SharedObject(UnsafeMutableRawPointer($0)) }
    }
    SecureConnection.begin(connection, secure) { [weak self] in
      self?.connections.noteSpeech(of: number)
    } onSecured: { [weak self] stream in
      guard let server = self?.server else { return }
      _ = soup_server_accept_iostream(
        server, stream, ends[0]?.as(GSocketAddress.self), ends[1]?.as(GSocketAddress.self), nil)
    }
  }

  /// An object of GLib that is kept.
  private final class SharedObject {
    private let object: UnsafeMutableRawPointer

    init(_ object: UnsafeMutableRawPointer) {
      self.object = object
      g_object_ref(object)
    }

    deinit { g_object_unref(object) }

    func `as`<Kind>(_ kind: Kind.Type) -> UnsafeMutablePointer<Kind> {
      object.assumingMemoryBound(to: kind)
    }
  }

  /// Returns whether a request came to an address of the local network.
  private func isFromNetwork(_ message: OpaquePointer) -> Bool {
    guard networkService != nil, let address = soup_server_message_get_local_address(message) else {
      return false
    }
    return address.withMemoryRebound(to: GInetSocketAddress.self, capacity: 1) {
      g_inet_address_get_is_loopback(g_inet_socket_address_get_address($0)) == 0
    }
  }

  /// Returns whether a request of this machine is known to come from another user
  /// (SimulatorPages.SG9).
  private func isFromOtherUser(_ message: OpaquePointer) -> Bool {
    guard rules.guestPass != nil, !isFromNetwork(message),
      let remote = Self.end(soup_server_message_get_remote_address(message)),
      let local = Self.end(soup_server_message_get_local_address(message))
    else { return false }
    return ConnectionOwner.isOther(
      SocketDiagnosis.Ends(
        own: remote.address, other: local.address, ownPort: remote.port, otherPort: local.port))
  }

  /// Returns the bytes of the address, and the port, of a socket's end.
  private static func end(_ address: UnsafeMutablePointer<GSocketAddress>?) -> (
    address: [UInt8], port: UInt16
  )? {
    address?.withMemoryRebound(to: GInetSocketAddress.self, capacity: 1) { end in
      guard let host = g_inet_socket_address_get_address(end),
        let bytes = g_inet_address_to_bytes(host)
      else { return nil }
      let count = Int(g_inet_address_get_native_size(host))
      return (
        Array(UnsafeBufferPointer(start: bytes, count: count)), g_inet_socket_address_get_port(end)
      )
    }
  }

  /// Shuts down connections that are silent from the start (SimulatorPages.SL4).
  func evictSilent() { connections.evictSilent(at: BootClock.now) }

  /// Returns the address and port of a socket's end.
  private static func text(of address: UnsafeMutablePointer<GSocketAddress>?) -> String {
    guard let address else { return "" }
    return address.withMemoryRebound(to: GInetSocketAddress.self, capacity: 1) {
      let port = g_inet_socket_address_get_port($0)
      guard let name = g_inet_address_to_string(g_inet_socket_address_get_address($0)) else {
        return ""
      }
      defer { g_free(name) }
      return "\(String(cString: name)):\(port)"
    }
  }

  private static func from(_ context: gpointer?) -> SimulatorServer? {
    context.map { Unmanaged<SimulatorServer>.fromOpaque($0).takeUnretainedValue() }
  }

  // MARK: Requests

  /// Refuses a request by the rules before its body is read.
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
      isFromNetwork: isFromNetwork(message), isFromOtherUser: isFromOtherUser(message))
    let decision = rules.decision(on: request)
    if case .refused = decision {
    } else {
      connections.admit(Self.text(of: soup_server_message_get_remote_address(message)))
    }
    switch decision {
    case .allowed:
      guard request.method == "PUT", let (status, reason) = beginUpload(message, request.path)
      else { break }
      refuse(message, status, reason)
    case .admitted(let cookie):
      addHeaders(to: message)
      let response = soup_server_message_get_response_headers(message)
      soup_message_headers_replace(response, "Set-Cookie", cookie)
      soup_message_headers_replace(response, "Location", "/")
      Self.setStatus(303, of: message)
      // SimulatorPages.SG7. The ticket is valid once.
      if request.isFromNetwork {
        rules.network?.ticket = Secret.random()
        onAdmission(rules.network?.addresses ?? [])
      }
    case .refused(let status, let reason): refuse(message, status, reason)
    }
  }

  /// Answers a request with a reason, and closes its connection.
  private func refuse(_ message: OpaquePointer, _ status: UInt32, _ reason: String) {
    let remote = Self.text(of: soup_server_message_get_remote_address(message))
    RefusedBody.forget(message) { [connections] in connections.evict(from: remote) }
    answer(message, status, reason)
  }

  private func answer(_ message: OpaquePointer, _ status: UInt32, _ text: String) {
    addHeaders(to: message)
    send(
      WebResponse(type: "text/plain; charset=utf-8", bytes: Array((text + "\n").utf8)),
      to: message)
    Self.setStatus(status, of: message)
  }

  private func respond(to message: OpaquePointer?, _ path: UnsafePointer<CChar>?) {
    guard let message, let path else { return }
    let name = String(cString: path)
    if soup_server_message_get_method(message).map({ String(cString: $0) }) == "PUT" {
      switch endUpload(message) {
      case .success(let stored):
        answer(message, 201, stored)
        onFile(stored)
      case .failure(let error):
        answer(message, 507, "The file cannot be stored: \(error.reason).")
      }
      return
    }
    addHeaders(to: message)
    if name.hasPrefix(RequestGuard.filesPath), sendFile(name, to: message) {
      return Self.setStatus(200, of: message)
    }
    guard let found = pageFiles.response(name) ?? resource(name) else {
      return answer(message, 404, "Not found.")
    }
    send(found, to: message)
    Self.setStatus(200, of: message)
  }

  /// The texts of the statuses that this server answers with; libsoup does not know 421.
  ///
  /// - Source: RFC 9110, 15 (documented).
  private static let statusTexts: [UInt32: String] = [
    200: "OK", 201: "Created", 303: "See Other", 403: "Forbidden", 404: "Not Found",
    405: "Method Not Allowed", 411: "Length Required", 413: "Content Too Large",
    421: "Misdirected Request", 503: "Service Unavailable", 507: "Insufficient Storage",
  ]

  private static func setStatus(_ status: UInt32, of message: OpaquePointer) {
    soup_server_message_set_status(message, status, statusTexts[status])
  }

  private func send(_ response: WebResponse, to message: OpaquePointer) {
    response.bytes.withUnsafeBytes { bytes in
      soup_server_message_set_response(
        message, response.type, SOUP_MEMORY_COPY,
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self), gsize(bytes.count))
    }
  }

  private func addHeaders(to message: OpaquePointer) {
    let headers = soup_server_message_get_response_headers(message)
    for (name, value) in Self.headers(rules) {
      soup_message_headers_replace(headers, name, value)
    }
    // libsoup closes each connection after its answer, because none has come from a listener of its
    // own; it does not say so itself (SimulatorPages.SL8).
    soup_message_headers_replace(headers, "Connection", "close")
  }

  /// Returns the headers of every response.
  ///
  /// The page runs its own scripts and connects to this server alone, cannot be framed, and is not
  /// cached.
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
