import TactusFoundation
import Testing

/// The bytes of URLs, by Core Foundation's functions (ObjectiveC.FO18).
@Suite struct CFURLByteTests {
  private let text = "https://cook:egg@kitchen.example:80/fry%20it/pan?eggs=2#hot"

  private func part(_ component: CFURLComponentType, of text: String) -> (String?, String) {
    let url = CFURLCreateWithString(nil, text as CFString, nil)
    var bytes = [UInt8](repeating: 0, count: CFURLGetBytes(url, nil, 0))
    #expect(CFURLGetBytes(url, &bytes, bytes.count) == bytes.count)
    var outer = CFRange(location: 0, length: 0)
    let range = CFURLGetByteRangeForComponent(url, component, &outer)
    func slice(_ range: CFRange) -> String {
      String(decoding: bytes[range.location..<range.location + range.length], as: UTF8.self)
    }
    return (range.location == kCFNotFound ? nil : slice(range), slice(outer))
  }

  @Test(
    "Each part has its bytes, alone and with its separators",
    arguments: [
      (CFURLComponentType.scheme, "https", "https://"), (.user, "cook", "://cook:"),
      (.password, "egg", ":egg@"), (.userInfo, "cook:egg", "://cook:egg@"),
      (.host, "kitchen.example", "@kitchen.example:"), (.port, "80", ":80"),
      (.netLocation, "cook:egg@kitchen.example:80", "://cook:egg@kitchen.example:80"),
      (.path, "/fry%20it/pan", "/fry%20it/pan?"), (.query, "eggs=2", "?eggs=2#"),
      (.fragment, "hot", "#hot"), (.resourceSpecifier, "?eggs=2#hot", "?eggs=2#hot"),
    ])
  func parts(component: CFURLComponentType, inner: String, outer: String) {
    let found = part(component, of: text)
    #expect(found.0 == inner && found.1 == outer)
  }

  @Test("A part that is missing has no range, but a place")
  func missing() {
    #expect(part(.port, of: "http://kitchen.example/egg") == (nil, ""))
    #expect(part(.query, of: "http://kitchen.example/egg") == (nil, ""))
    #expect(part(.path, of: "mailto:cook@kitchen.example").0 == nil)
    let address = part(.resourceSpecifier, of: "mailto:cook@kitchen.example")
    #expect(address.0 == "cook@kitchen.example")
  }

  @Test("Bytes become a URL, and a place may be too small")
  func bytes() throws {
    let base = try #require(CFURLCreateWithString(nil, "http://kitchen.example/a/", nil))
    let bytes = Array("egg".utf8)
    let encoding = CFStringBuiltInEncodings.ASCII.rawValue
    let url = CFURLCreateAbsoluteURLWithBytes(nil, bytes, bytes.count, encoding, base, false)
    #expect(url?.absoluteString == "http://kitchen.example/a/egg")
    let relative = CFURLCreateWithBytes(nil, bytes, bytes.count, encoding, base)
    #expect(CFURLGetBytes(relative, nil, 0) == 3 && CFURLGetBaseURL(relative) == base)
    var place: [UInt8] = [0, 0]
    #expect(CFURLGetBytes(relative, &place, 2) == -1 && place == [0, 0])
    #expect(CFURLCreateWithBytes(nil, [0xff], 1, encoding, nil) == nil)
  }

  @Test("The parts as texts, and a URL as an object")
  func texts() throws {
    let url = try #require(CFURLCreateWithString(nil, text as CFString, nil))
    #expect(CFURLCopyNetLocation(url) == "cook:egg@kitchen.example:80")
    #expect(CFURLCopyResourceSpecifier(url) == "?eggs=2#hot")
    var isAbsolute: DarwinBoolean = false
    #expect(CFURLCopyStrictPath(url, &isAbsolute) == "fry%20it/pan" && isAbsolute == true)
    #expect(unsafeBitCast(unsafeBitCast(url, to: NSURL.self), to: CFURL.self) == url)
  }
}
