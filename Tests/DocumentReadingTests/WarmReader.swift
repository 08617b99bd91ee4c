import Foundation
import TactusDocumentReading

/// A reader that is asked about one document after the other, whose bytes replace one another in
/// its file, so that thousands of documents need few processes.
final class WarmReader {
  /// The result of reading a document.
  enum Outcome: Hashable {
    case read, refused, ended
  }

  private let file: URL
  private var process: SandboxedProcess?
  private var descriptor: Int32 = -1
  private var uses = 0
  private var readsStyledText = false

  init() throws {
    file = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try Data([0]).write(to: file)
  }

  deinit {
    stop()
    try? FileManager.default.removeItem(at: file)
  }

  /// Asks all that can be asked about a document.
  ///
  /// - Throws: `ReaderFailure.wrongAnswer` if an answer is none that a document yields.
  func ask(_ bytes: [UInt8], as kind: DocumentContentKind) throws -> Outcome {
    // The new bytes replace the old ones in place, because the reader has this file open.
    let handle = try FileHandle(forWritingTo: file)
    try handle.write(contentsOf: bytes.isEmpty ? [0] : bytes)
    try handle.truncate(atOffset: UInt64(max(1, bytes.count)))
    try handle.close()
    // Each document stays mapped.
    if uses == 100 || kind.isStyledText != readsStyledText { stop() }
    if process == nil { try start(kind) }
    uses += 1
    do throws(ReaderFailure) {
      switch try answer(.open(kind, password: ""), 0) {
      case .pages(let document):
        guard !document.pages.isEmpty else { return .refused }
        let drawing = ReaderRequest.draw(page: 0, turn: 0, part: nil, width: 40, height: 40)
        let isDrawn = isRead(try answer(drawing, document.pages.count))
        let isText = isRead(try answer(.content(page: 0), document.pages.count))
        // Objects may be refused where Poppler reads the document, and the other way round.
        _ = try answer(.annotations(page: 0), document.pages.count)
        _ = try answer(.objects, document.pages.count)
        return isDrawn && isText ? .read : .refused
      case .picture:
        let drawing = ReaderRequest.draw(page: 0, turn: 0, part: nil, width: 40, height: 40)
        return isRead(try answer(drawing, 0)) ? .read : .refused
      case .text, .table, .styledText: return .read
      case .unreadable, .locked, .tooLarge: return .refused
      case .pixels, .content, .objects: throw .wrongAnswer
      }
    } catch {
      stop()
      if error == .wrongAnswer { throw error }
      return .ended
    }
  }

  // MARK: Internals

  private func isRead(_ answer: ReaderAnswer) -> Bool {
    switch answer {
    case .pixels, .content: true
    default: false
    }
  }

  private func answer(
    _ request: ReaderRequest, _ pages: Int
  ) throws(ReaderFailure) -> ReaderAnswer {
    let channel = MessageChannel(descriptor)
    guard channel.send(request.bytes, isSocket: true) else { throw .ended }
    let bytes = try channel.receive(atMost: 1 << 26, within: ReaderLimits.patience)
    return try ReaderAnswer(bytes, ofPages: pages)
  }

  private func start(_ kind: DocumentContentKind) throws {
    readsStyledText = kind.isStyledText
    var sockets: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &sockets) == 0 else {
      throw ReaderFailure.ended
    }
    descriptor = sockets[0]
    process = try SandboxedProcess(
      ReaderSandbox().command(for: kind), input: sockets[1], output: sockets[1],
      document: DocumentSource(path: file.path))
    close(sockets[1])
    let greeting = try MessageChannel(descriptor).receive(atMost: 100, within: .seconds(60))
    guard greeting == ReaderGreeting.bytes else { throw ReaderFailure.wrongAnswer }
    uses = 0
  }

  private func stop() {
    if descriptor >= 0 { close(descriptor) }
    (process, descriptor, uses) = (nil, -1, 0)
  }
}
