// The functions that return a number of bytes, for a number without a sign, which C takes as well.

/// Encrypts or decrypts bytes in one call.
@_disfavoredOverload @discardableResult
public func CCCrypt(
  _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer!,
  _ keyLength: Int, _ iv: UnsafeRawPointer!, _ dataIn: UnsafeRawPointer!, _ dataInLength: Int,
  _ dataOut: UnsafeMutableRawPointer!, _ dataOutAvailable: Int,
  _ dataOutMoved: UnsafeMutablePointer<UInt>!
) -> CCCryptorStatus {
  withSignedCount(dataOutMoved) {
    CCCrypt(
      op, alg, options, key, keyLength, iv, dataIn, dataInLength, dataOut, dataOutAvailable, $0)
  }
}

/// Encrypts or decrypts a part of the data.
@_disfavoredOverload @discardableResult
public func CCCryptorUpdate(
  _ cryptorRef: CCCryptorRef!, _ dataIn: UnsafeRawPointer!, _ dataInLength: Int,
  _ dataOut: UnsafeMutableRawPointer!, _ dataOutAvailable: Int,
  _ dataOutMoved: UnsafeMutablePointer<UInt>!
) -> CCCryptorStatus {
  withSignedCount(dataOutMoved) {
    CCCryptorUpdate(cryptorRef, dataIn, dataInLength, dataOut, dataOutAvailable, $0)
  }
}

/// Ends an encryption or a decryption.
@_disfavoredOverload @discardableResult
public func CCCryptorFinal(
  _ cryptorRef: CCCryptorRef!, _ dataOut: UnsafeMutableRawPointer!, _ dataOutAvailable: Int,
  _ dataOutMoved: UnsafeMutablePointer<UInt>!
) -> CCCryptorStatus {
  withSignedCount(dataOutMoved) { CCCryptorFinal(cryptorRef, dataOut, dataOutAvailable, $0) }
}

/// Calls a closure with a pointer to the same number, which has a sign there.
private func withSignedCount(
  _ count: UnsafeMutablePointer<UInt>?,
  _ body: (UnsafeMutablePointer<Int>?) -> CCCryptorStatus
) -> CCCryptorStatus {
  guard let count else { return body(nil) }
  return count.withMemoryRebound(to: Int.self, capacity: 1) { body($0) }
}
