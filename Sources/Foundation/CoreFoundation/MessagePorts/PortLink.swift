import Foundation
internal import Glibc
import Synchronization
import TactusThreads

/// The connection of a remote port to the local one of another process.
///
/// - Thread: any.
final class PortLink: Sendable {
  private struct State: Sendable {
    var connection: PortConnection?
    var lastNumber: UInt32 = 0
    var pending: [UInt32: PortReply] = [:]
    var isLost = false
    var port: WeakReference<CFMessagePort>?
  }

  private let state = Mutex(State())

  /// The links of the process by the names of their ports, which end with their ports.
  private static let links = Mutex<[String: WeakReference<CFMessagePort>]>([:])

  private init() {}

  /// Returns the port that sends to that of another process; nil if none has the name.
  static func port(named name: String) -> CFMessagePort? {
    guard PortFolder.isShared(name), let path = PortFolder.path(of: name) else { return nil }
    if let known = links.withLock({ $0[name]?.object }), known.isValid { return known }
    let socket = Glibc.socket(
      AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard socket >= 0 else { return nil }
    let isConnected = PortFolder.withAddress(path) { connect(socket, $0, $1) == 0 } ?? false
    guard isConnected, PortFolder.isOwn(socket) else {
      Glibc.close(socket)
      return nil
    }
    let link = PortLink()
    let port = CFMessagePort(by: link, name: name)
    link.state.withLock { $0.port = WeakReference(port) }
    let connection = PortConnection(socket) { [weak link] in
      link?.receive($0)
    } ended: { [weak link] in
      link?.end()
    }
    link.state.withLock { $0.connection = connection }
    links.withLock { links in
      links = links.filter { $0.value.object != nil }
      links[name] = WeakReference(port)
    }
    connection.start()
    return port
  }

  /// Sends a message.
  ///
  /// - Returns: `kCFMessagePortSuccess` or an error.
  func send(
    _ identifier: Int32, _ data: Data?, _ reply: PortReply?, within seconds: CFTimeInterval
  ) -> Int32 {
    let (connection, number) = state.withLock { state in
      state.lastNumber &+= 1
      if !state.isLost { state.pending[state.lastNumber] = reply }
      return (state.isLost ? nil : state.connection, state.lastNumber)
    }
    guard let connection else { return kCFMessagePortIsInvalid }
    let frame = PortFrame(
      kind: reply == nil ? .message : .request, number: number, identifier: identifier, data: data)
    let error = connection.send(frame, within: seconds)
    guard error != 0 else { return kCFMessagePortSuccess }
    forget(number)
    return error == EAGAIN ? kCFMessagePortSendTimeout : kCFMessagePortTransportError
  }

  /// Discards a reply that is no longer awaited.
  func forget(_ reply: PortReply) {
    state.withLock { state in state.pending = state.pending.filter { $0.value !== reply } }
  }

  /// Ends the connection.
  func close() { state.withLock { $0.connection }?.close() }

  private func forget(_ number: UInt32) { state.withLock { $0.pending[number] = nil } }

  private func receive(_ frame: PortFrame) {
    let reply = state.withLock { $0.pending.removeValue(forKey: frame.number) }
    switch frame.kind {
    case .answer: reply?.end(.answered(frame.data))
    case .lost: reply?.end(.lost)
    case .message, .request: break
    }
  }

  private func end() {
    let (pending, port) = state.withLock { state in
      defer { (state.pending, state.isLost, state.connection) = ([:], true, nil) }
      return (state.pending, state.port?.object)
    }
    for reply in pending.values { reply.end(.lost) }
    port?.invalidate()
  }
}
