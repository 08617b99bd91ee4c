import TactusFoundation
import Testing

/// Core Foundation's functions of URLs and C strings.
@Suite struct CFURLTests {
  @Test(
    "Brackets in a query are escaped once, and nothing else",
    arguments: [
      ("https://a.example?x=one%20two[", "https://a.example?x=one%20two%5B"),
      ("https://a.example/b?c#d", "https://a.example/b?c#d"),
    ])
  func escaping(text: String, expected: String) {
    #expect(CFURLCreateWithString(nil, text as CFString, nil)?.absoluteString == expected)
  }

  @Test("A text with a space is no URL, and a relative one has a base")
  func validity() throws {
    #expect(CFURLCreateWithString(nil, "a b", nil) == nil)
    let base = try #require(URL(string: "https://a.example/b/"))
    #expect(CFURLCreateWithString(nil, "c", base)?.absoluteString == "https://a.example/b/c")
  }

  @Test("A C string is read in its encoding")
  func bytes() {
    let latin: [CChar] = [0x61, CChar(bitPattern: 0xE4), 0]
    let number = CFStringBuiltInEncodings.isoLatin1.rawValue
    #expect(CFStringCreateWithCString(nil, latin, number) == "aä")
    #expect(CFStringCreateWithCString(nil, latin, CFStringBuiltInEncodings.UTF8.rawValue) == nil)
    #expect(CFStringCreateWithCString(nil, latin, 0x7777) == nil)
  }
}
