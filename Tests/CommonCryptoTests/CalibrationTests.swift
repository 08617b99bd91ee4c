import CommonCrypto
import Testing

/// The number of rounds for a derivation of keys (Cryptography.CG13).
struct CalibrationTests {
  private func calibrated(
    prf: Int, milliseconds: UInt32, algorithm: Int = kCCPBKDF2, salt: Int = 8, key: Int = 32
  ) -> UInt32 {
    CCCalibratePBKDF(
      CCPBKDFAlgorithm(algorithm), 8, salt, CCPseudoRandomAlgorithm(prf), key, milliseconds)
  }

  /// Returns the milliseconds of the processor that a derivation takes.
  private func duration(prf: Int, rounds: UInt32) -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }
    let start = now()
    var key = [UInt8](repeating: 0, count: 32)
    CCKeyDerivationPBKDF(
      CCPBKDFAlgorithm(kCCPBKDF2), "password", 8, "saltsalt", 8, CCPseudoRandomAlgorithm(prf),
      rounds, &key, key.count)
    return now() - start
  }

  @Test(
    "Cryptography.CG13. A derivation with the measured number of rounds takes about the time",
    arguments: [kCCPRFHmacAlgSHA1, kCCPRFHmacAlgSHA256, kCCPRFHmacAlgSHA512])
  func time(_ prf: Int) {
    let rounds = calibrated(prf: prf, milliseconds: 120)
    #expect(rounds > 10_000)
    // The processor may be slower or faster a moment later.
    #expect(40...360 ~= duration(prf: prf, rounds: rounds))
    let tenfold = calibrated(prf: prf, milliseconds: 1200)
    #expect(3...30 ~= Double(tenfold) / Double(rounds))
  }

  @Test(
    "Cryptography.CG13. There are 10,000 rounds at least; impossible parameters give the largest")
  func limits() {
    #expect(calibrated(prf: kCCPRFHmacAlgSHA1, milliseconds: 0) == 10_000)
    #expect(calibrated(prf: kCCPRFHmacAlgSHA1, milliseconds: 1, salt: 0) >= 10_000)
    #expect(calibrated(prf: kCCPRFHmacAlgSHA1, milliseconds: .max) <= UInt32(Int32.max))
    for wrong in [
      calibrated(prf: 9, milliseconds: 1), calibrated(prf: 0, milliseconds: 1),
      calibrated(prf: kCCPRFHmacAlgSHA1, milliseconds: 1, algorithm: 1),
      calibrated(prf: kCCPRFHmacAlgSHA1, milliseconds: 1, salt: 133),
      calibrated(prf: kCCPRFHmacAlgSHA1, milliseconds: 1, key: 0),
    ] { #expect(wrong == .max) }
    #expect(calibrated(prf: kCCPRFHmacAlgSHA1, milliseconds: 1, salt: 132) >= 10_000)
  }
}
