/// The segments of a JPEG before its picture.
///
/// Steps ImageIO.IO11 and IO12.
///
/// - Source: JFIF 1.02 and ITU-T T.81. Confidence: documented; the form of the version as three
///   numbers is recalled, a guess.
struct JPEGSegments {
  /// The resolution, and the dictionaries of JFIF and of IPTC.
  private(set) var properties: ImageProperties = [:]
  private var density: ImageProperties = [:]

  /// Reads the segments of a file up to the picture.
  init(_ data: Data) {
    var reader = ByteReader(data)
    guard reader.number(2) == 0xffd8 else { return }
    while let marker = reader.number(2), marker > 0xff00, marker != 0xffda {
      guard let length = reader.number(2), let content = reader.bytes(length - 2) else { break }
      read(marker, content)
    }
    properties[kCGImagePropertyJFIFDictionary] = density
  }

  private mutating func read(_ marker: Int, _ content: ArraySlice<UInt8>) {
    switch marker {
    case 0xffe0:
      var reader = ByteReader(content)
      guard reader.bytes(5)?.elementsEqual("JFIF\0".utf8) == true, let major = reader.number(1),
        let minor = reader.number(1), let unit = reader.number(1), let wide = reader.number(2),
        let high = reader.number(2)
      else { return }
      density[kCGImagePropertyJFIFVersion] = [major, minor / 10, minor % 10]
      density[kCGImagePropertyJFIFDensityUnit] = unit
      density[kCGImagePropertyJFIFXDensity] = wide
      density[kCGImagePropertyJFIFYDensity] = high
      // The unit is an inch or a centimeter, or there is only a ratio.
      guard unit == 1 || unit == 2 else { return }
      let scale = unit == 2 ? 2.54 : 1
      properties[kCGImagePropertyDPIWidth] = Double(wide) * scale
      properties[kCGImagePropertyDPIHeight] = Double(high) * scale
    case 0xffc2: density[kCGImagePropertyJFIFIsProgressive] = true
    case 0xffed:
      let values = PressMetadata(segment: content).values
      if !values.isEmpty { properties[kCGImagePropertyIPTCDictionary] = values }
    default: break
    }
  }
}
