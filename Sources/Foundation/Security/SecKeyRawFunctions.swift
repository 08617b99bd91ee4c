// The older functions of keys, which read and write memory. Step Keychain.KC11.

internal import TactusCryptography

/// Encrypts a message by RSA.
///
/// - Returns: `errSecSuccess`, or `errSecParam` for memory that is too small, a message that is too
///   long, or another padding or key.
public func SecKeyEncrypt(
  _ key: SecKey, _ padding: SecPadding, _ plainText: UnsafePointer<UInt8>, _ plainTextLen: Int,
  _ cipherText: UnsafeMutablePointer<UInt8>, _ cipherTextLen: UnsafeMutablePointer<Int>
) -> OSStatus {
  guard case .rsa(let rsa) = key.contents,
    case .rsaEncryption(let padding)? = KeyOperation(padding, signs: false)?.kind
  else { return errSecParam }
  let result = rsa.encrypted(bytes(plainText, plainTextLen), padding: padding)
  return store(result, cipherText, cipherTextLen, otherwise: errSecParam)
}

/// Decrypts a message by RSA.
///
/// - Returns: `errSecSuccess`, `errSecDecode` for the message of another key, or `errSecParam` for
///   memory that is too small, or another padding or key.
public func SecKeyDecrypt(
  _ key: SecKey, _ padding: SecPadding, _ cipherText: UnsafePointer<UInt8>, _ cipherTextLen: Int,
  _ plainText: UnsafeMutablePointer<UInt8>, _ plainTextLen: UnsafeMutablePointer<Int>
) -> OSStatus {
  guard case .rsa(let rsa) = key.contents, key.isPrivate,
    case .rsaEncryption(let padding)? = KeyOperation(padding, signs: false)?.kind
  else { return errSecParam }
  let result = rsa.decrypted(bytes(cipherText, cipherTextLen), padding: padding)
  return store(result, plainText, plainTextLen, otherwise: errSecDecode)
}

/// Signs a digest.
///
/// - Returns: `errSecSuccess`, or `errSecParam` for memory that is too small, a digest of another
///   length, or another padding or key.
public func SecKeyRawSign(
  _ key: SecKey, _ padding: SecPadding, _ dataToSign: UnsafePointer<UInt8>, _ dataToSignLen: Int,
  _ sig: UnsafeMutablePointer<UInt8>, _ sigLen: UnsafeMutablePointer<Int>
) -> OSStatus {
  let result = operation(of: key, padding).flatMap {
    key.signature(of: bytes(dataToSign, dataToSignLen), by: $0)
  }
  return store(result, sig, sigLen, otherwise: errSecParam)
}

/// Verifies the signature of a digest.
///
/// - Returns: `errSecSuccess`, `errSecVerifyFailed` for another signature, or `errSecParam` for
///   another padding.
public func SecKeyRawVerify(
  _ key: SecKey, _ padding: SecPadding, _ signedData: UnsafePointer<UInt8>, _ signedDataLen: Int,
  _ sig: UnsafePointer<UInt8>, _ sigLen: Int
) -> OSStatus {
  guard let operation = operation(of: key, padding) else { return errSecParam }
  let data = bytes(signedData, signedDataLen)
  return key.isValid(bytes(sig, sigLen), of: data, by: operation)
    ? errSecSuccess : errSecVerifyFailed
}

// MARK: Internals

/// Returns the operation of a padding; a key on a curve signs digests of any length.
private func operation(of key: SecKey, _ padding: SecPadding) -> KeyOperation? {
  guard case .curve = key.contents else { return KeyOperation(padding, signs: true) }
  return padding == .sigRaw ? nil : KeyOperation(.ecdsaSignatureDigestX962)
}

private func bytes(_ pointer: UnsafePointer<UInt8>, _ count: Int) -> [UInt8] {
  Array(UnsafeBufferPointer(start: pointer, count: max(0, count)))
}

/// Copies a result to memory, and its length to the length of the memory.
private func store(
  _ result: [UInt8]?, _ memory: UnsafeMutablePointer<UInt8>, _ count: UnsafeMutablePointer<Int>,
  otherwise status: OSStatus
) -> OSStatus {
  guard let result else { return status }
  guard result.count <= count.pointee else { return errSecParam }
  _ = UnsafeMutableBufferPointer(start: memory, count: count.pointee).update(fromContentsOf: result)
  count.pointee = result.count
  return errSecSuccess
}
