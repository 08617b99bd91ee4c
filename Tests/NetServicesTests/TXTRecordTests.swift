import TactusCoreFoundation
import TactusNetServices
import Testing

/// The bytes of TXT records.
struct TXTRecordTests {
  @Test("Networking.NW47. A record has the values with their lengths, in the order of their keys")
  func bytes() {
    let record = NetService.data(fromTXTRecord: ["b": Data([0, 255]), "a": Data("x=y".utf8)])
    #expect(record == Data([5] + Array("a=x=y".utf8) + [4] + Array("b=".utf8) + [0, 255]))
    #expect(NetService.data(fromTXTRecord: [:]) == Data([0]))
    #expect(NetService.dictionary(fromTXTRecord: Data([0])).isEmpty)
    #expect(NetService.dictionary(fromTXTRecord: Data()).isEmpty)
  }

  @Test("Networking.NW47. What does not fit gives an empty record")
  func limits() {
    let longest = ["k": Data(count: 253)]
    #expect(
      NetService.dictionary(fromTXTRecord: NetService.data(fromTXTRecord: longest)) == longest)
    for values in [["k": Data(count: 254)], ["": Data()], ["a=b": Data()], ["a\n": Data()]] {
      #expect(NetService.data(fromTXTRecord: values) == Data(), "\(values)")
    }
    let many = Dictionary(
      uniqueKeysWithValues: (0..<300).map { ("\($0 + 100)", Data(count: 250)) })
    #expect(NetService.data(fromTXTRecord: many) == Data())
  }

  @Test("Networking.NW47. Keys without values, doubled keys and texts without keys are read")
  func oddTexts() {
    func record(_ texts: String...) -> Data {
      Data(texts.flatMap { [UInt8($0.utf8.count)] + Array($0.utf8) })
    }
    let values = NetService.dictionary(
      fromTXTRecord: record("flag", "a=1", "A=2", "=no", "empty=", "", "a"))
    #expect(values == ["flag": Data(), "a": Data("1".utf8), "empty": Data()])
    // The bytes of a slice are found, too.
    let slice = (Data([9]) + record("a=1")).dropFirst()
    #expect(NetService.dictionary(fromTXTRecord: slice) == ["a": Data("1".utf8)])
    #expect(NetService.dictionary(fromTXTRecord: Data([2, 0xff, 0xfe])).isEmpty)
    #expect(
      NetService.dictionary(fromTXTRecord: record("a=1") + Data([9, 98])) == ["a": Data("1".utf8)])
  }

  @Test("Networking.NW47. Any values come back from their record", arguments: 0..<200)
  func roundTrip(seed: UInt64) {
    var random = Seeded(state: seed)
    var values: [String: Data] = [:]
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      let letters = "abcdefghijklmnopqrstuvwxyz0123456789 ._-ü€"
      let key = String(
        (0..<Int.random(in: 1...9, using: &random)).compactMap { _ in
          letters.randomElement(using: &random)
        })
      let count = Int.random(in: 0...(254 - key.utf8.count), using: &random)
      values[key] = Data((0..<count).map { _ in UInt8.random(in: 0...255, using: &random) })
    }
    let record = NetService.data(fromTXTRecord: values)
    #expect(NetService.dictionary(fromTXTRecord: record) == values)
    let service = NetService(domain: "", type: "_a._tcp", name: "a", port: 1)
    #expect(service.setTXTRecord(record) && service.txtRecordData() == record)
    // A record that is cut off gives a part of the values.
    let part = NetService.dictionary(
      fromTXTRecord: record.prefix(Int.random(in: 0...record.count, using: &random)))
    #expect(part.allSatisfy { values[$0.key] == $0.value })
  }

  @Test("Networking.NW47. Any bytes are read without a trap", arguments: 0..<200)
  func anyBytes(seed: UInt64) {
    var random = Seeded(state: seed)
    let count = Int.random(in: 0...600, using: &random)
    let bytes = Data((0..<count).map { _ in UInt8.random(in: 0...80, using: &random) })
    let values = NetService.dictionary(fromTXTRecord: bytes)
    #expect(values.keys.allSatisfy { !$0.isEmpty && !$0.contains("=") })
    let service = NetService(domain: "", type: "_a._tcp", name: "a", port: 1)
    let isRecord = service.setTXTRecord(bytes)
    #expect(isRecord == (TXTRecord.texts(of: bytes) != nil))
    if let texts = TXTRecord.texts(of: bytes), !texts.isEmpty {
      #expect(TXTRecord.texts(of: TXTRecord.data(of: texts)) == texts)
    }
  }

  /// A generator of numbers with a seed.
  struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9e37_79b9_7f4a_7c15
      var value = (state ^ state >> 30) &* 0xbf58_476d_1ce4_e5b9
      value = (value ^ value >> 27) &* 0x94d0_49bb_1331_11eb
      return value ^ value >> 31
    }
  }
}
