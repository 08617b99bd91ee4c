import Phone
import PhoneHardware
import PhoneScript

/// One haptic that was felt, so that `#expect(phone.haptics == [.impactMedium])` reads well.
public struct FeltHaptic: Sendable, Hashable, CustomStringConvertible {
  /// The word that the haptic log uses, such as `impact-medium`, or `pattern`.
  public let name: String

  init(_ entry: HapticLogEntry) { name = entry.name }

  private init(_ feedback: Feedback) { name = feedback.rawValue }

  private init(name: String) { self.name = name }

  /// The word.
  public var description: String { name }

  /// One of an app's own patterns.
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
  /// A choice that moved on.
  public static let selection = FeltHaptic(.selection)
  /// A success.
  public static let notificationSuccess = FeltHaptic(.notificationSuccess)
  /// A warning.
  public static let notificationWarning = FeltHaptic(.notificationWarning)
  /// A failure.
  public static let notificationError = FeltHaptic(.notificationError)
  /// Something that came into line.
  public static let canvasAlignment = FeltHaptic(.canvasAlignment)
  /// A path that is complete.
  public static let canvasPath = FeltHaptic(.canvasPath)
  /// The slight tick of the system sound 1519.
  public static let soundPeek = FeltHaptic(.soundPeek)
  /// The strong knock of the system sound 1520.
  public static let soundPop = FeltHaptic(.soundPop)
  /// The three slight ticks of the system sound 1521.
  public static let soundCancelled = FeltHaptic(.soundCancelled)
  /// The two strong knocks of the system sound 1102.
  public static let soundTryAgain = FeltHaptic(.soundTryAgain)
  /// The three strong knocks of the system sound 1107.
  public static let soundFailed = FeltHaptic(.soundFailed)
  /// The vibration that every phone has.
  public static let vibration = FeltHaptic(.vibration)
}
