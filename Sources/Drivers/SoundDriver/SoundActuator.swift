import CPulse
import PhoneHardware
import Synchronization

/// An output of the sound server that plays drive and sound on its channels.
public final class SoundActuator: Actuator {
  /// What this is and what it can do.
  public let identity: ActuatorDescription
  /// Frames a second that sources must give: the output's own rate, so that nothing is resampled.
  public let sampleRate: Double

  /// How far playing has come.
  ///
  /// - Thread: any but the connection's own. Takes the connection's lock.
  public var progress: PlaybackProgress {
    guard let playback = state.withLock({ $0.playback }) else { return PlaybackProgress() }
    return playback.connection.locked { playback.progress }
  }

  /// Samples that were beyond full scale where a channel adds signals up, since `start`.
  public var clippedSamples: Int {
    guard let playback = state.withLock({ $0.playback }) else { return 0 }
    return playback.connection.locked { playback.clippedSamples }
  }

  /// Begins to play a source.
  ///
  /// Where the server went away since the last time, it is looked for again.
  ///
  /// - Thread: any but the connection's own. Waits for the server up to 5 s.
  public func start(
    _ source: sending any SignalSource, whenOver: @escaping @Sendable (PlaybackEnding) -> Void
  ) throws(ActuatorError) {
    let handover = SourceHandover(source)
    let connection = try reserve()
    var started: SoundPlayback?
    defer { settle(started) }
    started = try connection.locked { () throws(ActuatorError) in
      let playback = SoundPlayback(
        handover, on: connection, plan: plan, device: device, whenOver: whenOver)
      try playback.begin()
      return playback
    }
  }

  /// Silences the output and lets go of the source.
  ///
  /// - Thread: any but the connection's own. Waits for the server's answer, up to 1 s.
  public func stop() {
    guard let playback = state.withLock({ $0.playback }) else { return }
    playback.connection.locked { playback.stop() }
  }

  /// Throws away what was rendered and is not heard yet.
  ///
  /// - Thread: any but the connection's own.
  public func flush() {
    guard let playback = state.withLock({ $0.playback }) else { return }
    playback.connection.locked { playback.flush() }
  }

  // MARK: Creating

  init(
    _ sink: SoundSink, isNamed: Bool, options: SoundOptions, connection: SoundConnection
  ) throws(ActuatorError) {
    identity = sink.identity
    sampleRate = sink.sampleRate
    device = identity.address.description
    if let routing = options.routing, routing.channels.count > sink.channels.count {
      throw .unsupported(
        device: device,
        reason: "it has \(sink.channels.count) channels, and the routing \(routing) needs "
          + "\(routing.channels.count)")
    }
    plan = SoundPlan(
      sinkName: isNamed ? sink.name : nil, sampleRate: UInt32(sink.sampleRate),
      routing: options.routing?.padded(to: sink.channels.count) ?? .stereoMix,
      isByIndex: options.routing != nil, latency: options.latency,
      patience: options.patience, server: options.server)
    state = Mutex(State(connection: connection))
  }

  deinit { stop() }

  // MARK: Internals

  private struct State {
    var connection: SoundConnection
    /// What plays, or played last.
    var playback: SoundPlayback?
    /// Whether a `start` is under way.
    var isStarting = false
  }

  private let device: String
  private let plan: SoundPlan
  private let state: Mutex<State>

  /// Takes the right to start, and gives the connection to start on.
  private func reserve() throws(ActuatorError) -> SoundConnection {
    let (connection, last) = try state.withLock { state throws(ActuatorError) in
      if state.isStarting { throw ActuatorError.busy(device: device) }
      state.isStarting = true
      return (state.connection, state.playback)
    }
    let isPlaying = connection.locked { last.map { !$0.isOver } ?? false }
    if isPlaying {
      state.withLock { $0.isStarting = false }
      throw .busy(device: device)
    }
    if connection.locked({ connection.isAlive }) { return connection }
    do {
      let fresh = try SoundConnection(for: device, server: plan.server)
      state.withLock { $0.connection = fresh }
      return fresh
    } catch {
      state.withLock { $0.isStarting = false }
      throw error
    }
  }

  private func settle(_ started: SoundPlayback?) {
    state.withLock { state in
      state.isStarting = false
      if let started { state.playback = started }
    }
  }
}
