/// A derivation of keys with labels, as in section 4 of RFC 9180.
struct LabeledDerivation {
  let function: HPKE.KDF
  /// The algorithms for which a key is derived.
  let suite: [UInt8]

  private func labeled(_ label: String) -> [UInt8] {
    Array("HPKE-v1".utf8) + suite + Array(label.utf8)
  }

  /// Returns a pseudorandom key of key material.
  func extract(_ material: [UInt8], _ label: String, salt: [UInt8] = []) -> [UInt8] {
    function.extract(labeled(label) + material, salt: salt)
  }

  /// Expands a pseudorandom key.
  func expand(_ key: [UInt8], _ label: String, info: [UInt8], byteCount: Int) -> [UInt8] {
    let count = UInt16(truncatingIfNeeded: byteCount).twoBytes
    return function.expand(key, info: count + labeled(label) + info, byteCount: byteCount)
  }
}
