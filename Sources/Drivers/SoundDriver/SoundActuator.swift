import CTactusPulse
import Synchronization
import TactusPhoneHardware

/// An output of the sound server that plays the drive and sound signals on its channels.
public final class SoundActuator: SoundRoleActuator {
  /// The description of the device and its abilities.
  public let identity: ActuatorDescription
  /// The frames per second that sources must provide: the output's own rate, so that nothing is
  /// resampled.
  public let sampleRate: Double

  /// The progress of playback.
  ///
  /// - Thread: any but the connection's own. Takes the connection's lock.
  public var progress: PlaybackProgress {
    guard let playback = state.withLock({ $0.playback }) else { return PlaybackProgress() }
    return playback.connection.locked { playback.progress }
  }

  /// The number of samples clipped since `start`, where a channel adds up signals.
  public var clippedSamples: Int {
    guard let playback = state.withLock({ $0.playback }) else { return 0 }
    return playback.connection.locked { playback.clippedSamples }
  }

  /// Starts playing a source.
  ///
  /// Reconnects if the server was lost since the last playback.
  ///
  /// - Thread: any but the connection's own. Waits for the server up to 5 s.
  public func start(
    _ source: sending any SignalSource, whenOver: @escaping @Sendable (PlaybackEnding) -> Void
  ) throws(ActuatorError) {
    let handover = SourceHandover(source)
    let connection = try reserve()
    var started: SoundPlayback?
    defer { settle(started) }
    var configuration = configuration
    configuration.role = state.withLock { $0.role }
    started = try connection.locked { () throws(ActuatorError) in
      let playback = SoundPlayback(
        handover, on: connection, configuration: configuration, device: device, whenOver: whenOver)
      try playback.begin()
      return playback
    }
  }

  /// Silences the output and releases the source.
  ///
  /// - Thread: any but the connection's own. Waits for the server's response, up to 1 s.
  public func stop() {
    guard let playback = state.withLock({ $0.playback }) else { return }
    playback.connection.locked { playback.stop() }
  }

  /// Discards what was rendered and is not heard yet.
  ///
  /// - Thread: any but the connection's own.
  public func flush() {
    guard let playback = state.withLock({ $0.playback }) else { return }
    playback.connection.locked { playback.flush() }
  }

  /// Sets the purpose of the sound (Outputs.RL1).
  ///
  /// - Thread: any but the connection's own.
  public func setRole(_ role: SoundRole) {
    let playback = state.withLock { state in
      state.role = role
      return state.playback
    }
    playback?.connection.locked { playback?.setRole(role) }
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
    configuration = SoundStreamConfiguration(
      sinkName: isNamed ? sink.name : nil, sampleRate: UInt32(sink.sampleRate),
      routing: options.routing?.padded(to: sink.channels.count) ?? .stereoMix,
      mapsChannelsByIndex: options.routing != nil, latency: options.latency,
      timeout: options.timeout, server: options.server)
    state = Mutex(State(connection: connection))
  }

  deinit { stop() }

  // MARK: Internals

  private struct State {
    var connection: SoundConnection
    /// The current or last playback.
    var playback: SoundPlayback?
    /// The purpose of the sound; `nil` for none.
    var role: SoundRole?
    /// Whether a `start` is in progress.
    var isStarting = false
  }

  private let device: String
  private let configuration: SoundStreamConfiguration
  private let state: Mutex<State>

  /// Reserves the right to start, and returns the connection.
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
      let fresh = try SoundConnection(for: device, server: configuration.server)
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
