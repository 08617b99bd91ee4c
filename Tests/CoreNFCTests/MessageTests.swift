import CoreNFC
import Testing

/// Steps NFC.ND1–ND5.
@Suite struct MessageTests {
  @Test("NFC.ND1. A message has the bytes of its records, and is read from them")
  func bytes() throws {
    let record = NFCNDEFPayload(
      format: .media, type: Data("a/b".utf8), identifier: Data("i".utf8), payload: Data([1, 2]))
    let message = NFCNDEFMessage(records: [record])
    #expect([UInt8](message.bytes) == [0xDA, 3, 2, 1, 0x61, 0x2F, 0x62, 0x69, 1, 2])
    #expect(message.length == 10)
    let read = try #require(NFCNDEFMessage(data: message.bytes))
    #expect(read.records.count == 1 && read.records[0].typeNameFormat == .media)
    #expect(read.records[0].identifier == Data("i".utf8))
    #expect(read.records[0].payload == Data([1, 2]))
    let long = NFCNDEFPayload(
      format: .unknown, type: Data(), identifier: Data(), payload: Data(repeating: 7, count: 300))
    let both = NFCNDEFMessage(records: [record, long])
    #expect(both.length == 10 + 6 + 300)
    #expect(NFCNDEFMessage(data: both.bytes)?.records.last?.payload == long.payload)
  }

  @Test("NFC.ND1. A type of too many bytes is cut off, so that the message can be read")
  func longTypes() throws {
    let type = Data(repeating: 0x61, count: 255)
    let record = NFCNDEFPayload(
      format: .media, type: type + Data([0x62]), identifier: Data(), payload: Data([1]))
    let read = try #require(NFCNDEFMessage(data: NFCNDEFMessage(records: [record]).bytes))
    #expect(read.records.map(\.type) == [type] && read.records.map(\.payload) == [Data([1])])
  }

  @Test("NFC.ND1. Bytes that are cut off or begin in the middle are no message")
  func badBytes() {
    let record = NFCNDEFPayload(
      format: .media, type: Data("a/b".utf8), identifier: Data(), payload: Data([1, 2]))
    let bytes = NFCNDEFMessage(records: [record, record]).bytes
    for count in 0..<bytes.count { #expect(NFCNDEFMessage(data: bytes.prefix(count)) == nil) }
    #expect(NFCNDEFMessage(data: bytes.suffix(bytes.count / 2)) == nil)
    #expect(NFCNDEFMessage(data: bytes + [0]) == nil)
    #expect(NFCNDEFMessage(data: Data([0xC7, 0, 0, 0, 0, 0])) == nil)
  }

  @Test(
    "NFC.ND2. An address is a number for its beginning, and the rest",
    arguments: [
      ("https://www.", 2, "tea.example"), ("https://", 4, "tea.example"), ("tel:", 5, "+4930"),
      ("urn:epc:id:", 0x1E, "1"), ("", 0, "kettle:on"),
    ] as [(String, UInt8, String)])
  func addresses(beginning: String, number: UInt8, rest: String) throws {
    let address = beginning + rest
    let record = try #require(NFCNDEFPayload.wellKnownTypeURIPayload(string: address))
    #expect(record.payload == Data([number]) + Data(rest.utf8))
    #expect(record.type == Data("U".utf8))
    #expect(record.wellKnownTypeURIPayload()?.absoluteString == address)
    #expect(record.wellKnownTypeTextPayload().0 == nil)
  }

  @Test("NFC.ND3. A text has its language, in UTF-8 or UTF-16")
  func texts() throws {
    let record = try #require(
      NFCNDEFPayload.wellKnownTypeTextPayload(string: "Tee", locale: Locale(identifier: "de")))
    #expect([UInt8](record.payload) == [2] + Array("deTee".utf8))
    let (text, locale) = record.wellKnownTypeTextPayload()
    #expect(text == "Tee" && locale?.identifier == "de")
    #expect(record.wellKnownTypeURIPayload() == nil)
    record.payload = Data([0x82]) + Data("en".utf8) + Data([0, 0x54, 0, 0x65, 0, 0x61])
    #expect(record.wellKnownTypeTextPayload().0 == "Tea")
    record.payload = Data([0x3F, 0x65])
    #expect(record.wellKnownTypeTextPayload().0 == nil)
  }

  @Test("NFC.ND4. A record in chunks is one record again")
  func chunks() throws {
    let record = NFCNDEFPayload(
      format: .nfcExternal, type: Data("tea".utf8), identifier: Data(),
      payload: Data([1, 2, 3, 4, 5]), chunkSize: 2)
    let message = NFCNDEFMessage(records: [record])
    #expect(
      [UInt8](message.bytes)
        == [0xB4, 3, 2, 0x74, 0x65, 0x61, 1, 2, 0x36, 0, 2, 3, 4, 0x56, 0, 1, 5])
    let read = try #require(NFCNDEFMessage(data: message.bytes))
    #expect(read.records.map(\.payload) == [record.payload])
    let archive = try NSKeyedArchiver.archivedData(
      withRootObject: message, requiringSecureCoding: true)
    let copy = try NSKeyedUnarchiver.unarchivedObject(ofClass: NFCNDEFMessage.self, from: archive)
    #expect(copy?.bytes == message.bytes)
  }

  /// The bytes after a command's head, and what they say.
  private struct Body: Sendable {
    var bytes: [UInt8]
    var data: [UInt8]?
    var length = -1
  }

  private static let bodies = [
    Body(bytes: []), Body(bytes: [0x10], length: 16), Body(bytes: [0], length: 256),
    Body(bytes: [2, 8, 9], data: [8, 9]), Body(bytes: [2, 8, 9, 0], data: [8, 9], length: 256),
    Body(bytes: [0, 1, 0], length: 256), Body(bytes: [0, 0, 0], length: 65536),
    Body(bytes: [0, 0, 1, 8], data: [8]), Body(bytes: [0, 0, 1, 8, 1, 2], data: [8], length: 258),
  ]

  @Test("NFC.ND5. A command is read in the short and the extended form", arguments: bodies)
  private func commands(body: Body) throws {
    let head: [UInt8] = [0, 0xA4, 4, 0]
    let command = try #require(NFCISO7816APDU(data: Data(head + body.bytes)))
    #expect(command.instructionCode == 0xA4 && command.p1Parameter == 4)
    #expect(command.data.map { [UInt8]($0) } == body.data)
    #expect(command.expectedResponseLength == body.length)
    #expect(NFCISO7816APDU(data: Data([0, 0xA4, 4])) == nil)
    #expect(NFCISO7816APDU(data: Data([0, 0xA4, 4, 0, 3, 1])) == nil)
  }
}
