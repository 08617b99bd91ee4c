import TactusJSON

/// A decoder that extracts messages from a stream of bytes, however the stream is divided.
///
/// It holds at most one message and one piece. After an error it returns no more messages, because
/// no later byte of a corrupt stream can be trusted.
public struct WireDecoder<Message: WireMessage>: Sendable {
  private var bytes: [UInt8] = []
  /// The index in `bytes` at which the next frame begins.
  private var start = 0
  private var failure: LinkError?

  /// Creates a decoder at the start of a stream.
  public init() {}

  /// Appends the next piece of the stream.
  public mutating func append(_ piece: some Sequence<UInt8>) {
    guard failure == nil else { return }
    if start > 0 {
      bytes.removeFirst(start)
      start = 0
    }
    bytes.append(contentsOf: piece)
  }

  /// Returns the next message, or `nil` until more bytes have arrived.
  ///
  /// - Throws: `LinkError.tooLarge` or `malformed`; from then on always.
  public mutating func next() throws(LinkError) -> Message? {
    if let failure { throw failure }
    do throws(LinkError) {
      return try decodeNext()
    } catch {
      failure = error
      bytes = []
      throw error
    }
  }

  // MARK: Internals

  private mutating func decodeNext() throws(LinkError) -> Message? {
    let header = bytes[start...].prefix(4)
    guard header.count == 4 else { return nil }
    guard let kind = header.first.flatMap(WireKind.init) else { throw .malformed }
    let count = header.dropFirst().reduce(0) { $0 << 8 | Int($1) }
    // Checked before the body arrives, so that a peer cannot make the decoder buffer megabytes.
    guard count <= kind.limit else { throw .tooLarge(bytes: count) }
    let end = start + 4 + count
    guard bytes.count >= end else { return nil }
    let body = Array(bytes[start + 4..<end])
    start = end
    return switch kind {
    case .text: try Self.message(body)
    case .picture: try Message(body: .screen(ScreenFrame(body)))
    case .externalPicture: try Message(body: .external(ScreenFrame(body)))
    case .touches: try Message(body: .touches([TouchSample](wire: body)))
    }
  }

  /// Decodes an object with one member, whose key is the name of the message.
  private static func message(_ body: [UInt8]) throws(LinkError) -> Message {
    let tree: JSONTree
    do throws(SourceTextError) {
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
