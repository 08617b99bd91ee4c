internal import CTactusZip

/// An entry in the list of an archive.
struct HealthExportArchiveEntry {
  /// The name, with its folders.
  let name: String
  /// The number of bytes when it is expanded.
  let byteCount: UInt64
  /// The checksum of these bytes, by the function CRC-32.
  let checksum: UInt32
  /// The number of the compression method.
  let method: UInt16
  /// Whether a password is needed.
  let isEncrypted: Bool
  /// The place in the list, from 0.
  let number: UInt64

  /// Reads an entry of an archive's list; `nil` if it is damaged.
  init?(_ archive: OpaquePointer, _ number: UInt64) {
    var values = zip_stat_t()
    // Unchanged bytes: phones write names in UTF-8, also without saying so.
    guard zip_stat_index(archive, number, 0, &values) == 0,
      let name = zip_get_name(archive, number, ZIP_FL_ENC_RAW)
    else { return nil }
    self.name = String(cString: name)
    byteCount = values.size
    checksum = values.crc
    method = values.comp_method
    isEncrypted = values.encryption_method != ZIP_EM_NONE
    self.number = number
  }

  /// The beginning of the name for messages, on one line.
  var shownName: String { HealthExportError.shown(name.unicodeScalars.prefix(200)) }

  /// The folder of the entry, which ends with a slash; empty for none.
  var folder: String {
    name.lastIndex(of: "/").map { String(name[...$0]) } ?? ""
  }

  /// Whether the name is one within the archive (Health.EX10).
  var isInside: Bool {
    !name.hasPrefix("/") && !name.split(separator: "/").contains("..")
  }

  /// Whether the entry is a document with health data by its name, which depends on the language of
  /// the iPhone (Health.EX9).
  var isDocument: Bool {
    let last = name.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    let lower = last.lowercased()
    return lower.hasSuffix(".xml") && !lower.hasSuffix("_cda.xml") && !lower.hasPrefix(".")
  }
}
