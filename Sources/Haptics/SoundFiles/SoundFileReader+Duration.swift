internal import CTactusSndfile
internal import TactusTextFormatting

extension SoundFileReader {
  /// Returns the duration of a sound, by reading all of it.
  ///
  /// - Parameter path: The file.
  /// - Returns: Seconds.
  /// - Throws: `SoundFileError`, as `read(_:sampleRate:)` would.
  /// - Thread: any. Blocks while it reads.
  public static func duration(of path: String) throws(SoundFileError) -> Double {
    var info = SF_INFO()
    guard let file = sound_open(FileName.bytes(of: path), Int32(SFM_READ), &info) else {
      throw SoundFileError(path: path, action: .read, reason: String(cString: sound_error(nil)))
    }
    defer { sound_close(file) }
    let (rate, channelCount) = (Double(info.samplerate), Int(info.channels))
    guard rate > 0, channelCount > 0, info.frames >= 0 else {
      throw SoundFileError(path: path, action: .read, reason: "its header is invalid")
    }
    let blockSize = 4096
    var block = [Float](repeating: 0, count: blockSize * channelCount)
    var count = 0
    // Headers may give a wrong length, so the actual frames count.
    while true {
      let read = Int(sound_read(file, &block, Int64(blockSize)))
      guard read > 0 else { break }
      count += read
      guard Double(count) <= longestDuration * rate else {
        throw SoundFileError(
          path: path, action: .read, reason: "it is longer than \(Int(longestDuration)) s")
      }
    }
    return Double(count) / rate
  }
}
