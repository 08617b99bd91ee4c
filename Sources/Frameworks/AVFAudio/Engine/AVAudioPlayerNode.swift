import Foundation

/// A node that plays buffers and files.
///
/// Steps AudioEngine.PN1…
///
/// - Thread: any for scheduling, playing, pausing and stopping, one at a time.
open class AVAudioPlayerNode: AVAudioNode, AVAudioMixing, MixedNode {
  /// Creates a player node.
  public init() {
    let unit = PlayerUnit()
    player = unit
    super.init(unit)
  }

  // MARK: Scheduling buffers

  /// Schedules a buffer after the pending ones.
  ///
  /// A buffer whose number of channels differs from the output's raises an exception.
  ///
  /// - Parameter completionHandler: Called when the buffer has been read, or the player has
  ///   stopped.
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, completionHandler: AVAudioNodeCompletionHandler? = nil
  ) {
    scheduleBuffer(buffer, at: nil, options: [], completionHandler: completionHandler)
  }

  /// Schedules a buffer.
  ///
  /// - Parameters:
  ///   - when: The time of the first frame: player time in frames, or host time; `nil` for after
  ///     the pending buffers.
  ///   - completionHandler: Called when the buffer has been read, or the player has stopped.
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?,
    options: AVAudioPlayerNodeBufferOptions = [],
    completionHandler: AVAudioNodeCompletionHandler? = nil
  ) {
    schedule(buffer, when, options, .dataConsumed, Self.handler(completionHandler))
  }

  /// Schedules a buffer after the pending ones.
  ///
  /// - Parameters:
  ///   - callbackType: The event that triggers the handler.
  ///   - completionHandler: Called after the event, or when the player has stopped.
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer,
    completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
    completionHandler: AVAudioPlayerNodeCompletionHandler? = nil
  ) {
    schedule(buffer, nil, [], callbackType, completionHandler)
  }

  /// Schedules a buffer.
  ///
  /// - Parameters:
  ///   - when: The time of the first frame, or `nil`.
  ///   - callbackType: The event that triggers the handler.
  ///   - completionHandler: Called after the event, or when the player has stopped.
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?,
    options: AVAudioPlayerNodeBufferOptions = [],
    completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
    completionHandler: AVAudioPlayerNodeCompletionHandler? = nil
  ) {
    schedule(buffer, when, options, callbackType, completionHandler)
  }

  /// Schedules a buffer, and returns when it has been read or the player has stopped.
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime? = nil,
    options: AVAudioPlayerNodeBufferOptions = []
  ) async {
    await withCheckedContinuation { continuation in
      schedule(buffer, when, options, .dataConsumed) { _ in continuation.resume() }
    }
  }

  // MARK: Scheduling files

  /// Schedules a whole file.
  ///
  /// - Parameter completionHandler: Called when the file has been read, or the player has stopped.
  open func scheduleFile(
    _ file: AVAudioFile, at when: AVAudioTime?,
    completionHandler: AVAudioNodeCompletionHandler? = nil
  ) {
    schedule(file, 0, file.length, when, .dataConsumed, Self.handler(completionHandler))
  }

  /// Schedules a whole file.
  ///
  /// - Parameters:
  ///   - callbackType: The event that triggers the handler.
  ///   - completionHandler: Called after the event, or when the player has stopped.
  open func scheduleFile(
    _ file: AVAudioFile, at when: AVAudioTime?,
    completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
    completionHandler: AVAudioPlayerNodeCompletionHandler? = nil
  ) {
    schedule(file, 0, file.length, when, callbackType, completionHandler)
  }

  /// Schedules a whole file, and returns when it has been read or the player has stopped.
  open func scheduleFile(_ file: AVAudioFile, at when: AVAudioTime?) async {
    await withCheckedContinuation { continuation in
      schedule(file, 0, file.length, when, .dataConsumed) { _ in continuation.resume() }
    }
  }

  /// Schedules a part of a file.
  ///
  /// A part without frames raises an exception.
  ///
  /// - Parameter completionHandler: Called when the part has been read, or the player has stopped.
  open func scheduleSegment(
    _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition,
    frameCount numberFrames: AVAudioFrameCount, at when: AVAudioTime?,
    completionHandler: AVAudioNodeCompletionHandler? = nil
  ) {
    schedule(
      file, startFrame, Int64(numberFrames), when, .dataConsumed, Self.handler(completionHandler))
  }

  /// Schedules a part of a file.
  ///
  /// - Parameters:
  ///   - callbackType: The event that triggers the handler.
  ///   - completionHandler: Called after the event, or when the player has stopped.
  open func scheduleSegment(
    _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition,
    frameCount numberFrames: AVAudioFrameCount, at when: AVAudioTime?,
    completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
    completionHandler: AVAudioPlayerNodeCompletionHandler? = nil
  ) {
    schedule(file, startFrame, Int64(numberFrames), when, callbackType, completionHandler)
  }

  // MARK: Playing

  /// Whether the player has been started, and neither paused nor stopped.
  open private(set) var isPlaying = false

  /// Plays from the next rendered frame on.
  ///
  /// A player that is not connected, or whose engine is not running, raises an exception.
  open func play() { play(at: nil) }

  /// Plays from a time on: node time in frames, or host time.
  open func play(at when: AVAudioTime?) {
    AudioError.require(engine != nil, "a player node plays that is attached to no engine")
    AudioError.require(
      engine?.isRunning ?? false, "a player node plays while its engine does not run")
    AudioError.require(
      !(engine?.graph.connections(from: self, 0).isEmpty ?? true),
      "a player node plays that is not connected")
    guard !isPlaying else { return }
    isPlaying = true
    send(.play(start(when)))
  }

  /// Pauses the player; the segments keep their positions.
  open func pause() {
    isPlaying = false
    send(.pause)
  }

  /// Stops the player, removes all segments, and calls their handlers.
  open func stop() {
    isPlaying = false
    send(.stop)
  }

  /// Does nothing, because segments are read ahead when they are scheduled.
  open func prepare(withFrameCount frameCount: AVAudioFrameCount) {}

  /// Stops the player.
  open override func reset() { stop() }

  /// Converts node time to player time, whose frame 0 is the first frame played; `nil` while it
  /// does not play (AudioEngine.PN5).
  open func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? {
    guard isPlaying, let origin = player.origin, nodeTime.isSampleTimeValid else { return nil }
    let time = nodeTime.sampleTime - origin
    return nodeTime.isHostTimeValid
      ? AVAudioTime(hostTime: nodeTime.hostTime, sampleTime: time, atRate: nodeTime.sampleRate)
      : AVAudioTime(sampleTime: time, atRate: nodeTime.sampleRate)
  }

  /// Converts player time to node time; `nil` while it does not play.
  open func nodeTime(forPlayerTime playerTime: AVAudioTime) -> AVAudioTime? {
    guard isPlaying, let origin = player.origin, playerTime.isSampleTimeValid else { return nil }
    return AVAudioTime(sampleTime: playerTime.sampleTime + origin, atRate: playerTime.sampleRate)
  }

  // MARK: Internals

  let player: PlayerUnit
  var mixing = MixingSettings()

  override func engineStopped() {
    if isPlaying { stop() }
  }

  private static func handler(
    _ completion: AVAudioNodeCompletionHandler?
  ) -> AVAudioPlayerNodeCompletionHandler? {
    completion.map { completion in { _ in completion() } }
  }

  private func start(_ when: AVAudioTime?) -> PlayerSegment.Start? {
    guard let when else { return nil }
    if when.isSampleTimeValid {
      let rate = renderRate
      guard when.sampleRate > 0, when.sampleRate != rate else { return .frame(when.sampleTime) }
      let frames = Double(when.sampleTime) * rate / when.sampleRate
      return .frame(Int64(exactly: frames.rounded()) ?? 0)
    }
    return when.isHostTimeValid ? .host(Double(when.hostTime)) : nil
  }

  private func schedule(
    _ buffer: AVAudioPCMBuffer, _ when: AVAudioTime?, _ options: AVAudioPlayerNodeBufferOptions,
    _ callbackType: AVAudioPlayerNodeCompletionCallbackType,
    _ completion: AVAudioPlayerNodeCompletionHandler?
  ) {
    let format = outputFormat(forBus: 0)
    AudioError.require(
      buffer.format.channelCount == format.channelCount,
      "a buffer of \(buffer.format.channelCount) channels is scheduled on a player node whose "
        + "output has \(format.channelCount)")
    add(BufferSource(buffer), when, options, callbackType, completion)
  }

  private func schedule(
    _ file: AVAudioFile, _ start: Int64, _ count: Int64, _ when: AVAudioTime?,
    _ callbackType: AVAudioPlayerNodeCompletionCallbackType,
    _ completion: AVAudioPlayerNodeCompletionHandler?
  ) {
    AudioError.require(
      count > 0 && start >= 0,
      "a part of a file without frames is scheduled: from frame \(start), \(count) frames")
    let format = outputFormat(forBus: 0)
    AudioError.require(
      file.processingFormat.channelCount == format.channelCount,
      "a file of \(file.processingFormat.channelCount) channels is scheduled on a player node whose "
        + "output has \(format.channelCount)")
    let source = FileSource(
      path: file.readablePath, from: start, count: min(count, max(0, file.length - start)),
      sampleRate: format.sampleRate, channelCount: Int(format.channelCount),
      isWhole: engine?.rendersInRealTimeByHand ?? false)
    engine?.files.add(source)
    add(source, when, [], callbackType, completion)
  }

  private func add(
    _ source: SegmentSource, _ when: AVAudioTime?, _ options: AVAudioPlayerNodeBufferOptions,
    _ callbackType: AVAudioPlayerNodeCompletionCallbackType,
    _ completion: AVAudioPlayerNodeCompletionHandler?
  ) {
    let segment = PlayerSegment(
      source, start: start(when), options: options, callbackType: callbackType,
      completion: completion)
    player.inbox.push(Swift.Unmanaged<RenderMessage>.passRetained(segment))
  }

  private func send(_ command: PlayerCommandMessage.Command) {
    player.inbox.push(Swift.Unmanaged<RenderMessage>.passRetained(PlayerCommandMessage(command)))
    if engine?.isRunning ?? false { return }
    // Nothing is rendering, so the command takes effect here.
    engine?.waitUntilIdle()
    player.prepare()
    for segment in player.collect() { segment.completion?(segment.callbackType) }
  }
}
