/// The chunks of a PNG before its end.
///
/// Step ImageIO.IO13.
///
/// - Source: the specification of PNG. Confidence: documented; the order of the chromaticities and
///   the resolution's rounding are guesses.
struct PNGChunks {
  /// The resolution and the dictionary of PNG.
  private(set) var properties: ImageProperties = [:]
  private var entries: ImageProperties = [:]

  /// Reads the chunks of a file.
  init(_ data: Data) {
    var reader = ByteReader(data)
    _ = reader.bytes(8)
    while let size = reader.number(4), let kind = reader.bytes(4), let content = reader.bytes(size),
      reader.bytes(4) != nil
    {
      read(String(decoding: kind, as: UTF8.self), ByteReader(content))
    }
    properties[kCGImagePropertyPNGDictionary] = entries
  }

  private mutating func read(_ kind: String, _ content: ByteReader) {
    var reader = content
    switch kind {
    case "IHDR":
      _ = reader.bytes(12)
      entries[kCGImagePropertyPNGInterlaceType] = reader.number(1)
    case "gAMA":
      entries[kCGImagePropertyPNGGamma] = reader.number(4).map { Double($0) / 100_000 }
    case "sRGB": entries[kCGImagePropertyPNGsRGBIntent] = reader.number(1)
    case "cHRM":
      let numbers = (0..<8).compactMap { _ in reader.number(4).map { Double($0) / 100_000 } }
      if numbers.count == 8 { entries[kCGImagePropertyPNGChromaticities] = numbers }
    case "pHYs":
      guard let wide = reader.number(4), let high = reader.number(4), reader.number(1) == 1 else {
        return
      }
      entries[kCGImagePropertyPNGXPixelsPerMeter] = wide
      entries[kCGImagePropertyPNGYPixelsPerMeter] = high
      properties[kCGImagePropertyDPIWidth] = (Double(wide) * 0.0254).rounded()
      properties[kCGImagePropertyDPIHeight] = (Double(high) * 0.0254).rounded()
    case "tEXt":
      let parts = reader.rest.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { return }
      set(parts[0], String(String.UnicodeScalarView(parts[1].map { Unicode.Scalar($0) })))
    case "iTXt":
      let parts = reader.rest.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { return }
      // The keyword, two bytes of the compression, the language and the translated keyword.
      let fields = parts[1].dropFirst(2).split(
        separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
      guard parts[1].first == 0, fields.count == 3 else { return }
      set(parts[0], String(decoding: fields[2], as: UTF8.self))
    default: break
    }
  }

  private mutating func set(_ keyword: ArraySlice<UInt8>, _ text: String) {
    guard let key = Self.keys[String(decoding: keyword, as: UTF8.self)] else { return }
    entries[key] = text
  }

  /// The keys of texts by their keywords.
  private static let keys: [String: CFString] = [
    "Title": kCGImagePropertyPNGTitle, "Author": kCGImagePropertyPNGAuthor,
    "Description": kCGImagePropertyPNGDescription, "Copyright": kCGImagePropertyPNGCopyright,
    "Creation Time": kCGImagePropertyPNGCreationTime, "Software": kCGImagePropertyPNGSoftware,
    "Disclaimer": kCGImagePropertyPNGDisclaimer, "Warning": kCGImagePropertyPNGWarning,
    "Source": kCGImagePropertyPNGSource, "Comment": kCGImagePropertyPNGComment,
  ]
}
