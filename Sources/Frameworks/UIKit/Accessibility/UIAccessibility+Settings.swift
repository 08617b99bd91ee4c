import PhoneLink

// AC14: what people have set, and that they have set it otherwise.
extension UIAccessibility {
  /// Whether the screen is read aloud.
  public static var isVoiceOverRunning: Bool { UIScreen.main.device.isVoiceOverRunning }
  /// That is otherwise than before.
  public nonisolated static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Whether the screen is used with a few buttons.
  public static var isSwitchControlRunning: Bool { UIScreen.main.device.isSwitchControlRunning }
  /// That is otherwise than before.
  public nonisolated static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// Whether a button on the screen stands for gestures.
  public static var isAssistiveTouchRunning: Bool { UIScreen.main.device.isAssistiveTouchRunning }
  /// That is otherwise than before.
  public nonisolated static let assistiveTouchStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
  /// Whether the phone stays in one app.
  public static var isGuidedAccessEnabled: Bool { UIScreen.main.device.isGuidedAccessEnabled }
  /// That is otherwise than before.
  public nonisolated static let guidedAccessStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGuidedAccessStatusDidChangeNotification")
  /// Whether light is dark and dark is light.
  public static var isInvertColorsEnabled: Bool { UIScreen.main.device.isInvertColorsEnabled }
  /// That is otherwise than before.
  public nonisolated static let invertColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// Whether the screen has no colours.
  public static var isGrayscaleEnabled: Bool { UIScreen.main.device.isGrayscaleEnabled }
  /// That is otherwise than before.
  public nonisolated static let grayscaleStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification")
  /// Whether people want text in bold.
  public static var isBoldTextEnabled: Bool { UIScreen.main.device.isBoldTextEnabled }
  /// That is otherwise than before.
  public nonisolated static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Whether people want less to shine through.
  public static var isReduceTransparencyEnabled: Bool {
    UIScreen.main.device.isReduceTransparencyEnabled
  }
  /// That is otherwise than before.
  public nonisolated static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Whether people want less to move.
  public static var isReduceMotionEnabled: Bool { UIScreen.main.device.isReduceMotionEnabled }
  /// That is otherwise than before.
  public nonisolated static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Whether people want colours that differ more.
  public static var isDarkerSystemColorsEnabled: Bool {
    UIScreen.main.device.isDarkerSystemColorsEnabled
  }
  /// That is otherwise than before.
  public nonisolated static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// Whether what can be tapped is to show its shape.
  public static var buttonShapesEnabled: Bool { UIScreen.main.device.buttonShapesEnabled }
  /// That is otherwise than before.
  public nonisolated static let buttonShapesEnabledStatusDidChangeNotification =
    NSNotification.Name(
      "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  /// Whether switches are to say by more than their colour whether they are on.
  public static var isOnOffSwitchLabelsEnabled: Bool {
    UIScreen.main.device.isOnOffSwitchLabelsEnabled
  }
  /// That is otherwise than before.
  public nonisolated static let onOffSwitchLabelsDidChangeNotification = NSNotification.Name(
    "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
  /// Whether nothing is to be told by its colour alone.
  public static var shouldDifferentiateWithoutColor: Bool {
    UIScreen.main.device.shouldDifferentiateWithoutColor
  }
  /// That is otherwise than before.
  public nonisolated static let differentiateWithoutColorDidChangeNotification =
    NSNotification.Name(
      "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
  /// Whether people want less to move, and screens to fade into each other.
  public static var prefersCrossFadeTransitions: Bool {
    UIScreen.main.device.prefersCrossFadeTransitions
  }
  /// That is otherwise than before.
  public static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  /// Whether films may begin to play by themselves.
  public static var isVideoAutoplayEnabled: Bool { UIScreen.main.device.isVideoAutoplayEnabled }
  /// That is otherwise than before.
  public nonisolated static let videoAutoplayStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVideoAutoplayStatusDidChangeNotification")
  /// Whether both ears hear the same.
  public static var isMonoAudioEnabled: Bool { UIScreen.main.device.isMonoAudioEnabled }
  /// That is otherwise than before.
  public nonisolated static let monoAudioStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityMonoAudioStatusDidChangeNotification")
  /// Whether films are to show what is said.
  public static var isClosedCaptioningEnabled: Bool {
    UIScreen.main.device.isClosedCaptioningEnabled
  }
  /// That is otherwise than before.
  public nonisolated static let closedCaptioningStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
  /// Whether what is selected can be read aloud.
  public static var isSpeakSelectionEnabled: Bool { UIScreen.main.device.isSpeakSelectionEnabled }
  /// That is otherwise than before.
  public nonisolated static let speakSelectionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySpeakSelectionStatusDidChangeNotification")
  /// Whether the whole screen can be read aloud.
  public static var isSpeakScreenEnabled: Bool { UIScreen.main.device.isSpeakScreenEnabled }
  /// That is otherwise than before.
  public nonisolated static let speakScreenStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySpeakScreenStatusDidChangeNotification")
  /// Whether a shake takes back what was done last.
  public static var isShakeToUndoEnabled: Bool { UIScreen.main.device.isShakeToUndoEnabled }
  /// That is otherwise than before.
  public nonisolated static let shakeToUndoDidChangeNotification = NSNotification.Name(
    "UIAccessibilityShakeToUndoDidChangeNotification")

  // MARK: Internals

  /// Tells of all that is otherwise than before.
  static func tell(of new: DeviceTraits, after old: DeviceTraits) {
    for (isOn, name) in all where isOn(old) != isOn(new) {
      NotificationCenter.default.post(name: name, object: nil)
    }
    if !isVoiceOverRunning { AccessibilityFocus.move(to: nil) }
  }

  private static let all: [((DeviceTraits) -> Bool, NSNotification.Name)] = [
    ({ $0.isVoiceOverRunning }, voiceOverStatusDidChangeNotification),
    ({ $0.isSwitchControlRunning }, switchControlStatusDidChangeNotification),
    ({ $0.isAssistiveTouchRunning }, assistiveTouchStatusDidChangeNotification),
    ({ $0.isGuidedAccessEnabled }, guidedAccessStatusDidChangeNotification),
    ({ $0.isInvertColorsEnabled }, invertColorsStatusDidChangeNotification),
    ({ $0.isGrayscaleEnabled }, grayscaleStatusDidChangeNotification),
    ({ $0.isBoldTextEnabled }, boldTextStatusDidChangeNotification),
    ({ $0.isReduceTransparencyEnabled }, reduceTransparencyStatusDidChangeNotification),
    ({ $0.isReduceMotionEnabled }, reduceMotionStatusDidChangeNotification),
    ({ $0.isDarkerSystemColorsEnabled }, darkerSystemColorsStatusDidChangeNotification),
    ({ $0.buttonShapesEnabled }, buttonShapesEnabledStatusDidChangeNotification),
    ({ $0.isOnOffSwitchLabelsEnabled }, onOffSwitchLabelsDidChangeNotification),
    ({ $0.shouldDifferentiateWithoutColor }, differentiateWithoutColorDidChangeNotification),
    ({ $0.prefersCrossFadeTransitions }, prefersCrossFadeTransitionsStatusDidChange),
    ({ $0.isVideoAutoplayEnabled }, videoAutoplayStatusDidChangeNotification),
    ({ $0.isMonoAudioEnabled }, monoAudioStatusDidChangeNotification),
    ({ $0.isClosedCaptioningEnabled }, closedCaptioningStatusDidChangeNotification),
    ({ $0.isSpeakSelectionEnabled }, speakSelectionStatusDidChangeNotification),
    ({ $0.isSpeakScreenEnabled }, speakScreenStatusDidChangeNotification),
    ({ $0.isShakeToUndoEnabled }, shakeToUndoDidChangeNotification),
  ]
}

extension DeviceTraits {
  private func has(_ setting: AccessibilitySetting) -> Bool { accessibility.contains(setting) }

  fileprivate var isVoiceOverRunning: Bool { has(.voiceOver) }
  fileprivate var isSwitchControlRunning: Bool { has(.switchControl) }
  fileprivate var isAssistiveTouchRunning: Bool { has(.assistiveTouch) }
  fileprivate var isGuidedAccessEnabled: Bool { has(.guidedAccess) }
  fileprivate var isInvertColorsEnabled: Bool { has(.invertColors) }
  fileprivate var isGrayscaleEnabled: Bool { has(.grayscale) }
  fileprivate var isBoldTextEnabled: Bool { usesBoldText }
  fileprivate var isReduceTransparencyEnabled: Bool { reducesTransparency }
  fileprivate var isReduceMotionEnabled: Bool { reducesMotion }
  fileprivate var isDarkerSystemColorsEnabled: Bool { increasesContrast }
  fileprivate var buttonShapesEnabled: Bool { has(.buttonShapes) }
  fileprivate var isOnOffSwitchLabelsEnabled: Bool { has(.switchLabels) }
  fileprivate var shouldDifferentiateWithoutColor: Bool { has(.differentiateWithoutColor) }
  fileprivate var prefersCrossFadeTransitions: Bool { reducesMotion && has(.prefersCrossFade) }
  fileprivate var isVideoAutoplayEnabled: Bool { has(.videoAutoplay) }
  fileprivate var isMonoAudioEnabled: Bool { has(.monoAudio) }
  fileprivate var isClosedCaptioningEnabled: Bool { has(.closedCaptions) }
  fileprivate var isSpeakSelectionEnabled: Bool { has(.speakSelection) }
  fileprivate var isSpeakScreenEnabled: Bool { has(.speakScreen) }
  fileprivate var isShakeToUndoEnabled: Bool { has(.shakeToUndo) }
}
