import TactusFoundation

/// The flags of functions of block buffers.
public typealias CMBlockBufferFlags = UInt32

/// Returns the number of bytes of a buffer.
public func CMBlockBufferGetDataLength(_ theBuffer: CMBlockBuffer) -> Int { theBuffer.dataLength }

/// Copies bytes of a buffer.
///
/// - Parameters:
///   - theSourceBuffer: The buffer.
///   - offsetToData: The offset of the first byte.
///   - dataLength: The number of bytes.
///   - destination: The memory that receives them.
/// - Returns: 0, or the code of an error.
@discardableResult
public func CMBlockBufferCopyDataBytes(
  _ theSourceBuffer: CMBlockBuffer, atOffset offsetToData: Int, dataLength: Int,
  destination: UnsafeMutableRawPointer
) -> OSStatus {
  let bytes = theSourceBuffer.bytes
  guard offsetToData >= 0, offsetToData <= bytes.count else {
    return kCMBlockBufferBadOffsetParameterErr
  }
  guard dataLength >= 0, dataLength <= bytes.count - offsetToData else {
    return kCMBlockBufferBadLengthParameterErr
  }
  guard dataLength > 0, let first = bytes.baseAddress else { return 0 }
  destination.copyMemory(from: first + offsetToData, byteCount: dataLength)
  return 0
}

/// Replaces bytes of a buffer.
///
/// - Parameters:
///   - sourceBytes: The new bytes.
///   - destinationBuffer: The buffer.
///   - offsetIntoDestination: The offset of the first replaced byte.
///   - dataLength: The number of bytes.
/// - Returns: 0, or the code of an error.
@discardableResult
public func CMBlockBufferReplaceDataBytes(
  with sourceBytes: UnsafeRawPointer, blockBuffer destinationBuffer: CMBlockBuffer,
  offsetIntoDestination: Int, dataLength: Int
) -> OSStatus {
  let bytes = destinationBuffer.bytes
  guard offsetIntoDestination >= 0, offsetIntoDestination <= bytes.count else {
    return kCMBlockBufferBadOffsetParameterErr
  }
  guard dataLength >= 0, dataLength <= bytes.count - offsetIntoDestination else {
    return kCMBlockBufferBadLengthParameterErr
  }
  guard dataLength > 0, let first = bytes.baseAddress else { return 0 }
  (first + offsetIntoDestination).copyMemory(from: sourceBytes, byteCount: dataLength)
  return 0
}

/// Returns a pointer to bytes of a buffer, which is contiguous.
///
/// - Parameters:
///   - theBuffer: The buffer.
///   - offset: The offset of the first byte.
///   - lengthAtOffsetOut: The number of bytes from the offset.
///   - totalLengthOut: The number of bytes of the buffer.
///   - dataPointerOut: The pointer, which is valid while the buffer exists.
/// - Returns: 0, or the code of an error.
@discardableResult
public func CMBlockBufferGetDataPointer(
  _ theBuffer: CMBlockBuffer, atOffset offset: Int,
  lengthAtOffsetOut: UnsafeMutablePointer<Int>?, totalLengthOut: UnsafeMutablePointer<Int>?,
  dataPointerOut: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> OSStatus {
  let bytes = theBuffer.bytes
  guard offset >= 0, offset < max(1, bytes.count) else {
    return kCMBlockBufferBadOffsetParameterErr
  }
  lengthAtOffsetOut?.pointee = bytes.count - offset
  totalLengthOut?.pointee = bytes.count
  dataPointerOut?.pointee = bytes.baseAddress.map {
    ($0 + offset).assumingMemoryBound(to: CChar.self)
  }
  return 0
}

/// Creates a buffer.
///
/// - Parameters:
///   - structureAllocator: Unused.
///   - memoryBlock: The bytes, which are copied; nil for zeros.
///   - blockLength: The number of bytes of the memory.
///   - blockAllocator: Unused: the caller still owns its memory.
///   - customBlockSource: Nil.
///   - offsetToData: The offset of the first byte in the memory.
///   - dataLength: The number of bytes of the buffer.
///   - flags: Flags; memory is always allocated at once.
///   - blockBufferOut: The buffer.
/// - Returns: 0, or the code of an error.
@discardableResult
public func CMBlockBufferCreateWithMemoryBlock(
  allocator structureAllocator: CFAllocator?, memoryBlock: UnsafeMutableRawPointer?,
  blockLength: Int, blockAllocator: CFAllocator?, customBlockSource: UnsafeRawPointer?,
  offsetToData: Int, dataLength: Int, flags: CMBlockBufferFlags,
  blockBufferOut: UnsafeMutablePointer<CMBlockBuffer?>
) -> OSStatus {
  guard offsetToData >= 0, offsetToData <= blockLength else {
    return kCMBlockBufferBadOffsetParameterErr
  }
  guard dataLength >= 0, dataLength <= blockLength - offsetToData else {
    return kCMBlockBufferBadLengthParameterErr
  }
  if let memoryBlock {
    blockBufferOut.pointee = CMBlockBuffer(
      copying: UnsafeRawBufferPointer(start: memoryBlock + offsetToData, count: dataLength))
  } else {
    blockBufferOut.pointee = try? CMBlockBuffer(length: dataLength)
  }
  return 0
}
