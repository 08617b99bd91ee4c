import Foundation

/// How an app's sound gets along with other apps'; so far only something that engines take.
///
/// Categories, modes, options and routes are not there yet: an app that sets one does not compile,
/// rather than being ignored.
public final class AVAudioSession: NSObject, Sendable {
  /// The session of the whole app.
  public class func sharedInstance() -> AVAudioSession { shared }

  private static let shared = AVAudioSession()

  private override init() {}
}
