internal import CTactusOpenSSL

/// Derivations of keys.
public enum KeyDerivation {
  /// Returns bytes derived from a password by PBKDF2; `nil` for impossible numbers.
  public static func pbkdf2(
    _ algorithm: DigestAlgorithm, password: [UInt8], salt: [UInt8], rounds: Int, count: Int
  ) -> [UInt8]? {
    guard (1...Int(Int32.max)).contains(rounds), (1...Int(Int32.max)).contains(count),
      password.count <= Int(Int32.max), salt.count <= Int(Int32.max)
    else { return nil }
    var bytes = [UInt8](repeating: 0, count: count)
    let isDerived = password.withUnsafeBytes { password in
      PKCS5_PBKDF2_HMAC(
        password.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(password.count), salt,
        Int32(salt.count), Int32(rounds), algorithm.function, Int32(count), &bytes)
    }
    return isDerived == 1 ? bytes : nil
  }
}
