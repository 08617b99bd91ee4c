import TactusMediaReading

/// An encoded file to which the inputs of a writer write together (Players.WR1…).
///
/// - Thread: one for each input, but not the main one.
final class WrittenFile: Sendable {
  // The writer takes sound and pictures on a thread each.

  /// The file.
  let media: MediaWriter

  /// Creates the file with a track for each input of a writer.
  init(_ writer: AVAssetWriter) throws {
    var target = MediaTarget(
      path: writer.outputURL.path,
      container: writer.outputFileType == .mov ? .quickTime : .mpeg4)
    (target.tags, target.artwork) = TagName.tags(of: writer.metadata)
    target.isForNetwork = writer.shouldOptimizeForNetworkUse
    for input in writer.inputs {
      if input.mediaType == .video {
        target.pictures = WrittenPictures.format(input.outputSettings, in: writer.outputFileType)
        if let size = target.pictures?.size, input.turns {
          target.pictures?.size = VideoSize(width: size.height, height: size.width)
        }
      } else if case .coded(let coding, let format)? = WrittenSound.coding(
        input.outputSettings, in: writer.outputFileType)
      {
        // Omitted settings are guessed until the samples determine their format.
        let coded = format ?? input.sampleFormat ?? SoundFormat(sampleRate: 44_100, channelCount: 2)
        var sound = MediaTarget.Sound(format: coded, coding: coding, codedFormat: coded)
        sound.isFormatLate = true
        target.sound = sound
      }
    }
    hasSound = target.sound != nil
    media = try MediaWriter(target)
  }

  /// Completes the file.
  func finish() throws {
    // A track without samples has a packet of silence, since each track needs a format.
    if hasSound, !media.hasSound {
      let format = SoundFormat(sampleRate: 44_100, channelCount: 2)
      try media.write([0, 0], format: format)
    }
    try media.finish()
  }

  private let hasSound: Bool
}
