/// The metadata of news agencies in a segment of a JPEG.
///
/// Step ImageIO.IO12.
///
/// - Source: IPTC-NAA Information Interchange Model 4.2 and the file format of Photoshop.
///   Confidence: documented; which entries are lists is a guess from those that may be repeated.
struct PressMetadata {
  /// The entries by their keys.
  private(set) var values: ImageProperties = [:]

  /// Reads the entries of a segment; one of other content has none.
  init(segment: ArraySlice<UInt8>) {
    var reader = ByteReader(segment)
    guard reader.bytes(14)?.elementsEqual("Photoshop 3.0\0".utf8) == true else { return }
    while reader.bytes(4)?.elementsEqual("8BIM".utf8) == true, let kind = reader.number(2),
      let nameLength = reader.number(1), reader.bytes(nameLength | 1) != nil,
      let size = reader.number(4), let content = reader.bytes(size)
    {
      if kind == 0x0404 { read(content) }
      if size % 2 == 1 { _ = reader.bytes(1) }
    }
  }

  private mutating func read(_ content: ArraySlice<UInt8>) {
    var reader = ByteReader(content)
    while reader.number(1) == 0x1c, let record = reader.number(1), let number = reader.number(1),
      let size = reader.number(2), size < 0x8000, let bytes = reader.bytes(size)
    {
      guard record == 2 else { continue }
      if let key = Self.texts[number] {
        values[key] = Self.text(bytes)
      } else if let key = Self.lists[number] {
        values[key] = (values[key] as? [String] ?? []) + [Self.text(bytes)]
      }
    }
  }

  /// Returns a text of UTF-8, or else of Latin letters.
  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    let end = bytes.lastIndex { $0 != 0 }.map { $0 + 1 } ?? bytes.startIndex
    let content = bytes[..<end]
    return String(validating: content, as: UTF8.self)
      ?? String(String.UnicodeScalarView(content.map { Unicode.Scalar($0) }))
  }

  /// The entries with one text.
  private static let texts: [Int: CFString] = [
    3: kCGImagePropertyIPTCObjectTypeReference,
    5: kCGImagePropertyIPTCObjectName,
    7: kCGImagePropertyIPTCEditStatus,
    8: kCGImagePropertyIPTCEditorialUpdate,
    10: kCGImagePropertyIPTCUrgency,
    15: kCGImagePropertyIPTCCategory,
    22: kCGImagePropertyIPTCFixtureIdentifier,
    30: kCGImagePropertyIPTCReleaseDate,
    35: kCGImagePropertyIPTCReleaseTime,
    37: kCGImagePropertyIPTCExpirationDate,
    38: kCGImagePropertyIPTCExpirationTime,
    40: kCGImagePropertyIPTCSpecialInstructions,
    42: kCGImagePropertyIPTCActionAdvised,
    55: kCGImagePropertyIPTCDateCreated,
    60: kCGImagePropertyIPTCTimeCreated,
    62: kCGImagePropertyIPTCDigitalCreationDate,
    63: kCGImagePropertyIPTCDigitalCreationTime,
    65: kCGImagePropertyIPTCOriginatingProgram,
    70: kCGImagePropertyIPTCProgramVersion,
    75: kCGImagePropertyIPTCObjectCycle,
    90: kCGImagePropertyIPTCCity,
    92: kCGImagePropertyIPTCSubLocation,
    95: kCGImagePropertyIPTCProvinceState,
    100: kCGImagePropertyIPTCCountryPrimaryLocationCode,
    101: kCGImagePropertyIPTCCountryPrimaryLocationName,
    103: kCGImagePropertyIPTCOriginalTransmissionReference,
    105: kCGImagePropertyIPTCHeadline,
    110: kCGImagePropertyIPTCCredit,
    115: kCGImagePropertyIPTCSource,
    116: kCGImagePropertyIPTCCopyrightNotice,
    120: kCGImagePropertyIPTCCaptionAbstract,
    130: kCGImagePropertyIPTCImageType,
    131: kCGImagePropertyIPTCImageOrientation,
    135: kCGImagePropertyIPTCLanguageIdentifier,
  ]

  /// The entries that may be repeated.
  private static let lists: [Int: CFString] = [
    4: kCGImagePropertyIPTCObjectAttributeReference,
    12: kCGImagePropertyIPTCSubjectReference,
    20: kCGImagePropertyIPTCSupplementalCategory,
    25: kCGImagePropertyIPTCKeywords,
    26: kCGImagePropertyIPTCContentLocationCode,
    27: kCGImagePropertyIPTCContentLocationName,
    45: kCGImagePropertyIPTCReferenceService,
    47: kCGImagePropertyIPTCReferenceDate,
    50: kCGImagePropertyIPTCReferenceNumber,
    80: kCGImagePropertyIPTCByline,
    85: kCGImagePropertyIPTCBylineTitle,
    118: kCGImagePropertyIPTCContact,
    122: kCGImagePropertyIPTCWriterEditor,
  ]
}
