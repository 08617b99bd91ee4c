import TactusSoundPlugins

/// The rendering of echoes in a format.
final class EchoKernel: StereoEffectKernel {
  /// Creates a kernel; `nil` if the plug-ins are not installed.
  init?(_ values: EffectValues, sampleRate: Double, channelCount: Int) {
    let type = "AVAudioUnitDelay"
    guard let echo = PluginSearch.find(.echo, sampleRate, for: type),
      let left = PluginSearch.find(.lowPass, sampleRate, for: type),
      let right = PluginSearch.find(.lowPass, sampleRate, for: type)
    else { return nil }
    (self.echo, self.left, self.right) = (echo, left, right)
    highest = Float(sampleRate / 2)
    echoes = RenderBuffers(channelCount: 2, capacity: RenderMoment.longestSlice)
    super.init(values, channelCount: channelCount)
    echo.set(4, 0)
    echo.set(5, 0)
    echo.set(6, -70)
    left.set(1, 1)
    right.set(1, 1)
  }

  deinit { echoes.deallocate() }

  override func render(_ input: RenderBuffers, _ output: RenderBuffers, _ count: Int) {
    let (time, feedback) = (values.get(.time) * 1000, values.get(.amount))
    echo.set(0, time)
    echo.set(1, feedback)
    echo.set(2, time)
    echo.set(3, feedback)
    echo.process(count, UnsafePointer(input.channels), UnsafePointer(echoes.channels))
    let cutoff = min(values.get(.frequency), highest)
    left.set(0, cutoff)
    right.set(0, cutoff)
    left.process(count, UnsafePointer(echoes.channels), UnsafePointer(output.channels))
    right.process(count, UnsafePointer(echoes.channels + 1), UnsafePointer(output.channels + 1))
  }

  override func reset() { echo.reset() }

  private let echo: SoundPlugin
  private let left: SoundPlugin
  private let right: SoundPlugin
  private let echoes: RenderBuffers
  private let highest: Float
}
