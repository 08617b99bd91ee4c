/// A sound in memory, as the renderer plays it.
///
/// Copies share their samples.
public struct Waveform: Sendable, Equatable {
  /// Frames per second; the renderer expects its own rate and plays any other at the wrong pitch.
  public var sampleRate: Double
  /// The samples, shared by all renderers that play the sound.
  let storage: WaveformStorage

  /// Creates a waveform.
  ///
  /// - Parameters:
  ///   - sampleRate: Frames per second.
  ///   - channels: The samples of one or two channels, −1…1, all of the same length.
  public init(sampleRate: Double, channels: [[Float]]) {
    let first = channels.first ?? []
    let second = channels.count > 1 && channels[1].count == first.count ? channels[1] : nil
    var builder = WaveformBuilder(channelCount: second == nil ? 1 : 2, capacity: first.count)
    builder.append(first, second ?? first)
    self = builder.finish(sampleRate: sampleRate)
  }

  init(sampleRate: Double, storage: WaveformStorage) {
    self.sampleRate = sampleRate
    self.storage = storage
  }

  /// A copy of the samples of each channel.
  public var channels: [[Float]] { storage.channels.map(Array.init) }
  /// The number of channels; 0…2, and 0 without frames.
  public var channelCount: Int { storage.channelCount }
  /// The number of frames.
  public var frameCount: Int { storage.memory.frameCount }
  /// The duration in seconds.
  public var duration: Double { Double(frameCount) / sampleRate }

  /// Returns the sound without its first frames.
  ///
  /// - Parameter count: The number of frames; the sound is empty if it has no more.
  public func dropFirst(_ count: Int) -> Waveform {
    guard count > 0 else { return self }
    return Waveform(
      sampleRate: sampleRate, channels: storage.channels.map { Array($0.dropFirst(count)) })
  }

  /// Returns whether two sounds have the same samples at the same rate.
  public static func == (a: Waveform, b: Waveform) -> Bool {
    guard a.sampleRate == b.sampleRate else { return false }
    guard a.storage !== b.storage else { return true }
    return a.storage.channels.elementsEqual(b.storage.channels) { $0.elementsEqual($1) }
  }
}
