internal import CTactusExif

/// The metadata that a camera writes into a JPEG.
struct ImageMetadata {
  /// The orientation of the pixels, 1…8; `nil` without one.
  var orientation: Int?
  /// The TIFF, EXIF and GPS dictionaries by their keys.
  private var dictionaries: ImageProperties = [:]

  /// Creates empty metadata.
  init() {}

  /// Creates the metadata of a JPEG; empty for other bytes.
  init(jpeg data: Data) {
    guard let metadata = exif_data_new() else { return }
    defer { exif_data_unref(metadata) }
    // With this option libexif adds entries that the specification requires and the file lacks.
    exif_data_unset_option(metadata, EXIF_DATA_OPTION_FOLLOW_SPECIFICATION)
    data.withUnsafeBytes { bytes in
      exif_data_load_data(
        metadata, bytes.bindMemory(to: UInt8.self).baseAddress, UInt32(bytes.count))
    }
    let (picture, _, camera, place, _) = metadata.pointee.ifd
    let parts = [
      (picture, kCGImagePropertyTIFFDictionary, MetadataTags.tiff),
      (camera, kCGImagePropertyExifDictionary, MetadataTags.exif),
      (place, kCGImagePropertyGPSDictionary, MetadataTags.gps),
    ]
    for (content, key, tags) in parts {
      let values = Self.values(of: content, tags)
      if !values.isEmpty { dictionaries[key] = values }
    }
    if let note = exif_content_get_entry(camera, EXIF_TAG_MAKER_NOTE), let bytes = note.pointee.data
    {
      let buffer = UnsafeBufferPointer(start: bytes, count: Int(note.pointee.size))
      let values = AppleMakerNote(Array(buffer)).values
      if !values.isEmpty { dictionaries[kCGImagePropertyMakerAppleDictionary] = values }
    }
    guard let entry = exif_content_get_entry(picture, EXIF_TAG_ORIENTATION) else { return }
    let value = MetadataEntry(entry.pointee).numbers.first.map { Int($0) }
    orientation = value.flatMap { (1...8).contains($0) ? $0 : nil }
  }

  /// Returns the values of the entries with known tags.
  private static func values(
    of content: UnsafeMutablePointer<ExifContent>?, _ tags: [UInt32: CFString]
  ) -> ImageProperties {
    guard let content = content?.pointee, let entries = content.entries else { return [:] }
    var values: ImageProperties = [:]
    for index in 0..<Int(content.count) {
      guard let entry = entries[index]?.pointee, let key = tags[UInt32(entry.tag.rawValue)] else {
        continue
      }
      values[key] = MetadataEntry(entry).value(for: key)
    }
    return values
  }

  /// The entries of an image's properties.
  var properties: ImageProperties {
    var all = dictionaries
    if let orientation {
      var tiff = all[kCGImagePropertyTIFFDictionary] as? ImageProperties ?? [:]
      tiff[kCGImagePropertyTIFFOrientation] = orientation
      all[kCGImagePropertyTIFFDictionary] = tiff
      all[kCGImagePropertyOrientation] = orientation
    }
    return all
  }
}
