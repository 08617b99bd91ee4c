import TactusSoundPlugins

/// The rendering of a reverberation in a format.
final class ReverberationKernel: StereoEffectKernel {
  /// Creates a kernel; `nil` if the plug-in is not installed.
  ///
  /// - Parameter type: The name of the effect's type, for a warning.
  init?(
    _ values: EffectValues, sampleRate: Double, channelCount: Int,
    for type: String = "AVAudioUnitReverb"
  ) {
    guard let plugin = PluginSearch.find(.reverberation, sampleRate, for: type) else { return nil }
    self.plugin = plugin
    super.init(values, channelCount: channelCount)
    plugin.set(1, -70)
    plugin.set(2, 0)
    for control in 3..<7 { plugin.set(control, 1) }
  }

  override func render(_ input: RenderBuffers, _ output: RenderBuffers, _ count: Int) {
    plugin.set(0, values.get(.time))
    plugin.set(7, values.get(.kind))
    plugin.process(count, UnsafePointer(input.channels), UnsafePointer(output.channels))
  }

  override func reset() { plugin.reset() }

  private let plugin: SoundPlugin
}
