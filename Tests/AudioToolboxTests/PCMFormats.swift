import AudioToolbox

extension AudioStreamBasicDescription {
  /// Creates a format of linear PCM, as apps do.
  static func pcm(
    _ sampleRate: Double, channels: UInt32 = 1, bits: UInt32 = 16, isFloat: Bool = false,
    isBigEndian: Bool = false, isInterleaved: Bool = true, isSigned: Bool = true
  ) -> AudioStreamBasicDescription {
    var flags = kAudioFormatFlagIsPacked
    if isFloat { flags |= kAudioFormatFlagIsFloat }
    if !isFloat, isSigned { flags |= kAudioFormatFlagIsSignedInteger }
    if isBigEndian { flags |= kAudioFormatFlagIsBigEndian }
    if !isInterleaved { flags |= kAudioFormatFlagIsNonInterleaved }
    let bytes = bits / 8 * (isInterleaved ? channels : 1)
    return AudioStreamBasicDescription(
      mSampleRate: sampleRate, mFormatID: kAudioFormatLinearPCM, mFormatFlags: flags,
      mBytesPerPacket: bytes, mFramesPerPacket: 1, mBytesPerFrame: bytes,
      mChannelsPerFrame: channels, mBitsPerChannel: bits, mReserved: 0)
  }

  /// MPEG layer 3, which nothing here decodes.
  static var mp3: AudioStreamBasicDescription {
    var format = AudioStreamBasicDescription()
    (format.mSampleRate, format.mFormatID, format.mChannelsPerFrame) = (
      44_100, kAudioFormatMPEGLayer3, 2
    )
    return format
  }
}
