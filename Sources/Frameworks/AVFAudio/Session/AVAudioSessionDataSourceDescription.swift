import Foundation

/// A data source of an audio port: one of the phone's microphones.
///
/// Each source hears what the phone's microphone hears (AudioSession.HW3).
///
/// - Thread: any; nothing in it changes after its creation.
open class AVAudioSessionDataSourceDescription: NSObject, @unchecked Sendable {
  // The stored properties are constant.

  /// The identifier of the source.
  open var dataSourceID: NSNumber { NSNumber(value: choice?.rawValue ?? 0) }
  /// The localized name of the source.
  open private(set) var dataSourceName: String
  /// The location of the source on the phone.
  open private(set) var location: AVAudioSession.Location?
  /// The orientation of the source.
  open private(set) var orientation: AVAudioSession.Orientation?
  /// The polar patterns that can be chosen.
  open private(set) var supportedPolarPatterns: [AVAudioSession.PolarPattern]?

  /// The selected polar pattern: the preferred one, otherwise the first.
  open var selectedPolarPattern: AVAudioSession.PolarPattern? {
    preferredPolarPattern ?? supportedPolarPatterns?.first
  }

  /// The preferred polar pattern; `nil` for the phone's choice.
  open var preferredPolarPattern: AVAudioSession.PolarPattern? {
    choice.flatMap { choice in
      AVAudioSession.sharedInstance().state.withLock { $0.polarPatterns[choice] }
    }
  }

  /// Sets the preferred polar pattern (AudioSession.HW3).
  ///
  /// - Throws: An `NSError` with the code `badParam` for a pattern that is not supported.
  open func setPreferredPolarPattern(_ pattern: AVAudioSession.PolarPattern?) throws {
    if let pattern, supportedPolarPatterns?.contains(pattern) != true {
      throw AVAudioSession.error(.badParam)
    }
    guard let choice else { return }
    AVAudioSession.sharedInstance().state.withLock { $0.polarPatterns[choice] = pattern }
  }

  /// Returns whether another object describes the same source.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? AVAudioSessionDataSourceDescription)?.dataSourceID == dataSourceID
  }

  /// The hash, equal for equal sources.
  open override var hash: Int { dataSourceID.hashValue }

  /// The identifier and the name of the source.
  open override var description: String { "\(dataSourceID) (\(dataSourceName))" }

  // MARK: Internals

  /// The microphones of the phone, the default one first.
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

  /// The microphone; nil for a source created by the app.
  let choice: BuiltInMicrophone?

  /// Creates an empty description, for tests that override its properties.
  public override init() {
    (choice, dataSourceName) = (nil, "")
    (location, orientation, supportedPolarPatterns) = (nil, nil, nil)
    super.init()
  }

  private init(
    _ choice: BuiltInMicrophone, _ name: String, _ location: AVAudioSession.Location,
    _ orientation: AVAudioSession.Orientation, _ patterns: [AVAudioSession.PolarPattern]
  ) {
    (self.choice, dataSourceName) = (choice, name)
    (self.location, self.orientation, supportedPolarPatterns) = (location, orientation, patterns)
    super.init()
  }
}
