import AVFAudio
import Foundation

/// An app's connection with what plays its haptics.
///
/// The phone decides whether anything is felt; an engine that nobody feels runs all the same. Steps
/// EN1–EN14 of `Documentation/Behaviour/CoreHaptics.md`.
///
/// `@unchecked Sendable` because the class is open; all it has is its session, which guards itself.
///
/// - Thread: any, for every member.
open class CHHapticEngine: EngineObject, @unchecked Sendable {
  // MARK: Creating

  /// Makes an engine; it does not run yet.
  ///
  /// - Throws: `CHHapticError`: `notSupported` where the device plays no patterns,
  ///   `serverInitFailed` where no phone answers (EN1).
  public init() throws { super.init(try EngineSession.open()) }

  /// Makes an engine; the form under which Objective-C's initializer is known.
  ///
  /// - Throws: As `init()`.
  public init(andReturnError: ()) throws { super.init(try EngineSession.open()) }

  /// Makes an engine for an audio session; `nil` gives it one of its own.
  ///
  /// - Throws: As `init()`.
  public init(audioSession: AVAudioSession?) throws { super.init(try EngineSession.open()) }

  deinit { session.destroy() }

  // MARK: Configuration

  /// Is told that the engine stopped though the app did not tell it to.
  @preconcurrency open var stoppedHandler: StoppedHandler {
    get { session.stoppedHandler }
    set { session.stoppedHandler = newValue }
  }

  /// Is told that the engine was reset; the app starts it and makes its players anew.
  @preconcurrency open var resetHandler: ResetHandler {
    get { session.resetHandler }
    set { session.resetHandler = newValue }
  }

  /// Whether audio events are left out; takes effect when the engine starts (EN6).
  open var playsHapticsOnly: Bool {
    get { !session.settings.playsAudio }
    set { session.configure { $0.setPlaysHapticsOnly(newValue) } }
  }

  /// Whether haptic events are left out; takes effect when the engine starts (EN6).
  open var playsAudioOnly: Bool {
    get { !session.settings.playsHaptics }
    set { session.configure { $0.setPlaysAudioOnly(newValue) } }
  }

  /// Whether audio events are silent for now.
  open var isMutedForAudio: Bool {
    get { session.settings.isMutedForAudio }
    set { session.configure { $0.isMutedForAudio = newValue } }
  }

  /// Whether haptic events are silent for now.
  open var isMutedForHaptics: Bool {
    get { session.settings.isMutedForHaptics }
    set { session.configure { $0.isMutedForHaptics = newValue } }
  }

  /// Whether the engine may stop by itself once it has been idle for a while.
  open var isAutoShutdownEnabled: Bool {
    get { session.settings.isAutoShutdownEnabled }
    set { session.configure { $0.isAutoShutdownEnabled = newValue } }
  }

  // MARK: Running

  /// Starts the engine, and returns when it runs.
  ///
  /// - Throws: `CHHapticError` (EN3).
  open func start() throws { try session.startAndWait() }

  /// Starts the engine; the handler is told once how that went.
  @preconcurrency open func start(completionHandler: CompletionHandler? = nil) {
    session.start { completionHandler?($0) }
  }

  /// Starts the engine.
  ///
  /// - Throws: `CHHapticError` (EN3).
  open func start() async throws {
    try await withCheckedThrowingContinuation { continuation in
      session.start { continuation.resume(with: $0.map(Result.failure) ?? .success(())) }
    }
  }

  /// Stops the engine with all that it plays; the handler is told once that it has.
  ///
  /// `stoppedHandler` is not called.
  @preconcurrency open func stop(completionHandler: CompletionHandler? = nil) {
    session.stop { completionHandler?(nil) }
  }

  /// Stops the engine with all that it plays.
  open func stop() async throws {
    await withCheckedContinuation { continuation in
      session.stop { continuation.resume() }
    }
  }

  /// Has a handler called once, as soon as no player plays or waits to play.
  @preconcurrency open func notifyWhenPlayersFinished(
    finishedHandler: @escaping FinishedHandler
  ) {
    session.notifyWhenPlayersFinished(finishedHandler)
  }

  // MARK: Playing

  /// Makes a player of a pattern.
  ///
  /// - Throws: `CHHapticError` (PB1, PB2).
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    PatternPlayer(try session.makePlayer(of: pattern), in: session)
  }

  /// Makes a player of a pattern that can pause, seek, loop and change its rate.
  ///
  /// - Throws: `CHHapticError` (PB1, PB2).
  open func makeAdvancedPlayer(
    with pattern: CHHapticPattern
  ) throws -> any CHHapticAdvancedPatternPlayer {
    AdvancedPatternPlayer(try session.makePlayer(of: pattern), in: session)
  }

  /// Plays an AHAP file once, and starts the engine where it does not run.
  ///
  /// - Throws: `CHHapticError`: for the file as `CHHapticPattern(contentsOf:)`, for the engine as
  ///   `start()`.
  open func playPattern(from fileURL: URL) throws {
    try play(CHHapticPattern(contentsOf: fileURL))
  }

  /// Plays the content of an AHAP file once, and starts the engine where it does not run.
  ///
  /// - Throws: `CHHapticError`: for the content as `CHHapticPattern(contentsOf:)`, for the engine
  ///   as `start()`.
  open func playPattern(from data: Data) throws {
    try play(CHHapticPattern(ahap: data))
  }

  /// Makes a sound known to the engine, so that events can name it.
  ///
  /// - Parameters:
  ///   - resourceURL: A file in any form that libsndfile reads.
  ///   - options: How it plays, by `CHHapticAudioResourceKeyUseVolumeEnvelope` and
  ///     `CHHapticAudioResourceKeyLoopEnabled`; both are truth values.
  /// - Returns: What `CHHapticEvent(audioResourceID:parameters:relativeTime:)` takes, on this
  ///   engine and until it is reset.
  /// - Throws: `CHHapticError` (AR1).
  open func registerAudioResource(
    _ resourceURL: URL, options: [AnyHashable: Any] = [:]
  ) throws -> CHHapticAudioResourceID {
    try session.register(AudioResource(resourceURL, options: options))
  }

  /// Forgets a sound; players that were made with it go on playing it.
  ///
  /// - Throws: `CHHapticError`: `invalidAudioResource` where there is no such sound.
  open func unregisterAudioResource(_ resourceID: CHHapticAudioResourceID) throws {
    try session.unregister(resourceID)
  }

  // MARK: Observing

  /// What the device can do for patterns.
  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability {
    DeviceCapability(EngineSession.capabilities())
  }

  /// The engine's time in seconds, from which times of players count.
  open var currentTime: TimeInterval { session.now }

  // MARK: Internals

  private func play(_ pattern: CHHapticPattern) throws {
    let player = try session.makePlayer(of: pattern)
    try session.startAndWait()
    // EN13. Nobody holds the player: it is over when it has played.
    try PatternPlayer(player, in: session).start(atTime: CHHapticTimeImmediate)
  }
}
