import Glibc

/// Secrets for addresses and cookies.
enum Secret {
  /// Returns a random secret of 128 bits, in letters that a URL may have.
  static func random() -> String {
    var bytes = [UInt8](repeating: 0, count: 16)
    while getentropy(&bytes, bytes.count) != 0 {}
    return bytes.map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }
}
