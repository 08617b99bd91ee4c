internal import CTactusZint
internal import TactusCrashReports

/// The modules of a symbol that Zint has encoded.
struct CodeSymbol {
  /// The number of modules per row.
  let width: Int
  /// The modules of each row, the top one first; true for a dark one.
  let rows: [[Bool]]

  /// Creates the symbol of a message with exact options of Zint; fails if there is none.
  init?(_ kind: zint_kind, _ message: Data, _ options: (Int, Int, Int)) {
    guard !message.isEmpty, message.count < Int32.max, Self.isPossible else { return nil }
    let made = Array(message).withUnsafeBufferPointer { bytes in
      bytes.baseAddress.flatMap {
        zint_encode(
          kind, $0, Int32(bytes.count), Int32(options.0), Int32(options.1), Int32(options.2))
      }
    }
    guard let made else { return nil }
    defer { zint_release(made) }
    let width = zint_width(made)
    self.width = Int(width)
    rows = (0..<zint_rows(made)).map { row in
      (0..<width).map { zint_is_dark(made, row, $0) != 0 }
    }
  }

  private static var isPossible: Bool {
    if zint_is_installed() != 0 { return true }
    RuntimeWarning.once(
      "Core Image: Zint is not installed, so symbols of Aztec and PDF417 are not drawn; Debian's "
        + "package is libzint2.11")
    return false
  }
}
