import AudioToolbox

/// Parses arbitrary bytes as a sound file that comes in pieces: the first byte chooses their size.
///
/// The app gets whole packets, and no more bytes than came.
#if FUZZER
  @_cdecl("LLVMFuzzerTestOneInput")
#endif
public func fuzzSound(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let start, count > 1 else { return 0 }
  let size = Int(start[0]) + 1
  let heard = HeardPackets()
  var stream: AudioFileStreamID?
  let status = AudioFileStreamOpen(
    Unmanaged.passUnretained(heard).toOpaque(),
    { data, stream, property, _ in
      var (bytes, length) = ([UInt8](repeating: 0, count: 64), UInt32(64))
      let status = AudioFileStreamGetProperty(stream, property, &length, &bytes)
      precondition(status == noErr && length > 0 && length <= 64, "a property has a value")
      var format = AudioStreamBasicDescription()
      length = UInt32(MemoryLayout<AudioStreamBasicDescription>.size)
      AudioFileStreamGetProperty(
        stream, kAudioFileStreamProperty_DataFormat, &length, &format)
      let heard = Unmanaged<HeardPackets>.fromOpaque(data).takeUnretainedValue()
      heard.packetSize = Int(format.mBytesPerPacket)
    },
    { data, bytes, packets, _, _ in
      let heard = Unmanaged<HeardPackets>.fromOpaque(data).takeUnretainedValue()
      precondition(Int(bytes) == Int(packets) * heard.packetSize, "packets are whole")
      heard.bytes += Int(bytes)
    }, 0, &stream)
  precondition(status == noErr, "a stream opens")
  guard let stream else { return 0 }
  var place = 1
  while place < count {
    let part = min(size, count - place)
    _ = AudioFileStreamParseBytes(stream, UInt32(part), start + place, [])
    place += part
  }
  precondition(heard.bytes < count, "no bytes are invented")
  precondition(AudioFileStreamClose(stream) == noErr, "a stream closes")
  return 0
}

/// The output of a stream.
private final class HeardPackets {
  var packetSize = 0
  var bytes = 0
}
