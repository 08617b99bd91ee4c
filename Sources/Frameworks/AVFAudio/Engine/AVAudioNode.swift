import Foundation

/// A node of an engine's graph.
///
/// Steps AudioEngine.EG1…
///
/// - Thread: one at a time, except where a member says otherwise.
open class AVAudioNode: NSObject {
  // MARK: Buses

  /// The engine to which the node is attached.
  open internal(set) weak var engine: AVAudioEngine?

  /// The number of inputs.
  open var numberOfInputs: Int { 0 }

  /// The number of outputs.
  open var numberOfOutputs: Int { 1 }

  /// Returns the name of an input: always `nil`, because buses have no names here.
  open func name(forInputBus bus: AVAudioNodeBus) -> String? { nil }

  /// Returns the name of an output: always `nil`, because buses have no names here.
  open func name(forOutputBus bus: AVAudioNodeBus) -> String? { nil }

  /// Returns the format of an input: that of its connection.
  open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat {
    checkInput(bus)
    return engine?.graph.connection(into: self, bus)?.format ?? defaultFormat
  }

  /// Returns the format of an output: that of its connection.
  open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat {
    checkOutput(bus)
    return engine?.graph.connections(from: self, bus).first?.format ?? defaultFormat
  }

  // MARK: Rendering

  /// Discards the frames buffered by the node; a player stops.
  open func reset() {
    // The render thread owns what a running engine renders.
    if engine?.isRunning ?? false { unit.requestReset() } else { unit.reset() }
  }

  /// The time of the last rendered frames; `nil` while the engine is not running.
  ///
  /// - Thread: any.
  open var lastRenderTime: AVAudioTime? {
    guard let engine, engine.isRunning else { return nil }
    let (time, host) = unit.lastRendered
    return AVAudioTime(
      hostTime: UInt64(max(0, host.rounded())), sampleTime: time, atRate: renderRate)
  }

  /// The latency of the node in seconds.
  open var latency: TimeInterval { 0 }

  /// The latency from the node's output to the speaker in seconds (AudioEngine.EO1).
  open var outputPresentationLatency: TimeInterval {
    guard let engine, engine.isRunning, !engine.isInManualRenderingMode else { return 0 }
    return engine.outputLatency
  }

  // MARK: Taps

  /// Delivers the frames of an output to a block, in buffers of 100…400 ms (AudioEngine.TP1).
  ///
  /// An output has at most one tap; a second one raises an exception.
  ///
  /// - Parameters:
  ///   - bus: The output.
  ///   - bufferSize: The requested number of frames per buffer.
  ///   - format: The format of the output, or `nil`.
  ///   - tapBlock: Receives the buffers, on the render thread or on the main thread.
  open func installTap(
    onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
    block tapBlock: @escaping AVAudioNodeTapBlock
  ) {
    checkOutput(bus)
    AudioError.require(tap == nil, "bus \(bus) has a tap already: remove it first")
    let own = outputFormat(forBus: bus)
    let format = format ?? own
    AudioError.require(
      format.sampleRate == own.sampleRate && format.channelCount == own.channelCount
        && format.commonFormat == .pcmFormatFloat32,
      "the format of the tap, \(format), is not that of the output, \(own)")
    let rate = own.sampleRate
    let frames = min(max(Double(bufferSize), rate * 0.1), rate * 0.4)
    tap = TapQueue(format, bufferSize: Int(frames.rounded()), tapBlock)
    engine?.graphChanged()
  }

  /// Removes the tap of an output.
  open func removeTap(onBus bus: AVAudioNodeBus) {
    tap = nil
    engine?.graphChanged()
  }

  // MARK: Internals

  let unit: RenderUnit
  var tap: TapQueue?

  init(_ unit: RenderUnit) {
    self.unit = unit
    super.init()
  }

  /// The format of an input or output without a connection.
  var defaultFormat: AVAudioFormat { AVAudioEngine.hardwareFormat }

  /// The sample rate of the node's frames.
  var renderRate: Double {
    numberOfOutputs > 0
      ? outputFormat(forBus: 0).sampleRate : inputFormat(forBus: 0).sampleRate
  }

  func checkInput(_ bus: AVAudioNodeBus) {
    AudioError.require(
      (0..<numberOfInputs).contains(bus), "\(Self.self) has no input bus \(bus)")
  }

  func checkOutput(_ bus: AVAudioNodeBus) {
    AudioError.require(
      (0..<numberOfOutputs).contains(bus), "\(Self.self) has no output bus \(bus)")
  }

  /// Handles the stop of the engine; does nothing for most nodes.
  func engineStopped() {}
}
