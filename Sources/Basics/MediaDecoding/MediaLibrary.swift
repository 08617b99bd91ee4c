internal import CTactusGStreamer
internal import Glibc

/// The libraries of GStreamer, loaded and initialized once.
///
/// - Thread: any; each object of the library is used by one thread at a time.
struct MediaLibrary: @unchecked Sendable {
  // The functions do not change after the first use.
  let functions: gst_functions

  /// The libraries.
  ///
  /// - Throws: `MediaFailure.notInstalled`.
  static func load() throws(MediaFailure) -> MediaLibrary {
    guard let loaded else { throw .notInstalled }
    return loaded
  }

  /// Returns the texts of a list of tags.
  func strings(_ tags: UnsafeRawPointer?) -> [String: String] {
    guard let tags else { return [:] }
    var found: [String: String] = [:]
    for name in Self.tagNames {
      var value: UnsafeMutablePointer<CChar>?
      guard functions.tags_get_string(tags, name, &value) != 0, let value else { continue }
      found[name] = String(cString: value)
      functions.free(value)
    }
    found["datetime"] = date(tags)
    for name in ["track-number", "track-count", "album-disc-number", "album-disc-count"] {
      found[name] = number(tags, name).map(String.init)
    }
    return found
  }

  /// Returns the date of a list of tags in the form of ISO 8601, as exactly as it is known.
  private func date(_ tags: UnsafeRawPointer) -> String? {
    var date: UnsafeMutableRawPointer?
    guard functions.tags_get_date_time(tags, "datetime", &date) != 0, let date else { return nil }
    defer { functions.date_time_unref(date) }
    guard let text = functions.date_time_to_text(date) else { return nil }
    defer { functions.free(text) }
    return String(cString: text)
  }

  /// Returns a number of a list of tags.
  func number(_ tags: UnsafeRawPointer?, _ name: String) -> Int? {
    var value: UInt32 = 0
    guard let tags, functions.tags_get_uint(tags, name, &value) != 0 else { return nil }
    return Int(value)
  }

  /// Returns the bytes of a tag that is a picture.
  func image(_ tags: UnsafeRawPointer?) -> [UInt8]? {
    guard let tags else { return nil }
    for name in ["image", "preview-image"] {
      var sample: UnsafeMutableRawPointer?
      guard functions.tags_get_sample(tags, name, &sample) != 0, let sample else { continue }
      defer { functions.mini_object_unref(sample) }
      if let bytes = bytes(sample), !bytes.isEmpty { return bytes }
    }
    return nil
  }

  /// Returns the bytes of a sample.
  func bytes(_ sample: UnsafeMutableRawPointer) -> [UInt8]? {
    guard let buffer = functions.sample_get_buffer(sample) else { return nil }
    var map = gst_map()
    guard functions.buffer_map(buffer, &map, Self.mapForReading) != 0 else { return nil }
    defer { functions.buffer_unmap(buffer, &map) }
    return map.data.map { Array(UnsafeBufferPointer(start: $0, count: map.size)) }
  }

  /// Returns a text without Pango's markup; the text itself if its markup is wrong.
  func plainText(_ markup: String) -> String {
    var text: UnsafeMutablePointer<CChar>?
    guard let parse = functions.parse_markup, parse(markup, -1, 0, nil, &text, nil, nil) != 0,
      let text
    else { return markup }
    defer { functions.free(text) }
    return String(cString: text)
  }

  /// Returns the text of an error, which is freed.
  func take(_ error: UnsafeMutablePointer<gst_error>?) -> String? {
    guard let error else { return nil }
    defer { functions.error_free(error) }
    return error.pointee.message.map { String(cString: $0) }
  }

  // MARK: Internals

  private static let mapForReading: Int32 = 1

  /// The tags that are read.
  private static let tagNames = [
    "title", "artist", "album", "album-artist", "genre", "comment", "description", "composer",
    "copyright", "encoder", "language-code", "publisher", "keywords",
    "image-orientation", "container-format", "lyrics", "encoded-by", "grouping", "isrc",
    "show-name", "performer", "conductor",
  ]

  private static let loaded: MediaLibrary? = {
    var functions = gst_functions()
    guard gst_load(&functions) != 0, functions.init_check(nil, nil, nil) != 0 else { return nil }
    let library = MediaLibrary(functions: functions)
    library.avoidHardware()
    return library
  }()

  private init(functions: gst_functions) { self.functions = functions }

  /// Makes decoding the same on each machine (Players.DC3).
  ///
  /// Decoders of graphics cards are not used.
  private func avoidHardware() {
    let decoders: UInt64 = 1
    let list = functions.factory_list(decoders, 1)
    var entry = list
    while let factory = entry?.pointee.data {
      if let kind = functions.factory_get_metadata(factory, "klass"),
        strstr(kind, "Hardware") != nil
      {
        functions.feature_set_rank(factory, 0)
      }
      entry = entry?.pointee.next
    }
    if let list { functions.feature_list_free(list) }
  }
}
