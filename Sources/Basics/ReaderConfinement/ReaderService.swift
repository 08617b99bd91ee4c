import Glibc
import TactusDocumentReading

/// The life of a reader: it greets, and then handles one request after the other on its standard
/// input, a socket.
package enum ReaderService {
  /// Ends the process with a sentence, if its confinement has failed.
  ///
  /// - Parameters:
  ///   - failure: The sentence; nil if the process is confined.
  ///   - program: The name of the program.
  package static func require(_ failure: String?, of program: String) {
    guard let failure else { return }
    let line = Array("\(program): \(failure)\n".utf8)
    _ = write(STDERR_FILENO, line, line.count)
    exit(1)
  }

  /// Handles requests until the other end closes.
  ///
  /// - Parameter answer: Returns the bytes of the response to those of a request; nil for an
  ///   invalid request, after which no more are read.
  package static func run(_ answer: (_ request: [UInt8]) -> [UInt8]?) {
    // Libraries write about damaged documents, which would never be read.
    close(STDERR_FILENO)
    let channel = MessageChannel(STDIN_FILENO)
    guard channel.send(ReaderGreeting.bytes, isSocket: false) else { exit(1) }
    while let request = try? channel.receive(atMost: ReaderLimits.requestBytes, within: nil),
      let bytes = answer(request)
    {
      guard channel.send(bytes, isSocket: false) else { break }
    }
  }
}
