import Foundation
import TactusMediaDecoding

/// The container and the codec of a sound file that GStreamer writes.
struct EncoderTarget: Sendable {
  /// The container.
  var container: MediaContainer
  /// The codec and its settings.
  var sound: MediaTarget.Sound
}

extension AudioSettings {
  /// Returns whether this phone can write a file at a path (AudioFiles.AF6, AudioFiles.CO7).
  func isWritable(path: String) -> Bool {
    encoding(path: path) != nil || encoderTarget(path: path) != nil
  }

  /// Returns GStreamer's target for a file at a path; `nil` if it cannot write the file
  /// (AudioFiles.CO7).
  func encoderTarget(path: String) -> EncoderTarget? {
    let type = URL(fileURLWithPath: path).pathExtension.lowercased()
    let container: MediaContainer
    switch fileType {
    case kAudioFileM4AType, kAudioFileMPEG4Type: container = .mpeg4
    case kAudioFileAAC_ADTSType: container = .adts
    case nil where ["m4a", "m4b", "mp4"].contains(type): container = .mpeg4
    case nil where ["aac", "adts"].contains(type): container = .adts
    default: return nil
    }
    guard let rate = Int(exactly: sampleRate), channelCount <= 2 else { return nil }
    let coded = SoundFormat(sampleRate: rate, channelCount: channelCount)
    switch format {
    case kAudioFormatMPEG4AAC where Self.ratesOfAAC.contains(rate):
      let each = (bitRate ?? Self.bitRate * channelCount) / channelCount
      let bits = min(max(each, Self.bitRates.lowerBound), Self.bitRates.upperBound) * channelCount
      return EncoderTarget(
        container: container, sound: .init(format: coded, coding: .aac(bitRate: bits)))
    case kAudioFormatAppleLossless
    where container == .mpeg4 && Self.ratesOfLossless.contains(rate) && [16, 24].contains(bitDepth):
      var sound = MediaTarget.Sound(format: coded, coding: .appleLossless)
      sound.bitDepth = bitDepth
      return EncoderTarget(container: container, sound: sound)
    default: return nil
    }
  }

  /// The sample rates of low-complexity AAC on a phone.
  ///
  /// - Source: the rates of ISO/IEC 14496-3 up to 48 kHz. Confidence: documented; that higher ones
  ///   are refused is a guess.
  private static let ratesOfAAC = [
    8_000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000,
  ]
  /// The sample rates of the Apple Lossless encoder.
  private static let ratesOfLossless = 4_000...96_000
  /// The default bit rate per channel of AAC, in bits per second (Players.EX2).
  private static let bitRate = 64_000
  /// The range of the bit rate per channel of an encoder, in bits per second.
  ///
  /// - Source: ours. Confidence: guess.
  private static let bitRates = 8_000...320_000
}
