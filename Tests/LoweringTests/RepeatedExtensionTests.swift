import TactusLowering
import Testing

/// Tests extensions of types of Core Foundation, which are other names of types of Swift on Linux.
@Suite struct RepeatedExtensionTests {
  @Test(
    "An extension that the namesake's repeats is removed",
    arguments: [
      ("extension Bool: Readable { var asBool: Bool? { self } }", "CFBoolean"),
      ("extension NSAttributedString { func line(at place: Int) {} }", "CFAttributedString"),
      ("extension Data: Readable {}", "CFData"),
    ])
  func removed(extension first: String, name: String) {
    let type = first.split(separator: " ")[1].split(separator: ":")[0]
    let second = first.replacing(type, with: name, maxReplacements: 1)
    let text = "protocol Readable {}\n\(first)\n\(second)\nlet a = 1\n"
    let blank = String(repeating: " ", count: second.count)
    #expect(lower(text) == text.replacing(second, with: blank))
  }

  @Test(
    "Another extension stays",
    arguments: [
      "extension Bool { var asBool: Bool { self } }\nextension CFBoolean { var other: Bool { self } }\n",
      "extension CFBoolean { var asBool: Bool { self } }\n",
      "extension Bool {}\nextension CFBoolean: Readable {}\nprotocol Readable {}\n",
      "extension String { func a() {} }\nextension CFString { func a(b: Int) {} }\n",
      "extension URL { func a() {} }\nextension CFURL { init(b: Int) { fatalError() } }\n",
    ])
  func unchanged(text: String) { #expect(lower(text) == text) }
}
