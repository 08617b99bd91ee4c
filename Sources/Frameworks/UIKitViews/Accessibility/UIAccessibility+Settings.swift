import TactusPhoneLink

// The accessibility settings, and the notifications of their changes (Accessibility.AC14).
extension UIAccessibility {
  /// Whether VoiceOver is on.
  public static var isVoiceOverRunning: Bool { UIScreen.main.device.isVoiceOverRunning }
  /// A notification posted when `isVoiceOverRunning` has changed.
  public nonisolated static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Whether Switch Control is on.
  public static var isSwitchControlRunning: Bool { UIScreen.main.device.isSwitchControlRunning }
  /// A notification posted when `isSwitchControlRunning` has changed.
  public nonisolated static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// Whether AssistiveTouch is on.
  public static var isAssistiveTouchRunning: Bool { UIScreen.main.device.isAssistiveTouchRunning }
  /// A notification posted when `isAssistiveTouchRunning` has changed.
  public nonisolated static let assistiveTouchStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
  /// Whether a Guided Access session is active.
  public static var isGuidedAccessEnabled: Bool { UIScreen.main.device.isGuidedAccessEnabled }
  /// A notification posted when `isGuidedAccessEnabled` has changed.
  public nonisolated static let guidedAccessStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGuidedAccessStatusDidChangeNotification")
  /// Whether colors are inverted.
  public static var isInvertColorsEnabled: Bool { UIScreen.main.device.isInvertColorsEnabled }
  /// A notification posted when `isInvertColorsEnabled` has changed.
  public nonisolated static let invertColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// Whether the screen is in grayscale.
  public static var isGrayscaleEnabled: Bool { UIScreen.main.device.isGrayscaleEnabled }
  /// A notification posted when `isGrayscaleEnabled` has changed.
  public nonisolated static let grayscaleStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification")
  /// Whether bold text is on.
  public static var isBoldTextEnabled: Bool { UIScreen.main.device.isBoldTextEnabled }
  /// A notification posted when `isBoldTextEnabled` has changed.
  public nonisolated static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Whether transparency is reduced.
  public static var isReduceTransparencyEnabled: Bool {
    UIScreen.main.device.isReduceTransparencyEnabled
  }
  /// A notification posted when `isReduceTransparencyEnabled` has changed.
  public nonisolated static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Whether motion is reduced.
  public static var isReduceMotionEnabled: Bool { UIScreen.main.device.isReduceMotionEnabled }
  /// A notification posted when `isReduceMotionEnabled` has changed.
  public nonisolated static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Whether contrast is increased.
  public static var isDarkerSystemColorsEnabled: Bool {
    UIScreen.main.device.isDarkerSystemColorsEnabled
  }
  /// A notification posted when `isDarkerSystemColorsEnabled` has changed.
  public nonisolated static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// Whether buttons show their shapes.
  public static var buttonShapesEnabled: Bool { UIScreen.main.device.buttonShapesEnabled }
  /// A notification posted when `buttonShapesEnabled` has changed.
  public nonisolated static let buttonShapesEnabledStatusDidChangeNotification =
    NSNotification.Name(
      "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  /// Whether switches show labels for on and off.
  public static var isOnOffSwitchLabelsEnabled: Bool {
    UIScreen.main.device.isOnOffSwitchLabelsEnabled
  }
  /// A notification posted when `isOnOffSwitchLabelsEnabled` has changed.
  public nonisolated static let onOffSwitchLabelsDidChangeNotification = NSNotification.Name(
    "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
  /// Whether information should not be conveyed by color alone.
  public static var shouldDifferentiateWithoutColor: Bool {
    UIScreen.main.device.shouldDifferentiateWithoutColor
  }
  /// A notification posted when `shouldDifferentiateWithoutColor` has changed.
  public nonisolated static let differentiateWithoutColorDidChangeNotification =
    NSNotification.Name(
      "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
  /// Whether motion is reduced and transitions should cross-fade.
  public static var prefersCrossFadeTransitions: Bool {
    UIScreen.main.device.prefersCrossFadeTransitions
  }
  /// A notification posted when `prefersCrossFadeTransitions` has changed.
  public static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  /// Whether videos may play automatically.
  public static var isVideoAutoplayEnabled: Bool { UIScreen.main.device.isVideoAutoplayEnabled }
  /// A notification posted when `isVideoAutoplayEnabled` has changed.
  public nonisolated static let videoAutoplayStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVideoAutoplayStatusDidChangeNotification")
  /// Whether audio is mono.
  public static var isMonoAudioEnabled: Bool { UIScreen.main.device.isMonoAudioEnabled }
  /// A notification posted when `isMonoAudioEnabled` has changed.
  public nonisolated static let monoAudioStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityMonoAudioStatusDidChangeNotification")
  /// Whether closed captions are on.
  public static var isClosedCaptioningEnabled: Bool {
    UIScreen.main.device.isClosedCaptioningEnabled
  }
  /// A notification posted when `isClosedCaptioningEnabled` has changed.
  public nonisolated static let closedCaptioningStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
  /// Whether the selection can be spoken.
  public static var isSpeakSelectionEnabled: Bool { UIScreen.main.device.isSpeakSelectionEnabled }
  /// A notification posted when `isSpeakSelectionEnabled` has changed.
  public nonisolated static let speakSelectionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySpeakSelectionStatusDidChangeNotification")
  /// Whether the screen can be spoken.
  public static var isSpeakScreenEnabled: Bool { UIScreen.main.device.isSpeakScreenEnabled }
  /// A notification posted when `isSpeakScreenEnabled` has changed.
  public nonisolated static let speakScreenStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySpeakScreenStatusDidChangeNotification")
  /// Whether a shake offers to undo.
  public static var isShakeToUndoEnabled: Bool { UIScreen.main.device.isShakeToUndoEnabled }
  /// A notification posted when `isShakeToUndoEnabled` has changed.
  public nonisolated static let shakeToUndoDidChangeNotification = NSNotification.Name(
    "UIAccessibilityShakeToUndoDidChangeNotification")

  // MARK: Internals

  /// Posts a notification for each setting that has changed.
  static func postChanges(to new: DeviceTraits, from old: DeviceTraits) {
    for (isOn, name) in all where isOn(old) != isOn(new) {
      NotificationCenter.ofApp.post(name: name, object: nil)
    }
    if !isVoiceOverRunning {
      AccessibilityFocus.move(to: nil)
      AnnouncementQueue.finishAll()
    }
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
