import AVFAudio
import Foundation

/// An app's connection to the haptic server.
///
/// The phone decides whether anything is felt; an engine runs even if nothing is. Steps
/// CoreHaptics.EN1–EN14.
///
/// Sendable because the class is open; its only state is its session, which is
/// thread-safe.
///
/// - Thread: any, for every member.
open class CHHapticEngine: EngineObject, @unchecked Sendable {
  // MARK: Creating

  /// Creates an engine that is not running.
  ///
  /// - Throws: `CHHapticError`: `notSupported` if the device plays no patterns, `serverInitFailed`
  ///   if no phone responds (CoreHaptics.EN1).
  public init() throws { super.init(try EngineSession.open()) }

  /// Creates an engine; the form in which the initializer is imported from Objective-C.
  ///
  /// - Throws: As `init()`.
  public init(andReturnError: ()) throws { super.init(try EngineSession.open()) }

  /// Creates an engine for an audio session; `nil` gives it one of its own.
  ///
  /// A start of the engine activates the session (CoreHaptics.EN16).
  ///
  /// - Throws: As `init()`.
  public init(audioSession: AVAudioSession?) throws {
    super.init(try EngineSession.open(with: audioSession))
  }

  deinit { session.destroy() }

  // MARK: Configuration

  // As on an iPhone, the handlers need not be sendable, although they run on another thread.

  /// The handler of a stop that the app did not request.
  open var stoppedHandler: StoppedHandler {
    get { session.stoppedHandler }
    set {
      // Unchecked because the caller hands it over, and it is called once at a time.
      nonisolated(unsafe) let handler = newValue
      session.stoppedHandler = { handler($0) }
    }
  }

  /// The handler of a reset, after which the app restarts the engine and recreates its players.
  open var resetHandler: ResetHandler {
    get { session.resetHandler }
    set {
      // Unchecked because the caller hands it over, and it is called once at a time.
      nonisolated(unsafe) let handler = newValue
      session.resetHandler = { handler() }
    }
  }

  /// Whether audio events are ignored; takes effect when the engine starts (CoreHaptics.EN6).
  open var playsHapticsOnly: Bool {
    get { !session.settings.playsAudio }
    set { session.configure { $0.setPlaysHapticsOnly(newValue) } }
  }

  /// Whether haptic events are ignored; takes effect when the engine starts (CoreHaptics.EN6).
  open var playsAudioOnly: Bool {
    get { !session.settings.playsHaptics }
    set { session.configure { $0.setPlaysAudioOnly(newValue) } }
  }

  /// Whether audio events are muted.
  open var isMutedForAudio: Bool {
    get { session.settings.isMutedForAudio }
    set { session.configure { $0.isMutedForAudio = newValue } }
  }

  /// Whether haptic events are muted.
  open var isMutedForHaptics: Bool {
    get { session.settings.isMutedForHaptics }
    set { session.configure { $0.isMutedForHaptics = newValue } }
  }

  /// Whether the engine may stop automatically after it has been idle; starting a player restarts
  /// it (CoreHaptics.EN15).
  open var isAutoShutdownEnabled: Bool {
    get { session.settings.isAutoShutdownEnabled }
    set { session.configure { $0.isAutoShutdownEnabled = newValue } }
  }

  // MARK: Running

  /// Starts the engine, and returns when it runs.
  ///
  /// - Throws: `CHHapticError` (CoreHaptics.EN3).
  open func start() throws { try session.startAndWait() }

  /// Starts the engine, and calls the handler once when it is running or has failed to start.
  @preconcurrency open func start(
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    session.start { completionHandler?($0) }
  }

  /// Starts the engine.
  ///
  /// - Throws: `CHHapticError` (CoreHaptics.EN3).
  open func start() async throws {
    try await withCheckedThrowingContinuation { continuation in
      session.start { continuation.resume(with: $0.map(Result.failure) ?? .success(())) }
    }
  }

  /// Stops the engine and all its players, and calls the handler once when it has stopped.
  ///
  /// `stoppedHandler` is not called.
  @preconcurrency open func stop(
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    session.stop { completionHandler?(nil) }
  }

  /// Stops the engine and all its players.
  open func stop() async throws {
    await withCheckedContinuation { continuation in
      session.stop { continuation.resume() }
    }
  }

  /// Sets a handler that is called once, when no player is playing or scheduled; set while the
  /// engine is not running, it waits for the players that start next (CoreHaptics.EN8).
  @preconcurrency open func notifyWhenPlayersFinished(
    finishedHandler: @escaping @Sendable ((any Error)?) -> FinishedAction
  ) {
    session.notifyWhenPlayersFinished(finishedHandler)
  }

  // MARK: Playing

  /// Creates a player of a pattern.
  ///
  /// - Throws: `CHHapticError` (CoreHaptics.PB1, CoreHaptics.PB2).
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    PatternPlayer(try session.makePlayer(of: pattern), in: session)
  }

  /// Creates a player of a pattern that can pause, seek, loop and change its rate.
  ///
  /// - Throws: `CHHapticError` (CoreHaptics.PB1, CoreHaptics.PB2).
  open func makeAdvancedPlayer(
    with pattern: CHHapticPattern
  ) throws -> any CHHapticAdvancedPatternPlayer {
    AdvancedPatternPlayer(try session.makePlayer(of: pattern), in: session)
  }

  /// Plays an AHAP file once, and starts the engine if it does not run.
  ///
  /// - Throws: `CHHapticError`: for the file as `CHHapticPattern(contentsOf:)`, for the engine as
  ///   `start()`.
  open func playPattern(from fileURL: URL) throws {
    try play(CHHapticPattern(contentsOf: fileURL))
  }

  /// Plays the contents of an AHAP file once, and starts the engine if it does not run.
  ///
  /// - Throws: `CHHapticError`: for the contents as `CHHapticPattern(contentsOf:)`, for the engine
  ///   as `start()`.
  open func playPattern(from data: Data) throws {
    try play(CHHapticPattern(ahap: data))
  }

  /// Registers a sound with the engine, so that events can use it.
  ///
  /// - Parameters:
  ///   - resourceURL: A file in any format that libsndfile reads.
  ///   - options: Playback options with the keys `CHHapticAudioResourceKeyUseVolumeEnvelope` and
  ///     `CHHapticAudioResourceKeyLoopEnabled`; both are Booleans.
  /// - Returns: The argument of `CHHapticEvent(audioResourceID:parameters:relativeTime:)` for this
  ///   engine until it is reset.
  /// - Throws: `CHHapticError` (CoreHaptics.AR1).
  open func registerAudioResource(
    _ resourceURL: URL, options: [AnyHashable: Any] = [:]
  ) throws -> CHHapticAudioResourceID {
    try session.register(AudioResource(resourceURL, options: options))
  }

  /// Unregisters a sound; players that were created with it continue to play it.
  ///
  /// - Throws: `CHHapticError`: `invalidAudioResource` if no such sound is registered.
  open func unregisterAudioResource(_ resourceID: CHHapticAudioResourceID) throws {
    try session.unregister(resourceID)
  }

  // MARK: Observing

  /// Returns the capabilities of the device.
  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability {
    DeviceCapability(EngineSession.capabilities())
  }

  /// The engine's time in seconds, which the times of players refer to.
  open var currentTime: TimeInterval { session.now }

  // MARK: Internals

  private func play(_ pattern: CHHapticPattern) throws {
    let player = try session.makePlayer(of: pattern)
    try session.startAndWait()
    // CoreHaptics.EN13. The player is released here and ends when it has played.
    try PatternPlayer(player, in: session).start(atTime: CHHapticTimeImmediate)
  }
}
