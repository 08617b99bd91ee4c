import PositionedText

/// Takes messages out of a stream of bytes, in whatever pieces they come.
///
/// It holds no more than one message and one piece. After an error nothing more comes out of it:
/// where a stream has gone wrong, no later byte can be trusted.
public struct WireDecoder<Message: WireMessage>: Sendable {
  private var bytes: [UInt8] = []
  /// Where in `bytes` the next frame begins.
  private var start = 0
  private var failure: LinkError?

  /// Begins at the start of a stream.
  public init() {}

  /// Takes the next piece of the stream.
  public mutating func append(_ piece: some Sequence<UInt8>) {
    guard failure == nil else { return }
    if start > 0 {
      bytes.removeFirst(start)
      start = 0
    }
    bytes.append(contentsOf: piece)
  }

  /// The next message, or `nil` until more bytes have come.
  ///
  /// - Throws: `LinkError.tooLarge` or `malformed`; from then on always.
  public mutating func next() throws(LinkError) -> Message? {
    if let failure { throw failure }
    do throws(LinkError) {
      return try take()
    } catch {
      failure = error
      bytes = []
      throw error
    }
  }

  // MARK: Internals

  private mutating func take() throws(LinkError) -> Message? {
    let header = bytes[start...].prefix(4)
    guard header.count == 4 else { return nil }
    guard let kind = header.first.flatMap(WireKind.init) else { throw .malformed }
    let count = header.dropFirst().reduce(0) { $0 << 8 | Int($1) }
    // Judged before the body is there, so that nobody makes us wait for megabytes.
    guard count <= kind.limit else { throw .tooLarge(bytes: count) }
    let end = start + 4 + count
    guard bytes.count >= end else { return nil }
    let body = Array(bytes[start + 4..<end])
    start = end
    return switch kind {
    case .text: try Self.message(body)
    case .picture: try Message(picture: ScreenFrame(body))
    }
  }

  /// An object with one member, whose key is the message's name.
  private static func message(_ body: [UInt8]) throws(LinkError) -> Message {
    let tree: JSONTree
    do throws(UnreadableText) {
      tree = try JSONTree(SourceText(name: "message", bytes: body))
    } catch {
      throw .malformed
    }
    var members = tree.root.members.makeIterator()
    guard let only = members.next(), members.next() == nil, let name = only.key,
      only.kind == .object
    else { throw .malformed }
    return try Message(name, WireFields(only))
  }
}
