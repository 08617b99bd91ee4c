import AVFAudio
import TactusPhoneClient
import TactusVirtualTime

/// The audio engine of a queue, which is created when the queue starts.
///
/// - Thread: any, for every member.
final class QueueEngine: @unchecked Sendable {
  // `engine` and the observers are used under `lock`. The lock is recursive, because starting an
  // engine posts notifications, and their observers may call the queue.

  /// Creates an empty holder of an engine.
  ///
  /// - Parameter connect: Connects the nodes of the engine.
  init(connect: @escaping (AVAudioEngine) throws -> Void) { self.connect = connect }

  deinit {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    engine?.stop()
  }

  /// Called when the phone has stopped the engine for an interruption.
  var onInterrupted: @Sendable () -> Void = {}
  /// Called when the audio route has changed, and the engine may start again.
  var onDeviceChanged: @Sendable () -> Void = {}

  /// Starts the engine; returns a status.
  func start() -> OSStatus {
    lock.withLock {
      do {
        let engine = try engine ?? make()
        if !engine.isRunning { try engine.start() }
        return noErr
      } catch {
        let code = (error as NSError).code
        return OSStatus(exactly: code).flatMap { $0 == 0 ? nil : $0 } ?? kAudioQueueErr_CannotStart
      }
    }
  }

  /// Stops the engine; rendered frames that have not been heard are lost.
  func stop() { lock.withLock { engine?.stop() } }

  /// Pauses the engine.
  func pause() { lock.withLock { engine?.pause() } }

  /// Releases the engine, so that the next start connects the nodes anew.
  func discard() {
    lock.withLock {
      engine?.stop()
      for observer in observers { NotificationCenter.default.removeObserver(observer) }
      (engine, observers) = (nil, [])
    }
  }

  /// Whether the engine is running.
  var isRunning: Bool { lock.withLock { engine?.isRunning ?? false } }

  // MARK: Internals

  private let lock = NSRecursiveLock()
  private let connect: (AVAudioEngine) throws -> Void
  private var engine: AVAudioEngine?
  private var observers: [any NSObjectProtocol] = []

  private func make() throws -> AVAudioEngine {
    let new = AVAudioEngine()
    try connect(new)
    engine = new
    let center = NotificationCenter.default
    observers = [
      center.addObserver(
        forName: AVAudioSession.interruptionNotification, object: AVAudioSession.sharedInstance(),
        queue: nil
      ) { [weak self] note in
        let type = note.userInfo?[AVAudioSessionInterruptionTypeKey] as? UInt
        guard type == AVAudioSession.InterruptionType.began.rawValue else { return }
        self?.onInterrupted()
      },
      center.addObserver(forName: .AVAudioEngineConfigurationChange, object: new, queue: nil) {
        [weak self] _ in self?.onDeviceChanged()
      },
    ]
    return new
  }
}
