import TactusCryptography
import TactusDocumentReading

extension DocumentSource {
  /// Returns the digest of the document's bytes in hexadecimal digits.
  ///
  /// - Throws: `ReaderFailure.unopenable`.
  func digest() throws(ReaderFailure) -> String {
    var state = DigestState(.sha256)
    try forEachPart { state.update($0) }
    let digits = Array("0123456789abcdef")
    return String(state.digest().flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
  }
}
