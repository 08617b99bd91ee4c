import Foundation

/// A source of an audio port: one of the microphones of the phone.
///
/// Each source hears what the phone's microphone hears (AudioSession.HW3).
public final class AVAudioSessionDataSourceDescription: NSObject, Sendable {
  /// The identifier of the source.
  public var dataSourceID: NSNumber { NSNumber(value: choice.rawValue) }
  /// The name of the source for the user.
  public let dataSourceName: String
  /// The place of the source on the phone.
  public let location: AVAudioSession.Location?
  /// The direction in which the source points.
  public let orientation: AVAudioSession.Orientation?
  /// The polar patterns that can be chosen.
  public let supportedPolarPatterns: [AVAudioSession.PolarPattern]?

  /// The polar pattern that is used: the preferred one, otherwise the first.
  public var selectedPolarPattern: AVAudioSession.PolarPattern? {
    preferredPolarPattern ?? supportedPolarPatterns?.first
  }

  /// The polar pattern that the app prefers; `nil` for the phone's choice.
  public var preferredPolarPattern: AVAudioSession.PolarPattern? {
    AVAudioSession.sharedInstance().state.withLock { $0.polarPatterns[choice] }
  }

  /// Sets the polar pattern that the app prefers (AudioSession.HW3).
  ///
  /// - Throws: An `NSError` with the code `badParam` for a pattern that is not supported.
  public func setPreferredPolarPattern(_ pattern: AVAudioSession.PolarPattern?) throws {
    if let pattern, supportedPolarPatterns?.contains(pattern) != true {
      throw AVAudioSession.error(.badParam)
    }
    AVAudioSession.sharedInstance().state.withLock { $0.polarPatterns[choice] = pattern }
  }

  /// Returns whether another object describes the same source.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? AVAudioSessionDataSourceDescription)?.choice == choice
  }

  /// The hash, equal for equal sources.
  public override var hash: Int { choice.hashValue }

  /// The identifier and the name of the source.
  public override var description: String { "\(choice.rawValue) (\(dataSourceName))" }

  // MARK: Internals

  /// The microphones of the phone, the one that is used by default first.
  ///
  /// - Source: Technical Q&A QA1799 for the names and the identifiers. Confidence: documented; the
  ///   polar patterns are a guess.
  static let ofMicrophone = [
    AVAudioSessionDataSourceDescription(
      .bottom, "Bottom", .lower, .bottom, [.omnidirectional]),
    AVAudioSessionDataSourceDescription(
      .front, "Front", .upper, .front, [.omnidirectional, .cardioid]),
    AVAudioSessionDataSourceDescription(
      .back, "Back", .upper, .back, [.omnidirectional, .subcardioid]),
  ]

  /// A microphone; the raw value is the identifier.
  enum BuiltInMicrophone: Int, Sendable {
    case bottom = 1_835_216_945
    case front = 1_835_216_946
    case back = 1_835_216_947
  }

  let choice: BuiltInMicrophone

  private init(
    _ choice: BuiltInMicrophone, _ name: String, _ location: AVAudioSession.Location,
    _ orientation: AVAudioSession.Orientation, _ patterns: [AVAudioSession.PolarPattern]
  ) {
    (self.choice, dataSourceName) = (choice, name)
    (self.location, self.orientation, supportedPolarPatterns) = (location, orientation, patterns)
    super.init()
  }
}
