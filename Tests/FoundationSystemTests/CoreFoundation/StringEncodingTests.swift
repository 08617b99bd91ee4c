import TactusFoundation
import Testing

/// Core Foundation's encodings (ObjectiveC.FO38).
@Suite struct StringEncodingTests {
  private func encoding(_ number: CFStringEncodings) -> String.Encoding {
    String.Encoding(
      rawValue: CFStringConvertEncodingToNSStringEncoding(CFStringEncoding(number.rawValue)))
  }

  @Test(
    "ObjectiveC.FO38. Text is read by encodings that only Core Foundation has",
    arguments: [
      (CFStringEncodings.GB_18030_2000, [0xd6, 0xd0] as [UInt8], "中"),
      (.big5, [0xa4, 0xa4], "中"), (.EUC_KR, [0xc7, 0xd1], "한"), (.dosLatinUS, [0x81, 0x41], "üA"),
      (.KOI8_R, [0xc1], "а"), (.isoLatin9, [0xa4], "€"), (.windowsHebrew, [0xe0], "א"),
    ])
  func reading(number: CFStringEncodings, bytes: [UInt8], text: String) {
    #expect(String(data: Data(bytes), encoding: encoding(number)) == text)
    #expect(String(bytes: bytes, encoding: encoding(number)) == text)
  }

  @Test("ObjectiveC.FO38. Text is written by them", arguments: [CFStringEncodings.GB_18030_2000])
  func writing(number: CFStringEncodings) {
    #expect("中".data(using: encoding(number)) == Data([0xd6, 0xd0]))
  }

  @Test("ObjectiveC.FO38. Numbers lead to Foundation's encodings and back")
  func numbers() {
    let gb = CFStringEncoding(CFStringEncodings.GB_18030_2000.rawValue)
    #expect(CFStringConvertEncodingToNSStringEncoding(gb) == 0x8000_0632)
    #expect(CFStringConvertNSStringEncodingToEncoding(0x8000_0632) == gb)
    let latin2 = CFStringEncoding(CFStringEncodings.isoLatin2.rawValue)
    #expect(CFStringConvertEncodingToNSStringEncoding(latin2) == String.Encoding.isoLatin2.rawValue)
    #expect(CFStringConvertEncodingToNSStringEncoding(0x7777) == UInt(kCFStringEncodingInvalidId))
    #expect(CFStringConvertNSStringEncodingToEncoding(0x8000_7777) == kCFStringEncodingInvalidId)
    #expect(CFStringConvertNSStringEncodingToEncoding(.max) == kCFStringEncodingInvalidId)
  }

  @Test(
    "ObjectiveC.FO50. IANA's names lead to encodings that read text",
    arguments: [
      ("GBK", [0xd6, 0xd0] as [UInt8], "中"), ("gb2312", [0xd6, 0xd0], "中"),
      ("GB18030", [0xd6, 0xd0], "中"), ("Big5", [0xa4, 0xa4], "中"), ("EUC-KR", [0xc7, 0xd1], "한"),
      ("Shift_JIS", [0x82, 0xa0], "あ"), ("windows-1255", [0xe0], "א"), ("KOI8-R", [0xc1], "а"),
      ("iso-8859-15", [0xa4], "€"),
    ])
  func names(name: String, bytes: [UInt8], text: String) {
    let number = CFStringConvertIANACharSetNameToEncoding(name as CFString)
    let encoding = String.Encoding(rawValue: CFStringConvertEncodingToNSStringEncoding(number))
    #expect(String(data: Data(bytes), encoding: encoding) == text)
    #expect(
      CFStringCreateWithBytes(nil, bytes, bytes.count, number, false) as String? == text)
  }

  @Test("ObjectiveC.FO50. Encodings have names of IANA's")
  func namesOfEncodings() {
    #expect(CFStringConvertEncodingToIANACharSetName(0x0421) == "cp936")
    #expect(CFStringConvertEncodingToIANACharSetName(0x0930) == "gb2312")
    #expect(CFStringConvertEncodingToIANACharSetName(0x0630) == nil)
    #expect(
      CFStringConvertNSStringEncodingToEncoding(String.Encoding.shiftJIS.rawValue)
        == CFStringEncoding(CFStringEncodings.dosJapanese.rawValue))
  }
}
