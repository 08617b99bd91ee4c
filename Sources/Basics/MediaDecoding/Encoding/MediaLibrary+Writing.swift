internal import CTactusGStreamer

extension MediaLibrary {
  /// Throws a failure if there is no element of a name.
  ///
  /// - Parameters:
  ///   - element: The name.
  ///   - purpose: What it is for.
  ///   - package: The Debian package that has it.
  func require(_ element: String, _ purpose: String, _ package: String) throws(MediaFailure) {
    guard let found = functions.factory_find(element) else {
      throw .missingPlugin(purpose, package: package)
    }
    functions.object_unref(found)
  }

  /// Adds texts and a picture to what an element writes.
  func add(_ tags: [String: String], _ artwork: [UInt8]?, to element: UnsafeMutableRawPointer) {
    withUnsafePointer(to: functions) { table in
      for (name, text) in tags {
        if Self.numberTags.contains(name) {
          if let number = UInt32(text) { gst_add_number(table, element, name, number) }
        } else {
          gst_add_tag(table, element, name, text)
        }
      }
      if let artwork, let kind = Self.kind(of: artwork), let caps = functions.caps_from_text(kind),
        let buffer = artwork.withUnsafeBytes({
          functions.buffer_new_copy($0.baseAddress, $0.count)
        })
      {
        if let sample = functions.sample_new(buffer, caps, nil, nil) {
          gst_add_tag(table, element, "image", sample)
          functions.mini_object_unref(sample)
        }
        functions.mini_object_unref(buffer)
        functions.mini_object_unref(caps)
      }
    }
  }

  /// The tags that are numbers.
  static let numberTags: Set<String> = [
    "track-number", "track-count", "album-disc-number", "album-disc-count",
  ]

  /// Returns the type of a picture by its first bytes; nil for one that files cannot contain.
  private static func kind(of picture: [UInt8]) -> String? {
    if picture.starts(with: [0xff, 0xd8]) { return "image/jpeg" }
    return picture.starts(with: [0x89, 0x50, 0x4e, 0x47]) ? "image/png" : nil
  }
}
