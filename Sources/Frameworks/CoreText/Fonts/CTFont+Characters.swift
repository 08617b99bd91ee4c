internal import TactusDisplayList
public import TactusFoundation
public import TactusUIKitValues

/// Returns the characters that a font's file contains.
public func CTFontCopyCharacterSet(_ font: CTFont) -> CFCharacterSet {
  var set = CharacterSet()
  for range in font.tables?.characters ?? [] {
    // A range across the surrogates, which are not characters, is split into its parts.
    for part in [range.clamped(to: 0...0xd7ff), range.clamped(to: 0xe000...0x10_ffff)]
    where range.overlaps(part) {
      guard let first = Unicode.Scalar(part.lowerBound), let last = Unicode.Scalar(part.upperBound)
      else { continue }
      set.insert(charactersIn: first...last)
    }
  }
  return set
}

/// Returns the legacy text encoding that suits a font best.
///
/// - Source: the code pages of the table `OS/2`, as the OpenType specification numbers them, and
///   the numbers of Core Foundation's public headers. Confidence: guess that Chinese, Japanese and
///   Korean come before Roman, which all fonts have.
public func CTFontGetStringEncoding(_ font: CTFont) -> CFStringEncoding {
  let table = UInt32(kCTFontTableOS2)
  guard let tables = font.tables, let version = tables.number(table, at: 0), version > 0,
    let high = tables.number(table, at: 78), let low = tables.number(table, at: 80)
  else { return 0 }
  let pages = UInt32(high) << 16 | UInt32(low)
  // Japanese, simplified Chinese, Korean and traditional Chinese.
  let encodings: [(page: UInt32, encoding: CFStringEncoding)] = [
    (17, 1), (18, 25), (19, 3), (20, 2),
  ]
  return encodings.first { pages & 1 << $0.page != 0 }?.encoding ?? 0
}

/// Returns the identifiers of the languages whose characters a font has.
public func CTFontCopySupportedLanguages(_ font: CTFont) -> CFArray {
  FontLibrary.shared.languages(of: font.drawing).filter { !$0.hasPrefix("und") }
    .map { language -> String in
      var parts = language.split(separator: "-").map(String.init)
      for index in parts.indices.dropFirst() where parts[index].count == 2 {
        parts[index] = parts[index].uppercased()
      }
      return parts.joined(separator: "-")
    }.sorted()
}
