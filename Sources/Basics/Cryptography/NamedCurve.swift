internal import CTactusOpenSSL

/// An elliptic curve of NIST.
public enum NamedCurve: String, Sendable {
  case p256 = "P-256"
  case p384 = "P-384"
  case p521 = "P-521"

  /// The number of bytes of a coordinate, and of a private key.
  public var byteCount: Int {
    switch self {
    case .p256: 32
    case .p384: 48
    case .p521: 66
    }
  }

  /// The hash function that signatures use.
  public var digest: DigestAlgorithm {
    switch self {
    case .p256: .sha256
    case .p384: .sha384
    case .p521: .sha512
    }
  }

  private var number: Int32 {
    switch self {
    case .p256: NID_X9_62_prime256v1
    case .p384: NID_secp384r1
    case .p521: NID_secp521r1
    }
  }

  /// Returns a random private key.
  func randomNumber() -> [UInt8] {
    withGroup { group in
      let value = BN_new()
      defer { BN_clear_free(value) }
      repeat { BN_priv_rand_range(value, EC_GROUP_get0_order(group)) } while BN_is_zero(value) == 1
      return bytes(of: value)
    }
  }

  /// Returns the uncompressed public point of a private key; `nil` for a number out of range.
  func point(of number: [UInt8]) -> [UInt8]? {
    withGroup { group in
      let value = BN_bin2bn(number, Int32(number.count), nil)
      let point = EC_POINT_new(group)
      defer {
        BN_clear_free(value)
        EC_POINT_free(point)
      }
      guard BN_is_zero(value) == 0, BN_cmp(value, EC_GROUP_get0_order(group)) < 0,
        EC_POINT_mul(group, point, value, nil, nil, nil) == 1
      else { return nil }
      return encoded(point, group, POINT_CONVERSION_UNCOMPRESSED)
    }
  }

  /// Returns a point, given uncompressed or compressed, in the other form or the same; `nil` for
  /// bytes that are not a point.
  func point(_ bytes: [UInt8], isCompressed: Bool) -> [UInt8]? {
    withGroup { group in
      let point = EC_POINT_new(group)
      defer { EC_POINT_free(point) }
      guard EC_POINT_oct2point(group, point, bytes, bytes.count, nil) == 1,
        EC_POINT_is_at_infinity(group, point) == 0
      else { return nil }
      let form = isCompressed ? POINT_CONVERSION_COMPRESSED : POINT_CONVERSION_UNCOMPRESSED
      return encoded(point, group, form)
    }
  }

  // MARK: Internals

  private func withGroup<Result>(_ body: (OpaquePointer?) -> Result) -> Result {
    let group = EC_GROUP_new_by_curve_name(number)
    defer { EC_GROUP_free(group) }
    return body(group)
  }

  private func bytes(of value: OpaquePointer?) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: byteCount)
    BN_bn2binpad(value, &bytes, Int32(byteCount))
    return bytes
  }

  private func encoded(
    _ point: OpaquePointer?, _ group: OpaquePointer?, _ form: point_conversion_form_t
  ) -> [UInt8]? {
    let count = EC_POINT_point2oct(group, point, form, nil, 0, nil)
    guard count > 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: count)
    return EC_POINT_point2oct(group, point, form, &bytes, count, nil) == count ? bytes : nil
  }
}

/// Conversions of a signature on a curve between its two forms.
extension NamedCurve {
  /// Returns the DER form of a signature of two numbers of equal length; `nil` for another length.
  public func derSignature(raw bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count == 2 * byteCount else { return nil }
    let signature = ECDSA_SIG_new()
    defer { ECDSA_SIG_free(signature) }
    let (r, s) = (Array(bytes.prefix(byteCount)), Array(bytes.suffix(byteCount)))
    let size = Int32(byteCount)
    guard ECDSA_SIG_set0(signature, BN_bin2bn(r, size, nil), BN_bin2bn(s, size, nil)) == 1 else {
      return nil
    }
    return EncodedBytes.read { i2d_ECDSA_SIG(signature, &$0) }
  }

  /// Returns the two numbers of a signature in DER; `nil` for other bytes.
  public func rawSignature(der bytes: [UInt8]) -> [UInt8]? {
    bytes.withUnsafeBufferPointer { bytes in
      var place = bytes.baseAddress
      guard let signature = d2i_ECDSA_SIG(nil, &place, bytes.count) else { return nil }
      defer { ECDSA_SIG_free(signature) }
      guard place == bytes.baseAddress.map({ $0 + bytes.count }) else { return nil }
      let size = Int32(byteCount)
      var (r, s) = (
        [UInt8](repeating: 0, count: byteCount), [UInt8](repeating: 0, count: byteCount)
      )
      guard BN_bn2binpad(ECDSA_SIG_get0_r(signature), &r, size) == size,
        BN_bn2binpad(ECDSA_SIG_get0_s(signature), &s, size) == size
      else { return nil }
      return r + s
    }
  }
}
