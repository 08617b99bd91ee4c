import Synchronization

/// The decoded copy of the file that serves as the microphone's sound, kept as long as it does.
///
/// - Thread: any but the render thread: decoding blocks.
final class MicrophoneFile: Sendable {
  /// Returns the path at which libsndfile reads a file: its own, or that of its decoded copy.
  func readablePath(of path: String) -> String {
    held.withLock { held in
      held = try? DecodedSound.of(path)
      return held?.path ?? path
    }
  }

  private let held = Mutex<DecodedSound?>(nil)
}
