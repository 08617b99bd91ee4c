import Foundation
internal import Glibc
import Synchronization

/// A connection between the ports of two processes.
///
/// Sendable because its queue guards the bytes, and a lock the descriptor.
///
/// - Thread: any.
final class PortConnection: @unchecked Sendable {
  private let queue = DispatchQueue(label: "tactus.message-port")
  /// The socket; -1 when it is closed.
  private let descriptor: Mutex<Int32>
  /// The lock for sending and for closing the socket.
  ///
  /// Reading does without it: two processes that send a lot to each other would otherwise wait for
  /// each other.
  private let sending = NSLock()
  private let source: any DispatchSourceRead
  private var received = Data()
  private let handler: @Sendable (PortFrame) -> Void
  private let ended: @Sendable () -> Void

  /// Creates a connection of a connected socket, which it closes at the end.
  ///
  /// - Parameters:
  ///   - socket: The socket.
  ///   - handler: Gets the frames in their order, on a queue.
  ///   - ended: Called once, when there are no more frames.
  init(
    _ socket: Int32, handler: @escaping @Sendable (PortFrame) -> Void,
    ended: @escaping @Sendable () -> Void
  ) {
    descriptor = Mutex(socket)
    (self.handler, self.ended) = (handler, ended)
    source = DispatchSource.makeReadSource(fileDescriptor: socket, queue: queue)
    source.setEventHandler { [weak self] in self?.receive() }
    source.setCancelHandler { [sending] in sending.withLock { _ = Glibc.close(socket) } }
  }

  /// Begins to read frames; called once.
  func start() { source.resume() }

  deinit { close() }

  /// Sends a frame; frames of several threads are not mixed.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - seconds: The time limit, for the turn of this thread and for each part of the frame.
  /// - Returns: Zero, or the number of the system's error: `EMSGSIZE` for data that is too long.
  func send(_ frame: PortFrame, within seconds: CFTimeInterval) -> Int32 {
    guard !frame.isTooLong else { return EMSGSIZE }
    let limit = min(max(0.001, seconds), 1e8)
    var interval = timeval(
      tv_sec: Int(limit), tv_usec: Int((limit - limit.rounded(.down)) * 1_000_000))
    let bytes = frame.bytes
    // Another thread may be sending.
    guard sending.lock(before: Date(timeIntervalSinceNow: limit)) else { return EAGAIN }
    defer { sending.unlock() }
    let socket = descriptor.withLock { $0 }
    guard socket >= 0 else { return EPIPE }
    setsockopt(
      socket, SOL_SOCKET, SO_SNDTIMEO, &interval, socklen_t(MemoryLayout<timeval>.size))
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count > 0 {
        rest = rest.dropFirst(count)
        continue
      }
      let number = errno
      if number == EINTR { continue }
      // What follows a part of a frame would be read as its rest.
      if rest.count < bytes.count { shutdown(socket, Int32(SHUT_RDWR)) }
      return number
    }
    return 0
  }

  /// Ends the connection.
  func close() {
    let socket = descriptor.withLock { descriptor in
      defer { descriptor = -1 }
      return descriptor
    }
    guard socket >= 0 else { return }
    // A thread that sends fails, and lets the source close the socket.
    shutdown(socket, Int32(SHUT_RDWR))
    source.cancel()
    ended()
  }

  private func receive() {
    let socket = descriptor.withLock { $0 }
    guard socket >= 0 else { return }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = recv(socket, &bytes, bytes.count, Int32(MSG_DONTWAIT))
    guard count > 0 else {
      if count == 0 || errno != EAGAIN && errno != EINTR { close() }
      return
    }
    received.append(contentsOf: bytes[..<count])
    do throws(PortFrameError) {
      while let frame = try PortFrame.take(from: &received) { handler(frame) }
    } catch {
      close()
    }
  }
}
