// Made by `swift run generate-tables` of Data/OldSpellings/UIKit.tsv, which names its sources.
// Do not edit.

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "NSLayoutConstraint.Attribute")
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "NSLayoutConstraint.Axis")
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "NSLayoutConstraint.FormatOptions")
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "NSLayoutConstraint.Relation")
public typealias NSLayoutRelation = NSLayoutConstraint.Relation

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIActivityIndicatorView.Style")
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIAlertAction.Style")
public typealias UIAlertActionStyle = UIAlertAction.Style

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIAlertController.Style")
public typealias UIAlertControllerStyle = UIAlertController.Style

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIApplication.LaunchOptionsKey")
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIApplication.OpenURLOptionsKey")
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIApplication.State")
public typealias UIApplicationState = UIApplication.State

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIApplicationShortcutIcon.IconType")
public typealias UIApplicationShortcutIconType = UIApplicationShortcutIcon.IconType

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIBarButtonItem.Style")
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIBarButtonItem.SystemItem")
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIBlurEffect.Style")
public typealias UIBlurEffectStyle = UIBlurEffect.Style

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIButton.ButtonType")
public typealias UIButtonType = UIButton.ButtonType

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIControl.ContentHorizontalAlignment")
public typealias UIControlContentHorizontalAlignment = UIControl.ContentHorizontalAlignment

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIControl.ContentVerticalAlignment")
public typealias UIControlContentVerticalAlignment = UIControl.ContentVerticalAlignment

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIControl.Event")
public typealias UIControlEvents = UIControl.Event

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIControl.State")
public typealias UIControlState = UIControl.State

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIDevice.BatteryState")
public typealias UIDeviceBatteryState = UIDevice.BatteryState

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIEvent.EventSubtype")
public typealias UIEventSubtype = UIEvent.EventSubtype

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIEvent.EventType")
public typealias UIEventType = UIEvent.EventType

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIFont.TextStyle")
public typealias UIFontTextStyle = UIFont.TextStyle

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIFontDescriptor.SymbolicTraits")
public typealias UIFontDescriptorSymbolicTraits = UIFontDescriptor.SymbolicTraits

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIGestureRecognizer.State")
public typealias UIGestureRecognizerState = UIGestureRecognizer.State

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIImage.Orientation")
public typealias UIImageOrientation = UIImage.Orientation

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIImage.RenderingMode")
public typealias UIImageRenderingMode = UIImage.RenderingMode

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIImage.ResizingMode")
public typealias UIImageResizingMode = UIImage.ResizingMode

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIImpactFeedbackGenerator.FeedbackStyle")
public typealias UIImpactFeedbackStyle = UIImpactFeedbackGenerator.FeedbackStyle

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UINavigationController.Operation")
public typealias UINavigationControllerOperation = UINavigationController.Operation

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UINotificationFeedbackGenerator.FeedbackType")
public typealias UINotificationFeedbackType = UINotificationFeedbackGenerator.FeedbackType

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIPress.Phase")
public typealias UIPressPhase = UIPress.Phase

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIPress.PressType")
public typealias UIPressType = UIPress.PressType

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIProgressView.Style")
public typealias UIProgressViewStyle = UIProgressView.Style

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIScrollView.ContentInsetAdjustmentBehavior")
public typealias UIScrollViewContentInsetAdjustmentBehavior =
  UIScrollView.ContentInsetAdjustmentBehavior

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIScrollView.IndicatorStyle")
public typealias UIScrollViewIndicatorStyle = UIScrollView.IndicatorStyle

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIStackView.Alignment")
public typealias UIStackViewAlignment = UIStackView.Alignment

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIStackView.Distribution")
public typealias UIStackViewDistribution = UIStackView.Distribution

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UISwipeGestureRecognizer.Direction")
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UITextField.BorderStyle")
public typealias UITextBorderStyle = UITextField.BorderStyle

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UITextField.DidEndEditingReason")
public typealias UITextFieldDidEndEditingReason = UITextField.DidEndEditingReason

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UITextField.ViewMode")
public typealias UITextFieldViewMode = UITextField.ViewMode

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UITouch.Phase")
public typealias UITouchPhase = UITouch.Phase

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UITouch.Properties")
public typealias UITouchProperties = UITouch.Properties

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UITouch.TouchType")
public typealias UITouchType = UITouch.TouchType

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIView.AnimationCurve")
public typealias UIViewAnimationCurve = UIView.AnimationCurve

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIView.AnimationOptions")
public typealias UIViewAnimationOptions = UIView.AnimationOptions

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIView.AutoresizingMask")
public typealias UIViewAutoresizing = UIView.AutoresizingMask

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIView.ContentMode")
public typealias UIViewContentMode = UIView.ContentMode

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIView.KeyframeAnimationOptions")
public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIView.TintAdjustmentMode")
public typealias UIViewTintAdjustmentMode = UIView.TintAdjustmentMode

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIWindow.Level")
public typealias UIWindowLevel = UIWindow.Level

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "NSAttributedString.Key")
public typealias NSAttributedStringKey = NSAttributedString.Key

extension NSNotification.Name {
  /// What it was called before Swift 4.2.
  @available(*, deprecated, renamed: "UIAccessibility.announcementDidFinishNotification")
  public static var UIAccessibilityAnnouncementDidFinish: NSNotification.Name {
    UIAccessibility.announcementDidFinishNotification
  }

  /// What it was called before Swift 4.2.
  @available(*, deprecated, renamed: "UIAccessibility.assistiveTouchStatusDidChangeNotification")
  public static var UIAccessibilityAssistiveTouchStatusDidChange: NSNotification.Name {
    UIAccessibility.assistiveTouchStatusDidChangeNotification
  }

  /// What it was called before Swift 4.2.
  @available(*, deprecated, renamed: "UIAccessibility.boldTextStatusDidChangeNotification")
  public static var UIAccessibilityBoldTextStatusDidChange: NSNotification.Name {
    UIAccessibility.boldTextStatusDidChangeNotification
  }

  /// What it was called before Swift 4.2.
  @available(
    *, deprecated, renamed: "UIAccessibility.buttonShapesEnabledStatusDidChangeNotification"
  )
  public static var UIAccessibilityButtonShapesEnabledStatusDidChange: NSNotification.Name {
    UIAccessibility.buttonShapesEnabledStatusDidChangeNotification
  }

  /// What it was called before Swift 4.2.
  @available(*, deprecated, renamed: "UIAccessibility.closedCaptioningStatusDidChangeNotification")
  public static var UIAccessibilityClosedCaptioningStatusDidChange: NSNotification.Name {
    UIAccessibility.closedCaptioningStatusDidChangeNotification
  }

  /// What it was called before Swift 4.2.
  @available(
    *, deprecated, renamed: "UIAccessibility.darkerSystemColorsStatusDidChangeNotification"
  )
  public static var UIAccessibilityDarkerSystemColorsStatusDidChange: NSNotification.Name {
    UIAccessibility.darkerSystemColorsStatusDidChangeNotification
  }

  /// What it was called before Swift 4.2.
  @available(*, deprecated, renamed: "UIAccessibility.elementFocusedNotification")
  public static var UIAccessibilityElementFocused: NSNotification.Name {
    UIAccessibility.elementFocusedNotification
  }

  /// What it was called before Swift 4.2.
  @available(*, deprecated, renamed: "UIAccessibility.grayscaleStatusDidChangeNotification")
  public static var UIAccessibilityGrayscaleStatusDidChange: NSNotification.Name {
    UIAccessibility.grayscaleStatusDidChangeNotification
  }

  /// What it was called before Swift 4.2.
  @available(*, deprecated, renamed: "UIAccessibility.guidedAccessStatusDidChangeNotification")
  public static var UIAccessibilityGuidedAccessStatusDidChange: NSNotification.Name {
    UIAccessibility.guidedAccessStatusDidChangeNotification
  }

  /// What it was called before Swift 4.2.
  @available(*, deprecated, renamed: "UIAccessibility.invertColorsStatusDidChangeNotification")
  public static var UIAccessibilityInvertColorsStatusDidChange: NSNotification.Name {
    UIAccessibility.invertColorsStatusDidChangeNotification
  }

  /// What it was called before Swift 4.2.
  @available(*, deprecated, renamed: "UIAccessibility.monoAudioStatusDidChangeNotification")
  public static var UIAccessibilityMonoAudioStatusDidChange: NSNotification.Name {
    UIAccessibility.monoAudioStatusDidChangeNotification
  }

  /// What it was called before Swift 4.2.
  @available(*, deprecated, renamed: "UIAccessibility.onOffSwitchLabelsDidChangeNotification")
  public static var UIAccessibilityOnOffSwitchLabelsDidChange: NSNotification.Name {
    UIAccessibility.onOffSwitchLabelsDidChangeNotification
  }

  /// What it was called before Swift 4.2.
  @available(*, deprecated, renamed: "UIAccessibility.reduceMotionStatusDidChangeNotification")
  public static var UIAccessibilityReduceMotionStatusDidChange: NSNotification.Name {
    UIAccessibility.reduceMotionStatusDidChangeNotification
  }

  /// What it was called before Swift 4.2.
  @available(
    *, deprecated, renamed: "UIAccessibility.reduceTransparencyStatusDidChangeNotification"
  )
  public static var UIAccessibilityReduceTransparencyStatusDidChange: NSNotification.Name {
    UIAccessibility.reduceTransparencyStatusDidChangeNotification
  }

  /// What it was called before Swift 4.2.
  @available(*, deprecated, renamed: "UIAccessibility.shakeToUndoDidChangeNotification")
  public static var UIAccessibilityShakeToUndoDidChange: NSNotification.Name {
    UIAccessibility.shakeToUndoDidChangeNotification
  }

  /// What it was called before Swift 4.2.
  @available(*, deprecated, renamed: "UIAccessibility.speakScreenStatusDidChangeNotification")
  public static var UIAccessibilitySpeakScreenStatusDidChange: NSNotification.Name {
    UIAccessibility.speakScreenStatusDidChangeNotification
  }

  /// What it was called before Swift 4.2.
  @available(*, deprecated, renamed: "UIAccessibility.speakSelectionStatusDidChangeNotification")
  public static var UIAccessibilitySpeakSelectionStatusDidChange: NSNotification.Name {
    UIAccessibility.speakSelectionStatusDidChangeNotification
  }

  /// What it was called before Swift 4.2.
  @available(*, deprecated, renamed: "UIAccessibility.switchControlStatusDidChangeNotification")
  public static var UIAccessibilitySwitchControlStatusDidChange: NSNotification.Name {
    UIAccessibility.switchControlStatusDidChangeNotification
  }

  /// What it was called before Swift 4.2.
  @available(*, deprecated, renamed: "UIAccessibility.videoAutoplayStatusDidChangeNotification")
  public static var UIAccessibilityVideoAutoplayStatusDidChange: NSNotification.Name {
    UIAccessibility.videoAutoplayStatusDidChangeNotification
  }

  /// What it was called before Swift 4.2.
  @available(*, deprecated, renamed: "UIAccessibility.voiceOverStatusDidChangeNotification")
  public static var UIAccessibilityVoiceOverStatusDidChange: NSNotification.Name {
    UIAccessibility.voiceOverStatusDidChangeNotification
  }

  /// What it was called before Swift 4.2.
  @available(*, deprecated, renamed: "UIApplication.didBecomeActiveNotification")
  public static var UIApplicationDidBecomeActive: NSNotification.Name {
    UIApplication.didBecomeActiveNotification
  }

  /// What it was called before Swift 4.2.
  @available(*, deprecated, renamed: "UIApplication.didEnterBackgroundNotification")
  public static var UIApplicationDidEnterBackground: NSNotification.Name {
    UIApplication.didEnterBackgroundNotification
  }

  /// What it was called before Swift 4.2.
  @available(*, deprecated, renamed: "UIApplication.didFinishLaunchingNotification")
  public static var UIApplicationDidFinishLaunching: NSNotification.Name {
    UIApplication.didFinishLaunchingNotification
  }

  /// What it was called before Swift 4.2.
  @available(*, deprecated, renamed: "UIApplication.didReceiveMemoryWarningNotification")
  public static var UIApplicationDidReceiveMemoryWarning: NSNotification.Name {
    UIApplication.didReceiveMemoryWarningNotification
  }

  /// What it was called before Swift 4.2.
  @available(*, deprecated, renamed: "UIApplication.significantTimeChangeNotification")
  public static var UIApplicationSignificantTimeChange: NSNotification.Name {
    UIApplication.significantTimeChangeNotification
  }

  /// What it was called before Swift 4.2.
  @available(*, deprecated, renamed: "UIApplication.userDidTakeScreenshotNotification")
  public static var UIApplicationUserDidTakeScreenshot: NSNotification.Name {
    UIApplication.userDidTakeScreenshotNotification
  }

  /// What it was called before Swift 4.2.
  @available(*, deprecated, renamed: "UIApplication.willEnterForegroundNotification")
  public static var UIApplicationWillEnterForeground: NSNotification.Name {
    UIApplication.willEnterForegroundNotification
  }

  /// What it was called before Swift 4.2.
  @available(*, deprecated, renamed: "UIApplication.willResignActiveNotification")
  public static var UIApplicationWillResignActive: NSNotification.Name {
    UIApplication.willResignActiveNotification
  }

  /// What it was called before Swift 4.2.
  @available(*, deprecated, renamed: "UIApplication.willTerminateNotification")
  public static var UIApplicationWillTerminate: NSNotification.Name {
    UIApplication.willTerminateNotification
  }

  /// What it was called before Swift 4.2.
  @available(*, deprecated, renamed: "UIContentSizeCategory.didChangeNotification")
  public static var UIContentSizeCategoryDidChange: NSNotification.Name {
    UIContentSizeCategory.didChangeNotification
  }

  /// What it was called before Swift 4.2.
  @available(*, deprecated, renamed: "UIDevice.batteryLevelDidChangeNotification")
  public static var UIDeviceBatteryLevelDidChange: NSNotification.Name {
    UIDevice.batteryLevelDidChangeNotification
  }

  /// What it was called before Swift 4.2.
  @available(*, deprecated, renamed: "UIDevice.batteryStateDidChangeNotification")
  public static var UIDeviceBatteryStateDidChange: NSNotification.Name {
    UIDevice.batteryStateDidChangeNotification
  }

  /// What it was called before Swift 4.2.
  @available(*, deprecated, renamed: "UIDevice.orientationDidChangeNotification")
  public static var UIDeviceOrientationDidChange: NSNotification.Name {
    UIDevice.orientationDidChangeNotification
  }

  /// What it was called before Swift 4.2.
  @available(*, deprecated, renamed: "UIDevice.proximityStateDidChangeNotification")
  public static var UIDeviceProximityStateDidChange: NSNotification.Name {
    UIDevice.proximityStateDidChangeNotification
  }

  /// What it was called before Swift 4.2.
  @available(*, deprecated, renamed: "UIPasteboard.changedNotification")
  public static var UIPasteboardChanged: NSNotification.Name { UIPasteboard.changedNotification }

  /// What it was called before Swift 4.2.
  @available(*, deprecated, renamed: "UIPasteboard.removedNotification")
  public static var UIPasteboardRemoved: NSNotification.Name { UIPasteboard.removedNotification }

  /// What it was called before Swift 4.2.
  @available(*, deprecated, renamed: "UIScreen.brightnessDidChangeNotification")
  public static var UIScreenBrightnessDidChange: NSNotification.Name {
    UIScreen.brightnessDidChangeNotification
  }

  /// What it was called before Swift 4.2.
  @available(*, deprecated, renamed: "UIScreen.capturedDidChangeNotification")
  public static var UIScreenCapturedDidChange: NSNotification.Name {
    UIScreen.capturedDidChangeNotification
  }

  /// What it was called before Swift 4.2.
  @available(*, deprecated, renamed: "UIScreen.didConnectNotification")
  public static var UIScreenDidConnect: NSNotification.Name { UIScreen.didConnectNotification }

  /// What it was called before Swift 4.2.
  @available(*, deprecated, renamed: "UIScreen.didDisconnectNotification")
  public static var UIScreenDidDisconnect: NSNotification.Name {
    UIScreen.didDisconnectNotification
  }

  /// What it was called before Swift 4.2.
  @available(*, deprecated, renamed: "UITextField.textDidBeginEditingNotification")
  public static var UITextFieldTextDidBeginEditing: NSNotification.Name {
    UITextField.textDidBeginEditingNotification
  }

  /// What it was called before Swift 4.2.
  @available(*, deprecated, renamed: "UITextField.textDidChangeNotification")
  public static var UITextFieldTextDidChange: NSNotification.Name {
    UITextField.textDidChangeNotification
  }

  /// What it was called before Swift 4.2.
  @available(*, deprecated, renamed: "UITextField.textDidEndEditingNotification")
  public static var UITextFieldTextDidEndEditing: NSNotification.Name {
    UITextField.textDidEndEditingNotification
  }

  /// What it was called before Swift 4.2.
  @available(*, deprecated, renamed: "UIWindow.didBecomeHiddenNotification")
  public static var UIWindowDidBecomeHidden: NSNotification.Name {
    UIWindow.didBecomeHiddenNotification
  }

  /// What it was called before Swift 4.2.
  @available(*, deprecated, renamed: "UIWindow.didBecomeKeyNotification")
  public static var UIWindowDidBecomeKey: NSNotification.Name { UIWindow.didBecomeKeyNotification }

  /// What it was called before Swift 4.2.
  @available(*, deprecated, renamed: "UIWindow.didBecomeVisibleNotification")
  public static var UIWindowDidBecomeVisible: NSNotification.Name {
    UIWindow.didBecomeVisibleNotification
  }

  /// What it was called before Swift 4.2.
  @available(*, deprecated, renamed: "UIWindow.didResignKeyNotification")
  public static var UIWindowDidResignKey: NSNotification.Name { UIWindow.didResignKeyNotification }
}

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIView.noIntrinsicMetric")
@preconcurrency @MainActor public var UIViewNoIntrinsicMetric: CGFloat { UIView.noIntrinsicMetric }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIWindow.Level.normal")
public var UIWindowLevelNormal: UIWindow.Level { UIWindow.Level.normal }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIWindow.Level.statusBar")
public var UIWindowLevelStatusBar: UIWindow.Level { UIWindow.Level.statusBar }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIWindow.Level.alert")
public var UIWindowLevelAlert: UIWindow.Level { UIWindow.Level.alert }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIFont.Weight.ultraLight")
public var UIFontWeightUltraLight: UIFont.Weight { UIFont.Weight.ultraLight }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIFont.Weight.thin")
public var UIFontWeightThin: UIFont.Weight { UIFont.Weight.thin }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIFont.Weight.light")
public var UIFontWeightLight: UIFont.Weight { UIFont.Weight.light }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIFont.Weight.regular")
public var UIFontWeightRegular: UIFont.Weight { UIFont.Weight.regular }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIFont.Weight.medium")
public var UIFontWeightMedium: UIFont.Weight { UIFont.Weight.medium }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIFont.Weight.semibold")
public var UIFontWeightSemibold: UIFont.Weight { UIFont.Weight.semibold }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIFont.Weight.bold")
public var UIFontWeightBold: UIFont.Weight { UIFont.Weight.bold }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIFont.Weight.heavy")
public var UIFontWeightHeavy: UIFont.Weight { UIFont.Weight.heavy }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIFont.Weight.black")
public var UIFontWeightBlack: UIFont.Weight { UIFont.Weight.black }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIScrollView.DecelerationRate.normal")
public var UIScrollViewDecelerationRateNormal: UIScrollView.DecelerationRate {
  UIScrollView.DecelerationRate.normal
}

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIScrollView.DecelerationRate.fast")
public var UIScrollViewDecelerationRateFast: UIScrollView.DecelerationRate {
  UIScrollView.DecelerationRate.fast
}

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UISegmentedControl.noSegment")
@preconcurrency @MainActor public var UISegmentedControlNoSegment: Int {
  UISegmentedControl.noSegment
}

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIApplication.openSettingsURLString")
@preconcurrency @MainActor public var UIApplicationOpenSettingsURLString: String {
  UIApplication.openSettingsURLString
}

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIBackgroundTaskIdentifier.invalid")
public var UIBackgroundTaskInvalid: UIBackgroundTaskIdentifier {
  UIBackgroundTaskIdentifier.invalid
}

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibilityTraits.none")
public var UIAccessibilityTraitNone: UIAccessibilityTraits { UIAccessibilityTraits.none }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibilityTraits.button")
public var UIAccessibilityTraitButton: UIAccessibilityTraits { UIAccessibilityTraits.button }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibilityTraits.link")
public var UIAccessibilityTraitLink: UIAccessibilityTraits { UIAccessibilityTraits.link }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibilityTraits.header")
public var UIAccessibilityTraitHeader: UIAccessibilityTraits { UIAccessibilityTraits.header }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibilityTraits.searchField")
public var UIAccessibilityTraitSearchField: UIAccessibilityTraits {
  UIAccessibilityTraits.searchField
}

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibilityTraits.image")
public var UIAccessibilityTraitImage: UIAccessibilityTraits { UIAccessibilityTraits.image }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibilityTraits.selected")
public var UIAccessibilityTraitSelected: UIAccessibilityTraits { UIAccessibilityTraits.selected }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibilityTraits.playsSound")
public var UIAccessibilityTraitPlaysSound: UIAccessibilityTraits {
  UIAccessibilityTraits.playsSound
}

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibilityTraits.keyboardKey")
public var UIAccessibilityTraitKeyboardKey: UIAccessibilityTraits {
  UIAccessibilityTraits.keyboardKey
}

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibilityTraits.staticText")
public var UIAccessibilityTraitStaticText: UIAccessibilityTraits {
  UIAccessibilityTraits.staticText
}

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibilityTraits.summaryElement")
public var UIAccessibilityTraitSummaryElement: UIAccessibilityTraits {
  UIAccessibilityTraits.summaryElement
}

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibilityTraits.notEnabled")
public var UIAccessibilityTraitNotEnabled: UIAccessibilityTraits {
  UIAccessibilityTraits.notEnabled
}

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibilityTraits.updatesFrequently")
public var UIAccessibilityTraitUpdatesFrequently: UIAccessibilityTraits {
  UIAccessibilityTraits.updatesFrequently
}

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibilityTraits.startsMediaSession")
public var UIAccessibilityTraitStartsMediaSession: UIAccessibilityTraits {
  UIAccessibilityTraits.startsMediaSession
}

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibilityTraits.adjustable")
public var UIAccessibilityTraitAdjustable: UIAccessibilityTraits {
  UIAccessibilityTraits.adjustable
}

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibilityTraits.allowsDirectInteraction")
public var UIAccessibilityTraitAllowsDirectInteraction: UIAccessibilityTraits {
  UIAccessibilityTraits.allowsDirectInteraction
}

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibilityTraits.causesPageTurn")
public var UIAccessibilityTraitCausesPageTurn: UIAccessibilityTraits {
  UIAccessibilityTraits.causesPageTurn
}

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibilityTraits.tabBar")
public var UIAccessibilityTraitTabBar: UIAccessibilityTraits { UIAccessibilityTraits.tabBar }

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibility.Notification.announcement")
public var UIAccessibilityAnnouncementNotification: UIAccessibility.Notification {
  UIAccessibility.Notification.announcement
}

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibility.Notification.layoutChanged")
public var UIAccessibilityLayoutChangedNotification: UIAccessibility.Notification {
  UIAccessibility.Notification.layoutChanged
}

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibility.Notification.screenChanged")
public var UIAccessibilityScreenChangedNotification: UIAccessibility.Notification {
  UIAccessibility.Notification.screenChanged
}

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibility.Notification.pageScrolled")
public var UIAccessibilityPageScrolledNotification: UIAccessibility.Notification {
  UIAccessibility.Notification.pageScrolled
}

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibility.isAssistiveTouchRunning")
@preconcurrency @MainActor public func UIAccessibilityIsAssistiveTouchRunning() -> Bool {
  UIAccessibility.isAssistiveTouchRunning
}

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibility.isBoldTextEnabled")
@preconcurrency @MainActor public func UIAccessibilityIsBoldTextEnabled() -> Bool {
  UIAccessibility.isBoldTextEnabled
}

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibility.isClosedCaptioningEnabled")
@preconcurrency @MainActor public func UIAccessibilityIsClosedCaptioningEnabled() -> Bool {
  UIAccessibility.isClosedCaptioningEnabled
}

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibility.isDarkerSystemColorsEnabled")
@preconcurrency @MainActor public func UIAccessibilityIsDarkerSystemColorsEnabled() -> Bool {
  UIAccessibility.isDarkerSystemColorsEnabled
}

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibility.isGrayscaleEnabled")
@preconcurrency @MainActor public func UIAccessibilityIsGrayscaleEnabled() -> Bool {
  UIAccessibility.isGrayscaleEnabled
}

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibility.isGuidedAccessEnabled")
@preconcurrency @MainActor public func UIAccessibilityIsGuidedAccessEnabled() -> Bool {
  UIAccessibility.isGuidedAccessEnabled
}

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibility.isInvertColorsEnabled")
@preconcurrency @MainActor public func UIAccessibilityIsInvertColorsEnabled() -> Bool {
  UIAccessibility.isInvertColorsEnabled
}

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibility.isMonoAudioEnabled")
@preconcurrency @MainActor public func UIAccessibilityIsMonoAudioEnabled() -> Bool {
  UIAccessibility.isMonoAudioEnabled
}

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibility.isOnOffSwitchLabelsEnabled")
@preconcurrency @MainActor public func UIAccessibilityIsOnOffSwitchLabelsEnabled() -> Bool {
  UIAccessibility.isOnOffSwitchLabelsEnabled
}

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibility.isReduceMotionEnabled")
@preconcurrency @MainActor public func UIAccessibilityIsReduceMotionEnabled() -> Bool {
  UIAccessibility.isReduceMotionEnabled
}

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibility.isReduceTransparencyEnabled")
@preconcurrency @MainActor public func UIAccessibilityIsReduceTransparencyEnabled() -> Bool {
  UIAccessibility.isReduceTransparencyEnabled
}

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibility.isShakeToUndoEnabled")
@preconcurrency @MainActor public func UIAccessibilityIsShakeToUndoEnabled() -> Bool {
  UIAccessibility.isShakeToUndoEnabled
}

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibility.isSpeakScreenEnabled")
@preconcurrency @MainActor public func UIAccessibilityIsSpeakScreenEnabled() -> Bool {
  UIAccessibility.isSpeakScreenEnabled
}

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibility.isSpeakSelectionEnabled")
@preconcurrency @MainActor public func UIAccessibilityIsSpeakSelectionEnabled() -> Bool {
  UIAccessibility.isSpeakSelectionEnabled
}

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibility.isSwitchControlRunning")
@preconcurrency @MainActor public func UIAccessibilityIsSwitchControlRunning() -> Bool {
  UIAccessibility.isSwitchControlRunning
}

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibility.isVideoAutoplayEnabled")
@preconcurrency @MainActor public func UIAccessibilityIsVideoAutoplayEnabled() -> Bool {
  UIAccessibility.isVideoAutoplayEnabled
}

/// What it was called before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibility.isVoiceOverRunning")
@preconcurrency @MainActor public func UIAccessibilityIsVoiceOverRunning() -> Bool {
  UIAccessibility.isVoiceOverRunning
}
