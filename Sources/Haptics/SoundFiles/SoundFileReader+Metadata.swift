internal import CTactusSndfile
internal import TactusTextFormatting

extension SoundFileReader {
  /// Returns the metadata of a sound file, without reading its samples.
  ///
  /// - Parameter path: The file.
  /// - Throws: `SoundFileError`.
  /// - Thread: any. Blocks while it reads.
  public static func metadata(of path: String) throws(SoundFileError) -> SoundFileMetadata {
    var info = SF_INFO()
    guard let file = sound_open(FileName.bytes(of: path), Int32(SFM_READ), &info) else {
      throw SoundFileError(path: path, action: .read, reason: String(cString: sound_error(nil)))
    }
    defer { sound_close(file) }
    let (rate, channelCount) = (Double(info.samplerate), Int(info.channels))
    guard rate > 0, channelCount > 0, info.frames >= 0 else {
      throw SoundFileError(path: path, action: .read, reason: "its header is invalid")
    }
    let container = Int(info.format) & Int(SF_FORMAT_TYPEMASK)
    let samples = Int(info.format) & Int(SF_FORMAT_SUBMASK)
    let containers = [
      Int(SF_FORMAT_WAV), Int(SF_FORMAT_WAVEX), Int(SF_FORMAT_AIFF), Int(SF_FORMAT_CAF),
    ]
    let encodings = [
      Int(SF_FORMAT_PCM_S8), Int(SF_FORMAT_PCM_U8), Int(SF_FORMAT_PCM_16), Int(SF_FORMAT_PCM_24),
      Int(SF_FORMAT_PCM_32), Int(SF_FORMAT_FLOAT), Int(SF_FORMAT_DOUBLE), Int(SF_FORMAT_IMA_ADPCM),
    ]
    return SoundFileMetadata(
      sampleRate: rate, channelCount: channelCount, seconds: Double(info.frames) / rate,
      isPlain: containers.contains(container) && encodings.contains(samples))
  }
}
