/// The encodings of bytes in RTF.
enum RichTextCodePage {
  /// Decodes bytes; an unknown encoding is treated as Windows Latin 1.
  static func text(_ bytes: [UInt8], codePage: Int) -> String {
    let encoding = encoding(codePage)
    if let text = String(data: Data(bytes), encoding: encoding) { return text }
    // Bytes without a character in the encoding become replacement characters.
    return bytes.map { byte in
      String(data: Data([byte]), encoding: encoding) ?? "\u{FFFD}"
    }.joined()
  }

  /// Returns the code page of a font's character set; `nil` for the document's.
  ///
  /// - Source: the specification's table of `fcharset`. Confidence: documented.
  static func codePage(charset: Int) -> Int? {
    switch charset {
    case 77: 10_000
    case 128: 932
    case 129: 949
    case 134: 936
    case 136: 950
    case 161: 1253
    case 162: 1254
    case 163: 1258
    case 177: 1255
    case 178: 1256
    case 186: 1257
    case 204: 1251
    case 222: 874
    case 238: 1250
    default: nil
    }
  }

  /// The code page of Windows Latin 1.
  static let standard = 1252

  /// Core Foundation's encoding numbers.
  private static let coreFoundationEncodings = [
    437: 0x400, 850: 0x410, 852: 0x412, 866: 0x419, 874: 0x41D, 932: 0x420, 936: 0x421,
    949: 0x422, 950: 0x423, 1250: 0x501, 1251: 0x502, 1252: 0x500, 1253: 0x503, 1254: 0x504,
    1255: 0x505, 1256: 0x506, 1257: 0x507, 1258: 0x508,
  ]

  private static func encoding(_ codePage: Int) -> String.Encoding {
    switch codePage {
    case 10_000: .macOSRoman
    case 65_001: .utf8
    default:
      String.Encoding(
        rawValue: UInt(1) << 31 | UInt(coreFoundationEncodings[codePage] ?? 0x500))
    }
  }
}
