internal import CTactusMinizip

/// An entry in the list of an archive.
struct HealthExportArchiveEntry {
  /// The name, with its folders.
  let name: String
  /// The number of bytes when it is expanded.
  let byteCount: UInt64
  /// The checksum of these bytes, by the function CRC-32.
  let checksum: UInt
  /// The number of the compression method.
  let method: UInt
  /// Whether a password is needed.
  let isEncrypted: Bool
  /// The place in the list.
  let place: unz64_file_pos

  /// Reads the present entry of an archive; `nil` if it is damaged.
  init?(_ archive: unzFile) {
    var info = unz_file_info64()
    var place = unz64_file_pos()
    // A name has at most 65,535 bytes.
    let bytes = [CChar](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      let status = unzGetCurrentFileInfo64(
        archive, &info, buffer.baseAddress, UInt(buffer.count), nil, 0, nil, 0)
      count = status == UNZ_OK ? Int(info.size_filename) : 0
    }
    guard !bytes.isEmpty, unzGetFilePos64(archive, &place) == UNZ_OK else { return nil }
    name = String(decoding: bytes.map(UInt8.init(bitPattern:)), as: UTF8.self)
    byteCount = info.uncompressed_size
    checksum = info.crc
    method = info.compression_method
    isEncrypted = info.flag & 1 != 0
    self.place = place
  }

  /// The beginning of the name for messages, on one line.
  var shownName: String {
    let all = name.unicodeScalars.prefix(200)
    return String(
      String.UnicodeScalarView(all.map { $0.value < 0x20 || $0 == "\u{7F}" ? "\u{FFFD}" : $0 }))
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
