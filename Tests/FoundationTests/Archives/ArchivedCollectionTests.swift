import TactusFoundation
import Testing

/// Tests of archives of dictionaries and arrays, read with classes.
@Suite struct ArchivedCollectionTests {
  private func archive(_ object: Any) throws -> Data {
    try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
  }

  @Test("A dictionary has keys and objects of the classes, or there is none")
  func dictionaries() throws {
    let data = try archive(NSDictionary(dictionary: ["egg": 2, "pan": 1]))
    let found = try NSKeyedUnarchiver.unarchivedDictionary(
      ofKeyClass: NSString.self, objectClass: NSNumber.self, from: data)
    #expect(found?["egg"] == 2 && found?["pan"] == 1 && found?.count == 2)
    let any = try NSKeyedUnarchiver.unarchivedDictionary(
      ofKeyClasses: [NSString.self], objectClasses: [NSNumber.self, NSDate.self], from: data)
    #expect(any?["egg"] as? Int == 2)
    let dates = try? NSKeyedUnarchiver.unarchivedDictionary(
      ofKeyClass: NSString.self, objectClass: NSDate.self, from: data)
    #expect(dates == nil)
    #expect(throws: (any Error).self) {
      try NSKeyedUnarchiver.unarchivedDictionary(
        ofKeyClass: NSString.self, objectClass: NSNumber.self, from: Data("egg".utf8))
    }
  }

  @Test("An array has objects of several classes")
  func arrays() throws {
    let data = try archive(NSArray(array: ["egg", 2]))
    let found = try NSKeyedUnarchiver.unarchivedArrayOfObjects(
      ofClasses: [NSString.self, NSNumber.self], from: data)
    #expect(found?.count == 2 && found?.first as? String == "egg" && found?.last as? Int == 2)
  }
}
