internal import TactusCryptography

/// Derives a key from a password by PBKDF2.
///
/// - Parameters:
///   - algorithm: `kCCPBKDF2`.
///   - password: The password.
///   - passwordLen: Its number of bytes.
///   - salt: The salt; may be `nil` if it has no bytes.
///   - saltLen: Its number of bytes.
///   - prf: The hash function.
///   - rounds: The number of rounds.
///   - derivedKey: Memory for the key.
///   - derivedKeyLen: Its number of bytes.
/// - Returns: `kCCSuccess` or an error.
@discardableResult
public func CCKeyDerivationPBKDF(
  _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>!, _ passwordLen: Int,
  _ salt: UnsafePointer<UInt8>!, _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32,
  _ derivedKey: UnsafeMutablePointer<UInt8>!, _ derivedKeyLen: Int
) -> Int32 {
  guard algorithm == CCPBKDFAlgorithm(kCCPBKDF2), let function = hashFunction(prf),
    password != nil, passwordLen >= 0, salt != nil || saltLen == 0, saltLen >= 0,
    derivedKey != nil,
    let key = KeyDerivation.pbkdf2(
      function, password: Array(UnsafeRawBufferPointer(start: password, count: passwordLen)),
      salt: Array(UnsafeRawBufferPointer(start: salt, count: saltLen)), rounds: Int(rounds),
      count: derivedKeyLen)
  else { return Int32(kCCParamError) }
  derivedKey.update(from: key, count: key.count)
  return Int32(kCCSuccess)
}

/// Derives a key from a password by PBKDF2, each in memory of any type.
@_disfavoredOverload @discardableResult
public func CCKeyDerivationPBKDF(
  _ algorithm: CCPBKDFAlgorithm, _ password: UnsafeRawPointer!, _ passwordLen: Int,
  _ salt: UnsafeRawPointer!, _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32,
  _ derivedKey: UnsafeMutableRawPointer!, _ derivedKeyLen: Int
) -> Int32 {
  CCKeyDerivationPBKDF(
    algorithm, password?.assumingMemoryBound(to: CChar.self), passwordLen,
    salt?.assumingMemoryBound(to: UInt8.self), saltLen, prf, rounds,
    derivedKey?.assumingMemoryBound(to: UInt8.self), derivedKeyLen)
}

/// Measures how many rounds a derivation needs to take some time on this computer.
///
/// The time is that of the processor, so that other programs do not change it (ours).
///
/// - Parameters:
///   - algorithm: `kCCPBKDF2`.
///   - passwordLen: The number of bytes of the password.
///   - saltLen: The number of bytes of the salt, at most 132.
///   - prf: The hash function.
///   - derivedKeyLen: The number of bytes of the key.
///   - msec: The time in milliseconds.
/// - Returns: The number of rounds, at least 10,000; the largest number for an impossible
///   parameter.
public func CCCalibratePBKDF(
  _ algorithm: CCPBKDFAlgorithm, _ passwordLen: Int, _ saltLen: Int,
  _ prf: CCPseudoRandomAlgorithm, _ derivedKeyLen: Int, _ msec: UInt32
) -> UInt32 {
  guard algorithm == CCPBKDFAlgorithm(kCCPBKDF2), let function = hashFunction(prf),
    passwordLen >= 0, 0...132 ~= saltLen, derivedKeyLen > 0
  else { return .max }
  let password = [UInt8](repeating: 0x61, count: max(1, passwordLen))
  let salt = [UInt8](0..<UInt8(saltLen))
  var rounds = leastRounds
  while true {
    let start = processorTime()
    guard
      KeyDerivation.pbkdf2(
        function, password: password, salt: salt, rounds: rounds, count: derivedKeyLen) != nil
    else { return .max }
    let milliseconds = (processorTime() - start) * 1000
    if milliseconds >= leastMilliseconds {
      let needed = Double(msec) * Double(rounds) / milliseconds
      return UInt32(min(max(needed, Double(leastRounds)), Double(Int32.max)))
    }
    rounds *= 2
  }
}

/// Fills memory with random bytes.
@discardableResult
public func CCRandomGenerateBytes(
  _ bytes: UnsafeMutableRawPointer!, _ count: Int
) -> CCRNGStatus {
  let isFilled = Randomness.fill(UnsafeMutableRawBufferPointer(start: bytes, count: count))
  return CCRNGStatus(isFilled ? kCCSuccess : kCCRNGFailure)
}

// MARK: - Internals

/// The least number of rounds that a measurement gives.
///
/// - Source: the public header of key derivation. Confidence: documented.
private let leastRounds = 10_000

/// Milliseconds that a measurement takes at least, so that the clock is exact enough.
///
/// - Source: a choice of ours: a thousand times the clock's error. Confidence: guess.
private let leastMilliseconds = 40.0

/// Returns the hash function of a number; `nil` for another number.
private func hashFunction(_ number: CCPseudoRandomAlgorithm) -> DigestAlgorithm? {
  let all: [DigestAlgorithm] = [.sha1, .sha224, .sha256, .sha384, .sha512]
  return 1...all.count ~= Int(number) ? all[Int(number) - 1] : nil
}

/// Returns the seconds for which a processor ran this thread.
private func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
