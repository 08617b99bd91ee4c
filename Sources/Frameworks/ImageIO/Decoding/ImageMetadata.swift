internal import CTactusExif

/// The metadata that a camera writes into a JPEG.
struct ImageMetadata {
  /// The orientation of the pixels, 1…8; `nil` without one.
  var orientation: Int?
  /// The texts of the tags that describe the camera and the time.
  var texts: ImageProperties = [:]

  /// Creates empty metadata.
  init() {}

  /// Creates the metadata of a JPEG; other bytes have none.
  init(jpeg data: Data) {
    let metadata = data.withUnsafeBytes { bytes in
      exif_data_new_from_data(bytes.bindMemory(to: UInt8.self).baseAddress, UInt32(bytes.count))
    }
    guard let metadata else { return }
    defer { exif_data_unref(metadata) }
    guard let content = metadata.pointee.ifd.0 else { return }
    if let entry = exif_content_get_entry(content, EXIF_TAG_ORIENTATION),
      entry.pointee.format == EXIF_FORMAT_SHORT, entry.pointee.size >= 2
    {
      let value = Int(
        exif_get_short(entry.pointee.data, exif_data_get_byte_order(metadata)))
      orientation = (1...8).contains(value) ? value : nil
    }
    let tags = [
      (EXIF_TAG_MAKE, kCGImagePropertyTIFFMake), (EXIF_TAG_MODEL, kCGImagePropertyTIFFModel),
      (EXIF_TAG_SOFTWARE, kCGImagePropertyTIFFSoftware),
      (EXIF_TAG_DATE_TIME, kCGImagePropertyTIFFDateTime),
    ]
    for (tag, key) in tags {
      guard let entry = exif_content_get_entry(content, tag) else { continue }
      var text = [CChar](repeating: 0, count: 256)
      guard exif_entry_get_value(entry, &text, UInt32(text.count)) != nil else { continue }
      let bytes = text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      texts[key] = String(decoding: bytes, as: UTF8.self)
    }
  }

  /// The entries of an image's properties.
  var properties: ImageProperties {
    var tiff = texts
    tiff[kCGImagePropertyTIFFOrientation] = orientation
    var all: ImageProperties = tiff.isEmpty ? [:] : [kCGImagePropertyTIFFDictionary: tiff]
    all[kCGImagePropertyOrientation] = orientation
    return all
  }
}
