import TactusFoundation
import Testing

/// Classes of Foundation that have no superclass here (ObjectiveC.FO34).
@Suite struct IdentityObjectTests {
  private func text(of object: some NSObjectProtocol) -> String { object.description }

  @Test("ObjectiveC.FO34. The centre, the files and the process are objects with an identity")
  func identity() {
    let center = NotificationCenter()
    #expect(center.isEqual(center) && !center.isEqual(NotificationCenter.default))
    #expect(center.isKind(of: NotificationCenter.self) && !center.isProxy())
    #expect(Set([center, .default, center]).count == 2)
    #expect(center.hash == center.hash)
    let files = FileManager.default
    #expect(files.isEqual(FileManager.default) && !files.isEqual(nil))
    #expect(text(of: FileManager()).contains("FileManager: 0x"))
    #expect(ProcessInfo.processInfo.isEqual(ProcessInfo.processInfo))
    #expect(!ProcessInfo.processInfo.isEqual(files))
  }

  @Test("ObjectiveC.FO35. A dictionary, a string and a counted set are copies of others")
  func copies() {
    let dictionary = NSDictionary(dictionary: ["a": 1] as NSDictionary)
    let changeable = NSMutableDictionary(dictionary: dictionary)
    changeable["b"] = 2
    #expect(dictionary.count == 1 && changeable.count == 2)
    let string = NSMutableString(string: NSString("Tea"))
    string.append("pot")
    #expect(string == "Teapot")
    let counted = NSCountedSet(set: NSSet(array: [1, 2]))
    counted.add(1)
    #expect(counted.count(for: 1) == 2 && counted.count(for: 2) == 1)
  }
}
