internal import Glibc
import TactusCoreFoundation
internal import TactusTLS

extension SocketConnection {
  /// Closes the sending side once everything is sent; reading continues.
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
      // A handshake that is not complete still has to send.
      let isReady = state.security == nil || isSecure
      return (
        state.descriptor,
        isReady && state.outgoing.isEmpty && state.plain.isEmpty && wire.isEmpty
      )
    }
    guard endsWriting, isEmpty, descriptor >= 0 else { return }
    if let tls, !hasEndedTLS {
      hasEndedTLS = true
      tls.close()
      wire.append(tls.takeOutgoing())
      // Comes back here when that is sent.
      return flush()
    }
    endsWriting = false
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
