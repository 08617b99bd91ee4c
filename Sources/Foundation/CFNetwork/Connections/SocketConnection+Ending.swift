internal import Glibc
import TactusCoreFoundation
internal import TactusTLS

extension SocketConnection {
  /// Tells the peer that nothing follows, as soon as everything is sent; reading goes on.
  func endWriting() {
    queue.async {
      self.endsWriting = true
      self.flush()
    }
  }

  /// Ends the sending side of the socket, if that is due and everything is sent.
  ///
  /// - Thread: the queue.
  func shutDownWriting() {
    let (descriptor, isEmpty) = condition.withLock {
      (state.descriptor, state.outgoing.isEmpty && state.plain.isEmpty && wire.isEmpty)
    }
    guard endsWriting, isEmpty, descriptor >= 0 else { return }
    endsWriting = false
    if let tls, isSecure {
      tls.close()
      wire.append(tls.takeOutgoing())
      flush()
    }
    shutdown(descriptor, Int32(SHUT_WR))
  }
}

extension SocketStreams {
  /// Ends the sending side of a socket by its output stream, after everything written is sent.
  ///
  /// The stream is closed then, and its input stream reads on.
  package static func endWriting(_ stream: OutputStream) {
    (stream as? SocketOutputStream)?.connection.endWriting()
    stream.close()
  }
}
