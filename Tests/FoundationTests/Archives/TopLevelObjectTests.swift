import TactusFoundation
import Testing

/// Top-level objects of an archive (Archives.AR21, Archives.AR22).
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
}
