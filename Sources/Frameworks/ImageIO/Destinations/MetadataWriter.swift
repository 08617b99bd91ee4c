internal import CTactusExif
import Glibc

/// A writer of the TIFF, EXIF and GPS properties of a JPEG, the same ones that are read
/// (ImageIO.IO13).
struct MetadataWriter {
  private let metadata: UnsafeMutablePointer<ExifData>

  /// Returns the metadata segment of a JPEG; nil if there are no properties, or too many.
  ///
  /// - Parameter properties: The properties of an image.
  static func segment(of properties: CFDictionary) -> Data? {
    guard let metadata = exif_data_new() else { return nil }
    defer { exif_data_unref(metadata) }
    let writer = MetadataWriter(metadata: metadata)
    exif_data_set_byte_order(metadata, EXIF_BYTE_ORDER_MOTOROLA)
    guard writer.add(properties) else { return nil }
    var bytes: UnsafeMutablePointer<UInt8>?
    var count: UInt32 = 0
    exif_data_save_data(metadata, &bytes, &count)
    guard let bytes else { return nil }
    defer { free(bytes) }
    // The two bytes of the segment's length are included in it.
    let length = Int(count) + 2
    guard count > 0, length <= Int(UInt16.max) else { return nil }
    return Data([0xff, 0xe1, UInt8(length >> 8), UInt8(length & 0xff)])
      + Data(UnsafeBufferPointer(start: bytes, count: Int(count)))
  }

  /// Returns a JPEG with a segment inserted at its beginning.
  static func insert(_ segment: Data, into jpeg: Data) -> Data {
    jpeg.prefix(2) + segment + jpeg.dropFirst(2)
  }

  /// Returns the orientation in properties, 1…8; nil if there is none.
  static func orientation(of properties: CFDictionary) -> Int? {
    let tiff = properties[kCGImagePropertyTIFFDictionary] as? CFDictionary
    let number =
      CGImageSource.number(properties[kCGImagePropertyOrientation])
      ?? CGImageSource.number(tiff?[kCGImagePropertyTIFFOrientation])
    return number.flatMap { (1...8).contains($0) ? Int($0) : nil }
  }

  // MARK: Internals

  /// Adds all supported properties, and returns whether there are any.
  private func add(_ properties: CFDictionary) -> Bool {
    let (picture, _, camera, place, _) = metadata.pointee.ifd
    var groups = [
      (picture, kCGImagePropertyTIFFDictionary, MetadataTags.tiff, MetadataForms.tiff),
      (camera, kCGImagePropertyExifDictionary, MetadataTags.exif, MetadataForms.exif),
    ]
    if properties[kCGImageMetadataShouldExcludeGPS] as? Bool != true {
      groups.append((place, kCGImagePropertyGPSDictionary, MetadataTags.gps, MetadataForms.gps))
    }
    var hasAny = false
    for (content, name, tags, forms) in groups {
      guard let values = properties[name] as? CFDictionary else { continue }
      for (tag, key) in tags.sorted(by: { $0.key < $1.key }) {
        guard let value = values[key], let form = forms[tag] ?? MetadataForms.usual(value),
          let bytes = form.bytes(value)
        else { continue }
        add(bytes, tag, form.format, to: content)
        hasAny = true
      }
    }
    if let orientation = Self.orientation(of: properties) {
      add([0, UInt8(orientation)], EXIF_TAG_ORIENTATION.rawValue, EXIF_FORMAT_SHORT, to: picture)
      hasAny = true
    }
    return hasAny
  }

  /// Adds an entry.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of its value, big-endian.
  ///   - tag: Its number.
  ///   - format: Its format.
  ///   - content: The directory.
  private func add(
    _ bytes: [UInt8], _ tag: UInt32, _ format: ExifFormat,
    to content: UnsafeMutablePointer<ExifContent>?
  ) {
    guard let entry = exif_entry_new() else { return }
    // The directory retains the entry.
    defer { exif_entry_unref(entry) }
    // libexif frees the memory of the value.
    guard let memory = malloc(max(1, bytes.count))?.assumingMemoryBound(to: UInt8.self) else {
      return
    }
    for (index, byte) in bytes.enumerated() { memory[index] = byte }
    entry.pointee.tag = ExifTag(rawValue: tag)
    entry.pointee.format = format
    entry.pointee.components = UInt(bytes.count / max(1, Int(exif_format_get_size(format))))
    entry.pointee.data = memory
    entry.pointee.size = UInt32(bytes.count)
    exif_content_add_entry(content, entry)
  }
}
