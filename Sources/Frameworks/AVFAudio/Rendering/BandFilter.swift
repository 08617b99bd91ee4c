internal import Glibc
import TactusSoundPlugins

/// The filters of an equalizer band in a format: a plug-in for each type and channel, so that a
/// band can change its type while it sounds.
final class BandFilter {
  /// Creates filters; `nil` if the plug-ins are not installed.
  ///
  /// - Parameter type: The name of the effect's type, for a warning.
  init?(sampleRate: Double, channelCount: Int, for type: String) {
    var plugins: [SoundPlugin] = []
    for _ in 0..<channelCount {
      for kind in Filter.allCases {
        guard let plugin = PluginSearch.find(kind.plugin, sampleRate, for: type) else {
          return nil
        }
        plugins.append(plugin)
      }
    }
    (self.plugins, self.channelCount) = (plugins, channelCount)
    highest = Float(sampleRate / 2)
    scratch = RenderBuffers(channelCount: channelCount, capacity: RenderMoment.longestSlice)
  }

  deinit { scratch.deallocate() }

  /// Filters frames, unless the band is bypassed.
  ///
  /// - Thread: render.
  func process(_ band: EqualizerBand, _ output: RenderBuffers, _ count: Int) {
    guard !band.isBypassed else { return }
    let (frequency, width, gain) = (min(band.frequency, highest), band.bandwidth, band.gain)
    let hertz = frequency * (powf(2, width / 2) - powf(2, -width / 2))
    for channel in 0..<min(channelCount, output.channelCount) {
      let first = channel * Filter.count
      let plugin: SoundPlugin
      switch band.kind {
      case AVAudioUnitEQFilterType.lowPass.rawValue,
        AVAudioUnitEQFilterType.resonantLowPass.rawValue:
        plugin = plugins[first + Filter.lowPass.rawValue]
        plugin.set(0, frequency)
        plugin.set(1, 1)
      case AVAudioUnitEQFilterType.highPass.rawValue,
        AVAudioUnitEQFilterType.resonantHighPass.rawValue:
        plugin = plugins[first + Filter.highPass.rawValue]
        plugin.set(0, frequency)
        plugin.set(1, 1)
      case AVAudioUnitEQFilterType.bandPass.rawValue, AVAudioUnitEQFilterType.bandStop.rawValue:
        let isPass = band.kind == AVAudioUnitEQFilterType.bandPass.rawValue
        plugin = plugins[first + (isPass ? Filter.bandPass : .bandStop).rawValue]
        plugin.set(0, frequency)
        plugin.set(1, hertz)
        plugin.set(2, 1)
      case AVAudioUnitEQFilterType.lowShelf
        .rawValue...AVAudioUnitEQFilterType.resonantHighShelf
        .rawValue:
        plugin = plugins[first + Filter.shelves.rawValue]
        setShelf(plugin, band.kind, frequency, gain)
      default:
        plugin = plugins[first + Filter.parametric.rawValue]
        plugin.set(0, gain)
        plugin.set(1, frequency)
        plugin.set(2, width)
      }
      plugin.process(
        count, UnsafePointer(output.channels + channel), UnsafePointer(scratch.channels + channel))
      output.channels[channel].update(from: scratch.channels[channel], count: count)
    }
  }

  // MARK: Internals

  /// The plug-ins of a band.
  private enum Filter: Int, CaseIterable {
    case parametric
    case lowPass
    case highPass
    case bandPass
    case bandStop
    case shelves

    /// The number of types.
    static let count = 6

    var plugin: SoundPluginKind {
      switch self {
      case .parametric: .parametric
      case .lowPass: .lowPass
      case .highPass: .highPass
      case .bandPass: .bandPass
      case .bandStop: .bandStop
      case .shelves: .shelves
      }
    }
  }

  /// For each channel and each type.
  private let plugins: [SoundPlugin]
  private let channelCount: Int
  private let highest: Float
  private let scratch: RenderBuffers

  private func setShelf(_ plugin: SoundPlugin, _ kind: Int, _ frequency: Float, _ gain: Float) {
    let isLow =
      kind == AVAudioUnitEQFilterType.lowShelf.rawValue
      || kind == AVAudioUnitEQFilterType.resonantLowShelf.rawValue
    let isSteep = kind >= AVAudioUnitEQFilterType.resonantLowShelf.rawValue
    let (used, other) = isLow ? (0, 12) : (12, 0)
    plugin.set(used, gain)
    plugin.set(used + 1, frequency)
    plugin.set(used + 2, isSteep ? 1 : 0.5)
    plugin.set(other, 0)
    plugin.set(other + 1, isLow ? highest : 20)
    plugin.set(other + 2, 0.5)
    for band in 0..<3 {
      plugin.set(3 + band * 3, 0)
      plugin.set(4 + band * 3, 1000)
      plugin.set(5 + band * 3, 1)
    }
  }
}
