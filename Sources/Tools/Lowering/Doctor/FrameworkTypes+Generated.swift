// swift-format-ignore-file
// Made by FrameworkTypesTests from Sources/Foundation, Sources/Frameworks and Sources/Screen.

extension FrameworkTypes {
  static let generatedNames = """
    AVAudioPlayer AVAudioPlayerDelegate AVAudioSession AVAudioSessionCategoryAmbient
    AVAudioSessionCategoryMultiRoute AVAudioSessionCategoryOptions
    AVAudioSessionCategoryPlayAndRecord AVAudioSessionCategoryPlayback AVAudioSessionCategoryRecord
    AVAudioSessionCategorySoloAmbient AVAudioSessionInterruptionOptionKey
    AVAudioSessionInterruptionOptions AVAudioSessionInterruptionReasonKey
    AVAudioSessionInterruptionType AVAudioSessionInterruptionTypeKey AVAudioSessionModeDefault
    AVAudioSessionModeGameChat AVAudioSessionModeMeasurement AVAudioSessionModeMoviePlayback
    AVAudioSessionModeSpokenAudio AVAudioSessionModeVideoChat AVAudioSessionModeVideoRecording
    AVAudioSessionModeVoiceChat AVAudioSessionPortAirPlay AVAudioSessionPortBluetoothA2DP
    AVAudioSessionPortBluetoothHFP AVAudioSessionPortBluetoothLE AVAudioSessionPortBuiltInMic
    AVAudioSessionPortBuiltInReceiver AVAudioSessionPortBuiltInSpeaker AVAudioSessionPortCarAudio
    AVAudioSessionPortDescription AVAudioSessionPortHDMI AVAudioSessionPortHeadphones
    AVAudioSessionPortHeadsetMic AVAudioSessionPortLineIn AVAudioSessionPortLineOut
    AVAudioSessionPortOverride AVAudioSessionPortUSBAudio AVAudioSessionRouteChangePreviousRouteKey
    AVAudioSessionRouteChangeReason AVAudioSessionRouteChangeReasonKey
    AVAudioSessionRouteDescription AVAudioSessionSetActiveOptions
    AVAudioSessionSilenceSecondaryAudioHintType AVAudioSessionSilenceSecondaryAudioHintTypeKey
    AVNumberOfChannelsKey AVSampleRateKey AccessibleObject AnimationInitializerSlot AnyCancellable
    AnyPublisher AnySubscriber AsyncPublisher AsyncThrowingPublisher
    AudioServicesAddSystemSoundCompletion AudioServicesCreateSystemSoundID
    AudioServicesDisposeSystemSoundID AudioServicesGetProperty AudioServicesPlayAlertSound
    AudioServicesPlayAlertSoundWithCompletion AudioServicesPlaySystemSound
    AudioServicesPlaySystemSoundWithCompletion AudioServicesPropertyID
    AudioServicesRemoveSystemSoundCompletion AudioServicesSetProperty
    AudioServicesSystemSoundCompletionProc CAAction CAAnimation CAAnimationCalculationMode
    CAAnimationDelegate CAAnimationGroup CAAnimationRotationMode CABasicAnimation CACornerMask
    CACurrentMediaTime CADisplayLink CAEdgeAntialiasingMask CAFrameRateRange CAGradientLayer
    CAGradientLayerType CAKeyframeAnimation CALayer CALayerContentsFilter CALayerContentsGravity
    CALayerCornerCurve CALayerDelegate CAMediaTiming CAMediaTimingFillMode CAMediaTimingFunction
    CAMediaTimingFunctionName CAPropertyAnimation CAReplicatorLayer CAShapeLayer
    CAShapeLayerFillRule CAShapeLayerLineCap CAShapeLayerLineJoin CASpringAnimation CATextLayer
    CATextLayerAlignmentMode CATextLayerTruncationMode CATransaction CATransform3D
    CATransform3DConcat CATransform3DEqualToTransform CATransform3DGetAffineTransform
    CATransform3DIdentity CATransform3DInvert CATransform3DIsAffine CATransform3DIsIdentity
    CATransform3DMakeAffineTransform CATransform3DMakeRotation CATransform3DMakeScale
    CATransform3DMakeTranslation CATransform3DRotate CATransform3DScale CATransform3DTranslate
    CATransition CATransitionSubtype CATransitionType CAValueFunction CAValueFunctionName
    CFAbsoluteTime CFAbsoluteTimeGetCurrent CFArray CFBoolean CFData CFDictionary CFIndex
    CFNotificationCallback CFNotificationCenter CFNotificationCenterAddObserver
    CFNotificationCenterGetDarwinNotifyCenter CFNotificationCenterPostNotification
    CFNotificationCenterRemoveEveryObserver CFNotificationCenterRemoveObserver CFNotificationName
    CFNotificationSuspensionBehavior CFNumber CFRunLoop CFRunLoopGetCurrent CFRunLoopGetMain
    CFString CFTimeInterval CFTypeRef CFURL CGAffineTransform CGAffineTransformComponents
    CGAffineTransformFromString CGBitmapInfo CGBlendMode CGColor CGColorRenderingIntent
    CGColorSpace CGColorSpaceCreateDeviceCMYK CGColorSpaceCreateDeviceGray
    CGColorSpaceCreateDeviceRGB CGColorSpaceModel CGContext CGDataProvider CGFont CGGlyph
    CGGradient CGGradientDrawingOptions CGImage CGImageAlphaInfo CGImageByteOrderInfo
    CGInterpolationQuality CGLineCap CGLineJoin CGMutablePath CGPath CGPathApplierFunction
    CGPathApplyBlock CGPathDrawingMode CGPathElement CGPathElementType CGPathFillRule
    CGPointFromString CGRectFromString CGSizeFromString CGTextDrawingMode CGVector
    CGVectorFromString CHHapticAdvancedPatternPlayer CHHapticAdvancedPatternPlayerCompletionHandler
    CHHapticAudioResourceID CHHapticAudioResourceKey CHHapticAudioResourceKeyLoopEnabled
    CHHapticAudioResourceKeyUseVolumeEnvelope CHHapticDeviceCapability CHHapticDynamicParameter
    CHHapticEngine CHHapticError CHHapticEvent CHHapticEventParameter CHHapticParameterAttributes
    CHHapticParameterCurve CHHapticPattern CHHapticPatternPlayer CHHapticTimeImmediate
    CLOCK_UPTIME_RAW Cancellable CellWithRequiredInit CollectionDelegateHolder CombineIdentifier
    ConnectablePublisher CoreHapticsErrorDomain CurrentValueSubject
    CustomCombineIdentifierConvertible CustomLocalizedStringResourceConvertible
    DateComponentsFormatStyle DateComponentsFormatter Deferred EditableControl Empty EngineObject
    Fail FeltHaptic FormatArgument FourCharCode Future HeaderFooterWithRequiredInit
    ImmediateScheduler InlinePresentationIntent ItemProviderValue Just KeyedProperties
    LayerInitializerSlot ListFormatter LocalizedStringResource Logger MeasurementFormatStyle
    MeasurementFormatter NSAttributedStringKey NSComparisonPredicate NSDataDetector
    NSDiffableDataSourceSnapshot NSDirectionalEdgeInsets NSDirectionalRectEdge NSEC_PER_MSEC
    NSEC_PER_SEC NSEC_PER_USEC NSErrorPointer NSException NSExpression NSFileAccessIntent
    NSFileCoordinator NSFilePresenter NSHashTable NSHashTableOptions NSItemProvider
    NSItemProviderReading NSItemProviderRepresentationVisibility NSItemProviderWriting
    NSKeyValueChange NSKeyValueChangeKey NSKeyValueObservation NSKeyValueObservedChange
    NSKeyValueObservingOptions NSLayoutAnchor NSLayoutAttribute NSLayoutConstraint
    NSLayoutDimension NSLayoutFormatOptions NSLayoutManager NSLayoutManagerDelegate
    NSLayoutRelation NSLayoutXAxisAnchor NSLayoutYAxisAnchor NSLineBreakMode NSLocalizedString
    NSMapTable NSMapTableOptions NSMutableParagraphStyle NSParagraphStyle NSPointerArray
    NSPointerFunctions NSSelectorFromString NSShadow NSStringDrawingContext NSStringDrawingOptions
    NSStringFromCGAffineTransform NSStringFromCGPoint NSStringFromCGRect NSStringFromCGSize
    NSStringFromCGVector NSStringFromClass NSStringFromSelector NSStringFromUIEdgeInsets
    NSTextAlignment NSTextAttachment NSTextCheckingTypes NSTextContainer NSTextStorage
    NSTextStorageDelegate NSTextTab NSUbiquitousKeyValueStore NSUnderlineStyle
    NSUndoCloseGroupingRunLoopOrdering NSUndoManagerGroupIsDiscardableKey NSUserActivity
    NSUserActivityDelegate NSUserActivityTypeBrowsingWeb NSWritingDirection OSAllocatedUnfairLock
    OSAtomicAdd32 OSAtomicCompareAndSwap32 OSAtomicCompareAndSwap32Barrier OSAtomicDecrement32
    OSAtomicDecrement32Barrier OSAtomicIncrement32 OSAtomicIncrement32Barrier OSLog OSLogBoolFormat
    OSLogFloatFormatting OSLogIntegerFormatting OSLogInterpolation OSLogMessage OSLogPrivacy
    OSLogStringAlignment OSLogType OSMemoryBarrier OSSignpostID OSSignpostIntervalState
    OSSignpostType OSSignposter OSStatus OSType ObjectWithRequiredInit ObservableObject
    ObservableObjectPublisher PassthroughSubject PersonNameComponentsFormatter PresentationIntent
    Published Publisher Publishers Record RelativeDateTimeFormatter RunLoopMode Scheduler
    SchedulerTimeIntervalConvertible Selector SimulatedApp SimulatedPhone Subject Subscriber
    Subscribers Subscription Subscriptions SystemSoundID TargetTimerMaking TopLevelDecoder
    TopLevelEncoder UIAccessibility UIAccessibilityContainerType UIAccessibilityContrast
    UIAccessibilityCustomAction UIAccessibilityElement UIAccessibilityIdentification
    UIAccessibilityIsAssistiveTouchRunning UIAccessibilityIsBoldTextEnabled
    UIAccessibilityIsClosedCaptioningEnabled UIAccessibilityIsDarkerSystemColorsEnabled
    UIAccessibilityIsGrayscaleEnabled UIAccessibilityIsGuidedAccessEnabled
    UIAccessibilityIsInvertColorsEnabled UIAccessibilityIsMonoAudioEnabled
    UIAccessibilityIsOnOffSwitchLabelsEnabled UIAccessibilityIsReduceMotionEnabled
    UIAccessibilityIsReduceTransparencyEnabled UIAccessibilityIsShakeToUndoEnabled
    UIAccessibilityIsSpeakScreenEnabled UIAccessibilityIsSpeakSelectionEnabled
    UIAccessibilityIsSwitchControlRunning UIAccessibilityIsVideoAutoplayEnabled
    UIAccessibilityIsVoiceOverRunning UIAccessibilityNavigationStyle UIAccessibilityNotifications
    UIAccessibilityPostNotification UIAccessibilityScrollDirection UIAccessibilityTextualContext
    UIAccessibilityTraits UIAction UIActionHandler UIActivityIndicatorView
    UIActivityIndicatorViewStyle UIAdaptivePresentationControllerDelegate UIAlertAction
    UIAlertActionStyle UIAlertController UIAlertControllerStyle UIAppearance UIAppearanceContainer
    UIApplication UIApplicationDelegate UIApplicationLaunchOptionsKey UIApplicationMain
    UIApplicationOpenURLOptionsKey UIApplicationShortcutIcon UIApplicationShortcutIconType
    UIApplicationShortcutItem UIApplicationState UIBackgroundConfiguration
    UIBackgroundTaskIdentifier UIBarAppearance UIBarButtonItem UIBarButtonItemAppearance
    UIBarButtonItemStateAppearance UIBarButtonItemStyle UIBarButtonSystemItem UIBarItem
    UIBarMetrics UIBarPosition UIBarPositioning UIBarPositioningDelegate UIBarStyle
    UIBaselineAdjustment UIBezierPath UIBlurEffect UIBlurEffectStyle UIButton UIButtonType
    UICanvasFeedbackGenerator UICollectionReusableView UICollectionView UICollectionViewCell
    UICollectionViewController UICollectionViewDataSource UICollectionViewDelegate
    UICollectionViewDelegateFlowLayout UICollectionViewDiffableDataSource
    UICollectionViewFlowLayout UICollectionViewFlowLayoutInvalidationContext UICollectionViewLayout
    UICollectionViewLayoutAttributes UICollectionViewLayoutInvalidationContext
    UICollectionViewUpdateItem UIColor UICommand UICommandAlternate
    UIConfigurationTextAttributesTransformer UIContentContainer UIContentSizeCategory
    UIContentSizeCategoryAdjusting UIContextMenuActionProvider UIContextMenuConfiguration
    UIContextMenuContentPreviewProvider UIContextMenuInteraction UIContextMenuInteractionAnimating
    UIContextMenuInteractionCommitAnimating UIContextMenuInteractionCommitStyle
    UIContextMenuInteractionDelegate UIContextualAction UIControl
    UIControlContentHorizontalAlignment UIControlContentVerticalAlignment UIControlEvents
    UIControlState UICoordinateSpace UICubicTimingParameters UIDataDetectorTypes
    UIDeferredMenuElement UIDevice UIDeviceBatteryState UIDeviceOrientation UIDisplayGamut
    UIEdgeInsets UIEdgeInsetsEqualToEdgeInsets UIEdgeInsetsFromString UIEdgeInsetsInsetRect
    UIEdgeInsetsMake UIEditMenuArrowDirection UIEditMenuConfiguration UIEditMenuInteraction
    UIEditMenuInteractionAnimating UIEditMenuInteractionDelegate UIEditingInteractionConfiguration
    UIEvent UIEventSubtype UIEventType UIFeedbackGenerator UIFont UIFontDescriptor
    UIFontDescriptorSymbolicTraits UIFontMetrics UIFontTextStyle UIFontWeight
    UIForceTouchCapability UIGestureRecognizer UIGestureRecognizerDelegate UIGestureRecognizerState
    UIGraphicsBeginImageContext UIGraphicsBeginImageContextWithOptions UIGraphicsEndImageContext
    UIGraphicsGetCurrentContext UIGraphicsGetImageFromCurrentImageContext UIGraphicsImageRenderer
    UIGraphicsImageRendererContext UIGraphicsImageRendererFormat UIGraphicsPopContext
    UIGraphicsPushContext UIGraphicsRenderer UIGraphicsRendererContext UIGraphicsRendererFormat
    UIHoverGestureRecognizer UIImage UIImageOrientation UIImagePNGRepresentation
    UIImageRenderingMode UIImageResizingMode UIImageView UIImpactFeedbackGenerator
    UIImpactFeedbackStyle UIInteraction UIInterfaceOrientation UIInterfaceOrientationMask UIKey
    UIKeyCommand UIKeyInput UIKeyModifierFlags UIKeyboardAppearance UIKeyboardHIDUsage
    UIKeyboardType UILabel UILayoutConstraintAxis UILayoutGuide UILayoutPriority UILayoutSupport
    UILegibilityWeight UILongPressGestureRecognizer UIMenu UIMenuController UIMenuElement
    UIMenuItem UIModalPresentationStyle UIModalTransitionStyle UIMutableApplicationShortcutItem
    UINavigationBar UINavigationBarAppearance UINavigationBarDelegate UINavigationController
    UINavigationControllerDelegate UINavigationControllerOperation UINavigationItem
    UINotificationFeedbackGenerator UINotificationFeedbackType UIOffset UIOpenURLContext
    UIPageControl UIPanGestureRecognizer UIPasteboard UIPercentDrivenInteractiveTransition
    UIPinchGestureRecognizer UIPresentationController UIPress UIPressPhase UIPressType
    UIPressesEvent UIPreviewAction UIPreviewActionGroup UIPreviewActionItem UIPreviewInteraction
    UIPreviewInteractionDelegate UIPreviewParameters UIPreviewTarget UIProgressView
    UIProgressViewStyle UIRectClip UIRectCorner UIRectEdge UIRectFill UIRectFillUsingBlendMode
    UIRectFrame UIRectFrameUsingBlendMode UIRefreshControl UIResponder
    UIResponderStandardEditActions UIReturnKeyType UIRotationGestureRecognizer UIScene
    UISceneConfiguration UISceneDelegate UISceneSession UIScreen UIScreenEdgePanGestureRecognizer
    UIScreenMode UIScrollView UIScrollViewContentInsetAdjustmentBehavior UIScrollViewDelegate
    UIScrollViewIndicatorStyle UISegmentedControl UISelectionFeedbackGenerator
    UISemanticContentAttribute UISlider UISpringTimingParameters UIStackView UIStackViewAlignment
    UIStackViewDistribution UIStatusBarAnimation UIStatusBarManager UIStatusBarStyle UIStepper
    UISwipeActionsConfiguration UISwipeGestureRecognizer UISwipeGestureRecognizerDirection UISwitch
    UITabBar UITabBarAppearance UITabBarController UITabBarControllerDelegate UITabBarDelegate
    UITabBarItem UITableView UITableViewCell UITableViewController UITableViewDataSource
    UITableViewDelegate UITableViewDiffableDataSource UITableViewHeaderFooterView
    UITapGestureRecognizer UITargetedPreview UITextAutocapitalizationType UITextAutocorrectionType
    UITextBorderStyle UITextContentType UITextDirection UITextField UITextFieldDelegate
    UITextFieldDidEndEditingReason UITextFieldViewMode UITextGranularity UITextInput
    UITextInputDelegate UITextInputPasswordRules UITextInputStringTokenizer UITextInputTokenizer
    UITextInputTraits UITextInteraction UITextInteractionDelegate UITextInteractionMode UITextItem
    UITextItemInteraction UITextLayoutDirection UITextPosition UITextRange UITextSelectionRect
    UITextSmartDashesType UITextSmartInsertDeleteType UITextSmartQuotesType UITextSpellCheckingType
    UITextStorageDirection UITextView UITextViewDelegate UITimingCurveProvider UITimingCurveType
    UIToolbar UIToolbarAppearance UIToolbarDelegate UITouch UITouchPhase UITouchProperties
    UITouchType UITraitCollection UITraitEnvironment UITraitEnvironmentLayoutDirection
    UITransitionContextViewControllerKey UITransitionContextViewKey UIUserInterfaceActiveAppearance
    UIUserInterfaceIdiom UIUserInterfaceLayoutDirection UIUserInterfaceLevel
    UIUserInterfaceSizeClass UIUserInterfaceStyle UIVibrancyEffect UIVibrancyEffectStyle UIView
    UIViewAnimating UIViewAnimatingPosition UIViewAnimatingState UIViewAnimationCurve
    UIViewAnimationOptions UIViewAutoresizing UIViewContentMode UIViewController
    UIViewControllerAnimatedTransitioning UIViewControllerContextTransitioning
    UIViewControllerInteractiveTransitioning UIViewControllerPreviewing
    UIViewControllerPreviewingDelegate UIViewControllerTransitionCoordinator
    UIViewControllerTransitionCoordinatorContext UIViewControllerTransitioningDelegate
    UIViewImplicitlyAnimating UIViewKeyframeAnimationOptions UIViewPropertyAnimator
    UIViewTintAdjustmentMode UIVisualEffect UIVisualEffectView UIWindow UIWindowLevel UIWindowScene
    UIWindowSceneDelegate USEC_PER_SEC UTType UndoManager UniChar ViewWithRequiredInit _AM
    _AnyMessages _BridgedError _ColorLiteralType _ImageLiteralType _KN _KV _KVAffecting
    _KVAutomatic _KVGet _KVGetPath _KVGetUndefined _KVObserve _KVSet _KVSetNil _KVSetPath
    _KVSetUndefined _PredicateOfText _WrappedWord autoreleasepool clock_gettime_nsec_np
    kAudioServicesBadPropertySizeError kAudioServicesBadSpecifierSizeError kAudioServicesNoError
    kAudioServicesPropertyCompletePlaybackIfAppDies kAudioServicesPropertyIsUISound
    kAudioServicesSystemSoundClientTimedOutError
    kAudioServicesSystemSoundExceededMaximumDurationError kAudioServicesSystemSoundUnspecifiedError
    kAudioServicesUnsupportedPropertyError kCAOnOrderIn kCAOnOrderOut
    kCATransactionAnimationDuration kCATransactionAnimationTimingFunction
    kCATransactionCompletionBlock kCATransactionDisableActions kCATransition kCFBooleanFalse
    kCFBooleanTrue kSystemSoundID_Vibrate mach_absolute_time mach_continuous_time
    mach_timebase_info mach_timebase_info_data_t objc_AssociationPolicy objc_getAssociatedObject
    objc_removeAssociatedObjects objc_setAssociatedObject objc_sync_enter objc_sync_exit os_log
    os_signpost os_unfair_lock os_unfair_lock_assert_not_owner os_unfair_lock_assert_owner
    os_unfair_lock_lock os_unfair_lock_s os_unfair_lock_t os_unfair_lock_trylock
    os_unfair_lock_unlock pthread_main_np
    """.split { $0.isWhitespace }.map(String.init)
  static let generatedMembers = """
    AVAudioSessionInterruption AVAudioSessionMediaServicesWereLost
    AVAudioSessionMediaServicesWereReset AVAudioSessionRouteChange
    AVAudioSessionSilenceSecondaryAudioHint HDMI NSProcessInfoPowerStateDidChange
    NSUndoManagerCheckpoint NSUndoManagerDidCloseUndoGroup NSUndoManagerDidOpenUndoGroup
    NSUndoManagerDidRedoChange NSUndoManagerDidUndoChange NSUndoManagerWillCloseUndoGroup
    NSUndoManagerWillRedoChange NSUndoManagerWillUndoChange UIAccessibilityAnnouncementDidFinish
    UIAccessibilityAssistiveTouchStatusDidChange UIAccessibilityBoldTextStatusDidChange
    UIAccessibilityButtonShapesEnabledStatusDidChange
    UIAccessibilityClosedCaptioningStatusDidChange UIAccessibilityDarkerSystemColorsStatusDidChange
    UIAccessibilityElementFocused UIAccessibilityGrayscaleStatusDidChange
    UIAccessibilityGuidedAccessStatusDidChange UIAccessibilityInvertColorsStatusDidChange
    UIAccessibilityMonoAudioStatusDidChange UIAccessibilityOnOffSwitchLabelsDidChange
    UIAccessibilityReduceMotionStatusDidChange UIAccessibilityReduceTransparencyStatusDidChange
    UIAccessibilityShakeToUndoDidChange UIAccessibilitySpeakScreenStatusDidChange
    UIAccessibilitySpeakSelectionStatusDidChange UIAccessibilitySwitchControlStatusDidChange
    UIAccessibilityVideoAutoplayStatusDidChange UIAccessibilityVoiceOverStatusDidChange
    UIApplicationDidBecomeActive UIApplicationDidEnterBackground UIApplicationDidFinishLaunching
    UIApplicationDidReceiveMemoryWarning UIApplicationSignificantTimeChange
    UIApplicationUserDidTakeScreenshot UIApplicationWillEnterForeground
    UIApplicationWillResignActive UIApplicationWillTerminate UIContentSizeCategoryDidChange
    UIDeviceBatteryLevelDidChange UIDeviceBatteryStateDidChange UIDeviceOrientationDidChange
    UIDeviceProximityStateDidChange UIPasteboardChanged UIPasteboardRemoved
    UIScreenBrightnessDidChange UIScreenCapturedDidChange UIScreenDidConnect UIScreenDidDisconnect
    UITextFieldTextDidBeginEditing UITextFieldTextDidChange UITextFieldTextDidEndEditing
    UIWindowDidBecomeHidden UIWindowDidBecomeKey UIWindowDidBecomeVisible UIWindowDidResignKey URL
    _affecting _automatic _bridgeToObjectiveC _cVarArgEncoding _cVarArgObject
    _conditionallyBridgeFromObjectiveC _forceBridgeFromObjectiveC _kvAffecting _kvAutomatic _kvGet
    _kvGetPath _kvGetUndefined _kvObserve _kvSet _kvSetNil _kvSetPath _kvSetUndefined _observed
    _setNil _setVal _unconditionallyBridgeFromObjectiveC _val a a0 a1 a2 a3 a4 a5 abandon
    abbreviated about aboutY above absent accelerations accept accepts acceptsDirection access
    accessibilityActivate accessibilityActivationPoint
    accessibilityAssistiveTechnologyFocusedIdentifiers accessibilityAttributedHint
    accessibilityAttributedLabel accessibilityAttributedUserInputLabels
    accessibilityAttributedValue accessibilityContainer accessibilityContainerType
    accessibilityContrast accessibilityCustomActions accessibilityDecrement accessibilityElement
    accessibilityElementCount accessibilityElementDidBecomeFocused accessibilityElementDidLoseFocus
    accessibilityElementIsFocused accessibilityElements accessibilityElementsHidden
    accessibilityExtraExtraExtraLarge accessibilityExtraExtraLarge accessibilityExtraLarge
    accessibilityFrame accessibilityFrameInContainerSpace accessibilityHint accessibilityIdentifier
    accessibilityIncrement accessibilityLabel accessibilityLanguage accessibilityLarge
    accessibilityMedium accessibilityNavigationStyle accessibilityPath accessibilityPerformEscape
    accessibilityPerformMagicTap accessibilityRespondsToUserInteraction accessibilityScroll
    accessibilityText accessibilityTextualContext accessibilityTraits accessibilityUserInputLabels
    accessibilityValue accessibilityViewIsModal accessory accessoryGap accessoryKey accessoryType
    accessoryView accommodatePresentedItemDeletion accommodatePresentedSubitemDeletion acquire
    across action actionFont actionForSegment actionHandler actionProvider actions activate
    activateItem activationPoint activationState active activeAppearance activeLayout activity
    activityType actualScaleFactor add addAction addAnimations addArc addArrangedSubview
    addAttribute addAttributes addChild addChildViewController addClip addCompletion addConstraint
    addConstraints addControllers addControls addCurve addDemand addDisplayAttributes addEllipse
    addFilePresenter addGestureRecognizer addInteraction addItems addKeyCommand addKeyframe
    addKnobShadow addLayoutGuide addLayoutManager addLine addLines addObserver addPath addPointer
    addQuadCurve addRect addRects addRelativeArc addReversed addRoundedRect addRunning addSublayer
    addSubtree addSubview addTabStop addTarget addTextContainer addToTurn addUpstream
    addUserInfoEntries addViews added addedGuides addingAttributes additionalSafeAreaInsets address
    addressCity addressCityAndState addressState addsSafeArea adjustable adjustedContentInset
    adjustedContentInsetDidChange adjustment adjusts adjustsFontForContentSizeCategory
    adjustsFontSizeToFitWidth adjustsImageWhenDisabled adjustsImageWhenHighlighted advance advanced
    affected affects affine affineTransform after ahead aiff airPlay alert alertTime alignAllBottom
    alignAllCenterX alignAllCenterY alignAllFirstBaseline alignAllLastBaseline alignAllLeading
    alignAllLeft alignAllRight alignAllText alignAllTop alignAllTrailing aligned alignment
    alignmentMask alignmentMode alignmentOccurred alignmentRect alignmentRectInsets alignments all
    allButUpsideDown allControlEvents allCorners allEditingEvents allEvents allObjects allPresses
    allSatisfy allTargets allTouchEvents allTouches allowAirPlay allowAnimatedContent
    allowBluetooth allowBluetoothA2DP allowHapticsAndSystemSoundsDuringRecording
    allowUserInteraction allowableMovement allowed allowedTouchTypes allowedUnits allows
    allowsAntialiasing allowsChange allowsContinuousInteraction allowsCopying
    allowsDirectInteraction allowsEdgeAntialiasing allowsEditing allowsEditingTextAttributes
    allowsExtendedAttributes allowsGroupOpacity allowsHaptics allowsImageOutput
    allowsMultipleSelection allowsMultipleSelectionDuringEditing allowsNonContiguousLayout
    allowsOverdamping allowsPop allowsSelection allowsSelectionDuringEditing alone along alongside
    alpha alphaImage alphaInfo alphaInfoMask alphaOffset alphaShift alphabet alternate alternates
    altitude altitudeAngle always alwaysBounceHorizontal alwaysBounceVertical ambient amounts
    anchor anchorPoint anchorPointZ anchorWithOffset anew angle angles animate
    animateAlongsideTransition animateKeyframes animateTransition animated animatedImage
    animatedImageNamed animation animationController animationCurve animationDidStart
    animationDidStop animationDuration animationEnded animationImages animationKeys
    animationRepeatCount animationTimingFunction animations animator animators annotation
    announcement announcementDidFinishNotification announcementStringValueUserInfoKey
    announcementWasSuccessfulUserInfoKey announcements answer answeredByDefault answers any
    anyObject anyUnit app appReleased appSchemes appear appearance appearanceChanged
    appearanceDuration appearanceProperties appearances appearing append appending
    appendingPathComponent appendingPathExtension application applicationDidBecomeActive
    applicationDidEnterBackground applicationDidFinishLaunching applicationDidReceiveMemoryWarning
    applicationFrame applicationIconBadgeNumber applicationReserved
    applicationSignificantTimeChange applicationState applicationSupportsShakeToEdit
    applicationWillEnterForeground applicationWillResignActive applicationWillTerminate applied
    apply applyAppearanceProxies applyAttributes applyMore applyNext applySnapshotUsingReloadData
    applyValue applyWithBlock applying applyingSymbolConfiguration apportionsSegmentWidthsByContent
    archive areActionsDisabled areAnimationsEnabled areBytes areEqual areInIncreasingOrder areValid
    area areas arena argument argumentCount arguments arity arm around arrange arrangedSubviews
    array arrival arrivals arriving arrow arrowDirection arrowGap arrowSize asObject asProvided
    asTemplate ascender aside ask asked asksForPreferredSizes assertNoFailure assign
    assistiveTechnologyUserInfoKey assistiveTouchStatusDidChangeNotification async asyncAfter at
    attach attachChild attachment attachmentBounds attachmentSize attackTime
    attemptRotationToDeviceOrientation attribute attributed attributedName attributedPlaceholder
    attributedSubstring attributedSubtitle attributedText attributedTitle attributes
    attributesAtCaret attributesByID audio audioAttackTimeControl audioBrightness
    audioBrightnessControl audioContinuous audioCustom audioDecayTimeControl audioPan
    audioPanControl audioPitch audioPitchControl audioPlayerDecodeErrorDidOccur
    audioPlayerDidFinishPlaying audioReleaseTimeControl audioResourceIDs audioVolume
    audioVolumeControl audiovisualContent auto autocapitalizationType autoconnect
    autocorrectionType automatic automaticDimension automaticSize
    automaticallyAdjustsScrollIndicatorInsets automaticallyNotifiesObservers
    automaticallyUpdateForSelection automaticallyUpdatesConfiguration autorepeat
    autoresizesSubviews autoresizingMask autoreverse autoreverses availableCategories
    availableModes availablePart avi awakeFromNib away axes axial axis azimuth azimuthAngle
    azimuthTip azimuthUnitVector b b0 b1 b2 b3 b4 b5 back backBarButtonItem backButtonAppearance
    backButtonDisplayMode backButtonPressed backButtonTitle backIndicatorImage
    backIndicatorTransitionMaskImage backItem backItemChanged backMargin backTitles backdrop
    background backgroundColor backgroundEffect backgroundImage backgroundImageContentMode
    backgroundInsets backgroundPicture backgroundRect backgroundStyle backgroundTasks
    backgroundTimeRemaining backgroundView backwards badEventEntry badParameterEntry badgeColor
    badgeValue bar barChangedHeight barInsets barItemChanged barPosition barStyle barTintColor bars
    barsChanged base baseAttributes baseBackgroundColor baseForegroundColor baseTransform baseURL
    baseWritingDirection baseline baselineAdjustment baselineOffset baselineOffsetFromBottom bases
    batchDepth batteryLevel batteryLevelDidChangeNotification batteryState
    batteryStateDidChangeNotification becomeCurrent becomeFirstResponder becomeKey before
    beganLayer begin beginAnimations beginAppearanceTransition beginBackgroundTask beginBatch
    beginEditing beginFromCurrentState beginGeneratingDeviceOrientationNotifications
    beginIgnoringInteractionEvents beginInteractivePop beginInterval beginPath beginPress
    beginRefreshing beginState beginSwipe beginTime beginTouch beginTracking beginTransparencyLayer
    beginUndoGrouping beginUpdates beginning beginningOfDocument begun behavior behind below beside
    best between betweenViews bevel biasValues binaryPropertyList bitmap bitmapInfo
    bitsPerComponent bitsPerPixel black blade blend blink block blockHTML blockStorage blocked
    blockingAnimations blocks blue blueOffset bluetoothA2DP bluetoothHFP bluetoothLE blur bmp body
    bold boldSystemFont boldTextFace boldTextStatusDidChangeNotification bool boolValue border
    borderColor borderRect borderStyle borderWidth bordered borderedProminent borderedTinted
    borderless both bottom bottomAnchor bottomLayoutGuide bottomLeft bottomRight bounce bounces
    bouncesZoom boundary boundingArea boundingBox boundingBoxOfClipPath boundingBoxOfPath
    boundingRect bounds boundsWillChange box boxed boxedType branch breadth breakpoint
    breakpointOnError brightness brightnessDidChangeNotification bring bringAllToFront bringSubview
    bringSubviewToFront bringToFront broad brown bubble bucket buffer builder builtInMic
    builtInReceiver builtInSpeaker bundle busy butt button buttonAppearance buttonFontSize
    buttonMask buttonShapesEnabled buttonShapesEnabledStatusDidChangeNotification buttonSize
    buttonType buttons byValue byWord byteOrder16Big byteOrder16Little byteOrder32Big
    byteOrder32Little byteOrderMask bytes bytesPerComponent bytesPerPixel bytesPerRow bz2 c
    caTransform3DValue cache cachedCounts cachedGeometry calculationMode calculationModeCubic
    calculationModeCubicPaced calculationModeDiscrete calculationModeLinear calculationModePaced
    calendar calendarEvent call callAsFunction callBack callbacks callout canBePopped
    canBePrevented canBecomeFirstResponder canBecomeKey canCancelContentTouches canEdit canGo
    canLoadObject canLock canOpen canOpenURL canPerformAction canPrevent canRedo
    canResignFirstResponder canSelectMultiple canUndo cancel cancelAction cancelCard
    cancelForUpdate cancelInteractiveTransition cancelPreviousPerformRequests cancelSegment
    cancelTouch cancelTracking cancelUpstreams cancelsTouchesInView candidates canvas
    canvasAlignment canvasPath cap capHeight capInsets capabilities capabilitiesForHardware
    capacity caps caption1 caption2 capturedDidChangeNotification carAudio cards caret caretArea
    caretGeometry caretReach caretRect carets cascadeList caseInsensitive cast category
    categoryOptions causesPageTurn cell cellForItem cellForRow cellLayoutMarginsFollowReadableWidth
    cells center centerXAnchor centerYAnchor centeredHorizontally centeredVertically centroid
    cgAffineTransform cgAffineTransformValue cgColor cgContext cgGlyph cgImage cgPath cgPoint
    cgPointValue cgRect cgRectValue cgSize cgSizeValue cgVector cgVectorValue chain change
    changeBars changeCount changeDuration changeInLength changeParagraphStyles changeSize changed
    changedConstant changedContents changedMargins changedNotification changedTranslation
    changedTypesAddedUserInfoKey changedTypesRemovedUserInfoKey changes changesBreadth
    changesSelectionAsPrimaryAction character characterEnd characterIndex characterIndexForGlyph
    characterOffset characterRange characterSet characterSpacing characterStart characters
    charactersIgnoringModifiers check checkGlyph checkingTypes childForStatusBarHidden
    childForStatusBarStyle childViewControllers children choices choose chooseQuickAction chosen
    circular claim clamped classClarendonSerifs classForCoder classFreeformSerifs classMask
    classModernSerifs classOldStyleSerifs classOrnamentals classSansSerif classScripts
    classSlabSerifs classSymbolic classTransitionalSerifs clear clearBeforeInsertion clearButton
    clearButtonArea clearButtonMode clearButtonRect clearIfRequested clearUndoHistory
    clearsContextBeforeDrawing clearsOnBeginEditing clearsOnInsertion
    clearsSelectionOnViewWillAppear clip clipsToBounds close closeColor closePath closeSubpath
    closeSwipe closedCaptioningStatusDidChangeNotification closest closestPosition closing
    coalesced coalescedTouches coast code collapsesLargestUnit collect collecting collection
    collectionView collectionViewContentSize collectionViewLayout color colorSpace colorTypes
    colors column columnTerminators columns combineIdentifier combineLatest comes
    commaSeparatedText command commands commit commitAnimations commitCount common commonModes
    compact compactAppearance compactMap compare comparesIdentity comparison
    comparisonPredicateModifier complete completeAppearance completeImmediately completeTransition
    completion completionBlock completionCurve completionHandler completionSpeed completionVelocity
    completions component components componentsSeparated compositeContent computeHeights
    computeSection computeSections concatenate concatenating condensedAbbreviated condition
    conditionStart conditions configuration configurationUpdateHandler
    configurationWithoutPointSizeAndWeight configurationWithoutScale configurationWithoutTextStyle
    configurationWithoutWeight configure configureEditing configureWithDefault
    configureWithDefaultBackground configureWithOpaqueBackground configureWithTransparentBackground
    conforms conic connect connectedScenes connection console constant constantValue constants
    constraint constraintContainer constraints constraintsAffectingLayout contact contained
    container containerOrigin containerType containerView containerViewDidLayoutSubviews
    containerViewWillLayoutSubviews containers contains containsEnd containsStart containsTraits
    content contentCompressionResistancePriority contentContainer contentDirection
    contentEdgeInsets contentEdges contentEnd contentHorizontalAlignment contentHuggingPriority
    contentIndependentMetadataOnly contentInset contentInsetAdjustmentBehavior contentInsets
    contentLayoutGuide contentLength contentMargin contentMode contentOffset
    contentOffsetAdjustment contentOffsetForSegment contentRect contentScaleFactor contentSize
    contentSizeAdjustment contentVerticalAlignment contentView contents contentsAreFlipped
    contentsCenter contentsChanged contentsEnd contentsFrame contentsGravity contentsRect
    contentsScale context contextMenuInteraction contexts contextualAction continueAnimation
    continueTracking continuesParagraph continuityValues continuous contrast control
    controlCharacter controlPoint1 controlPoint2 controlPoints controller controllers controls
    convert convertFromPanel convertSeen convertTime convertToDeviceSpace
    convertToScreenCoordinates convertToUserSpace converted coordinate coordinateSpace coordinator
    coordinators copied copy copyIn copyProperties copySelection copyValues core corner cornerCurve
    cornerRadius cornerStyle corners cosine count countInNext countryName counts course
    coveredInsets create createPublisher createSubject creditCardNumber critical cropping cross
    crossed crossing ctm cubic cubicPaced cubicTimingParameters current currentAttributedTitle
    currentBackgroundImage currentImage currentLayout currentLocale currentMaximumTrackImage
    currentMinimumTrackImage currentMode currentPage currentPageIndicatorTintColor currentPoint
    currentPointOfPath currentPreferredSymbolConfiguration currentRoute currentThumbImage
    currentTime currentTitle currentTitleColor currentTitleShadowColor currents cursor curve
    curveEaseIn curveEaseInOut curveEaseOut curveLinear curves custom customAnimator customError
    customHeight customMirror customPresentationController customSeparatorInset customSpacing
    customView cut cutSelection cyan d damping dark darkGray darkText
    darkerSystemColorsStatusDidChangeNotification data dataDetectorTypes dataProvider dataSource
    database date dateTime dateTimeStyle deactivate deadlinePassed debounce debug debugDescription
    debugText decay decayTime decelerationRate decided decimal declared decode decoder decomposed
    decorationKey decorationPool decorations decrementImage deepen defaultAction defaultAnswer
    defaultAttributeDictionary defaultHeight defaultHigh defaultLow defaultRowAnimation
    defaultRunLoopMode defaultSelectionView defaultSeparatorInset defaultSize defaultTabInterval
    defaultTextAttributes defaultToSpeaker defaultValue defaultWritingDirection defaults
    defersAppearance definesPresentationContext definitions delay delaysContentTouches
    delaysTouchesBegan delaysTouchesEnded delegate delegateClass delegateUsesItemSize delete
    deleteBackward deleteCharacters deleteItems deleteRows deleteSections deleteSelection deleted
    deletedItems deletedRows deletedSections deliver delivery delta demand denom dependsOnDirection
    depth depths dequeue dequeueConfiguredReusableCell dequeueConfiguredReusableSupplementary
    dequeueReusableCell dequeueReusableHeaderFooterView dequeueReusableSupplementaryView descender
    description deselectAllButLast deselectAllItems deselectItem deselectRow deselects destroy
    destructive detach detachFromParent detachFromSuperview detail detailGap detailTextLabel
    determinant developmentLayoutDirection device deviceCMYK deviceCurrentTime deviceGray deviceRGB
    deviceTime diacriticInsensitive dictionary dictionaryRepresentation dictionaryWithValues
    didActivateNotification didAddSubview didAppear didBecomeActiveNotification
    didBecomeFirstResponder didBecomeHiddenNotification didBecomeKeyNotification
    didBecomeVisibleNotification didBeginEditing didChange didChangeExternallyNotification
    didChangeNotification didChangeValue didChooseMenuAction didConnectNotification didDisappear
    didDisconnectNotification didEndEditing didEndEditingReasonUserInfoKey
    didEnterBackgroundNotification didFinishLaunchingNotification didHandle didHide
    didHideMenuNotification didMove didMoveToSuperview didMoveToWindow
    didProcessEditingNotification didReceiveMemoryWarning didReceiveMemoryWarningNotification
    didResignFirstResponder didResignKeyNotification didShow didShowMenuNotification didStop
    didTransition difference differentiateWithoutColorDidChangeNotification differs digits dim
    direct direction directionLeadingToTrailing directionLeftToRight directionMask
    directionRightToLeft directionalEdgeInsetsValue directionalLayoutMargins directions directory
    disableActions disableCommit disableUndoRegistration disabled disabledAlpha disabledBackground
    disablesActions disappearing discardLines discardPreferredSizes discoverabilityTitle discrete
    dismiss dismissMenu dismissPresented dismissalTransitionDidEnd dismissalTransitionWillBegin
    dispatch dispatchTime display displayAsPalette displayContents displayGamut displayIfNeeded
    displayIfPending displayInline displayInside displayLink displayP3 displayScale dispose
    distance distances distribution divider dividerAlpha document done doneButtonAppearance dot
    double doubleValue down downArrow downstream dragThatCanResizeScene dragThatCannotResizeScene
    dragged draw drawAsPattern drawAsSeen drawBackground drawCharacters drawConicGradient
    drawContents drawEditableText drawField drawFittedText drawGlyphs drawHierarchy
    drawLinearGradient drawPath drawPlaceholder drawPlaceholderText drawRadialGradient
    drawStrikethrough drawText drawUnderline drawing drawingTransform drawn drawnScale
    drawsAfterEndLocation drawsBeforeStartLocation drawsOnlyInBounds drive driver drop dropAll
    dropFirst dropLeading dropMiddle dropTrailing dropped duckOthers due dueTime duration dx
    dynamic dynamicStackTracing dynamicTracing e each easeIn easeInEaseOut easeOut edge
    edgeAntialiasingMask edgeFrequency edgeWidth edges edgesForExtendedLayout edit editButtonItem
    editControl editControlSize editControlTapped editControlWidth editMenuInteraction edited
    editedAttributes editedCharacters editedMask editedRange editingAccessoryType
    editingAccessoryView editingChanged editingDidBegin editingDidEnd editingDidEndOnExit
    editingInteractionConfiguration editingRect editingStyle editor edits effect effectiveAlignment
    effectiveContentHorizontalAlignment effectiveUserInterfaceLayoutDirection elapsed elastic
    element elementCount elementFocusedNotification elementKindSectionFooter
    elementKindSectionHeader elements emailAddress emitEvent emphasized emphasizedAction empty
    enableRate enableUndoRegistration enablesReturnKeyAutomatically encode encoded encoder end
    endAppearanceTransition endBackgroundTask endBatch endDriving endEditing endFirstResponder
    endGeneratingDeviceOrientationNotifications endHandle endHighlight endIgnoringInteractionEvents
    endIntensity endInterval endMasks endOfDocument endPlaying endPoint endPress endProgress
    endRefreshing endTouch endTracking endTransparencyLayer endUndoGrouping endUpdates ended
    endedAnimations ending endless ends endsParagraph endsWithSeparator engine engineNotRunning
    engineStartTimeout ensureAttributesAreFixed ensureGlyphs ensureLayout enter enterBackground
    enterForeground enteringCells entries entry enumerateEnclosingRects enumerateEventHandlers
    enumerateLineFragments enumerateMatches environment equalTo equationText era
    eraseToAnyPublisher error errorCode errorDomain errorUserInfo estimate estimatedItemSize
    estimatedProperties estimatedPropertiesExpectingUpdates estimatedRowHeight
    estimatedSectionFooterHeight estimatedSectionHeaderHeight estimationUpdateIndex evaluate
    evaluation even evenOdd event eventDuration eventParameters eventType eventWaveformLoopEnabled
    eventWaveformPath eventWaveformUseVolumeEnvelope events every excess exchange exchangeSubview
    exclusionPaths exclusive executable execute exerciseAmbiguity exerciseAmbiguityInLayout
    existing exits expand expected expirationDate explicitDirection exponential exportDictionary
    expression expressionBlock expressionForEvaluatedObject expressionType expressionValue
    extendedDisplayP3 extendedGray extendedLayoutIncludesOpaqueBars extendedLinearGray
    extendedLinearSRGB extendedSRGB extent extra extraExtraExtraLarge extraExtraLarge extraHeight
    extraLarge extraLight extraLine extraLineFragmentRect extraLineFragmentTextContainer
    extraLineFragmentUsedRect extraSmall f f1 f10 f11 f12 f2 f3 f4 f5 f6 f7 f8 f9 face factor
    factors facts fade fadeDuration fadeItems fadesAsOne fail failMissing failure failurePolicy
    family familyName familyNames far farthest fast fastInterval fault featureIdentifier
    featureSettings feedback fields file fileNotFound filePresenters fileSystem fileType fileURL
    filename files fill fillBackgroundRectArray fillColor fillEllipse fillMode fillPath fillRule
    fillSpace fillStops filled filter finalAttributes finalFrame
    finalLayoutAttributesForDisappearingDecorationElement finalLayoutAttributesForDisappearingItem
    finalLayoutAttributesForDisappearingSupplementaryElement finalizeAnimatedBoundsChange
    finalizeCollectionViewUpdates finalizeLayoutTransition find findAction findHit findValue finish
    finishAnimation finishImmediately finishInteractiveTransition finishPress finished
    finishedHandlers fire fireDate fireDeadlines firmPressCount first firstAnchor firstAttribute
    firstAttributes firstBaselineAnchor firstGroupGap firstItem firstKey firstLineHeadIndent
    firstMatch firstRect firstResponder firstRow firstSectionTop firstUnlaidCharacterIndex
    firstUnlaidGlyphIndex firstUnlaidOffset fit fits fitsAbove fitsBelow fitted fittedSize fitting
    fittingHeight fittingSize fittingSizeLevel fixAttachments fixAttributes fixParagraphStyles
    fixed fixedAdvance fixedCoordinateSpace fixedSpace fixesAttributesLazily flag flags
    flashScrollIndicators flat flatMap flatness flattened flattener flexibleBottomMargin
    flexibleHeight flexibleLeftMargin flexibleRightMargin flexibleSpace flexibleTopMargin
    flexibleWidth flightNumber flip flips flipsForRightToLeftLayoutDirection
    flipsHorizontallyInOppositeLayoutDirection floatComponents floatInfoMask floatValue flow flush
    focused focusedElement focusedElementUserInfoKey folder folders follow followPress following
    font fontAttributes fontDescriptor fontName fontNames fontSize fontWeight fontWeightNumber
    fonts footer footerReferenceSize footerTop footerView footerViews footnote forDeleting
    forEachInSubtree forEachLine forEachRun forFirstBaselineLayout forLastBaselineLayout forMerging
    forMoving forReplacing force forceTouchCapability foregroundColor forget forgetHaptics
    forgetItem format formatText formatted formatter formattingContext forwardAppearance forwards
    found foundation fourth fraction fractionComplete fractionOfDistanceThroughGlyph fragment
    fragmentRect frame frameLayoutGuide frameOfPresentedViewInContainerView frames free frequencies
    frequency from fromBottom fromLeft fromRight fromSRGB fromTop fromValue fromView front
    frontmostViewController fulfill full fullStreetAddress fullSwipeFraction fullscreen function
    functions future g gameChat gamut gap gaps gate general genericCMYK genericException
    genericGrayGamma2_2 genericRGBLinear geometry geometryChanged gestureRecognizer
    gestureRecognizerShouldBegin gestureRecognizers gestures gesturesForFailureRequirements get
    getControlPoint getHue getLineDash getLineFragmentInsertionPoints getRed getWhite gif given
    givenContentSize givenName glyph glyphIndex glyphIndexForCharacter glyphLocation glyphRange
    glyphs go goal goesAcross goesBehind goesOn gone grabbedHandle gradient gravity gray
    grayscaleStatusDidChangeNotification green greenOffset ground group groupFooterGap groupGap
    groupHeaderGap groupHeaderPadding groupRadius groupTableViewBackground groupingLevel groups
    groupsByEvent groupsChildren grow growth guide guidedAccessStatusDidChangeNotification guides
    gzip h hadWindow hairline half handle handleBackButtonPress handleClear handleDrag handleEnd
    handleEvents handleFailure handleFirmPress handleInvalidation handleOutsideTouch handlePan
    handlePress handleReturn handleSubscription handleTap handleValue handler handlers happen
    hapticAttackTimeControl hapticContinuous hapticDecayTimeControl hapticIntensity
    hapticIntensityControl hapticReleaseTimeControl hapticSharpness hapticSharpnessControl
    hapticTransient haptics hasAllWeights hasAmbiguousLayout hasArea hasArrived hasBackdrop
    hasBackground hasBeginTime hasBegun hasCaret hasChanged hasChanges hasColors hasContents
    hasControls hasCustomColor hasCustomHeights hasDifferentColorAppearance hasDirections
    hasDuration hasEnded hasEqualProperties hasFixedSize hasInitialOffset
    hasItemConformingToTypeIdentifier hasMoved hasNonContiguousLayout hasNothingToDraw
    hasReachedView hasRegion hasResized hasReversedShadow hasSeen hasSelection hasShadow
    hasSingleLineParagraphs hasSquareCorners hasStrings hasText hasURLs hasUncommittedUpdates
    hasValidSections hasVisibleContent hasWandered hasWidth hash hasher head headIndent header
    headerFooter headerFooterFrame headerFooterView headerGap headerHeight headerPadding
    headerReferenceSize headerTop headerView headerViews headline headphones headsetMic heavier
    heavy heic heif height heightAnchor heightTracksTextView heights held heldCells help here hex
    hidden hide hideAnimator hideIfMoved hideMenu hideShowBarDuration hidesBackButton
    hidesBottomBarWhenPushed hidesElements hidesForSinglePage hidesWhenStopped hidingTouch high
    highlighted highlightedAnimationImages highlightedImage highlightedPath highlightedTextColor
    hint hintBlur hintGrowth hit hitTest hold holdRoom holder holdsConstraints home hooks
    horizontal horizontalScrollIndicatorInsets horizontalShear horizontalSizeClass host html hue
    hugging hybrid ico icon id identifier identifierForVendor identifiers identity idiom ids ignore
    ignoreOutput ignoresDirection image imageEdgeInsets imageFlippedForRightToLeftLayoutDirection
    imageForSegment imageFormat imageGap imageInsets imageOrientation imagePadding imagePlacement
    imageRect imageRendererFormat imageRoom imageScale imageSize imageView imageWithoutBaseline
    images immediatelyAvailableMetadataOnly impactHeavy impactLight impactMedium impactOccurred
    impactRigid impactSoft implicit imposedTraits inContainer inOrder inPoints inbox incrementImage
    indentationLevel indentationWidth index indexOfItem indexOfSection indexPath
    indexPathAfterUpdate indexPathBeforeUpdate indexPathForItem indexPathForRow
    indexPathForSelectedRow indexPathsForRows indexPathsForSelectedItems indexPathsForSelectedRows
    indexPathsForVisibleItems indexPathsForVisibleRows indexPathsForVisibleSupplementaryElements
    indexes indexesKey indicatorGap indicatorImage indicatorLength indicatorStay indicatorStyle
    indicatorThickness indicators info inherited inheritedAnimationDuration inheritedTiming initial
    initialAttributes initialFrame initialLayoutAttributesForAppearingDecorationElement
    initialLayoutAttributesForAppearingItem initialLayoutAttributesForAppearingSupplementaryElement
    initialResult initialVelocity initialView initialWindow initiallyInteractive inks inlay
    inlineHTML inlinePresentationIntent inner innermostResponder input inputAccessoryView
    inputDelegate inputDelete inputDownArrow inputEnd inputEscape inputHome inputLabels
    inputLeftArrow inputPageDown inputPageUp inputRightArrow inputUpArrow inputView inputs insert
    insertArrangedSubview insertItems insertPointer insertRows insertSections insertSegment
    insertSublayer insertSubview insertText insertTextContainer inserted insertedItems insertedRows
    insertedSections insertionPoints inset insetGuides insets insetsContentViewsToSafeArea
    insetsLayoutMarginsFromSafeArea insetsWithoutStatusBar inside inspectAll install
    instanceAlphaOffset instanceBlueOffset instanceColor instanceCount instanceDelay
    instanceGreenOffset instanceRedOffset instanceTransform instant insufficientPower integerValue
    intendedDelay intensity intents interaction interactionChanges
    interactionControllerForDismissal interactionControllerForPresentation interactionDidEnd
    interactionEnds interactionShouldBegin interactionState interactionWillBegin interactions
    interactive interactivePopGestureRecognizer interactor interfaceOrientation
    internalInconsistencyException interpolation interpolationQuality interpretedSyntax interrupt
    interruptSpokenAudioAndMixWithOthers interrupted interruptibleAnimator interruptionNotification
    intersect intersects interval intrinsicContentSize invalid invalidArgumentException
    invalidAudioResource invalidAudioSession invalidEngineParameter invalidEventDuration
    invalidEventTime invalidEventType invalidParameterType invalidPatternData
    invalidPatternDictionary invalidPatternPlayer invalidTime invalidate invalidateAttributes
    invalidateDataSourceCounts invalidateDecorationElements invalidateDisplay invalidateEverything
    invalidateFlowLayoutAttributes invalidateFlowLayoutDelegateMetrics invalidateGlyphs
    invalidateHeights invalidateIntrinsicContentSize invalidateItems invalidateLayout
    invalidateRowCounts invalidateSupplementaryElements invalidatedDecorationIndexPaths
    invalidatedItemIndexPaths invalidatedSupplementaryIndexPaths invalidationContext
    invalidationContextClass inverse invertColorsStatusDidChangeNotification inverted invoke
    isAbove isAccepted isAccessibilityCategory isAccessibilityElement isAccessible isAcross
    isActive isAdded isAdditive isAfter isAlike isAllowed isAmbiguous isAmount isAnimated
    isAnimatedImage isAnimating isAnother isAnyCase isAround isAsIs isAsItWas isAside
    isAssistiveTouchRunning isAtEdge isAtEnd isAtLineEnd isAtStart isAtTop isAutoShutdownEnabled
    isAutomatic isBack isBackRow isBare isBaseline isBaselineRelativeArrangement
    isBatteryMonitoringEnabled isBeginning isBeingDismissed isBeingPresented isBelow isBelowStart
    isBelowTarget isBeside isBeyond isBold isBoldTextEnabled isBoth isBottom isBroken isBusy
    isButton isByText isByte isCancelled isCaptured isChange isChosen isClear isClosed
    isClosedCaptioningEnabled isColoredByTable isCompact isComplete isCompleted isCompletedAnyway
    isContextMenuInteractionEnabled isContinuous isCumulative isCustomEditable isCut isCutOff
    isDark isDarkerSystemColorsEnabled isDead isDecelerating isDeclared isDescendant
    isDirectionalLockEnabled isDirty isDiscardable isDismissing isDone isDoubleSided isDown
    isDragging isDrawnInMotion isDropping isDynamic isEditable isEditing isElement
    isEligibleForHandoff isEligibleForPrediction isEligibleForPublicIndexing isEligibleForSearch
    isEmpty isEnabled isEnabledForSegment isEnd isEnded isEnding isEnlarged isEqual isEscaped
    isExclusiveTouch isExtended isExtra isFade isFading isFaint isFamilyFirst isFar isFilled
    isFinal isFirst isFirstResponder isFixed isFlat isFlexibleSpace isFlipped isFlippedInTree
    isFollowing isFooter isFor isForPhone isForSheet isForcedToEnd isForgotten isForward
    isFramework isFree isFromRight isGeneratingDeviceOrientationNotifications isGeneric
    isGeometryFlipped isGone isGrayscaleEnabled isGroup isGuidedAccessEnabled isHalfway isHeader
    isHere isHexadecimal isHidden isHiding isHigh isHighlighted isHolder isHorizontal isIdentity
    isIdleTimerDisabled isIgnoringInteractionEvents isIn isInContext isInLine isIncluded isInner
    isInputAvailable isInside isInteractive isInterrupted isInterruptible isInvertColorsEnabled
    isInward isItalic isJoiningParent isKept isKeyWindow isKind isKnown isLaidOut isLandscape
    isLarge isLast isLastContainer isLastLine isLate isLayingOut isLayoutMarginsRelativeArrangement
    isLeading isLeavingParent isLeft isLeftOut isLess isLight isLimited isLink isLost isLow
    isLowPowerModeEnabled isMainThread isManualHitTestingEnabled isMarked isMask isMasked
    isMeasuring isMember isMenuVisible isMethod isMine isMirrored isModal isModalInPresentation
    isMomentary isMono isMonoAudioEnabled isMoved isMoving isMovingBars isMovingByItself
    isMovingFromParent isMovingToParent isMultipleTouchEnabled isMultitaskingSupported isMuted
    isMutedForAudio isMutedForHaptics isNamed isNavigationBarHidden isNeeded isNegative isNew
    isNext isNil isNumber isObject isOfContent isOfKind isOn isOnOffSwitchLabelsEnabled isOnPill
    isOnlyTranslated isOpaque isOpen isOpened isOrdered isOriginal isOrphan isOther
    isOtherAudioPlaying isOuterGroup isOutside isOver isOverriding isOwn isPadded isPagingEnabled
    isPathEmpty isPaused isPersistent isPhonetic isPinched isPinning isPlain isPlaying isPortrait
    isPosition isPresenting isPressed isPressing isPrevented isPrior isProtectedDataAvailable
    isProximityMonitoringEnabled isPublic isPulling isQueued isRead isReady isRecognized
    isRecording isRect isRedoing isReduceMotionEnabled isReduceTransparencyEnabled isRefreshing
    isRegistered isRegisteredForRemoteNotifications isReloaded isRemovedOnCompletion isRequested
    isResetting isResized isReturn isReversed isRight isRightToLeft isRooted isRound isRow
    isRunning isSame isSameClassOrSubclass isSaved isScrollEnabled isSecond isSecureTextEntry
    isSelectable isSelected isSelectedOrHighlighted isSelection isSet isShakeToUndoEnabled isSheet
    isShort isShown isSideways isSigned isSimple isSimpleRectangularTextContainer isSingleLine
    isSliding isSpace isSpeakScreenEnabled isSpeakSelectionEnabled isSplit isStart
    isStatusBarHidden isStill isStroked isSubclass isSubset isSubtype isSuperseded isSupertype
    isSwitchControlRunning isSymbolImage isSystem isTap isTappedByView isTextChanged isThere
    isTiled isTooLong isToolbarHidden isTop isTopLarge isTouchInside isTracking isTransformed
    isTransitioning isTranslation isTranslucent isTrue isTurned isUISound isUndecided isUnderline
    isUnderlined isUndo isUndoRegistrationEnabled isUndoing isUp isUpdatingLayout isUppercase
    isUserInteractionEnabled isValid isValidGlyphIndex isValidInterfaceOrientation
    isValidJSONObject isVariadic isVertical isVideoAutoplayEnabled isViewLoaded isVisible
    isVoiceOverRunning isWaiting isWeak isWhite isWhole isWide isWideGamutRGB isWithinLimits isWord
    isWrapped isWriting isZoomBouncing isZoomable isZooming italicSystemFont item itemChanged
    itemFade itemFont itemFormatter itemIdentifier itemIdentifiers itemIndex itemMoves
    itemProviderVisibilityForRepresentation itemProviders itemSet itemSize items itemsChanged
    itemsLeaving iteration iterator itself javaScript jobTitle join joinLayout joinedTexts joint
    jpeg json justified keepAttributes keepAway keepFinalState keepLeft keepRight keepsDuration
    keepsLines keepsMenuPresented keepsPace kept kern key keyCode keyCommands keyEnumerator keyPath
    keyPath0 keyPath1 keyPath2 keyPathsForValuesAffectingValue keyTimes keyWindow
    keyboardAlphanumericSwitch keyboardAnimationCurveUserInfoKey
    keyboardAnimationDurationUserInfoKey keyboardAppearance keyboardDidChangeFrameNotification
    keyboardDidHideNotification keyboardDidShowNotification keyboardFrameBeginUserInfoKey
    keyboardFrameEndUserInfoKey keyboardHangul keyboardHanja keyboardHiragana
    keyboardIsLocalUserInfoKey keyboardKanaSwitch keyboardKatakana keyboardKey keyboardType
    keyboardWillChangeFrameNotification keyboardWillHideNotification keyboardWillShowNotification
    keyboardZenkakuHankakuKanji keyframe keyframes keys keywords kind kindKey kinds knob
    knobShadowOpacity known label labelFontSize labels lack laidOut laidOutEnd laidOutSize
    landscape landscapeImagePhone landscapeImagePhoneInsets landscapeLeft landscapeRight language
    languageCode large largeBox largeScale largeTitle largeTitleDisplayMode largeTitleFont
    largeTitleHeight largeTitleMargin largeTitleTextAttributes largest last lastAction
    lastBaselineAnchor lastCommands lastCommit lastDelivered lastGroup lastReportedController
    lastResource later latest launch launchOptions layOut layOutBar layOutBars layOutCell
    layOutCharacters layOutContents layOutElements layOutFromOutermost layOutIfInvalid
    layOutImmediately layOutOverlayViews layOutText layOutVisibleViews layer layerBottomEdge
    layerClass layerForConverting layerLeftEdge layerMaxXMaxYCorner layerMaxXMinYCorner
    layerMinXMaxYCorner layerMinXMinYCorner layerRightEdge layerTopEdge layerWillDraw layers layout
    layoutAttributesClass layoutAttributesForDecorationView layoutAttributesForElements
    layoutAttributesForItem layoutAttributesForSupplementaryElement
    layoutAttributesForSupplementaryView layoutChanged layoutDirection layoutDirectionChanged
    layoutEngine layoutFittingCompressedSize layoutFittingExpandedSize layoutFrame layoutGuides
    layoutIfNeeded layoutInside layoutInvalidated layoutManager layoutManagerDidInvalidateLayout
    layoutManagers layoutMargins layoutMarginsDidChange layoutMarginsGuide layoutSublayers
    layoutSubviews leading leadingAnchor leadingGap leadsBack learn least leastDigits leave
    leaveLayout leaves leaving leavingCells left leftAnchor leftArrow leftBarButtonItem
    leftBarButtonItems leftExpression leftItemsSupplementBackButton leftView leftViewMode
    leftViewRect leftX lefts legibilityWeight length lengths letter letters level levels
    levelsOfUndo life lift lifted light lightDim lightGray lightText lights limit limited
    limitedHeight limitedZoom limits line lineBreak lineBreakMode lineCap lineCapStyle lineCount
    lineDashPattern lineDashPhase lineEnds lineFragmentPadding lineFragmentRect
    lineFragmentUsedRect lineHeight lineHeightMultiple lineIn lineIndex lineJoin lineJoinStyle
    lineOut lineRange lineSpacing lineWidth linear linearGray linearSRGB lines linesStart link
    linkAction linkColor linkTextAttributes links list listWidth listed listener load loadData
    loadDataRepresentation loadElement loadItem loadObject loadView loadViewIfNeeded
    loadedStandardViews local locale localizedDescription localizedModel localizedString
    localizedStringResource localizedSubtitle localizedTitle location locations lock lockFraction
    lockIfAvailable lockRatio log logger longLong longestIncreasingSubsequence longestRange look
    lookup lookupSuggestion loopEnabled loopEnd loops looseStrength loupe loupeEdge low lower
    lowered lowestSubviewIndex m11 m21 m31 m41 made madeAt magenta magnificationFilter magnitude
    main majorRadius majorRadiusTolerance make makeAdvancedPlayer makeAsyncIterator makeAttributes
    makeCell makeClearButton makeConnectable makeContext makeEditButtonItem makeGeometry
    makeHeaderFooterView makeImage makeInput makeItemProviders makeKey makeKeyAndVisible makeLayer
    makeLayoutEngine makeNavigationItem makePlayer makePresentation makePresentationController
    makeSegment makeSignpostID makeSize makeSnapshot makeTimerSource mallocException manager
    manifest map mapError mapped mapper margin margins mark markColumnWidth
    markConstraintsForUpdate markMoved marked markedTextRange markedTextStyle markers marks
    marksSelection mask maskAlpha maskLayer maskedCorners maskedLayer masking masks masksToBounds
    mass matches matching matrix max maxPublishers maxSpeed maxValue maximum maximumDepth
    maximumForce maximumFramesPerSecond maximumLineHeight maximumMovement maximumNumberOfLines
    maximumNumberOfTouches maximumPasses maximumPossibleForce maximumTrackImage
    maximumTrackTintColor maximumUnitCount maximumValue maximumValueImage maximumValueImageRect
    maximumZoomScale mayBeginEditing mayEndEditing mayPaint mean meaning measure measureHeight
    measureInterval measuredHeadersAndFooters measuredSizes measuredWidth measurement
    mediaServicesWereLostNotification mediaServicesWereResetNotification medium meeting member
    members memory memoryError menu menuActionTriggered menuAppearance menuFrame
    menuFrameDidChangeNotification menuItem menuItems menuPreview menuRange menuWillAppear
    menuWillCommit menuWillDisappear merge message messageFont messages messaging method methods
    metrics microphone microseconds middle middleName middles midi milliseconds min minSpeed
    minValue minWidth mine minificationFilter minificationFilterBias minimizeAndZoom minimum
    minimumFontSize minimumInteritemSpacing minimumLineHeight minimumLineSpacing
    minimumNumberOfTouches minimumPressDuration minimumScaleFactor minimumSlide
    minimumSwipeButtonWidth minimumTolerance minimumTrackImage minimumTrackTintColor minimumValue
    minimumValueImage minimumValueImageRect minimumZoomScale minors minus mirror mirrored mismatch
    missed missing miter miterLimit mixWithOthers mixed mixesDirections modal
    modalPresentationStyle modalTransitionStyle mode model modelLayer modifierFlags moment moments
    monoAudioStatusDidChangeNotification monospaced monospacedDigitSystemFont monospacedSystemFont
    more most motion motionBegan motionCancelled motionEnded motions move moveAlong moveFocusByTab
    moveIn moveItem moveRow moveSection moveToFirst moved movedItems movedRows movedSections movie
    moviePlayback moving mp3 mpeg mpeg4Audio mpeg4Movie multiRoute multicast multiple
    multipleSelectionBackgroundView multiplier mutableCopy mutex name nameColumnWidth namePrefix
    nameSuffix named namedFamilies names nanoseconds narrative narrow nativeBounds nativeScale
    natural naturalFrame naturalHeight naturalScale naturalSize navigation navigationBar
    navigationController navigationControllerPreferredInterfaceOrientationForPresentation
    navigationControllerSupportedInterfaceOrientations navigationItem navigationStyle near nearest
    nearestAncestor nearestGlyph nearestLine nearestView needed needs needsConstraintUpdate
    needsConstraintUpdates needsDisplay needsDisplayOnBoundsChange needsHeights needsLayout
    needsRowCounts needsSave needsUpdateConstraints neighbor new newInstance newKey newPassword
    newPath newScene newSection newSize newTip newTraits newValue newValueUserInfoKey newWindow
    newton next nextChange nextFireTime nextPartialResult nextSerial nextStep nextWordEnd nibBundle
    nibName nickname noIntrinsicMetric noSegment nonBaseCharacter nonZero none normal normalized
    normalizedName notEnabled notShownAttribute notSupported notes nothing notice notificationError
    notificationIsPriorKey notificationOccurred notificationSuccess notificationSwitchControl
    notificationVoiceOver notificationWarning notifiedState notify notifyBeginnings notifyChildren
    notifyInheritedTint notifyInteractionChange notifyMarginChange notifyOthersOnDeactivation
    notifyPreferredSizeChange notifySelectionChange notifyTextChange notifyTintChange
    notifyTintModeChange notifyTraitChange notifyWhenInteractionChanges notifyWhenInteractionEnds
    notifyWhenPlayersFinished notifyingObservers now null number numberFormatter numberOfChannels
    numberOfComponents numberOfGlyphs numberOfItems numberOfLines numberOfLoops numberOfMatches
    numberOfPages numberOfRanges numberOfRows numberOfSections numberOfSegments
    numberOfTapsRequired numberOfTouches numberOfTouchesRequired numbers numer numericPad object
    objectEnumerator objectPersonality objectPointerPersonality objectWillChange objects
    observation observe observeValue observer observers octal ofApp ofKinds ofThread off offset
    offsets old oldBounds oldEnd oldHeadersAndFooters oldKey oldLength oldPath oldSection
    oldSizeCategory oldTraits oldValue oldWindow onActivate onCancel onChange onDismiss onEnd
    onFirmPress onMain onOffSwitchLabelsDidChangeNotification onPreview onRecognition onScroll
    onSelect onTintColor onTurnEnd one oneLine oneStart oneTimeCode only opacities opacity opaque
    opaqueDark opaqueLight opaqueSeparator open openInPlace openRecent openRequest openSessions
    openSettingsURLString openURL opening opens operand operation operationNotPermitted
    operatorText options orange order ordered orderedElements organizationName orientation
    orientationChanged orientationDidChangeNotification origin originAttribute originSection
    original origins other otherStart otherValues others outer outline output
    outputNumberOfChannels outputVolume outputs outward over overlap overlaps overlayArea override
    overrideInheritedCurve overrideInheritedDuration overrideMutedMicrophoneInterruption
    overrideOutputAudioPort overrideTraitCollection overrideUserInterfaceStyle own ownColors
    ownDuration ownFormat ownInputView ownLayout ownLinkAttributes ownScale ownSemantics ownTiming
    ownTint ownTintMode ownView owner owningView pace paced pad padding page pageDown
    pageIndicatorTintColor pageScrolled pageUp pageWidth pages paint paintBackground
    paintDecorations paintGlyphs paintModel painted paintedFamily painter painterAntialiases pair
    pan panGestureRecognizer panTravel panel panelLayer panelSize paragraph paragraphSpacing
    paragraphSpacingBefore paragraphStyle paragraphValues paragraphs parameter parameterCurve
    parameterCurveControlPoints parameterID parameterValue parameters parent parseError parsed
    parser part partitioningIndex parts pass passed passes password passwordRules
    passwordRulesDescriptor past paste pasteText pasteboard path pathCompleted pathContains paths
    pattern patternDash patternDashDot patternDashDotDot patternDot pause pauseAll pauseAnimation
    pauseInteractiveTransition pausesOnCompletion pdf peek peeked pending pendingDemand
    pendingOffsetChange pendingRequest pendingUpdate percentComplete perceptualDuration perform
    performAsCurrent performBatchUpdates performSelector performStandardEdit performUpdates
    performWithoutAnimation performsFirstActionWithFullSwipe persistentIdentifier perspective phase
    phases phone phoneNumber phonetic picture piece pieces pillInset pillRadius pinch
    pinchGestureRecognizer pinchTravel pinched pinnedZIndex pitch pixel pixelAspectRatio pixels
    pixelsPerPoint place placeImage placePanelLayer placeViews placed placedAt placeholder
    placeholderContent placeholderRect placeholderText placement places plain plainText plan
    planned plate play playAndRecord playPattern playPause playable playback playbackRate player
    players playgroundDescription playing playsAudioOnly playsHapticsOnly playsSound plus png
    pngData point pointSize pointer points pointsOfInterest policy pool pop popItem
    popToRootViewController popToViewController popViewController popped portName portType portrait
    portraitUpsideDown position positions positive possibleTitles post postChanges postalCode
    postscriptName power powers preciseLocation precisePreviousLocation precision precondition
    predicate predicateFormat predicateOperatorType predicates predicted predictedTouches
    predictionSteps preferences preferred preferredAction preferredArrowDirection
    preferredBufferDuration preferredCommitStyle preferredContentSize preferredContentSizeCategory
    preferredContentSizeDidChange preferredElementSize preferredFilenameExtension preferredFont
    preferredFontDescriptor preferredFrameRateRange preferredFrameSize preferredFramesPerSecond
    preferredIOBufferDuration preferredIndicatorImage preferredInterfaceOrientationForPresentation
    preferredLanguages preferredLayoutAttributesFitting preferredLocalizations preferredMIMEType
    preferredMaxLayoutWidth preferredMode preferredRange preferredSampleRate preferredSizes
    preferredStatusBarStyle preferredStatusBarUpdateAnimation preferredStyle
    preferredSymbolConfiguration preferredSymbolConfigurationForImage preferringMonochrome
    preferringMulticolor prefersCrossFadeTransitions prefersCrossFadeTransitionsStatusDidChange
    prefersExtendedRange prefersLargeTitles prefersStatusBarHidden prefetch prefix prepare
    prepareForInterfaceBuilder prepareForNext prepareForReuse prepareForTransition prepareLayout
    prepareToDraw prepareToPlay prepend present presentController presentEditMenu presentIfPossible
    presentation presentationController presentationControllerDidAttemptToDismiss
    presentationControllerDidDismiss presentationControllerShouldDismiss
    presentationControllerWillDismiss presentationIntent presentationStyle
    presentationTransitionDidEnd presentationTransitionWillBegin presentationView presented
    presentedItemDidChange presentedItemDidMove presentedItemOperationQueue presentedItemURL
    presentedSubitem presentedSubitemDidChange presentedView presentedViewController presenters
    presenting presentingViewController preservesMargins preservesSuperviewLayoutMargins press
    pressCancels pressForce pressLifts pressMayPop pressPeeks pressPops pressReturn
    pressShouldBegin pressed pressedAlpha pressedIndicatorLength pressedScale presses pressesBegan
    pressesCancelled pressesChanged pressesEnded pressures preventsOuterTaps preview
    previewActionItems previewInteraction previewInteractionDidCancel previewInteractionShouldBegin
    previewProvider previewRegistrations previewViewController previewingContext
    previewingGestureRecognizerForFailureRelationship previous previousLocation previousWordStart
    primaries primary primaryAction primaryActionTriggered print prior priority pristine probe
    processEditing progress progressImage progressTintColor progressViewStyle projectedValue
    projection projectionToParent prominent prompt promptFont promptHeight properties property
    propertyForGlyph propertyList proposed providedUnit provider proximityState
    proximityStateDidChangeNotification proxy publish publisher publishers pull pullDistance purple
    purposeIdentifier push pushItem pushViewController put qos quantifier quaternaryLabel
    quaternarySystemFill queue queuesTurnWork quickTimeMovie quit quoted radial radius radix raise
    range rangeEnclosingPosition rangeException rangeOfFirstMatch rangeToDelete ranges
    rasterizationScale rate ratio rawImage rawValue reach reached reachesIn read
    readableContentGuide readableInsets readableTypeIdentifiersForItemProvider reader reading
    readingIntent ready rearrange reason receive receiveCancel receiveCompletion receiveOutput
    receiveRequest receiveSubscription receiveValue receivers receives
    receivesAppearanceAutomatically recent recipe recognized recognizer recognizers reconfigure
    reconfigureItems reconfigureRows reconfigured reconfiguredItemIdentifiers reconfiguredItems
    record recordValue recording rect rectForFooter rectForHeader rectForRow rects recycle red
    redOffset redo redoActionIsDiscardable redoActionName redoActionUserInfoValue redoCount
    redoMenuItemTitle redoMenuTitle reduce reduceMotionStatusDidChangeNotification
    reduceTransparencyStatusDidChangeNotification reference referenceDate referrerURL
    refreshControl region register registerAudioResource registerDataRepresentation
    registerForPreviewing registerForRemoteNotifications registerObject registerProperties
    registerUndo registeredContentTypes registeredTypeIdentifiers registration regular relation
    relative relativeTime release releaseController releaseForce releaseHeaderFooter releaseTime
    relevance relinquishPresentedItem reload reloadData reloadItems reloadRows reloadSections
    reloadVisibleMenu reloaded reloadedItemIdentifiers reloadedItems reloadedRows
    reloadedSectionIdentifiers reloadedSections remainder remoteControlReceived remove removeAction
    removeActions removeAll removeAllActions removeAllAnimations removeAllObjects removeAllPoints
    removeAllRunning removeAllSegments removeAnimation removeArrangedSubview removeAttribute
    removeConstraint removeConstraints removeDuplicates removeElement removeFilePresenter
    removeFromParent removeFromParentViewController removeFromSuperlayer removeFromSuperview
    removeGestureRecognizer removeInteraction removeKeyCommand removeLast removeLayoutGuide
    removeLayoutManager removeObject removeObserver removeOldest removePointer removeRunning
    removeSegment removeTabStop removeTarget removeTextContainer removed removedNotification
    removes removesPresentingView render rendering renderingIntent renderingMode reorder
    reorderControlWidth reorderView repeatCount repeatDuration repeats repetition replace
    replaceAttributedText replaceCharacters replaceEmpty replaceError replaceItems replaceLayout
    replaceLayoutManager replaceNil replaceOverlayView replaceParagraphs replacePathWithStrokedPath
    replacePlainText replacePointer replaceSublayer replaceSublayers replaceText replacing
    replacingChildren replicator report reportFirstCharacterAttributes reportedAttributes
    reportedMargins reportedSafeInsets reportedTraits representedElementCategory
    representedElementKind request requestCounts requestGuidedAccessSession requestRowCounts
    requestUpstreams require required requiredUserInfoKeys requirements
    requiresConstraintBasedLayout requiresExclusiveTouchType reserved reservedWidths reset
    resetHandler resignCurrent resignFirstResponder resignKey resignUnconditionally resigns
    resistance resistances resizableImage resizableSnapshotView resize resizeAspect
    resizeAspectFill resizing resizingMode resolve resolved resolvedAttributes resolvedBounds
    resolvedColor resolvesSymbolicLink resourceNotAvailable resources responder responds rest
    restDecayRates restSpeed restore restoreGState restyle result resultType resume
    retargetedPreview retries retry returnKeyType returnToPool reuseIdentifier reveal reverse
    reversed reversesTitleShadowWhenHighlighted reversing right rightAnchor rightArrow
    rightBarButtonItem rightBarButtonItems rightExpression rightStart rightView rightViewMode
    rightViewRect rightX ring rise role roles room roomBeneath root rootViewController roots rotate
    rotateAuto rotateAutoReverse rotateX rotateY rotateZ rotated rotation rotationMode rotationTurn
    round roundHeight rounded roundedRect route routeChangeNotification routeSharingPolicy routes
    row rowHeight rowLayout rowPadding rowWidth rows rowsTop rtf rubberBandSlope rule run
    runDrawingActions runLoop runLoopModes runStart running runningPropertyAnimator sRGB safe
    safeAreaInsets safeAreaInsetsDidChange safeAreaLayoutGuide safeInsets same sample sampleRate
    samples sampling saturation saveGState savePresentedItemChanges scalars scale scaleBy
    scaleOfScreen scaleX scaleY scaleZ scaled scaledBy scaledFont scaledValue scaling scan scanner
    scene sceneClass sceneDelegate sceneDidBecomeActive sceneDidDisconnect sceneDidEnterBackground
    sceneSizeStayPut sceneWillEnterForeground sceneWillResignActive scenes schedule scheduleOneshot
    scheduleParameterCurve scheduleRepeating scheduledTimer scheduler schemes screen screenChanged
    screenInsets screens screenshot scroll scrollDirection scrollDriver scrollEdgeAppearance
    scrollIndicatorInsets scrollOffset scrollRangeToVisible scrollRectToVisible scrollToItem
    scrollToNearestSelectedRow scrollToRow scrollToTop scrollView
    scrollViewDidChangeAdjustedContentInset scrollViewDidEndDecelerating scrollViewDidEndDragging
    scrollViewDidEndScrollingAnimation scrollViewDidEndZooming scrollViewDidScroll
    scrollViewDidScrollToTop scrollViewDidZoom scrollViewShouldScrollToTop
    scrollViewWillBeginDecelerating scrollViewWillBeginDragging scrollViewWillBeginZooming
    scrollViewWillEndDragging scrollableAxes scrollsToTop scrub scrubsLinearly searchField second
    secondAnchor secondAttribute secondItem secondary secondaryAudioShouldBeSilencedHint
    secondaryFill secondaryLabel secondarySystemBackground secondarySystemFill
    secondarySystemGroupedBackground seconds secondsPerCharacter section sectionFooterHeight
    sectionFootersPinToVisibleBounds sectionHeaderHeight sectionHeaderTopPadding
    sectionHeadersPinToVisibleBounds sectionIdentifier sectionIdentifiers sectionIndex sectionInset
    sectionInsetReference sections seek seen segment segmentIndex segments select selectAll
    selectItem selectRow selectWord selected selectedBackgroundView selectedElements selectedImage
    selectedIndex selectedItem selectedPaths selectedRange selectedRows selectedSegmentIndex
    selectedSegmentTintColor selectedTextRange selectedViewController selectingPoint selection
    selectionAffinity selectionAlpha selectionAreas selectionChanged selectionDidChange
    selectionDidChangeNotification selectionDisplayChanged selectionRects selectionStyle
    selectionView selectionWasChanged selectionWillChange selector semanticContentAttribute
    semaphore semibold send sendAction sendActions sendEvent sendParameters sendSubview
    sendSubviewToBack sendToPhone sender sensitive sentences separator separatorColor
    separatorInset separatorInsetReference separatorStyle sequence serial serif serverInitFailed
    serverInterrupted services session set setAction setActionIsDiscardable setActionName
    setActionUserInfoValue setActive setAddsSafeArea setAffineTransform
    setAllowHapticsAndSystemSoundsDuringRecording setAllowsAntialiasing setAlpha
    setAnimationBeginsFromCurrentState setAnimationCurve setAnimationDelay setAnimationDelegate
    setAnimationDidStop setAnimationDuration setAnimationRepeatAutoreverses setAnimationRepeatCount
    setAnimationTimingFunction setAnimationWillStart setAnimationsEnabled setAttributedTitle
    setAttributes setBackIndicatorImage setBackgroundImage setBarTitle setBaseWritingDirection
    setBlendMode setBounds setCancelHandler setCategory setCharacterSpacing setCollectionViewLayout
    setCompletion setCompletionBlock setCompletionHandler setContent
    setContentCompressionResistancePriority setContentHuggingPriority setContentOffset
    setCustomSpacing setData setDecrementImage setDefaultAttribute setDefaultAttributeDictionary
    setDirection setDisableActions setEditing setElement setEnabled setEventHandler setFailureType
    setFill setFillColor setFillColorSpace setFlatness setFont setFontSize setForAllText setFrame
    setHidesBackButton setHighlighted setHugging setImage setIncrementImage setIndicatorImage
    setInterfaceOrientation setItemProviders setItems setLeftBarButton setLeftBarButtonItems
    setLineCap setLineDash setLineJoin setLineWidth setLoops setMargins setMarkedText setMask
    setMaximumTrackImage setMenuVisible setMinimumTrackImage setMiterLimit setMode setModelValue
    setNavigationBarHidden setNeedsDisplay setNeedsLayout setNeedsStatusBarAppearanceUpdate
    setNeedsUpdateConfiguration setNeedsUpdateConstraints
    setNeedsUpdateOfSupportedInterfaceOrientations setNilValueForKey setNotifying setObject
    setObjectWillChange setOn setOverrideTraitCollection setPan setParagraphStyle setPosition
    setPreferredIOBufferDuration setPreferredSampleRate setPreferredSymbolConfiguration
    setPreservesMargins setProgress setRate setRegistrationHandler setRepresentation setResistance
    setRightBarButton setRightBarButtonItems setSelected setSelection setShadow setShouldAntialias
    setStroke setStrokeColor setStrokeColorSpace setTargetRect setTextDrawingMode setThumbImage
    setTiming setTitle setTitleColor setTitleShadowColor setTitleTextAttributes setToolbarHidden
    setToolbarItems setTranslation setType setUpEditing setUpField setUpText setValue
    setValuesForKeys setViewControllers setVolume setWidth setZoomScale settings settle settling
    settlingDuration shade shadow shadowBlurRadius shadowColor shadowImage shadowOffset
    shadowOpacity shadowPath shadowRadius shadowReach shake shakeToUndoDidChangeNotification shape
    shaped shapes share shareOfSlow shared sharedInstance shares shear shift shifted
    shipmentTrackingNumber short shortcutItem shortcutItems shouldAntialias shouldArchiveValue
    shouldAutomaticallyForwardAppearanceMethods shouldAutorotate shouldBeArchived
    shouldBeRequiredToFail shouldBegin shouldChangeText shouldDifferentiateWithoutColor
    shouldGroupAccessibilityChildren shouldIndentWhileEditing shouldInterpolate
    shouldInvalidateLayout shouldPresentInFullscreen shouldRasterize shouldReceive
    shouldRemovePresentersView shouldRequireFailure shouldResume show showBackground
    showDetailViewController showEditing showEffect showGlyphs showHideTransitionViews showMenu
    showOnRequest showPictures showSelection showWheel showingDeleteConfirmation shown shownVolume
    shownWidth showsActivityIndicator showsClearButton showsEditControl
    showsHorizontalScrollIndicator showsLargeTitle showsMenu showsMenuAsPrimaryAction showsPlus
    showsReorderControl showsSelection showsVerticalScrollIndicator shrink side sideInset sides
    sigma sign significantTimeChangeNotification signpostID signpostsEnabled
    silenceSecondaryAudioHintNotification since single singleSelection singles sink sixth size
    sizeCategory sizeInBar sizeIndex sizeOfAttachment sizeThatFits sizeToFit sizeTolerance sizes
    skeleton slant slanted sleep slices slid slide slop slope small smallHeight smallSystemFontSize
    smaller smallest smartDashesType smartInsertDeleteType smartQuotesType snapshot snapshotView
    softBreak soloAmbient solve solvedFrame solver sort sortWindows sorted sought sound
    soundCancelled soundFailed soundPeek soundPop soundTryAgain sounds source sourceApplication
    sourceCode sourcePoint sourceRect sourceView sources space spaceLayer spacing spacingAfter
    spacingBaselineToBaseline spacingBefore spacingEdgeToEdge spacingMask spacingUseDefault
    spacingUseSystem span spans speakScreenStatusDidChangeNotification
    speakSelectionStatusDidChangeNotification specificity speech speed spellCheckingType spellOut
    spelledOut spelling spellingOptions spellingPanel split spokenAudio spot spreadsheet spring
    springTimingParameters square squares stack stacks standard standardAppearance standardEdit
    standardEditActions standardGray standardRGB standardViews start startAndWait startAnimating
    startAnimation startHandle startInteractiveTransition startPoint startProgress starts
    startsMediaSession state stateDidChange states staticText status statusBar statusBarFrame
    statusBarManager statusBarOrientation statusBarStyle stay staying stayingCells stem step
    stepValue steps stepsBeforeAcceleration stiffness stop stopAnimating stopAnimation
    stopAsFinished stopMonitoring stoppedHandler stopping stops storage storageChanged
    storageWasEdited store stored storedIsHighlighted storedIsSelected storedNavigationItem
    storedPresentationController storedTabBarItem storedValues storesNow storesValue strategy stray
    stream streetAddressLine1 streetAddressLine2 strength stretch strikethrough strikethroughColor
    strikethroughGlyphRange strikethroughStyle string stringValue strings stroke strokeColor
    strokeEllipse strokeEnd strokeLineSegments strokePath strokeSpace strokeStart strokeWidth
    strongMemory strongObjects strongToStrongObjects strongToWeakObjects stronglyEmphasized style
    styleName styles stylus subheadline subject sublayerTransform sublayers sublocality subscribe
    subscriber subscriberCount subscription subscriptions substitute substituting
    substitutionOptions substitutions substitutionsPanel subtitle subtitleLabel
    subtitleLineBreakMode subtitleTextAttributesTransformer subtype subviews suffix suggested
    suggestedName sum summaryElement superclass superlayer supertypes superview supplementaryView
    supplementaryViewProvider supported supportedInterfaceOrientations supportsAudio
    supportsHaptics supportsInteraction supportsMultipleScenes suppressed surface suspend sustained
    svg swiftSource swing swipe swipeDuration swipePadding swipePan swipeResistance swipeSlant
    swipeTravel swipeVelocity swipeWander switchControlStatusDidChangeNotification switchToLatest
    symbol symbolConfiguration symbolWeight symbolic symbolicTraits synchronize system
    systemBackground systemBlue systemBrown systemButton systemChrome systemCyan systemFill
    systemFont systemFontSize systemGray systemGray2 systemGray3 systemGray4 systemGray5
    systemGray6 systemGreen systemGroupedBackground systemIndigo systemLayoutSizeFitting
    systemMinimumLayoutMargins systemMint systemName systemOrange systemPink systemPurple systemRed
    systemReserved systemSchemes systemSpans systemTeal systemThick systemThin systemUltraThin
    systemUptime systemVersion systemYellow t tabBar tabBarController tabBarItem tabFont tabHeight
    tabInterval tabPictureMiddle tabStops table tableFooterView tableHeaderView tableView tables
    tabs tag tailIndent take taken takesSeveral tallest tap tapCount tapDuration tapMovement
    tapPause tapSpread tapped taps target targetContentIdentifier targetContentOffset targetSection
    targetTimestamp targetTransform targets tearDown telephoneNumber temperatureWithoutUnit tension
    tensionValues tensions term terms tertiaryFill tertiaryLabel tertiarySystemBackground
    tertiarySystemFill tertiarySystemGroupedBackground text textAlignment textArea textBaselines
    textColor textContainer textContainerChangedGeometry textContainerInset textContainers
    textContentType textCorner textDidBeginEditingNotification textDidChange
    textDidChangeNotification textDidEndEditingNotification textField textFieldDidBeginEditing
    textFieldDidChangeSelection textFieldDidEndEditing textFieldShouldBeginEditing
    textFieldShouldClear textFieldShouldEndEditing textFieldShouldReturn textGap textHeight
    textInput textInputView textInteractionMode textItem textLabel textMatrix textMode
    textNeedsLayout textOrigin textPosition textRange textRect textSize textStorage textStyle
    textStylePasteboard textStyling textTypes textView textViewDidBeginEditing textViewDidChange
    textViewDidChangeSelection textViewDidEndEditing textViewShouldBeginEditing
    textViewShouldEndEditing textWasEdited textWidth textWillChange texts textualContext theirs
    then there thermalState thermalStateDidChangeNotification thick thickness thin third
    threeFingerGestures throttle thumb thumbImage thumbRect thumbTintColor tiff time timeDuration
    timeInterval timeLimit timeOffset timeRemaining timeline timeout timer timers times timestamp
    timing timingCurve timingCurveType timingFunction timingFunctions timingParameters tint
    tintAdjustmentMode tintColor tintColorDidChange tintMode tinted tip title title1 title2 title3
    titleAlignment titleAlpha titleAttributes titleColor titleColors titleEdgeInsets titleFade
    titleFont titleForSegment titleLabel titleLineBreakMode titlePadding titlePlace
    titlePositionAdjustment titleRect titleRoom titleShadowColor titleStyle titleTextAttributes
    titleTextAttributesTransformer titleThreshold titleView to toPixels toSRGB toValue
    toggleBoldface toggleItalics toggleTrait toggleUnderline token tokenizer tokens tolerance
    toolbar toolbarHeight toolbarItems toolbarItemsChanged top topAnchor topItem topLayoutGuide
    topLeft topRight topViewController tops total totalBounds touch touchCancel touchDelay
    touchDown touchDownRepeat touchDragEnter touchDragExit touchDragInside touchDragOutside
    touchUpInside touchUpOutside touched touchedWindows touches touchesBegan touchesCancelled
    touchesEnded touchesEstimatedPropertiesUpdated touchesMoved touchesShouldBegin
    touchesShouldCancel toward trace track trackImage trackRect trackTintColor trackTouch
    trackedScrollView tracking trailing trailingAnchor trailingGap trailingMargin traitBold
    traitCollection traitCollectionDidChange traitCondensed traitExpanded traitItalic
    traitLooseLeading traitMonoSpace traitTightLeading traitUIOptimized traitVertical traits
    traitsBecameKnown traitsFromParent traitsOutsideWindow transaction transactions transform
    transform3D transformations transition transitionCoordinator transitionCrossDissolve
    transitionDuration transitionFlipFromBottom transitionFlipFromLeft transitionFlipFromRight
    transitionFlipFromTop transitionWasCancelled transitioningDelegate translate translateBy
    translateX translateY translateZ translatedBy translatesAutoresizingMaskIntoConstraints
    translatesMask translation travel trigger triggersPrimaryActionOnTouchUp trilinear trimmed
    truncatedGlyphRange truncatedRange truncatesLastVisibleLine truncationMode truth tryAllSatisfy
    tryCatch tryCompactMap tryContains tryDrop tryFilter tryFirst tryLast tryMap tryMax tryMin
    tryPrefix tryReduce tryRemoveDuplicates tryScan trying turn turned turns turnsSides type
    typeIdentifier typeListColor typeListString typeListURL types typingAttributes u uiEdgeInsets
    uiEdgeInsetsValue uiKit uiOffsetValue uid ultraLight uncached unconstrainedFrame
    unconvertedValue undecided underlineColor underlineGlyphRange underlineSelection underlineStyle
    undo undoActionIsDiscardable undoActionName undoActionUserInfoValue undoCount undoManager
    undoMenuItemTitle undoMenuTitle undoNestedGroup undoRedo unfocusedElementUserInfoKey uninstall
    union uniqueName unit unitOptions unitStyle units unitsStyle universalLinksOnly unknownError
    unlimited unlock unmark unmarkText unmarked unregister unregisterAudioResource
    unregisterForPreviewing unselectedItemTintColor unspecified unsupported untransformedFrame
    unwrapped up upArrow update updateAccessory updateAction updateConfiguration updateConstraints
    updateConstraintsIfNeeded updateConstraintsOfViews updateContentSize updateDuration
    updateEditing updateFontSize updateIndexPaths updateInsets updateInteractiveTransition
    updateInterfaceOrientation updateLayoutIfNeeded updateOwn updateSelection
    updateSelectionDisplay updateTextTraits updateTraits updateViewConstraints updateVisibleMenu
    updateVisibleMenuPosition updated updatesFrequently upper upright upstream upstreams url
    urlContexts urlTypes urls usage usbAudio used usedArea usedCount usedEnds usedRect user
    userActivityWasContinued userActivityWillSave userDidTakeScreenshotNotification userInfo
    userInterfaceIdiom userInterfaceLayoutDirection userInterfaceLevel userInterfaceStyle userPath
    userSpaceToDeviceSpaceTransform userTransform username usesBlending usesDeviceMetrics
    usesEvenOddFillRule usesFontLeading usesLineFragmentOrigin usesMonospacedDigits
    usesOpticalSizes usesRightToLeftLayout usual usualColor usualFont usualPictureColor
    utf8PlainText vCard value valueChanged valueFunction values variable variables variants
    velocity velocityTracker velocityWindow vendor version vertical verticalRange
    verticalScrollIndicatorInsets verticalSizeClass vibrancy vibration video
    videoAutoplayStatusDidChangeNotification videoChat videoRecording view viewController
    viewControllers viewDidAppear viewDidDisappear viewDidLayoutSubviews viewDidLoad viewDidMove
    viewForZooming viewIfLoaded viewLayoutMarginsDidChange viewRespectsSystemMinimumLayoutMargins
    viewSafeAreaInsetsDidChange viewWillAppear viewWillDisappear viewWillLayoutSubviews
    viewWillMove viewWillTransition viewWithTag views visible visibleAttributes visibleCell
    visibleCells visibleChildren visibleElements visibleMask visibleName visibleParent visiblePath
    visibleSupplementaryViews visibleViewController voiceChat voiceOverStatusDidChangeNotification
    voicePrompt volume wait waitUntilIdle waiting wanted wantsInteractiveStart
    wantsPriorityOverSystemBehavior warning was wasActive wasAtEnd wasAtLeft wasAtTop wasBeneath
    wasChanging wasEmpty wasInside wasNone wasPlaying wasProcessing wasRunning wasShown
    wasUnlimited wav waveform way ways weakMemory weakObjects weakToStrongObjects weakToWeakObjects
    webP webpageURL weight wheel whenFull whenOver white whole wholeCharacters wholeEnd wholeStart
    wide width widthAnchor widthForSegment widthTracksTextView widths willAppear willChange
    willChangeValue willConnectNotification willDeactivateNotification willDisappear
    willEnterForegroundNotification willHandle willHide willHideMenuNotification willMove
    willProcessEditingNotification willRemoveSubview willResignActiveNotification willShow
    willShowMenuNotification willStart willTerminateNotification willTransition winding window
    windowApplication windowLevel windowScene windows withAdjustedFonts withAlignmentRectInsets
    withAllDescendants withAlphaComponent withBaselineOffset withConfiguration withCurrentTraits
    withDefaultAttributes withDesign withFace withFamily withHorizontallyFlippedOrientation
    withIntervalSignpost withLock withLockIfAvailable withLockIfAvailableUnchecked
    withLockUnchecked withRenderingMode withSize withSubstitutionVariables withSymbolicTraits
    withTintColor withTraitCollection withUniqueName within withinMargins without withoutAnimation
    withoutChanges withoutMarks word wordOrGapRange wordProcessing words wrap wrappedValue
    wrappedWidth wraps writable writableTypeIdentifiersForItemProvider write writer
    writingDirection writingIntent written writtenTitle wrong x xHeight xml xmlPropertyList y yaml
    yellow yieldsToOuterScrollView zIndex zPosition zero zeroFormattingBehavior zeros zip zone zoom
    zoomReach zoomReturn zoomScale zoomed
    """.split { $0.isWhitespace }.map(String.init)
}
