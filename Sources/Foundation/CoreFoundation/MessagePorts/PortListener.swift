internal import CTactusSystemCalls
import Foundation
internal import Glibc
import Synchronization

/// The socket by which other processes reach a port.
///
/// Sendable because locks guard what changes, and Dispatch's sources may be used from any thread.
///
/// - Thread: any.
final class PortListener: @unchecked Sendable {
  private let path: String
  private let lock: Int32
  private let source: any DispatchSourceRead
  private let connections = Mutex<[ObjectIdentifier: PortConnection]>([:])
  private let isOpen = Mutex(true)
  private weak var port: CFMessagePort?

  /// Takes a name, and lets other processes connect.
  ///
  /// - Returns: nil if another process has the name.
  init?(_ name: String, for port: CFMessagePort) {
    guard let path = PortFolder.path(of: name) else { return nil }
    // The owner of the lock owns the name; the system gives it back when a process ends.
    let lock = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard lock >= 0 else { return nil }
    let socket = Glibc.socket(
      AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
    guard flock(lock, LOCK_EX | LOCK_NB) == 0, socket >= 0 else {
      Glibc.close(lock)
      if socket >= 0 { Glibc.close(socket) }
      return nil
    }
    unlink(path)
    let isBound = PortFolder.withAddress(path) { bind(socket, $0, $1) == 0 } ?? false
    guard isBound, listen(socket, 64) == 0 else {
      Glibc.close(socket)
      Glibc.close(lock)
      return nil
    }
    (self.path, self.lock, self.port) = (path, lock, port)
    source = DispatchSource.makeReadSource(
      fileDescriptor: socket, queue: DispatchQueue(label: "tactus.message-port.listener"))
    source.setEventHandler { [weak self] in self?.accept(socket) }
    source.setCancelHandler { Glibc.close(socket) }
    source.resume()
  }

  deinit { close() }

  /// Gives the name back, and ends the connections.
  func close() {
    let isFirst = isOpen.withLock { isOpen in
      defer { isOpen = false }
      return isOpen
    }
    guard isFirst else { return }
    source.cancel()
    unlink(path)
    Glibc.close(lock)
    let ended = connections.withLock { connections in
      defer { connections = [:] }
      return connections
    }
    for connection in ended.values { connection.close() }
  }

  private func accept(_ socket: Int32) {
    let descriptor = accept4(socket, nil, nil, Int32(Glibc.SOCK_CLOEXEC.rawValue))
    guard descriptor >= 0 else { return }
    guard PortFolder.isOwn(descriptor) else {
      Glibc.close(descriptor)
      return
    }
    let link = PortPeer()
    let connection = PortConnection(descriptor) { [weak self] frame in
      self?.receive(frame, from: link)
    } ended: { [weak self] in
      guard let self, let known = link.connection else { return }
      connections.withLock { $0[ObjectIdentifier(known)] = nil }
    }
    link.connection = connection
    connections.withLock { $0[ObjectIdentifier(connection)] = connection }
    // Only now, so that a connection that ends at once is found and removed.
    connection.start()
  }

  private func receive(_ frame: PortFrame, from peer: PortPeer) {
    guard let port, frame.kind == .message || frame.kind == .request else { return }
    let answer = frame.kind == .request ? PortAnswer(number: frame.number, peer: peer) : nil
    port.receive(PortMessage(identifier: frame.identifier, data: frame.data, reply: answer))
  }
}
