internal import TactusCryptography

/// An encryption or a decryption of data that comes in parts, which `CCCryptorRelease` frees.
public typealias CCCryptorRef = OpaquePointer

/// Encrypts or decrypts bytes in one call.
///
/// - Parameters:
///   - op: `kCCEncrypt` or `kCCDecrypt`.
///   - alg: The cipher.
///   - options: The padding, and whether each block is encrypted by itself.
///   - key: The key.
///   - keyLength: Its number of bytes.
///   - iv: The initialization vector, one block; `nil` for zeros.
///   - dataIn: The bytes.
///   - dataInLength: Their number.
///   - dataOut: Memory for the result.
///   - dataOutAvailable: Its number of bytes.
///   - dataOutMoved: The number of bytes of the result, or the required number.
/// - Returns: `kCCSuccess` or an error.
@discardableResult
public func CCCrypt(
  _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer!,
  _ keyLength: Int, _ iv: UnsafeRawPointer!, _ dataIn: UnsafeRawPointer!, _ dataInLength: Int,
  _ dataOut: UnsafeMutableRawPointer!, _ dataOutAvailable: Int,
  _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
  guard dataInLength >= 0, dataIn != nil || dataInLength == 0 else { return .parameter }
  var reference: CCCryptorRef?
  let status = CCCryptorCreate(op, alg, options, key, keyLength, iv, &reference)
  guard let reference else { return status }
  defer { CCCryptorRelease(reference) }
  let stream = stream(reference)
  let isAligned = dataInLength % stream.cipher.blockByteCount == 0
  guard !stream.needsWholeBlocks || isAligned || stream.isPadded && stream.isEncrypting else {
    return .alignment
  }
  let needed = stream.outputByteCount(adding: dataInLength, isLast: true)
  if stream.isEncrypting, dataOutAvailable < needed {
    dataOutMoved?.pointee = needed
    return .tooSmall
  }
  guard let first = stream.add(UnsafeRawBufferPointer(start: dataIn, count: dataInLength)),
    let last = stream.finish()
  else { return .decoding }
  return store(first + last, dataOut, dataOutAvailable, dataOutMoved)
}

/// Starts an encryption or a decryption of data that comes in parts.
///
/// - Parameters:
///   - op: `kCCEncrypt` or `kCCDecrypt`.
///   - alg: The cipher.
///   - options: The padding, and whether each block is encrypted by itself.
///   - key: The key.
///   - keyLength: Its number of bytes.
///   - iv: The initialization vector, one block; `nil` for zeros.
///   - cryptorRef: The encryption or decryption.
/// - Returns: `kCCSuccess` or an error.
@discardableResult
public func CCCryptorCreate(
  _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer!,
  _ keyLength: Int, _ iv: UnsafeRawPointer!,
  _ cryptorRef: UnsafeMutablePointer<CCCryptorRef?>!
) -> CCCryptorStatus {
  let isSeparate = options & CCOptions(kCCOptionECBMode) != 0
  let isPadded = options & CCOptions(kCCOptionPKCS7Padding) != 0
  return CCCryptorCreateWithMode(
    op, CCMode(isSeparate ? kCCModeECB : kCCModeCBC), alg,
    CCPadding(isPadded ? ccPKCS7Padding : ccNoPadding), iv, key, keyLength, nil, 0, 0, 0,
    cryptorRef)
}

/// Starts an encryption or a decryption in a mode.
///
/// - Parameters:
///   - op: `kCCEncrypt` or `kCCDecrypt`.
///   - mode: The mode; XTS, which the public headers lack, gives `kCCUnimplemented`.
///   - alg: The cipher; a stream of `kCCAlgorithmRC4` has only one mode.
///   - padding: The padding of the last block.
///   - iv: The initialization vector, one block; `nil` for zeros.
///   - key: The key.
///   - keyLength: Its number of bytes.
///   - tweak: A value that only XTS uses.
///   - tweakLength: Its number of bytes.
///   - numRounds: The rounds of the cipher, of which only 0, the default, is available.
///   - options: Options that are no longer used.
///   - cryptorRef: The encryption or decryption.
/// - Returns: `kCCSuccess` or an error.
@discardableResult
public func CCCryptorCreateWithMode(
  _ op: CCOperation, _ mode: CCMode, _ alg: CCAlgorithm, _ padding: CCPadding,
  _ iv: UnsafeRawPointer!, _ key: UnsafeRawPointer!, _ keyLength: Int,
  _ tweak: UnsafeRawPointer!, _ tweakLength: Int, _ numRounds: Int32, _ options: CCModeOptions,
  _ cryptorRef: UnsafeMutablePointer<CCCryptorRef?>!
) -> CCCryptorStatus {
  let ciphers: [Int: SymmetricCipher] = [
    kCCAlgorithmAES: .aes, kCCAlgorithmDES: .des, kCCAlgorithm3DES: .tripleDES,
    kCCAlgorithmCAST: .cast, kCCAlgorithmRC4: .rc4, kCCAlgorithmRC2: .rc2,
    kCCAlgorithmBlowfish: .blowfish,
  ]
  let modes: [Int: SymmetricCipher.Mode] = [
    kCCModeECB: .ecb, kCCModeCBC: .cbc, kCCModeCFB: .cfb, kCCModeCFB8: .cfb8, kCCModeCTR: .ctr,
    kCCModeOFB: .ofb, kCCModeRC4: .ecb,
  ]
  guard op <= CCOperation(kCCDecrypt), key != nil, cryptorRef != nil, keyLength >= 0 else {
    return .parameter
  }
  cryptorRef.pointee = nil
  guard let cipher = ciphers[Int(alg)] else { return .parameter }
  guard numRounds == 0, mode != xtsMode else { return .unavailable }
  guard let kind = cipher == .rc4 ? .ecb : modes[Int(mode)] else { return .parameter }
  guard cipher.accepts(keyByteCount: keyLength) else { return CCCryptorStatus(kCCKeySizeError) }
  let stream = CipherStream(
    cipher, kind, isEncrypting: op == CCOperation(kCCEncrypt),
    key: Array(UnsafeRawBufferPointer(start: key, count: keyLength)),
    vector: vector(iv, cipher), isPadded: padding == CCPadding(ccPKCS7Padding))
  guard let stream else { return .unavailable }
  cryptorRef.pointee = OpaquePointer(Unmanaged.passRetained(stream).toOpaque())
  return CCCryptorStatus(kCCSuccess)
}

/// Starts an encryption or a decryption for which the caller has memory.
///
/// The state is kept elsewhere, as on an iPhone: `CCCryptorRelease` has to free it.
///
/// - Parameters:
///   - op: `kCCEncrypt` or `kCCDecrypt`.
///   - alg: The cipher.
///   - options: The padding, and whether each block is encrypted by itself.
///   - key: The key.
///   - keyLength: Its number of bytes.
///   - iv: The initialization vector, one block; `nil` for zeros.
///   - data: The memory.
///   - dataLength: Its number of bytes.
///   - cryptorRef: The encryption or decryption.
///   - dataUsed: The number of bytes that are needed.
/// - Returns: `kCCSuccess` or an error.
@discardableResult
public func CCCryptorCreateFromData(
  _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer!,
  _ keyLength: Int, _ iv: UnsafeRawPointer!, _ data: UnsafeRawPointer!, _ dataLength: Int,
  _ cryptorRef: UnsafeMutablePointer<CCCryptorRef?>!, _ dataUsed: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
  guard let data else { return .parameter }
  // Two pointers at an address that is a multiple of 8.
  let needed = data.alignedUp(toMultipleOf: 8) - data + 16
  dataUsed?.pointee = needed
  guard dataLength >= needed else { return .tooSmall }
  return CCCryptorCreate(op, alg, options, key, keyLength, iv, cryptorRef)
}

/// Encrypts or decrypts a part of the data.
///
/// - Parameters:
///   - cryptorRef: The encryption or decryption.
///   - dataIn: The bytes.
///   - dataInLength: Their number.
///   - dataOut: Memory for the result.
///   - dataOutAvailable: Its number of bytes, at least what `CCCryptorGetOutputLength` says.
///   - dataOutMoved: The number of bytes of the result, or the required number.
/// - Returns: `kCCSuccess` or an error.
@discardableResult
public func CCCryptorUpdate(
  _ cryptorRef: CCCryptorRef!, _ dataIn: UnsafeRawPointer!, _ dataInLength: Int,
  _ dataOut: UnsafeMutableRawPointer!, _ dataOutAvailable: Int,
  _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
  guard let cryptorRef, dataInLength >= 0, dataIn != nil || dataInLength == 0 else {
    return .parameter
  }
  let stream = stream(cryptorRef)
  let needed = stream.outputByteCount(adding: dataInLength, isLast: false)
  guard dataOutAvailable >= needed else {
    dataOutMoved?.pointee = needed
    return .tooSmall
  }
  guard let result = stream.add(UnsafeRawBufferPointer(start: dataIn, count: dataInLength)) else {
    return .parameter
  }
  return store(result, dataOut, dataOutAvailable, dataOutMoved)
}

/// Ends an encryption or a decryption.
///
/// - Parameters:
///   - cryptorRef: The encryption or decryption.
///   - dataOut: Memory for the last block.
///   - dataOutAvailable: Its number of bytes.
///   - dataOutMoved: The number of bytes of the result.
/// - Returns: `kCCSuccess` or an error: `kCCAlignmentError` for a part of a block, and
///   `kCCDecodeError` for a wrong padding.
@discardableResult
public func CCCryptorFinal(
  _ cryptorRef: CCCryptorRef!, _ dataOut: UnsafeMutableRawPointer!, _ dataOutAvailable: Int,
  _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
  guard let cryptorRef else { return .parameter }
  let stream = stream(cryptorRef)
  let isAligned = stream.waitingByteCount % stream.cipher.blockByteCount == 0
  guard isAligned || stream.isPadded && stream.isEncrypting else { return .alignment }
  if stream.isEncrypting, dataOutAvailable < stream.outputByteCount(adding: 0, isLast: true) {
    return .tooSmall
  }
  guard let result = stream.finish() else { return .decoding }
  return store(result, dataOut, dataOutAvailable, dataOutMoved)
}

/// Returns the largest number of bytes that a part of the data gives.
///
/// - Parameters:
///   - cryptorRef: The encryption or decryption.
///   - inputLength: The number of bytes of the part.
///   - final: Whether the bytes of `CCCryptorFinal` are counted as well.
public func CCCryptorGetOutputLength(
  _ cryptorRef: CCCryptorRef!, _ inputLength: Int, _ final: Bool
) -> Int {
  guard let cryptorRef else { return 0 }
  return stream(cryptorRef).outputByteCount(adding: inputLength, isLast: final)
}

/// Starts again with the same key.
///
/// - Parameters:
///   - cryptorRef: The encryption or decryption.
///   - iv: The initialization vector, one block; `nil` for zeros.
/// - Returns: `kCCSuccess` or an error: `kCCUnimplemented` for modes other than CBC and CTR.
@discardableResult
public func CCCryptorReset(
  _ cryptorRef: CCCryptorRef!, _ iv: UnsafeRawPointer!
) -> CCCryptorStatus {
  guard let cryptorRef else { return .parameter }
  let stream = stream(cryptorRef)
  guard stream.cipher != .rc4, stream.mode == .cbc || stream.mode == .ctr else {
    return .unavailable
  }
  return stream.restart(vector: vector(iv, stream.cipher))
    ? CCCryptorStatus(kCCSuccess) : CCCryptorStatus(kCCUnspecifiedError)
}

/// Frees an encryption or a decryption.
///
/// - Returns: `kCCSuccess`, or `kCCParamError` without one.
@discardableResult
public func CCCryptorRelease(_ cryptorRef: CCCryptorRef!) -> CCCryptorStatus {
  guard let cryptorRef else { return .parameter }
  Unmanaged<CipherStream>.fromOpaque(UnsafeRawPointer(cryptorRef)).release()
  return CCCryptorStatus(kCCSuccess)
}

// MARK: - Internals

extension CCCryptorStatus {
  fileprivate static let parameter = CCCryptorStatus(kCCParamError)
  fileprivate static let tooSmall = CCCryptorStatus(kCCBufferTooSmall)
  fileprivate static let alignment = CCCryptorStatus(kCCAlignmentError)
  fileprivate static let decoding = CCCryptorStatus(kCCDecodeError)
  fileprivate static let unavailable = CCCryptorStatus(kCCUnimplemented)
}

/// The number of XTS among the modes of an iPhone.
///
/// - Source: headers of earlier systems. Confidence: documented.
private let xtsMode: CCMode = 8

private func stream(_ reference: CCCryptorRef) -> CipherStream {
  Unmanaged<CipherStream>.fromOpaque(UnsafeRawPointer(reference)).takeUnretainedValue()
}

/// Returns an initialization vector; zeros without one.
private func vector(_ pointer: UnsafeRawPointer?, _ cipher: SymmetricCipher) -> [UInt8] {
  pointer.map { Array(UnsafeRawBufferPointer(start: $0, count: cipher.blockByteCount)) }
    ?? [UInt8](repeating: 0, count: cipher.blockByteCount)
}

private func store(
  _ result: [UInt8], _ target: UnsafeMutableRawPointer?, _ available: Int,
  _ moved: UnsafeMutablePointer<Int>?
) -> CCCryptorStatus {
  moved?.pointee = result.count
  guard result.count <= available, target != nil || result.isEmpty else { return .tooSmall }
  if !result.isEmpty { target?.copyMemory(from: result, byteCount: result.count) }
  return CCCryptorStatus(kCCSuccess)
}
