import TactusFoundation
import Testing

/// The names of classes (ObjectiveC.RT2).
@Suite struct ClassNameTests {
  private final class Own {}

  @Test("A class of a framework has no module in its name, an app's class has")
  func names() {
    #expect(NSStringFromClass(ListFormatter.self) == "ListFormatter")
    #expect(NSStringFromClass(NSObject.self) == "NSObject")
    #expect(NSStringFromClass(Own.self).hasSuffix("Own"))
    #expect(NSStringFromClass(Own.self) != "Own")
  }

  private final class Kettle: NSObject, NSCoding {
    override init() {}
    init?(coder: NSCoder) {}
    func encode(with coder: NSCoder) {}
  }

  @Test("ObjectiveC.RT6. A class has the name that its source gives it for Objective-C")
  func given() throws {
    GivenClassNames.add("KITGivenKettle", Kettle.self)
    #expect(NSStringFromClass(Kettle.self) == "KITGivenKettle")
    #expect(_classForNameText("KITGivenKettle") == Kettle.self)
    #expect(_classForNameText("KITGiven") == nil)
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.outputFormat = .xml
    archiver.encode(Kettle(), forKey: NSKeyedArchiveRootObjectKey)
    archiver.finishEncoding()
    let text = String(decoding: archiver.encodedData, as: UTF8.self)
    #expect(text.contains("<string>KITGivenKettle</string>"))
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    reader.requiresSecureCoding = false
    #expect(reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) is Kettle)
  }
}
