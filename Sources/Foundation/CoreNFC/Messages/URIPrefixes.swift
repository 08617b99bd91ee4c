/// The abbreviated beginnings of URIs in a record.
///
/// - Source: the record type definition “URI” of the NFC Forum. Confidence: documented.
enum URIPrefixes {
  /// The beginnings by their numbers.
  static let all = [
    "", "http://www.", "https://www.", "http://", "https://", "tel:", "mailto:",
    "ftp://anonymous:anonymous@", "ftp://ftp.", "ftps://", "sftp://", "smb://", "nfs://", "ftp://",
    "dav://", "news:", "telnet://", "imap:", "rtsp://", "urn:", "pop:", "sip:", "sips:", "tftp:",
    "btspp://", "btl2cap://", "btgoep://", "tcpobex://", "irdaobex://", "file://", "urn:epc:id:",
    "urn:epc:tag:", "urn:epc:pat:", "urn:epc:raw:", "urn:epc:", "urn:nfc:",
  ]

  /// Returns the bytes of an address: the number of its longest beginning, and the rest.
  static func bytes(of address: String) -> Data {
    let best =
      all.indices.filter { address.hasPrefix(all[$0]) }
      .max { all[$0].utf8.count < all[$1].utf8.count } ?? 0
    return Data([UInt8(best)]) + Data(address.utf8.dropFirst(all[best].utf8.count))
  }

  /// Returns the address of bytes; `nil` if they are not UTF-8 or none.
  static func address(of bytes: Data) -> String? {
    guard let number = bytes.first, let rest = String(validating: bytes.dropFirst(), as: UTF8.self)
    else { return nil }
    // The numbers without a beginning have none, as the definition demands.
    return (all.indices.contains(Int(number)) ? all[Int(number)] : "") + rest
  }
}
