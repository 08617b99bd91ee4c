/// A playback speed that the user can choose.
///
/// Steps Players.VC6.
///
/// - Thread: any; all its properties are constants.
open class AVPlaybackSpeed: NSObject, @unchecked Sendable {
  // The properties are constant.

  /// Creates a speed.
  ///
  /// - Parameters:
  ///   - rate: The rate of the player.
  ///   - localizedName: The name for the user.
  public init(rate: Float, localizedName: String) {
    (speed, name) = (rate, localizedName)
    super.init()
  }

  /// The default speeds: half to twice.
  open class var systemDefaultSpeeds: [AVPlaybackSpeed] { defaults }

  /// The rate of the player.
  open var rate: Float { speed }
  /// The name for the user.
  open var localizedName: String { name }
  /// The rate with the sign of a product, such as “1.25×”.
  open var localizedNumericName: String { speed.formatted(.number) + "×" }

  // MARK: Internals

  private let speed: Float
  private let name: String

  /// - Source: the menu of the player's controls. Confidence: reported.
  private static let defaults = [
    AVPlaybackSpeed(rate: 0.5, localizedName: "Half Speed"),
    AVPlaybackSpeed(rate: 1, localizedName: "Normal"),
    AVPlaybackSpeed(rate: 1.25, localizedName: "Faster"),
    AVPlaybackSpeed(rate: 1.5, localizedName: "Even Faster"),
    AVPlaybackSpeed(rate: 2, localizedName: "Double Speed"),
  ]
}
