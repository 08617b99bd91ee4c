internal import Glibc

/// A running reader of a document, in its sandbox.
///
/// - Thread: one at a time; starting may take a few milliseconds.
package final class ReaderProcess: Sendable {
  private let process: SandboxedProcess
  private let descriptor: Int32

  /// Starts a reader of a document.
  ///
  /// - Parameters:
  ///   - source: The document; nil if the command names a file instead.
  ///   - words: The command.
  ///   - sandbox: The sandbox, which limits how long the reader may take to begin.
  /// - Throws: `ReaderFailure.noSandbox`, or `wrongAnswer`.
  package init(
    of source: DocumentSource?, by words: [String], in sandbox: ReaderSandbox
  ) throws(ReaderFailure) {
    var sockets: [Int32] = [-1, -1]
    let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &sockets) == 0 else {
      throw .noSandbox(String(cString: strerror(errno)))
    }
    do throws(ReaderFailure) {
      process = try SandboxedProcess(
        words, input: sockets[1], output: sockets[1], document: source)
    } catch {
      for descriptor in sockets { close(descriptor) }
      throw error
    }
    // Until this end is closed, the end of the process is not seen.
    close(sockets[1])
    descriptor = sockets[0]
    let greeting: [UInt8]
    do throws(ReaderFailure) {
      greeting = try MessageChannel(descriptor).receive(
        atMost: ReaderLimits.requestBytes, within: sandbox.patience)
    } catch {
      let reason = process.firstError()
      throw .noSandbox(reason.isEmpty ? "it does not begin" : reason)
    }
    guard greeting == ReaderGreeting.bytes else { throw .wrongAnswer }
  }

  deinit { close(descriptor) }

  /// Sends a request, and returns the bytes of its response.
  ///
  /// - Parameters:
  ///   - request: The bytes of the request.
  ///   - patience: The longest wait for the response.
  /// - Throws: `ReaderFailure.ended`, `timedOut` or `wrongAnswer`; the process is then unusable.
  package func ask(_ request: [UInt8], within patience: Duration) throws(ReaderFailure) -> [UInt8] {
    let channel = MessageChannel(descriptor)
    guard channel.send(request, isSocket: true) else { throw .ended }
    return try channel.receive(
      atMost: 4 * ReaderLimits.picturePixels + ReaderLimits.requestBytes, within: patience)
  }
}
