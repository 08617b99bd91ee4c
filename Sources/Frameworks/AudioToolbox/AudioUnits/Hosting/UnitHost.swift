import AVFAudio
import Foundation
import Synchronization

/// A unit as an engine renders it.
///
/// Steps AudioUnits.HO1…HO4
final class UnitHost: EngineHostedUnit, @unchecked Sendable {
  // The members used for rendering change only while the gate is closed.

  let unit: AUAudioUnit

  init(_ unit: AUAudioUnit) { self.unit = unit }

  deinit {
    if unit.renderResourcesAllocated { unit.deallocateRenderResources() }
  }

  var name: String { unit.audioUnitName ?? String(describing: type(of: unit)) }
  var manufacturerName: String { unit.manufacturerName ?? "" }
  var version: UInt32 { unit.componentVersion }
  var latency: Double { unit.latency }

  var isBypassed: Bool {
    get { unit.shouldBypassEffect }
    set { unit.shouldBypassEffect = newValue }
  }

  func prepare(sampleRate: Double, channelCount: Int, longestSlice: Int) -> Bool {
    close()
    defer { gate.store(Gate.idle, ordering: .releasing) }
    buffers = nil
    if unit.renderResourcesAllocated { unit.deallocateRenderResources() }
    unit.maximumFramesToRender = AUAudioFrameCount(longestSlice)
    do {
      let format = try Self.format(sampleRate, channelCount)
      for array in [unit.inputBusses, unit.outputBusses] where array.count > 0 {
        try array[0].setFormat(format)
      }
      try unit.allocateRenderResources()
    } catch { return false }
    let buffers = HostBuffers(channelCount: channelCount)
    self.buffers = buffers
    blocks = HostBlocks(
      render: unit.renderBlock,
      pull: { [unowned buffers] _, _, count, _, list in buffers.pull(Int(count), list) })
    return true
  }

  func render(
    _ stamp: UnsafePointer<AudioTimeStamp>, _ count: Int,
    _ input: UnsafeMutablePointer<UnsafeMutablePointer<Float>>?,
    _ output: UnsafeMutablePointer<UnsafeMutablePointer<Float>>
  ) -> Bool {
    let entry = gate.compareExchange(
      expected: Gate.idle, desired: Gate.rendering, ordering: .acquiring)
    guard entry.exchanged else { return false }
    defer { gate.store(Gate.idle, ordering: .releasing) }
    guard let blocks, let buffers else { return false }
    buffers.begin(count, input, output)
    var flags: AudioUnitRenderActionFlags = []
    let status = blocks.render(
      &flags, stamp, AUAudioFrameCount(count), 0, buffers.list.unsafeMutablePointer,
      input == nil ? nil : blocks.pull)
    guard status == noErr, !flags.contains(.unitRenderAction_OutputIsSilence) else { return false }
    buffers.collect(count, output)
    return true
  }

  func reset() { unit.reset() }

  func sendMIDI(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { bytes in
      guard let first = bytes.baseAddress else { return }
      unit.scheduleMIDIEventBlock?(AUEventSampleTimeImmediate, 0, bytes.count, first)
    }
  }

  // MARK: Internals

  /// The states of the gate, through which one thread at a time passes.
  private enum Gate {
    static let idle = 0
    static let rendering = 1
    static let closed = 2
  }

  private let gate = Atomic<Int>(Gate.idle)
  private var buffers: HostBuffers?
  private var blocks: HostBlocks?

  /// Waits until nothing renders; later slices are silent.
  private func close() {
    while !gate.compareExchange(
      expected: Gate.idle, desired: Gate.closed, ordering: .acquiring
    ).exchanged {
      Thread.sleep(forTimeInterval: 0.0005)
    }
  }

  private static func format(_ sampleRate: Double, _ channelCount: Int) throws -> AVAudioFormat {
    let channels = AVAudioChannelCount(channelCount)
    if channels > 2 {
      let tag = kAudioChannelLayoutTag_DiscreteInOrder | channels
      guard let layout = AVAudioChannelLayout(layoutTag: tag) else {
        throw UnitError.make(kAudioUnitErr_FormatNotSupported)
      }
      return AVAudioFormat(standardFormatWithSampleRate: sampleRate, channelLayout: layout)
    }
    let format = AVAudioFormat(standardFormatWithSampleRate: sampleRate, channels: channels)
    guard let format else { throw UnitError.make(kAudioUnitErr_FormatNotSupported) }
    return format
  }
}
