import PhoneLink
import Testing

@Suite struct WireTests {
  static let appMessages: [AppMessage] =
    [
      .hello(version: 1, app: "Küchenuhr"), .prepare(generator: GeneratorID(7)),
      .release(generator: GeneratorID(.max)),
    ] + Feedback.allCases.map { .feedback($0, intensity: 0.1, generator: GeneratorID(0)) }
  static let phoneMessages: [PhoneMessage] =
    [.welcome(version: 1)] + PhoneMessage.Farewell.allCases.map { .goodbye($0) }

  @Test("Every message of an app comes out as it went in, byte by byte or at once")
  func appRoundTrip() throws {
    let bytes = try Self.appMessages.flatMap { try WireEncoder.frame($0) }
    for size in [1, 3, 4, 5, 1_000_000] {
      #expect(try decoded(bytes, inPiecesOf: size) == Self.appMessages)
    }
  }

  @Test("Every message of the phone comes out as it went in")
  func phoneRoundTrip() throws {
    let bytes = try Self.phoneMessages.flatMap { try WireEncoder.frame($0) }
    #expect(try decoded(bytes, inPiecesOf: 2) == Self.phoneMessages)
  }

  @Test("A message is its length, highest byte first, and JSON that a person can read")
  func form() throws {
    let frame = try WireEncoder.frame(AppMessage.prepare(generator: GeneratorID(7)))
    let text = #"{"prepare":{"generator":7}}"#
    #expect(frame == [0, 0, 0, UInt8(text.utf8.count)] + Array(text.utf8))
  }

  @Test("A key that this version does not know is left alone")
  func unknownKey() throws {
    let text = #"{"prepare":{"generator":7, "urgency":"high"}}"#
    let found: [AppMessage] = try decoded(framed(text), inPiecesOf: 5)
    #expect(found == [.prepare(generator: GeneratorID(7))])
  }

  @Test("A message as large as messages may be is waited for; one byte more is refused at once")
  func sizes() throws {
    var decoder = WireDecoder<AppMessage>()
    decoder.append(header(LinkLimits.messageBytes))
    #expect(try decoder.next() == nil)
    var other = WireDecoder<AppMessage>()
    other.append(header(LinkLimits.messageBytes + 1))
    #expect(throws: LinkError.tooLarge(bytes: LinkLimits.messageBytes + 1)) {
      try other.next()
    }
  }

  @Test(
    "What is no message is refused, and so is all that comes after",
    arguments: [
      "", "x", "null", "{}", "[]", #"{"prepare":{"generator":1},"release":{"generator":1}}"#,
      #"{"prepare":7}"#, #"{"prepare":{"generator":1.5}}"#, #"{"prepare":{"generator":"1"}}"#,
      #"{"jump":{}}"#, #"{"prepare":{}}"#,
      #"{"prepare":{"generator":-1}}"#, #"{"prepare":{"generator":4294967296}}"#,
      #"{"feedback":{"feedback":"impact-huge","intensity":1,"generator":1}}"#,
      #"{"feedback":{"feedback":"selection","intensity":1e999,"generator":1}}"#,
    ])
  func malformed(text: String) throws {
    var decoder = WireDecoder<AppMessage>()
    decoder.append(framed(text))
    #expect(throws: LinkError.malformed) { try decoder.next() }
    decoder.append(try WireEncoder.frame(AppMessage.prepare(generator: GeneratorID(1))))
    #expect(throws: LinkError.malformed) { try decoder.next() }
  }

  @Test("Nesting however deep ends in an error")
  func deep() {
    var decoder = WireDecoder<AppMessage>()
    decoder.append(framed(String(repeating: "[", count: 100_000)))
    #expect(throws: LinkError.malformed) { try decoder.next() }
  }

  @Test("What JSON cannot say is not sent", arguments: [Double.nan, .infinity])
  func notFinite(intensity: Double) {
    #expect(throws: LinkError.malformed) {
      try WireEncoder.frame(
        AppMessage.feedback(.selection, intensity: intensity, generator: GeneratorID(1)))
    }
  }

  // MARK: Internals

  private func header(_ count: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: count >> (24 - 8 * $0)) }
  }

  private func framed(_ text: String) -> [UInt8] { header(text.utf8.count) + Array(text.utf8) }

  private func decoded<Message: WireMessage>(
    _ bytes: [UInt8], inPiecesOf size: Int
  ) throws -> [Message] {
    var decoder = WireDecoder<Message>()
    var found: [Message] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      decoder.append(bytes[start..<min(start + size, bytes.count)])
      while let message = try decoder.next() { found.append(message) }
    }
    return found
  }
}
