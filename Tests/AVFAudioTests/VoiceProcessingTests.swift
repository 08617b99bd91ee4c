import AVFoundation
import Testing

/// Steps AudioEngine.VP1 and AudioEngine.VP2.
@Suite struct VoiceProcessingTests {
  private func format(_ channels: AVAudioChannelCount) throws -> AVAudioFormat {
    try #require(AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: channels))
  }

  /// Renders 1,000 frames, and returns one near the end, on the left.
  private func heard(_ engine: AVAudioEngine) throws -> Float {
    let buffer = try #require(
      AVAudioPCMBuffer(pcmFormat: engine.manualRenderingFormat, frameCapacity: 1000))
    #expect(try engine.renderOffline(1000, to: buffer) == .success)
    return try #require(buffer.floatChannelData)[0][900]
  }

  @Test("AudioEngine.VP1, AudioEngine.VP2. Voice processing is set before the start, and can mute")
  func voiceProcessing() throws {
    let (engine, mono) = (AVAudioEngine(), try format(1))
    try engine.enableManualRenderingMode(
      .offline, format: try format(2), maximumFrameCount: 4096)
    let list = AudioBufferList.allocate(maximumBuffers: 1)
    let memory = UnsafeMutablePointer<Float>.allocate(capacity: 4096)
    memory.initialize(repeating: 0.125, count: 4096)
    defer {
      memory.deallocate()
      list.unsafeMutablePointer.deallocate()
    }
    let input = engine.inputNode
    input.setManualRenderingInputPCMFormat(mono) { count in
      list[0] = AudioBuffer(mNumberChannels: 1, mDataByteSize: count * 4, mData: memory)
      return list.unsafePointer
    }
    engine.connect(input, to: engine.mainMixerNode, format: mono)
    input.isVoiceProcessingInputMuted = true
    #expect(!input.isVoiceProcessingEnabled && input.isVoiceProcessingAGCEnabled)
    try engine.start()
    #expect(abs(try heard(engine) - 0.125) < 0.001)
    let error = #expect(throws: NSError.self) { try input.setVoiceProcessingEnabled(true) }
    #expect(error?.code == -80801)
    engine.stop()
    try engine.outputNode.setVoiceProcessingEnabled(true)
    #expect(input.isVoiceProcessingEnabled)
    try engine.start()
    #expect(try heard(engine) == 0)
    input.isVoiceProcessingInputMuted = false
    #expect(abs(try heard(engine) - 0.125) < 0.001)
    engine.stop()
  }
}
