import TactusFoundation
import Testing

/// Top-level objects of an archive (Archives.AR21, Archives.AR22, Archives.AR24).
@Suite struct TopLevelObjectTests {
  private func archive(_ encode: (NSKeyedArchiver) -> Void) -> Data {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    encode(archiver)
    archiver.finishEncoding()
    return archiver.encodedData
  }

  @Test("Archives.AR21. A top-level object of another class is an error that is thrown")
  func otherClass() throws {
    let data = archive {
      $0.encode(["a": 1] as NSDictionary, forKey: "entries")
      $0.encode("Tea", forKey: "name")
    }
    let coder = try NSKeyedUnarchiver(forReadingFrom: data)
    coder.decodingFailurePolicy = .raiseException
    #expect(throws: (any Error).self) {
      try coder.decodeTopLevelObject(of: NSDictionary.self, forKey: "name")
    }
    // The policy is as before, and the next object is decoded.
    #expect(coder.decodingFailurePolicy == .raiseException && coder.error == nil)
    let entries = try coder.decodeTopLevelObject(of: NSDictionary.self, forKey: "entries")
    #expect(entries?["a"] as? Int == 1)
    #expect(try coder.decodeTopLevelObject(of: [NSString.self], forKey: "name") as? String == "Tea")
    #expect(try coder.decodeTopLevelObject(forKey: "none") == nil)
  }

  @Test("Archives.AR21. An unarchiver that keeps its errors keeps that of a top-level object, too")
  func keptError() throws {
    let coder = try NSKeyedUnarchiver(forReadingFrom: archive { $0.encode("Tea", forKey: "name") })
    #expect(throws: (any Error).self) {
      try coder.decodeTopLevelObject(of: NSDictionary.self, forKey: "name")
    }
    #expect(coder.error != nil)
  }

  @Test("Archives.AR22. A dictionary has keys and objects of the expected classes, or is nil")
  func dictionary() throws {
    let coder = try NSKeyedUnarchiver(
      forReadingFrom: archive { $0.encode(["a": 1] as NSDictionary, forKey: "entries") })
    let entries = coder.decodeDictionary(
      withKeysOfClass: NSString.self, objectsOfClass: NSNumber.self, forKey: "entries")
    #expect(entries == ["a": 1])
    #expect(
      coder.decodeDictionary(
        withKeysOfClass: NSString.self, objectsOfClass: NSString.self, forKey: "entries") == nil)
  }

  @Test("Archives.AR24. What is small and has no end of values, or is nested deeply, is no archive")
  func expanding() {
    // Arrays of two bytes of references to the next object, 4 ^ 14 values; and deep XML.
    var (data, places) = (Data("bplist00".utf8), [UInt8]())
    for index in 0..<UInt8(14) {
      places.append(UInt8(data.count))
      data += [0xA4] + [UInt8](repeating: index + 1, count: 4)
    }
    places.append(UInt8(data.count))
    data += [9]
    let table = UInt8(data.count)
    data += places + [0, 0, 0, 0, 0, 0, 1, 1]
    for number in [15, 0, table] { data += [0, 0, 0, 0, 0, 0, 0, number] }
    #expect(throws: (any Error).self) { try NSKeyedUnarchiver(forReadingFrom: data) }
    let deep =
      "<plist>" + String(repeating: "<array>", count: 1_000_000)
      + String(repeating: "</array>", count: 1_000_000) + "</plist>"
    #expect(throws: (any Error).self) { try NSKeyedUnarchiver(forReadingFrom: Data(deep.utf8)) }
  }
}
