// Reading and writing audio files.

/// Copies bytes of the packets, counted from the first packet, to the app's buffer.
///
/// - Parameters:
///   - inAudioFile: The file.
///   - inUseCache: Whether the bytes are cached; here the system decides.
///   - inStartingByte: The offset of the first byte from the first packet.
///   - ioNumBytes: The number of bytes; set to the number of bytes read.
///   - outBuffer: Receives the bytes.
/// - Returns: `noErr`, or `kAudioFileEndOfFileError` if fewer bytes were read.
@discardableResult
public func AudioFileReadBytes(
  _ inAudioFile: AudioFileID, _ inUseCache: Bool, _ inStartingByte: Int64,
  _ ioNumBytes: UnsafeMutablePointer<UInt32>, _ outBuffer: UnsafeMutableRawPointer
) -> OSStatus {
  let wanted = ioNumBytes.pointee
  ioNumBytes.pointee = 0
  guard let file = SoundFile.all.object(inAudioFile) else { return kAudioFileNotOpenError }
  guard inStartingByte >= 0 else { return kAudioFilePositionError }
  guard let count = file.read(at: inStartingByte, Int(wanted), into: outBuffer) else {
    return kAudioFileUnsupportedDataFormatError
  }
  ioNumBytes.pointee = UInt32(count)
  return count < Int(wanted) ? kAudioFileEndOfFileError : noErr
}

/// Writes bytes that make up whole packets.
///
/// - Parameters:
///   - inAudioFile: The file.
///   - inUseCache: Whether the bytes are cached; here the system decides.
///   - inStartingByte: The offset of the first byte, at the start of a packet.
///   - ioNumBytes: The number of bytes, a multiple of the packet size; set to the number of bytes
///     written.
///   - inBuffer: The bytes.
/// - Returns: `noErr`, or an error (AudioFileServices.FJ6).
@discardableResult
public func AudioFileWriteBytes(
  _ inAudioFile: AudioFileID, _ inUseCache: Bool, _ inStartingByte: Int64,
  _ ioNumBytes: UnsafeMutablePointer<UInt32>, _ inBuffer: UnsafeRawPointer
) -> OSStatus {
  let wanted = ioNumBytes.pointee
  ioNumBytes.pointee = 0
  guard let file = SoundFile.all.object(inAudioFile) else { return kAudioFileNotOpenError }
  let size = file.format.mBytesPerPacket
  guard size > 0 else { return kAudioFileOperationNotSupportedError }
  guard inStartingByte >= 0, inStartingByte % Int64(size) == 0, wanted % size == 0 else {
    return kAudioFilePositionError
  }
  var packets = wanted / size
  let status = AudioFileWritePackets(
    inAudioFile, inUseCache, wanted, nil, inStartingByte / Int64(size), &packets, inBuffer)
  ioNumBytes.pointee = packets * size
  return status
}

/// Copies as many of the requested packets as fit to the app's buffer.
///
/// - Parameters:
///   - inAudioFile: The file.
///   - inUseCache: Whether the packets are cached; here the system decides.
///   - ioNumBytes: The size of the buffer in bytes; set to the number of bytes read.
///   - outPacketDescriptions: A buffer for the offset and the size of each packet; may be `nil`.
///   - inStartingPacket: The first packet.
///   - ioNumPackets: The number of packets; set to the number of packets read.
///   - outBuffer: Receives the packets.
/// - Returns: `noErr`, or an error (AudioFileServices.FJ3).
@discardableResult
public func AudioFileReadPacketData(
  _ inAudioFile: AudioFileID, _ inUseCache: Bool, _ ioNumBytes: UnsafeMutablePointer<UInt32>,
  _ outPacketDescriptions: UnsafeMutablePointer<AudioStreamPacketDescription>?,
  _ inStartingPacket: Int64, _ ioNumPackets: UnsafeMutablePointer<UInt32>,
  _ outBuffer: UnsafeMutableRawPointer?
) -> OSStatus {
  let (room, wanted) = (ioNumBytes.pointee, ioNumPackets.pointee)
  (ioNumBytes.pointee, ioNumPackets.pointee) = (0, 0)
  guard let file = SoundFile.all.object(inAudioFile) else { return kAudioFileNotOpenError }
  guard let outBuffer else { return kAudio_ParamError }
  guard inStartingPacket >= 0 else { return kAudioFileInvalidPacketOffsetError }
  let size = file.format.mBytesPerPacket
  guard size > 0 else { return kAudioFileUnsupportedDataFormatError }
  let (place, isTooFar) = inStartingPacket.multipliedReportingOverflow(by: Int64(size))
  guard !isTooFar else { return kAudioFileEndOfFileError }
  let packets = min(wanted, room / size)
  guard let count = file.read(at: place, Int(packets * size), into: outBuffer) else {
    return kAudioFileUnsupportedDataFormatError
  }
  let read = UInt32(count) / size
  (ioNumBytes.pointee, ioNumPackets.pointee) = (read * size, read)
  if let outPacketDescriptions {
    for index in 0..<Int(read) {
      outPacketDescriptions[index] = AudioStreamPacketDescription(
        mStartOffset: Int64(index) * Int64(size), mVariableFramesInPacket: 0, mDataByteSize: size)
    }
  }
  return read == 0 && packets > 0 ? kAudioFileEndOfFileError : noErr
}

/// Copies packets to a buffer that is assumed to be large enough.
///
/// - Parameters:
///   - inAudioFile: The file.
///   - inUseCache: Whether the packets are cached; here the system decides.
///   - outNumBytes: Set to the number of bytes read.
///   - outPacketDescriptions: A buffer for the offset and the size of each packet; may be `nil`.
///   - inStartingPacket: The first packet.
///   - ioNumPackets: The number of packets; set to the number of packets read.
///   - outBuffer: A buffer with room for all packets.
/// - Returns: `noErr`, or an error (AudioFileServices.FJ3).
@discardableResult
public func AudioFileReadPackets(
  _ inAudioFile: AudioFileID, _ inUseCache: Bool, _ outNumBytes: UnsafeMutablePointer<UInt32>,
  _ outPacketDescriptions: UnsafeMutablePointer<AudioStreamPacketDescription>?,
  _ inStartingPacket: Int64, _ ioNumPackets: UnsafeMutablePointer<UInt32>,
  _ outBuffer: UnsafeMutableRawPointer?
) -> OSStatus {
  outNumBytes.pointee = .max
  return AudioFileReadPacketData(
    inAudioFile, inUseCache, outNumBytes, outPacketDescriptions, inStartingPacket, ioNumPackets,
    outBuffer)
}

/// Writes packets over existing ones or after the last.
///
/// - Parameters:
///   - inAudioFile: The file.
///   - inUseCache: Whether the packets are cached; here the system decides.
///   - inNumBytes: The number of bytes.
///   - inPacketDescriptions: The packet descriptions, which uncompressed formats do not need.
///   - inStartingPacket: The first packet to write; at most the one after the last.
///   - ioNumPackets: The number of packets; set to the number of packets written.
///   - inBuffer: The packets.
/// - Returns: `noErr`, or an error (AudioFileServices.FJ6).
@discardableResult
public func AudioFileWritePackets(
  _ inAudioFile: AudioFileID, _ inUseCache: Bool, _ inNumBytes: UInt32,
  _ inPacketDescriptions: UnsafePointer<AudioStreamPacketDescription>?,
  _ inStartingPacket: Int64, _ ioNumPackets: UnsafeMutablePointer<UInt32>,
  _ inBuffer: UnsafeRawPointer
) -> OSStatus {
  let wanted = ioNumPackets.pointee
  ioNumPackets.pointee = 0
  guard let file = SoundFile.all.object(inAudioFile) else { return kAudioFileNotOpenError }
  guard file.isWritten else { return kAudioFilePermissionsError }
  let size = file.format.mBytesPerPacket
  guard size > 0 else { return kAudioFileOperationNotSupportedError }
  guard inStartingPacket >= 0, inStartingPacket <= file.packetCount else {
    return kAudioFileInvalidPacketOffsetError
  }
  let count = Int(min(wanted, inNumBytes / size))
  guard count > 0 else { return noErr }
  let written = file.write(at: inStartingPacket, count, from: inBuffer) ?? 0
  ioNumPackets.pointee = UInt32(written)
  return written < count ? kAudioFileUnspecifiedError : noErr
}
