import TactusPhone
import TactusPhoneScript
import TactusPhoneTypes

/// A haptic that was felt, for comparisons such as `#expect(phone.haptics == [.impactMedium])`.
public struct FeltHaptic: Sendable, Hashable, CustomStringConvertible {
  /// The word in the haptic log, such as `impact-medium`, or `pattern`.
  public let name: String

  init(_ entry: HapticLogEntry) { name = entry.name }

  private init(_ feedback: Feedback) { name = feedback.rawValue }

  private init(name: String) { self.name = name }

  /// The word in the haptic log.
  public var description: String { name }

  /// A pattern of the app.
  public static let pattern = FeltHaptic(name: "pattern")
  /// A light impact.
  public static let impactLight = FeltHaptic(.impactLight)
  /// A medium impact.
  public static let impactMedium = FeltHaptic(.impactMedium)
  /// A heavy impact.
  public static let impactHeavy = FeltHaptic(.impactHeavy)
  /// A soft impact.
  public static let impactSoft = FeltHaptic(.impactSoft)
  /// A rigid impact.
  public static let impactRigid = FeltHaptic(.impactRigid)
  /// A change of a selection.
  public static let selection = FeltHaptic(.selection)
  /// A success.
  public static let notificationSuccess = FeltHaptic(.notificationSuccess)
  /// A warning.
  public static let notificationWarning = FeltHaptic(.notificationWarning)
  /// A failure.
  public static let notificationError = FeltHaptic(.notificationError)
  /// An alignment on a canvas.
  public static let canvasAlignment = FeltHaptic(.canvasAlignment)
  /// A completed path on a canvas.
  public static let canvasPath = FeltHaptic(.canvasPath)
  /// The weak tick of the system sound 1519.
  public static let soundPeek = FeltHaptic(.soundPeek)
  /// The strong knock of the system sound 1520.
  public static let soundPop = FeltHaptic(.soundPop)
  /// The three weak ticks of the system sound 1521.
  public static let soundCancelled = FeltHaptic(.soundCancelled)
  /// The two strong knocks of the system sound 1102.
  public static let soundTryAgain = FeltHaptic(.soundTryAgain)
  /// The three strong knocks of the system sound 1107.
  public static let soundFailed = FeltHaptic(.soundFailed)
  /// The standard vibration.
  public static let vibration = FeltHaptic(.vibration)
}
