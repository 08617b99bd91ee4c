import TactusFoundation
import Testing

/// Texts that are read as numbers, addresses and attributes, and trimmed (ObjectiveC.FO25,
/// ObjectiveC.FO26, ObjectiveC.FO27, ObjectiveC.FO28, ObjectiveC.FO30).
@Suite struct ScanningTests {
  @Test(
    "ObjectiveC.FO26. A hexadecimal number ends before another character",
    arguments: [
      ("1f", 0x1F, 2, true), ("0x1F g", 0x1F, 4, true), ("  a", 10, 3, true), ("", 0, 0, false),
      ("zz", 0, 0, false), ("\u{1F92D}", 0, 0, false), ("c\u{1F92D}", 12, 1, true),
      ("0xg", 0, 1, true),
      ("fffffffff", 0xF_FFFF_FFFF, 9, true), ("10000000000000000", UInt64.max, 17, true),
    ])
  func hexadecimal(text: String, number: UInt64, end: Int, isFound: Bool) {
    var (short, long): (UInt32, UInt64) = (7, 7)
    let scanner = Scanner(string: text)
    #expect(scanner.scanHexInt64(&long) == isFound)
    #expect(long == number && scanner.scanLocation == end)
    #expect(Scanner(string: text).scanHexInt32(&short) == isFound)
    #expect(short == UInt32(clamping: number))
  }

  @Test(
    "ObjectiveC.FO27. Addresses may have leading zeros",
    arguments: [
      ("091.056.034.002", [91, 56, 34, 2]), ("4.3.2.1", [4, 3, 2, 1]),
      ("0.0.0.255", [0, 0, 0, 255]),
      ("999.1.3.2", nil), ("1.2.3", nil), ("1.2.3.4.", nil), ("1.2.3.0004", nil), ("1.+2.3.4", nil),
      ("1..2.3", nil), ("", nil),
    ] as [(String, [UInt8]?)])
  func address(text: String, bytes: [UInt8]?) {
    var address = sockaddr_in()
    #expect(inet_pton(AF_INET, text, &address.sin_addr) == (bytes == nil ? 0 : 1))
    let found = withUnsafeBytes(of: address.sin_addr) { Array($0) }
    #expect(found == bytes ?? [0, 0, 0, 0])
  }

  @Test("ObjectiveC.FO27. Addresses of other families are those of the C library")
  func otherFamilies() {
    var address = sockaddr_in6()
    #expect(inet_pton(AF_INET6, "::1", &address.sin6_addr) == 1)
    #expect(inet_pton(AF_INET6, "::1.", &address.sin6_addr) == 0)
    #expect(inet_pton(AF_UNIX, "::1", &address.sin6_addr) == -1)
  }

  @Test("ObjectiveC.FO25. Strings of Core Foundation become keys of attributes")
  func attributes() {
    let name: CFString = "NSKern"
    #expect(_attributes([name: 2])[.init("NSKern")] as? Int == 2)
    #expect(_attributes([NSAttributedString.Key("NSKern"): 3])[.init("NSKern")] as? Int == 3)
  }

  @Test("ObjectiveC.FO30. All characters of a set are trimmed, emoji as well")
  func trimming() {
    let others = CharacterSet.alphanumerics.inverted
    for (text, expected) in [
      ("\u{1F92D}", ""), ("-a-\u{1F92D}", "a"), ("\u{1F92D}a\u{1F92D}b \u{1F92D}", "a\u{1F92D}b"),
      ("", ""), ("a", "a"), ("  é ", "é"), ("e\u{301} ", "e\u{301}"),
    ] {
      #expect(text.trimmingCharacters(in: others) == expected)
      #expect(Substring(text).trimmingCharacters(in: others) == expected)
    }
    let text = " \n\u{1F92D} \t"
    #expect(text.trimmingCharacters(in: .whitespacesAndNewlines) == "\u{1F92D}")
    #expect(text.trimmingCharacters(in: CharacterSet()) == text)
  }

  @Test("ObjectiveC.FO28. Values that can be changed are asked as the others are")
  func changingValues() throws {
    let data = try #require(CFDataCreateMutable(nil, 0))
    CFDataSetLength(data, 3)
    try #require(CFDataGetMutableBytePtr(data))[1] = 5
    #expect(CFDataGetLength(data) == 3 && CFDataGetBytePtr(data)?[1] == 5)
    var byte: UInt8 = 0
    CFDataGetBytes(data, CFRangeMake(1, 1), &byte)
    #expect(byte == 5)
    let copy = try #require(CFDataCreateCopy(nil, data))
    let further = try #require(CFDataCreateMutableCopy(nil, 0, copy))
    CFDataSetLength(further, 1)
    #expect(copy == Data([0, 5, 0]) && CFDataCreateCopy(nil, copy) == copy)
    #expect(CFDataGetLength(further) == 1 && CFDataGetLength(copy) == 3)
    #expect(CFArrayGetCount(NSMutableArray(array: [1, 2])) == 2 && CFArrayGetCount([1]) == 1)
    #expect(CFDictionaryGetCount(NSMutableDictionary(dictionary: [1: 2])) == 1)
    #expect(CFSetGetCount(NSMutableSet(array: [1, 2, 1])) == 2)
    #expect(CFStringGetLength(NSMutableString(string: "\u{1F92D}")) == 2)
  }

  @Test("ObjectiveC.FO31. A scanner finds numbers that are not stored")
  func numbersWithoutVariables() {
    func finds(_ text: String, _ scan: (Scanner) -> Bool) -> Bool { scan(Scanner(string: text)) }
    #expect(finds("12.5") { $0.scanDouble(nil) } && !finds("x") { $0.scanDouble(nil) })
    #expect(finds("12.5") { $0.scanFloat(nil) } && !finds("x") { $0.scanFloat(nil) })
    #expect(finds("12.5") { $0.scanDecimal(nil) } && !finds("x") { $0.scanDecimal(nil) })
    #expect(finds("-7") { $0.scanInt(nil) } && !finds("x") { $0.scanInt(nil) })
    #expect(finds("-7") { $0.scanInt32(nil) } && !finds("x") { $0.scanInt64(nil) })
    #expect(finds("7") { $0.scanUnsignedLongLong(nil) })
    #expect(finds("ff") { $0.scanHexInt32(nil) } && !finds("x") { $0.scanHexInt64(nil) })
    #expect(finds("0x1p1") { $0.scanHexDouble(nil) } && finds("0x1p1") { $0.scanHexFloat(nil) })
    let scanner = Scanner(string: "5 6")
    var second = 0
    #expect(scanner.scanInt(nil) && scanner.scanInt(&second) && second == 6 && scanner.isAtEnd)
  }

  @Test("ObjectiveC.FO32. The contents of a string are had as a C string without a conversion")
  func pointers() throws {
    let utf8 = CFStringBuiltInEncodings.UTF8.rawValue
    let pointer = try #require(CFStringGetCStringPtr("utf-8", 0))
    #expect(String(cString: pointer) == "utf-8" && CFStringGetCStringPtr("utf-8", 0) == pointer)
    #expect(CFStringGetCStringPtr("Käse", utf8).map { String(cString: $0) } == "Käse")
    #expect(CFStringGetCStringPtr("Käse", 0) == nil && CFStringGetCharactersPtr("a") == nil)
    let utf16 = CFStringBuiltInEncodings.UTF16.rawValue
    #expect(CFStringGetCStringPtr("a", utf16) == nil && CFStringGetCStringPtr("a\0", utf8) == nil)
  }

  @Test("ObjectiveC.FO33. A text of a format is added to a string")
  func addedFormat() {
    let text = NSMutableString(string: "#")
    for byte in [0, 10, 255] { text.appendFormat("%02x", byte) }
    text.appendFormat(" %@ %.1f", "Käse" as NSString, 1.5)
    #expect(text == "#000aff Käse 1.5")
  }
}
