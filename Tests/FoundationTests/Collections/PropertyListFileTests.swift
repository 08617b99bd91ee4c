import TactusFoundation
import Testing

/// Files of property lists.
@Suite struct PropertyListFileTests {
  private let url = FileManager.default.temporaryDirectory.appendingPathComponent(
    UUID().uuidString + ".plist")

  @Test("ObjectiveC.FO48. A dictionary and an array are written and read again")
  func lists() throws {
    defer { try? FileManager.default.removeItem(at: url) }
    let dictionary: NSDictionary = ["eggs": 2, "isHot": true, "pans": ["small", "large"]]
    try dictionary.write(to: url)
    let found = try NSDictionary(contentsOf: url, error: ())
    #expect(found == dictionary && found["isHot"] as? Bool == true)
    #expect(throws: CocoaError.self) { try NSArray(contentsOf: url, error: ()) }
    let array: NSArray = ["egg", 3]
    try array.write(to: url)
    #expect(try NSArray(contentsOf: url, error: ()) == array)
    #expect(throws: CocoaError.self) { try NSMutableDictionary(contentsOf: url, error: ()) }
  }

  @Test("ObjectiveC.FO48. A value that no property list has is an error, and leaves no file")
  func foreignValues() {
    let list: NSDictionary = ["kitchen": NSObject()]
    #expect(throws: CocoaError.self) { try list.write(to: url) }
    #expect(!FileManager.default.fileExists(atPath: url.path))
    #expect(throws: CocoaError.self) { try NSDictionary(contentsOf: url, error: ()) }
    let folder = URL(fileURLWithPath: "/nowhere/list.plist")
    #expect(throws: CocoaError.self) { try NSArray(array: ["egg"]).write(to: folder) }
  }
}
