// swift-format-ignore-file
// Made by FrameworkTypesTests from the sources in Sources/Frameworks and Sources/Screen.

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
    DateComponentsFormatStyle DateComponentsFormatter Deferred EditableControl EmbeddedPhone Empty
    EngineObject Fail FeltHaptic FormatArgument FourCharCode Future HeaderFooterWithRequiredInit
    ImmediateScheduler InlinePresentationIntent ItemProviderValue Just KeyedProperties LayerInitializerSlot
    ListFormatter LocalizedStringResource Logger MeasurementFormatStyle MeasurementFormatter
    NSAttributedStringKey NSComparisonPredicate NSDataDetector NSDiffableDataSourceSnapshot
    NSDirectionalEdgeInsets NSDirectionalRectEdge NSEC_PER_MSEC NSEC_PER_SEC NSEC_PER_USEC
    NSErrorPointer NSException NSExpression NSFileAccessIntent NSFileCoordinator NSFilePresenter
    NSHashTable NSHashTableOptions NSItemProvider NSItemProviderReading
    NSItemProviderRepresentationVisibility NSItemProviderWriting NSKeyValueChange
    NSKeyValueChangeKey NSKeyValueObservation NSKeyValueObservedChange NSKeyValueObservingOptions
    NSLayoutAnchor NSLayoutAttribute NSLayoutConstraint NSLayoutDimension NSLayoutFormatOptions
    NSLayoutRelation NSLayoutXAxisAnchor NSLayoutYAxisAnchor NSLineBreakMode NSMapTable
    NSMapTableOptions NSMutableParagraphStyle NSParagraphStyle NSPointerArray NSPointerFunctions
    NSSelectorFromString NSShadow NSStringDrawingContext NSStringDrawingOptions
    NSStringFromCGAffineTransform NSStringFromCGPoint NSStringFromCGRect NSStringFromCGSize
    NSStringFromCGVector NSStringFromSelector NSStringFromUIEdgeInsets NSTextAlignment
    NSTextAttachment NSTextCheckingTypes NSTextTab NSUbiquitousKeyValueStore NSUnderlineStyle
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
    UIControlState UICoordinateSpace UICubicTimingParameters UIDeferredMenuElement UIDevice
    UIDeviceBatteryState UIDeviceOrientation UIDisplayGamut UIEdgeInsets
    UIEdgeInsetsEqualToEdgeInsets UIEdgeInsetsFromString UIEdgeInsetsInsetRect UIEdgeInsetsMake
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
    UILegibilityWeight UILongPressGestureRecognizer UIMenu UIMenuElement UIModalPresentationStyle
    UIModalTransitionStyle UIMutableApplicationShortcutItem UINavigationBar
    UINavigationBarAppearance UINavigationBarDelegate UINavigationController
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
    UITextInputTraits UITextLayoutDirection UITextPosition UITextRange UITextSelectionRect
    UITextSmartDashesType UITextSmartInsertDeleteType UITextSmartQuotesType UITextSpellCheckingType
    UITextStorageDirection UITimingCurveProvider UITimingCurveType UIToolbar UIToolbarAppearance
    UIToolbarDelegate UITouch UITouchPhase UITouchProperties UITouchType UITraitCollection
    UITraitEnvironment UITraitEnvironmentLayoutDirection UITransitionContextViewControllerKey
    UITransitionContextViewKey UIUserInterfaceActiveAppearance UIUserInterfaceIdiom
    UIUserInterfaceLayoutDirection UIUserInterfaceLevel UIUserInterfaceSizeClass
    UIUserInterfaceStyle UIVibrancyEffect UIVibrancyEffectStyle UIView UIViewAnimating
    UIViewAnimatingPosition UIViewAnimatingState UIViewAnimationCurve UIViewAnimationOptions
    UIViewAutoresizing UIViewContentMode UIViewController UIViewControllerAnimatedTransitioning
    UIViewControllerContextTransitioning UIViewControllerInteractiveTransitioning
    UIViewControllerPreviewing UIViewControllerPreviewingDelegate
    UIViewControllerTransitionCoordinator UIViewControllerTransitionCoordinatorContext
    UIViewControllerTransitioningDelegate UIViewImplicitlyAnimating UIViewKeyframeAnimationOptions
    UIViewPropertyAnimator UIViewTintAdjustmentMode UIVisualEffect UIVisualEffectView UIWindow
    UIWindowLevel UIWindowScene UIWindowSceneDelegate USEC_PER_SEC UTType UndoManager UniChar
    ViewWithRequiredInit _AM _AnyMessages _ColorLiteralType _ImageLiteralType _KN _KV _KVAffecting
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
    abbreviated about aboutY above absent accelerations accessibilityActivate
    accessibilityActivationPoint accessibilityAssistiveTechnologyFocusedIdentifiers
    accessibilityAttributedHint accessibilityAttributedLabel accessibilityAttributedUserInputLabels
    accessibilityAttributedValue accessibilityContainer accessibilityContainerType
    accessibilityContrast accessibilityCustomActions accessibilityDecrement accessibilityElement
    accessibilityElementCount accessibilityElementDidBecomeFocused accessibilityElementDidLoseFocus
    accessibilityElementIsFocused accessibilityElements accessibilityElementsHidden
    accessibilityExtraExtraExtraLarge accessibilityExtraExtraLarge accessibilityExtraLarge
    accessibilityFrame accessibilityFrameInContainerSpace accessibilityHint accessibilityIdentifier
    accessibilityIncrement accessibilityLabel accessibilityLanguage accessibilityLarge
    accessibilityMedium accessibilityNavigationStyle accessibilityPath accessibilityPerformEscape
    accessibilityPerformMagicTap accessibilityRespondsToUserInteraction accessibilityScroll
    accessibilityTextualContext accessibilityTraits accessibilityUserInputLabels accessibilityValue
    accessibilityViewIsModal accessory accessoryGap accessoryType accessoryView
    accommodatePresentedItemDeletion accommodatePresentedSubitemDeletion across action actionFont
    actionForSegment actionHandler actionProvider actions activate activationPoint active
    activeAppearance activity activityType add addAction addAnimations addArc addArrangedSubview
    addChild addChildViewController addClip addCompletion addConstraint addConstraints
    addControllers addControls addCurve addEllipse addFilePresenter addGestureRecognizer
    addInteraction addItems addKeyCommand addKeyframe addLayoutGuide addLine addLines addObserver
    addPath addPointer addQuadCurve addRect addRects addRelativeArc addReversed addRoundedRect
    addRunning addSublayer addSubview addTabStop addTarget addToTurn addUserInfoEntries addViews
    added addingAttributes additionalSafeAreaInsets addressCity addressCityAndState addressState
    addresses addsSafeArea adjustable adjusted adjustedContentInset adjustedContentInsetDidChange
    adjustment adjusts adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth
    adjustsImageWhenDisabled adjustsImageWhenHighlighted adopt advanced affine affineTransform
    after characterEnd nextWordEnd ahead aiff airPlay alert alertTime alignAllBottom alignAllCenterX
    alignAllCenterY alignAllFirstBaseline alignAllLastBaseline alignAllLeading alignAllLeft
    alignAllRight alignAllTop alignAllTrailing aligned alignment alignmentMask alignmentMode
    alignmentOccurred alignmentRect alignmentRectInsets alignments all allButUpsideDown
    allControlEvents allCorners allEditingEvents allEvents allObjects allPresses allSatisfy
    allTargets allTouchEvents allTouches allowAirPlay allowAnimatedContent allowBluetooth
    allowBluetoothA2DP allowHapticsAndSystemSoundsDuringRecording allowUserInteraction
    allowableMovement allowed allowedTouchTypes allowedUnits allowsContinuousInteraction
    allowsCopying allowsDirectInteraction allowsEdgeAntialiasing allowsExtendedAttributes
    allowsGroupOpacity allowsHaptics allowsImageOutput allowsMultiple allowsMultipleSelection
    allowsMultipleSelectionDuringEditing allowsOverdamping allowsSelection
    allowsSelectionDuringEditing allowsAntialiasing alone along alongside alpha alphaInfo
    alphaInfoMask alphaOffset alphaShift alphabet alphas alternate altitude altitudeAngle always
    alwaysBounceHorizontal alwaysBounceVertical ambient amounts anchor anchorPoint anchorPointZ
    anchorWithOffset anew angle angles animate animateAlongsideTransition animateKeyframes
    animateTransition animated animatedImage animatedImageNamed animation animationController
    animationDidStart animationDidStop animationDuration animationEnded animationImages
    animationKeys animationRepeatCount animationTimingFunction animations animator animators
    annotation announcement announcementStringValueUserInfoKey announcementWasSuccessfulUserInfoKey
    announcements answer answers any anyObject anyUnit app appearance appearances append appending
    appendingPathComponent appendingPathExtension application applicationDidBecomeActive
    applicationDidEnterBackground applicationDidFinishLaunching applicationDidReceiveMemoryWarning
    applicationFrame applicationIconBadgeNumber applicationReserved
    applicationSignificantTimeChange applicationSupportsShakeToEdit applicationWillEnterForeground
    applicationWillResignActive applicationWillTerminate applied apply applyMore
    applySnapshotUsingReloadData applyWithBlock applying applyingSymbolConfiguration
    apportionsSegmentWidthsByContent archive areActionsDisabled areAlike areAnimationsEnabled
    areEnabled areGone areInIncreasingOrder areOfImage areTwo area areas arena argument
    argumentCount arguments arity arm around arrange arrangement array arrival arrivals arrived
    arriving asCurrent asIs asObject asProvided asShape ascender aside ask askCounts
    askForConstraints presentIfPossible asked askedSizes asking asksForConstraints
    asksForPreferredSizes assertNoFailure assign assistiveTechnologyUserInfoKey async asyncAfter at
    attachment attackTime attemptRotationToDeviceOrientation attribute attributed attributedName
    attributedPlaceholder attributedSubtitle attributedText attributedTitle attributes
    attributesAtCaret defaultAttributeDictionary audio audioAttackTimeControl audioBrightness
    audioBrightnessControl audioContinuous audioCustom audioDecayTimeControl audioPan
    audioPanControl audioPitch audioPitchControl audioPlayerDecodeErrorDidOccur
    audioPlayerDidFinishPlaying audioReleaseTimeControl audioResourceIDs audioVolume
    audioVolumeControl audiovisualContent auto autocapitalizationType autoconnect
    autocorrectionType automatic automaticDimension automaticallyAdjustsScrollIndicatorInsets
    automaticallyNotifiesObservers automaticallyUpdateForSelection
    automaticallyUpdatesConfiguration autorepeat autoresizesSubviews autoresizingMask autoreverse
    autoreverses availableCategories availableModes avi awaitConstraintUpdate awakeFromNib away
    axes axial axis azimuth azimuthAngle azimuthTip azimuthUnitVector b b0 b1 b2 b3 b4 b5 back
    backBarButtonItem backButtonAppearance backButtonDisplayMode backButtonTitle backIndicatorImage
    backIndicatorTransitionMaskImage backItem backItemChanged backMargin backTitles backdrop
    background backgroundColor backgroundEffect backgroundImage backgroundImageContentMode
    backgroundInsets backgroundPicture backgroundRect backgroundStyle backgroundTasks
    backgroundTimeRemaining backgroundView backwards badEventEntry badParameterEntry badgeColor
    badgeValue bandSlope bar barChangedHeight barInsets barItemChanged barPosition barStyle
    barTintColor bare bars barsChanged base baseBackgroundColor baseForegroundColor baseTransform
    baseURL baseWritingDirection baseline baselineAdjustment baselineOffset
    baselineOffsetFromBottom bases batteryLevel batteryState beat become becomeCurrent
    becomeFirstResponder becomeKey before characterStart previousWordStart beganLayer begin beginAnimations
    beginAppearanceTransition beginBackgroundTask beginFromCurrentState
    beginGeneratingDeviceOrientationNotifications beginIgnoringInteractionEvents beginInterval
    beginPath beginPress beginRefreshing beginState beginSwipe beginTime beginTracking
    beginTransparencyLayer beginUndoGrouping beginUpdates beginning beginningOfDocument beginnings
    begun behavior behind below beside best between betweenViews bevel biasValues
    binaryPropertyList bitmap bitmapInfo bitsPerComponent bitsPerPixel black blade blend blink
    block blockHTML blockingAnimations blocks blue blueOffset bluetoothA2DP bluetoothHFP
    bluetoothLE blur bmp board body bold boldSystemFont bolder bond bool boolValue border
    borderColor borderRect borderStyle borderWidth bordered borderedProminent borderedTinted
    borderless both bottom bottomAnchor bottomLayoutGuide bottomLeft bottomRight bounce bounces
    bouncesZoom boundary boundingBox boundingBoxOfClipPath boundingBoxOfPath boundingRect bounds
    boundsWillChange box boxed boxedType branch breadth breakpoint breakpointOnError brightness
    bringAllToFront bringSubview bringSubviewToFront bringToFront broad brown bucket buffer
    builtInMic builtInReceiver builtInSpeaker bundle busy butt button buttonAppearance
    buttonFontSize buttonMask buttonShapesEnabled buttonSize buttons byValue byWord byteOrder16Big
    byteOrder16Little byteOrder32Big byteOrder32Little byteOrderMask bytes bytesPerComponent
    bytesPerPixel bytesPerRow bz2 c caTransform3DValue cache calculationMode calculationModeCubic
    calculationModeCubicPaced calculationModeDiscrete calculationModeLinear calculationModePaced
    calendar calendarEvent call callAsFunction callBack callbacks callout canBeHeld canBePopped
    canBePrevented canBecomeFirstResponder canBecomeKey canCancelContentTouches canEdit canGo
    canLoadObject canLock canOpen canOpenURL canPerformAction canPrevent canRedo
    canResignFirstResponder canUndo cancel cancelAction cancelCard cancelInteractiveTransition
    cancelPreviousPerformRequests cancelTracking cancelsTouchesInView candidates canvas
    canvasAlignment canvasPath cap capHeight capInsets capabilities capabilitiesForHardware caps
    caption1 caption2 carAudio cards caret caretArea caretRect carets cascadeList caseInsensitive
    cast catalogue category categoryOptions causesPageTurn cell cellForItem cellForRow
    cellLayoutMarginsFollowReadableWidth cells center centerXAnchor centerYAnchor
    centeredHorizontally centeredVertically centroid cgAffineTransform cgAffineTransformValue
    cgColor cgContext cgImage cgPath cgPoint cgPointValue cgRect cgRectValue cgSize cgSizeValue
    cgVector cgVectorValue chain change changeBars changeCount changeDuration changeSize changed
    changedAccessory changedConstant changedContents layoutDirectionChanged changedEditing changedMargins
    changedTranslation changedTypesAddedUserInfoKey changedTypesRemovedUserInfoKey changes
    changesSelectionAsPrimaryAction character characterOffset characterRange characterSet
    characterSpacing characters charactersIgnoringModifiers check checkingTypes
    childForStatusBarHidden childForStatusBarStyle childViewControllers children choice choices
    choose chooseQuickAction chosen circular claim classClarendonSerifs classFreeformSerifs
    classMask classModernSerifs classOldStyleSerifs classOrnamentals classSansSerif classScripts
    classSlabSerifs classSymbolic classTransitionalSerifs clear clearBeforeInsertion clearButtonMode
    clearButtonRect clearIfRequested clearButtonArea clearsContextBeforeDrawing clearsOnBeginEditing
    clearsOnInsertion clearsSelectionOnViewWillAppear clip clipsToBounds close closePath
    closeSubpath closeSwipe closest closestPosition closing coalesced coalescedTouches coast code
    collapsesLargestUnit collect collection collectionView collectionViewContentSize
    collectionViewLayout color colorSpace colors colour column columnTerminators columns
    combineIdentifier combineLatest come comeToFront comes coming appearanceDuration commaSeparatedText
    command commands commit commitAnimations commitCount common commonModes compact
    compactAppearance compactMap compare comparison comparisonPredicateModifier complain complete
    completeImmediately completeTransition completion completionBlock completionCurve
    completionHandler completionSpeed completionVelocity completions component components
    componentsSeparated compositeContent concatenate concatenating condensedAbbreviated condition
    conditionStart conditions configuration configurationUpdateHandler
    configurationWithoutPointSizeAndWeight configurationWithoutScale configurationWithoutTextStyle
    configurationWithoutWeight configure configureWithDefault configureWithDefaultBackground
    configureWithOpaqueBackground configureWithTransparentBackground confluence conforms conic
    connect connected connectedScenes connection console constant constantValue constants
    constrained constraint constraints constraintsAffectingLayout contact contained container
    containerType containerView containerViewDidLayoutSubviews containerViewWillLayoutSubviews
    containers contains containsEnd containsStart containsTraits content
    contentCompressionResistancePriority contentEdgeInsets contentEdges contentHorizontalAlignment
    contentHuggingPriority contentIndependentMetadataOnly contentInset
    contentInsetAdjustmentBehavior contentInsets contentLayoutGuide contentMargin contentMode
    contentOffset contentOffsetAdjustment contentOffsetForSegment contentRect contentScaleFactor
    contentSize contentSizeAdjustment contentVerticalAlignment contentView contents
    contentsAreFlipped contentsCenter contentsChanged contentsEnd contentsFrame contentsGravity
    contentsRect contentsScale context contextMenuInteraction contexts contextualAction
    continueAnimation continueTracking continuityValues continuous contradiction contrast control
    controlPoints controller controllers convert convertFromPanel convertSeen convertTime
    convertToDeviceSpace convertToScreenCoordinates convertToUserSpace converted coordinate
    coordinateSpace coordinator coordinators copy copyIn copyProperties copySelection core corner
    cornerCurve textOrigin cornerRadius cornerStyle corners cosine count countRows countryName
    counts course coverage coveredInsets createPublisher createSubject creditCardNumber critical
    cropping cross crossing ctm cubic cubicPaced cubicTimingParameters current
    currentAttributedTitle currentBackgroundImage currentImage currentMaximumTrackImage
    currentMinimumTrackImage currentMode currentPage currentPageIndicatorTintColor currentPoint
    currentPointOfPath currentPreferredSymbolConfiguration currentRoute currentThumbImage
    currentTime currentTitle currentTitleColor currentTitleShadowColor currents curve curveEaseIn
    curveEaseInOut curveEaseOut curveLinear curves custom customError customMirror customSpacing
    customView cut cutOff cutSelection cyan d damping dark darkGray darkText data dataProvider
    database date dateTime dateTimeStyle deactivate deadlinePassed debounce debug debugDescription
    decay decayTime decelerationRate decided decimal declared decode decoder decomposed
    decorationName decorations decrementImage deepen deepest defaultAction defaultHigh defaultLow
    defaultRowAnimation defaultRunLoopMode defaultTabInterval defaultTextAttributes defaultTint
    defaultToSpeaker defaultValue defaultWritingDirection defaults definesPresentationContext delay
    delayMeant delaysContentTouches delaysTouchesBegan delaysTouchesEnded delegate delegateClass
    delete deleteBackward deleteItems deleteRows deleteSections deleteSelection deleted deletedRows
    deletedSections deliver deliveries delta denom depth depths dequeueConfiguredReusableCell
    dequeueConfiguredReusableSupplementary dequeueReusableCell dequeueReusableHeaderFooterView
    dequeueReusableSupplementaryView descender description deselectAll deselectItem deselectRow
    destroy destructive detail detailGap detailTextLabel determinant developmentLayoutDirection
    deviceCMYK deviceCurrentTime deviceGray deviceRGB deviceTime diacriticInsensitive dictionary
    dictionaryRepresentation dictionaryWithValues didAddSubview didAppear didBecomeFirstResponder
    didBeginEditing didChange didChangeExternallyNotification didChangeNotification didChangeValue
    didDisappear didEndEditing didMove didMoveToSuperview didMoveToWindow didReceiveMemoryWarning
    didResignFirstResponder didStop didTake didTransition difference differs digits dim direct
    direction directionLeadingToTrailing directionLeftToRight directionMask directionRightToLeft
    directionalEdgeInsetsValue directionalLayoutMargins directions directory disableActions
    disableUndoRegistration disabled disabledAlpha disabledBackground discoverabilityTitle discrete
    dismiss dismissMenu dismissalTransitionDidEnd dismissalTransitionWillBegin dispatchTime display
    displayAsPalette displayContents displayGamut displayIfPending displayIfNeeded displayInline
    displayInside displayLink displayP3 displayScale dispose distance distances distribution
    divider dividerAlpha handleReturn document done doneButtonAppearance dot double doubleValue down
    downArrow downstream dragThatCanResizeScene dragThatCannotResizeScene dragged draw
    drawAsPattern drawAsSeen drawConicGradient drawContents drawHierarchy drawLinearGradient
    drawPath drawPlaceholder drawRadialGradient drawText drawing drawingTransform drawn drawnScale
    drawsAfterEndLocation drawsBeforeStartLocation dress changeParagraphStyles dressed drive driver drop
    dropAll dropFirst dropLeading dropMiddle dropTrailing dropped duckOthers due dueTime duplicate
    duration dx dynamic dynamicStackTracing dynamicTracing e each easeIn easeInEaseOut easeOut edge
    edgeAntialiasingMask edgeFrequency edgeWidth edges edgesForExtendedLayout edit editButtonItem
    editRoom editSign editingAccessoryType editingAccessoryView editingChanged editingDidBegin
    editingDidEnd editingDidEndOnExit editingRect editingStyle editor effect effectiveAlignment
    effectiveContentHorizontalAlignment effectiveUserInterfaceLayoutDirection elapsed element
    elementCount elements emailAddress emitEvent emphasized emphasizedAction empty enableRate
    enableUndoRegistration enablesReturnKeyAutomatically encode encoded encoder end
    endAppearanceTransition endBackgroundTask endDriving endEditing endFirstResponder
    endGeneratingDeviceOrientationNotifications endIgnoringInteractionEvents endIntensity
    endInterval endLeg endMasks endOfDocument endPlaying endPoint endPress endProgress
    endRefreshing endTracking endTransparencyLayer endUndoGrouping endUpdates ended endedAnimations
    ending endings endless ends engine engineNotRunning engineStartTimeout ensureMap enter entries
    entry enumerateEventHandlers enumerateMatches environment equalTo equation era
    eraseToAnyPublisher errand error errorCode errorDomain errorUserInfo estimatedItemSize
    estimatedProperties estimatedPropertiesExpectingUpdates estimatedRowHeight
    estimatedSectionFooterHeight estimatedSectionHeaderHeight estimationUpdateIndex evaluate even
    evenOdd event eventDuration eventParameters eventType eventWaveformLoopEnabled
    eventWaveformPath eventWaveformUseVolumeEnvelope events every excess exchange exchangeLayout
    exchangeSubview exclusive executable exerciseAmbiguity exerciseAmbiguityInLayout exits expected
    expirationDate exponential exportDictionary expression expressionBlock
    expressionForEvaluatedObject expressionType expressionValue extendedDisplayP3 extendedGray
    extendedLayoutIncludesOpaqueBars extendedLinearGray extendedLinearSRGB extendedSRGB extent
    extra extraExtraExtraLarge extraExtraLarge extraHeight extraLarge extraLight extraSmall f face
    factor factors facts fade fadeItems fadesAsOne failed failure failurePolicy family familyName
    familyNames far farthest fast fastInterval fastest fault featureIdentifier featureSettings feed
    feedback feeds feet fields file fileNotFound filePresenters fileSystem fileType fileURL
    filename files fill fillColor fillEllipse fillMode fillPath fillRule fillSpace filled filter
    finalFrame finalLayoutAttributesForDisappearingDecorationElement
    finalLayoutAttributesForDisappearingItem
    finalLayoutAttributesForDisappearingSupplementaryElement finalizeAnimatedBoundsChange
    finalizeCollectionViewUpdates finalizeLayoutTransition find findAction findHit findValue finish
    finishAnimation finishInteractiveTransition finishPress finished finishedHandlers fire fireDate
    first firstAnchor firstAttribute firstBaselineAnchor firstGroupGap firstItem firstKey
    firstLineHeadIndent firstMatch firstPlace firstRect firstResponder firstRow fit fits fitted
    fitting fittingHeight fittingSize fittingSizeLevel fixed fixedAdvance fixedCoordinateSpace
    fixedSpace flag flags flashScrollIndicators flat flatMap flatness flattened flattener
    flexibleBottomMargin flexibleHeight flexibleLeftMargin flexibleRightMargin flexibleSpace
    flexibleTopMargin flexibleWidth flightNumber flip flips flipsForRightToLeftLayoutDirection
    flipsHorizontallyInOppositeLayoutDirection floatComponents floatInfoMask floatValue flow flush
    focused focusedElement focusedElementUserInfoKey folder folders follow followPhone followPress
    followSetting following followsReading font fontAttributes fontDescriptor fontName fontNames
    fontSize fontWeight fontWeightNumber footer footerReferenceSize footerTop footerView footnote
    forDeleting forEachWithin forFirstBaselineLayout forLastBaselineLayout forMerging forMoving
    forPhone forReplacing force forceTouchCapability foregroundColor forget forgetChanges
    cancelTouch forgetHaptics forgetHeights forgetItem forgetItems forgetRows form format
    formatText formatted formatter formattingContext former forms forwards found foundation fourth
    fraction fractionComplete frame frameByItself frameLayoutGuide
    frameOfPresentedViewInContainerView frames free frequencies frequency from fromBottom fromLeft
    fromRight fromTop fromValue fromView front frontmostViewController fulfill full fullStreetAddress
    fullscreen function functions future g gameChat gamut gap gaps gate general genericCMYK
    genericException genericGrayGamma2_2 genericRGBLinear geometry gestureRecognizer
    gestureRecognizerShouldBegin gestureRecognizers gestures get getControlPoint getHue getLineDash
    getRed getWhite gif give given givenName go goBack goal goesAcross goesBehind goesOn
    acceptsDirection gone grace gradient gravity gray green greenOffset grip gripRoom ground group
    groupFooterGap groupGap groupHeaderGap groupHeaderPadding groupRadius groupTableViewBackground
    groupingLevel groups groupsByEvent groupsChildren grow growth guess guide guides gzip h
    hadWindow hairline half handle handleEvents handler handlers happen hapticAttackTimeControl
    hapticContinuous hapticDecayTimeControl hapticIntensity hapticIntensityControl
    hapticReleaseTimeControl hapticSharpness hapticSharpnessControl hapticTransient haptics
    hasAllWeights hasAmbiguousLayout hasArea hasArrived hasBackdrop hasBackground hasCaret
    hasChanged hasColors hasContents hasControls hasDifferentColorAppearance hasDirections
    hasDuration hasEnded usesMonospacedDigits hasItemConformingToTypeIdentifier hasMoved hasNewConstraints
    hasNewHeights hasNewParent hasNewRows hasNothingToDraw hasReachedView hasReversedShadow hasSeen
    hasSelection hasShadow hasSizesOfItsOwn hasSquareCorners hasStarted hasStrings hasText hasURLs
    hasUncommittedUpdates hasWandered hasWidth hash hasher head headFrame headIndent header
    headerGap headerPadding headerReferenceSize headerTop headerView headline headphones heads
    headsetMic hear heavier heavy heeded heic heif height heightAnchor heights held
    heldPresentation help here hex hidden hide hideShowBarDuration hidesBackButton
    hidesBottomBarWhenPushed hidesElements hidesForSinglePage hidesWhatIsBehind hidesWhenStopped
    high highlighted highlightedAnimationImages highlightedImage highlightedTextColor hint hintBlur
    hintGrowth hit hitTest hold holdRoom holder holds holdsConstraints home homes hooks horizontal
    horizontalRange horizontalScrollIndicatorInsets horizontalShear horizontalSizeClass html hue
    hugging hurry hybrid ico icon id identifier identifierForVendor identity idiom ids ignore
    ignoreOutput ignoresReading image imageEdgeInsets imageFlippedForRightToLeftLayoutDirection
    imageForSegment imageFormat imageGap imageInsets imageOrientation imagePadding imagePlacement
    imageRect imageRendererFormat imageRoom imageScale imageSize imageView imageWithoutBaseline
    images immediatelyAvailableMetadataOnly impactHeavy impactLight impactMedium impactOccurred
    impactRigid impactSoft implicit imposedTraits inNext inOrder inbox incrementImage indentation
    indentationLevel indentationWidth index indexOfItem indexOfSection indexPath indexPathForItem
    indexPathForRow indexPathForSelectedRow indexPathsForRows indexPathsForSelectedItems
    indexPathsForSelectedRows indexPathsForVisibleItems indexPathsForVisibleRows
    indexPathsForVisibleSupplementaryElements indexes indexesKey indicatorGap indicatorImage
    indicatorLength indicatorStay indicatorStyle indicatorThickness info inherited
    inheritedAnimationDuration inheritedTiming initial initialFrame
    initialLayoutAttributesForAppearingDecorationElement initialLayoutAttributesForAppearingItem
    initialLayoutAttributesForAppearingSupplementaryElement initialResult initialVelocity
    initiallyInteractive inks inlineHTML inlinePresentationIntent inner innermostResponder
    inputAccessoryView inputDelegate inputLabels inputView inputs insert insertArrangedSubview
    insertItems insertPointer insertRows insertSections insertSegment insertSublayer insertSubview
    insertText insertedRows insertedSections inset insets insetsContentViewsToSafeArea
    insetsLayoutMarginsFromSafeArea insetsWithoutStatusBar inside instanceAlphaOffset
    instanceBlueOffset instanceColor instanceCount instanceDelay instanceGreenOffset
    instanceRedOffset instanceTransform instant insufficientPower integerValue intensity intents
    interaction interactionChanges interactionControllerForDismissal
    interactionControllerForPresentation interactionEnds interactions
    interactivePopGestureRecognizer interactor interfaceOrientation internalInconsistencyException
    interpolation interpolationQuality interpretedSyntax interruptSpokenAudioAndMixWithOthers
    interruptibleAnimator interruptionNotification intersect intersects interval
    intrinsicContentSize invalid invalidArgumentException invalidAudioResource invalidAudioSession
    invalidEngineParameter invalidEventDuration invalidEventTime invalidEventType
    invalidParameterType invalidPatternData invalidPatternDictionary invalidPatternPlayer
    invalidTime invalidate invalidateDecorationElements invalidateFlowLayoutAttributes
    invalidateFlowLayoutDelegateMetrics invalidateIntrinsicContentSize invalidateItems
    invalidateLayout invalidateSupplementaryElements invalidationContext invalidationContextClass
    inverse inverted isAbout isAbove isAccessibilityCategory isAccessibilityElement isAccessible
    isAcross isActive isAdded isAdditive isAfter isAlike isAmbiguous isAmount isAnimated
    isAnimating isAnother isAnyCase isAround isAsIs isAsItWas isAside isAsked
    isAssistiveTouchRunning isAtEdge isAtStart isAtTop isAutoShutdownEnabled isAutomatic isBack
    isBare isBaseline isBaselineRelativeArrangement isBatteryMonitoringEnabled isBearable
    isBeginning isBegun isBeingDismissed isBeingPresented isBelow isBelowOrAt isBelowStart
    isBelowTarget isBeside isBeyond isBold isBoldTextEnabled isBoth isBottom isBroken isBusy
    isButton isByPlace isByText isCancelled isCaptured isChange isChosen isClear isClosed
    isClosedCaptioningEnabled isColoredByTable isCompact isCompletedAnyway
    isContextMenuInteractionEnabled isContinuous isCumulative isCut isCutOff isDark
    isDarkerSystemColorsEnabled isDead isDecelerating isDeclared isDescendant
    isDirectionalLockEnabled isDiscardable isDismissing isDone isDoubleSided isDown isDragging
    isDrawnInMotion isDropping isDynamic isEditable isEditing isElement isEligibleForHandoff
    isEligibleForPrediction isEligibleForPublicIndexing isEligibleForSearch isEmpty isEnabled
    isEnabledForSegment isEnd isEnded isEnding isEqual isEscaped isExclusiveTouch isExtended
    isExtra isFade isFading isFaint isFamilyFirst isFar isFilled isFinal isFirst isFirstResponder
    isFixed isFlat isFlexibleSpace isFlipped isFollowing isFooter isFor isForPhone isForSheet
    isForcedToEnd isForward isFree isFromRight isGeneratingDeviceOrientationNotifications isGeneric
    isGeometryFlipped isGone isGrayscaleEnabled isGreetingSettled isGroup isGuidedAccessEnabled
    isHalfway isHeader isHere isHidden isHiding isHigh isHighlighted isHolder isIdentity
    isIdleTimerDisabled isIgnoringInteractionEvents isIn isInContext isInLine isIncluded isInner
    isInputAvailable isInside isInteractive isInterrupted isInterruptible isInvertColorsEnabled
    isItalic isKept isKeptNow isKeyWindow isKind isKnown isLaidOut isLandscape isLarge isLast
    isLate isLayoutMarginsRelativeArrangement isLeading isLeft isLeftOut isLess isLight isLimited
    isLink isListening isLost isLow isLowPowerModeEnabled isMade isMainThread
    isManualHitTestingEnabled isMapping isMarked isMask isMasked isMeasuring isMember isMethod
    isMine isMirrored isModal isModalInPresentation isMomentary isMono isMonoAudioEnabled isTranslation
    isMoved isMoving isMovingBars isMovingByItself isMovingFromParent isMovingToParent
    isMultipleTouchEnabled isMultitaskingSupported isMuted isMutedForAudio isMutedForHaptics
    isNamed isNavigationBarHidden isNeeded isNegative isNew isNews isNext isNil isNumber isObject
    isOf isOfContent isOfKind isOfSeveral isOn isOnOffSwitchLabelsEnabled isOnPill isOneLineEach
    isOnlyTranslated isOpaque isOpen isOpened isOrdered isOriginal isOrphan isOther isOtherAudioPlaying
    isOuterGroup isOutside isOver isOverriding isOvertaken isOwn isPadded isPagingEnabled
    painterAntialiases isPathEmpty isPaused isPersistent isPhonetic isPinched isPinning isPlaced
    isPlain isPlaying isPortrait isPosition isPresenting isPressed isPressedToUse isPressing
    isPrevented isPrior isProtectedDataAvailable isProximityMonitoringEnabled isPublic isQueued
    isRead isReadFromRight isReady isRecognized isRect isRedoing isReduceMotionEnabled
    isReduceTransparencyEnabled isRegistered isRegisteredForRemoteNotifications isReloaded
    isRemovedOnCompletion isResized isReturn isReversed isRight isRightToLeft isRound isRow
    isRunning isSaid isSaidEditable isSame isSaved isScrollEnabled isSecureTextEntry isSeen
    isSelected isSet isShakeToUndoEnabled isSheet isShort isShowing isShown isSideways isSigned
    isSingleLine isSizeGiven isSliding isSmooth isSpace isSpeakScreenEnabled
    isSpeakSelectionEnabled isSplit isStatusBarHidden isStill isStroked isSubclass isSubset
    isSubtype isSupertype isSwitchControlRunning isSymbolImage isSystem isSystemCut isTaken isTap
    isThere isTiled isToldByItself isTooLong isToolbarHidden isTop isTopLarge isTracking
    isTransitioning isTranslucent isTrue isTurned isUISound isUndecided isUndo
    isUndoRegistrationEnabled isUndoing isUppercase isUserInteractionEnabled isValid
    isValidInterfaceOrientation isValidJSONObject isVertical isVideoAutoplayEnabled isViewLoaded
    isVoiceOverRunning isWaiting isWeak isWhite isWhole isWide isWideGamutRGB isWord isWorkedOut
    isWrapped isWriting isZoomBouncing isZoomable isZooming italicSystemFont item itemChanged
    itemFade itemFont itemFormatter itemIdentifier itemIdentifiers itemIndex itemMoves
    itemProviderVisibilityForRepresentation itemProviders itemSet itemSize items itemsChanged
    itemsLeaving iteration iterator itself javaScript jobTitle join joinLayout joint jpeg json
    junction justified keep keepAway keepLeft keepOneSelected keepRight keepsDuration keepsLines
    keepsMenuPresented keepsPace keepsTaps queuesTurnWork keepsValue kept keptCells storedValues kern
    key keyCode keyCommands keyEnumerator keyPath keyPath0 keyPath1 keyPath2
    keyPathsForValuesAffectingValue keyTimes keyWindow keyboardAlphanumericSwitch
    keyboardAppearance keyboardHangul keyboardHanja keyboardHiragana keyboardKanaSwitch
    keyboardKatakana keyboardKey keyboardType keyboardZenkakuHankakuKanji keyframe keyframes keys
    keywords kind kindKey kinds knob knobShadow know known knownCounts label labelFontSize labels
    lack laidOut laidOutSize landscape landscapeImagePhone landscapeImagePhoneInsets landscapeLeft
    landscapeRight language languageCode large largeBox largeScale largeTitle largeTitleDisplayMode
    largeTitleFont largeTitleHeight largeTitleMargin largeTitleTextAttributes largest last
    lastAction lastBaselineAnchor lastGroup lastOnScreen lastCommands lastResource lastSound later
    latest launch launchOptions layOut layOutAtOnce layOutBar layOutBars layOutContents
    layOutElements layOutFromOutermost layOutParts layOutOverlayViews layOutText layOutTexts layer
    layerBottomEdge layerClass layerForConverting layerLeftEdge layerMaxXMaxYCorner
    layerMaxXMinYCorner layerMinXMaxYCorner layerMinXMinYCorner layerRightEdge layerTopEdge
    layerWillDraw layers layout layoutAttributesClass layoutAttributesForDecorationView
    layoutAttributesForElements layoutAttributesForItem layoutAttributesForSupplementaryElement
    layoutAttributesForSupplementaryView layoutChanged layoutDirection layoutEngine
    layoutFittingCompressedSize layoutFittingExpandedSize layoutFrame layoutGuides layoutIfNeeded
    layoutInside layoutMargins layoutMarginsDidChange layoutMarginsGuide layoutSublayers
    layoutSubviews laysOutFromRight leading leadingAnchor leadingGap leadsBack learn least
    leastDigits minimumSlide leastSpeed leastWidth leave moveFocusByTab leaveFront leaveLayout
    leaveParent leaving left leftAnchor leftArrow leftBarButtonItem leftBarButtonItems
    leftExpression leftItemsSupplementBackButton leftView leftViewMode leftViewRect leftX lefts leg
    legibilityWeight length lengths letGo releaseController letGoOfTouch letter letters level
    levels levelsOfUndo lift lifted light lightDim lightGray lightText lights limit limited
    limitedZoom limits line lineBreak lineBreakMode lineCap lineCapStyle lineCount lineDashPattern
    lineDashPhase lineGap lineHeight lineHeightMultiple lineIn lineIndex lineJoin lineJoinStyle
    lineOut lineSpacing lineWidth linear linearGray linearSRGB lines linesStart link links list
    listWidth listed listener listenerCount listeners load loadData loadDataRepresentation loadItem
    loadObject loadView loadViewIfNeeded local locale localizedDescription localizedModel
    localizedString localizedStringResource localizedSubtitle localizedTitle location locations
    lock lockIfAvailable lockRatio lockFraction log longLong longestRise look looks appearanceChanged
    looksDark lookup loopEnabled loopEnd loops looseStrength losesParent low lower lowered lowest
    m11 m21 m31 m41 made newInstance madeAt magenta magnificationFilter magnitude main majorRadius
    majorRadiusTolerance make makeAdvancedPlayer makeAsyncIterator makeAttributes makeCell
    makeClearButton makeConnectable makeContext makeGeometry makeHead makeImage makeKey
    makeKeyAndVisible makeKnown makeLayer makeLayoutEngine makePlayer makePresentation
    registerProperties makeRows makeSection makeSignpostID makeSnapshot makeTimerSource maker
    making mallocException manifest map mapError mapped mapper margin margins marginsGuide mark
    markMoved markColumnWidth marked markedTextRange markedTextStyle marks marksSelection mask
    maskedCorners masking masks masksToBounds mass matches matrix max maxPublishers maxValue
    maximum maximumFramesPerSecond maximumLineHeight maximumNumberOfTouches maximumPossibleForce
    maximumTrackImage maximumTrackTintColor maximumUnitCount maximumValue maximumValueImage
    maximumValueImageRect maximumZoomScale may mayBeginEditing allowsChange mayEndEditing mayPaint
    allowsPop mean meaning meant measure measureInterval measured measuredHeads measuredWidth
    measurement measures mediaServicesWereLostNotification mediaServicesWereResetNotification
    medium meeting member memory memoryError menu menuActionTriggered menuAppearance menuChose
    menuWillAppear menuWillCommit menuWillDisappear menuItem menuPreview merge message messageFont messages
    messaging method methods metrics microphone microseconds middle middleName middles midi
    milliseconds min minValue mine minificationFilter minificationFilterBias minimizeAndZoom
    minimum minimumFontSize minimumInteritemSpacing minimumLineHeight minimumLineSpacing
    minimumNumberOfTouches minimumPressDuration minimumScaleFactor minimumTolerance
    minimumTrackImage minimumTrackTintColor minimumValue minimumValueImage minimumValueImageRect
    minimumZoomScale minors minus mirror mirrored missed mistake miter miterLimit mixWithOthers
    mixed usesBlending modal modalPresentationStyle modalTransitionStyle mode model modifierFlags
    moment moments monospaced monospacedDigitSystemFont monospacedSystemFont more most mostRounds
    motion motionBegan motionCancelled motionEnded motions move moveAlong moveIn moveItem moveItems
    moveRow moveSection moveToFirst moved movedRows movedSections mover movie moviePlayback moving
    mp3 mpeg mpeg4Audio mpeg4Movie multiRoute multicast multiple multipleSelectionBackgroundView
    multiplier mutableCopy mutex name nameColumn namePrefix nameSuffix named namedFamilies names
    nanoseconds narrative narrow nativeBounds nativeScale natural naturalFrame naturalHeight
    naturalScale naturalSize navigationBar navigationController
    navigationControllerPreferredInterfaceOrientationForPresentation
    navigationControllerSupportedInterfaceOrientations navigationItem navigationStyle near nearest
    nearestView needs needsDisplay needsDisplayOnBoundsChange needsLayout needsSave
    needsUpdateConstraints neighbour new newKey newPassword newPath newScene newSection newSize
    newTip newTraits newValue newValueUserInfoKey newWindow newton next nextChange nextMoment
    nextPartialResult nextSerial nextStep nickname noIntrinsicMetric noSegment nonZero none normal
    normalized notEnabled notSupported note notes nothing notice notificationError
    notificationIsPriorKey notificationOccurred notificationSuccess notificationSwitchControl
    notificationVoiceOver notificationWarning notifyOthersOnDeactivation
    notifyWhenInteractionChanges notifyWhenInteractionEnds notifyWhenPlayersFinished now null
    number numberFormatter numberOfChannels numberOfComponents numberOfItems numberOfLines
    numberOfLoops numberOfMatches numberOfPages numberOfRanges numberOfRows numberOfSections
    numberOfSegments numberOfTapsRequired numberOfTouches numberOfTouchesRequired numbers numer
    numericPad object objectEnumerator objectPersonality objectPointerPersonality objectWillChange
    observation observe observeValue observer observers octal ofApp ofKinds ofScreen ofThread off
    offer offset offsetChange old oldBounds oldEnds oldKey oldPath oldSection oldSizeCategory
    oldTraits oldValue oldWindow onActivate onChange onChoice onEnd onLeave onMain onPreview
    onRecognition onScroll onTintColor onTurnEnd once one oneLine oneStart oneTimeCode only
    onlyColor opacities opacity opaque opaqueDark opaqueLight opaqueSeparator open openInPlace
    openRecent openSessions openSettingsURLString openURL opening opens disableCommit operand
    operation operationNotPermitted options orange order ordered organizationName orientation
    orientationChanged origin originAttribute originSection original origins other otherStart
    others outer outermost outline output outputNumberOfChannels outputVolume outputs outward
    outwards over overlap overlaps overridden override overrideInheritedCurve
    overrideInheritedDuration overrideMutedMicrophoneInterruption overrideOutputAudioPort
    overrideTraitCollection overrideUserInterfaceStyle own ownColors ownDuration ownFormat
    ownInputView ownLayout ownMover ownPresentation ownScale ownSemantics ownSeparatorInset ownSize
    ownTiming ownTint ownTintMode owner pace paced pad padding page pageDown pageIndicatorTintColor
    pageScrolled pageUp paint drawField drawCharacters drawPlaceholderText drawEditableText painter painters
    pair pan panGestureRecognizer panTravel panel panelSize paragraph paragraphSpacing
    paragraphSpacingBefore paragraphStyle parameter parameterCurve parameterCurveControlPoints
    parameterID parameterValue parameters parent parsed part parted parts pass passed passes
    password passwordRules past paste pasteText path pathCompleted pathContains paths pattern
    patternDash patternDashDot patternDashDotDot patternDot pause pauseAll pauseAnimation
    pauseInteractiveTransition pausesOnCompletion pdf peek peeked pen pending percentComplete
    perceptualDuration perform performAsCurrent performBatchUpdates performSelector
    performWithoutAnimation performsFirstActionWithFullSwipe persistentIdentifier perspective phase
    phases phone phoneNumber phonetic picture pictureGap piece pieces pillInset pillRadius pinch
    pinchGestureRecognizer pinchTravel pinched pinnedIndex pitch pixel pixelAspectRatio pixels
    place placeImage layOutCharacters placeViews placed placedAt placeholder placeholderRect
    placeholderText places plain plainText plan planned plate play playAndRecord playPattern
    playPause playable playback playbackRate player players playgroundDescription playing
    playsAudioOnly playsHapticsOnly playsSound plus png pngData point pointSize pointer points
    pointsOfInterest policy pool pop popByFinger popItem popToRootViewController
    popToViewController popViewController popped portName portType portrait portraitUpsideDown
    position positive possibleTitles post postalCode postscriptName power powers preciseLocation
    precisePreviousLocation precision precondition predicate predicateFormat predicateOperatorType
    predicates predicted predictedTouches predictionSteps preferences preferred preferredAction
    preferredBufferDuration preferredCommitStyle preferredContentSize preferredContentSizeCategory
    preferredContentSizeDidChange preferredElementSize preferredFilenameExtension preferredFont
    preferredFontDescriptor preferredFrameRateRange preferredFrameSize preferredFramesPerSecond
    preferredIOBufferDuration preferredIndicatorImage preferredInterfaceOrientationForPresentation
    preferredLayoutAttributesFitting preferredMIMEType preferredMaxLayoutWidth preferredMode
    preferredRange preferredSampleRate preferredStatusBarStyle preferredStatusBarUpdateAnimation
    preferredSymbolConfiguration preferredSymbolConfigurationForImage preferring
    preferringMonochrome preferringMulticolor prefersCrossFadeTransitions
    prefersCrossFadeTransitionsStatusDidChange prefersExtendedRange prefersLargeTitles
    prefersStatusBarHidden prefetch prefix prepare prepareEditing prepareForInterfaceBuilder
    prepareForNext prepareForReuse prepareForTransition prepareLayout prepareToDraw prepareToPlay
    prepend present presentation presentationController presentationControllerDidAttemptToDismiss
    presentationControllerDidDismiss presentationControllerShouldDismiss
    presentationControllerWillDismiss presentationIntent presentationStyle
    presentationTransitionDidEnd presentationTransitionWillBegin presented presentedItemDidChange
    presentedItemDidMove presentedItemOperationQueue presentedItemURL presentedSubitem
    presentedSubitemDidChange presentedView presentedViewController presentingViewController
    preservesMargins preservesSuperviewLayoutMargins press pressBack pressCancels handleClear
    pressLifts pressMayPop pressPeeks pressPops pressReturn pressShouldBegin pressed pressedAlpha
    pressedBack pressedEditSign pressedIndicatorLength pressedScale presses pressesBegan
    pressesCancelled pressesChanged pressesEnded pressures previewActionItems previewInteraction
    previewInteractionDidCancel previewInteractionShouldBegin previewProvider previewRegistrations
    previewViewController previewingContext previewingGestureRecognizerForFailureRelationship
    previous previousLocation primaries primary primaryAction primaryActionTriggered print prior
    priority pristine progress progressImage progressTintColor progressViewStyle projectedValue
    prominent prompt promptFont promptHeight properties property propertyList proposed providedUnit
    provider proximityState proxy publish publisher publishers pull purple purposeIdentifier push
    pushItem pushViewController put replaceAttributedText putAway qos quantifier quantity quaternaryLabel
    quaternarySystemFill question queue quickTimeMovie quit quoted radial radius radix raise range
    rangeEnclosingPosition rangeException rangeOfFirstMatch rangeToDelete ranges rasterizationScale
    rate ratio rawImage rawValue reach reached reachesIn read readAll readTexts
    readableContentGuide readableGuide readableInsets readableTypeIdentifiersForItemProvider reader
    reading readingIntent ready rearrange reason receive receiveCancel receiveCompletion
    receiveOutput receiveRequest receiveSubscription receiveValue receivers recent recipe
    recognized recognizer recognizers reconfigureItems reconfigureRows reconfigured record
    recording rect rectForFooter rectForHeader rectForRow red redOffset redo
    redoActionIsDiscardable redoActionName redoActionUserInfoValue redoCount redoMenuItemTitle
    redoMenuTitle reduce reference referenceDate referrerURL refresh refreshControl refreshPull
    region register registerAudioResource registerDataRepresentation registerForPreviewing
    registerForRemoteNotifications registerObject registerUndo registeredContentTypes
    registeredTypeIdentifiers registration regular relation relative relativeTime release
    releaseHead releaseTime relinquishPresentedItem reload reloadData reloadItems reloadRows
    reloadSections reloaded reloadedRows reloadedSections remainder remoteControlReceived remove
    removeAction removeAll removeAllActions removeAllAnimations removeAllObjects removeAllPoints
    removeAllRunning removeAllSegments removeAndEmpties removeAnimation removeArrangedSubview
    removeConstraint removeConstraints removeDuplicates removeFilePresenter removeFromParent
    removeFromParentViewController removeFromSuperlayer removeFromSuperview removeGestureRecognizer
    removeInteraction removeKeyCommand removeLast removeLayoutGuide removeObject removeObserver
    removePointer removeRunning removeSegment removeTabStop removeTarget removed removes render
    rendering renderingIntent renderingMode reorder repeatCount repeatDuration repeats repetition
    replace replaceEmpty replaceError replaceNil replacePathWithStrokedPath replacePointer
    replaceOverlayView replaceSublayer replaceSublayers replacing replacingChildren replicator report
    reports request requestGuidedAccessSession require required requiredUserInfoKeys requirements
    requiresConstraintBasedLayout requiresExclusiveTouchType reserved reset resetHandler
    resignCurrent resignFirstResponder resignKey resignUnconditionally resigns resistance resistances
    resizableImage resizableSnapshotView resize resizeAspect resizeAspectFill resizing resizingMode
    resolved resolvedColor resolvesSymbolicLink resourceNotAvailable resources responder responds
    rest restDecays restSpeed restore restoreGState restyle result resultType resume
    retargetedPreview retire retries retry returnKeyType reveal reversed
    reversesTitleShadowWhenHighlighted reversing right rightAnchor rightArrow rightBarButtonItem
    rightBarButtonItems rightExpression rightStart rightView rightViewMode rightViewRect rightX
    ring rise role roles room roomBeneath root rootViewController roots rotate rotateAuto
    rotateAutoReverse rotateX rotateY rotateZ rotated rotation rotationMode rotationTurn round
    roundHeight rounded roundedRect route routeChangeNotification routeSharingPolicy routines row
    rowHeight rowPadding rowWidth rows rowsTop rtf rule run runDrawingActions runLoop runLoopModes
    runStart running runningPropertyAnimator sRGB safe safeAreaGuide safeAreaInsets
    safeAreaInsetsDidChange safeAreaLayoutGuide safeInsets said explicitDirection saidSeparatorInset
    same sampleRate sampling saturation saveGState savePresentedItemChanges setDefaultAttributeDictionary scalars scale
    scaleBy scaleOfScreen scaleX scaleY scaleZ scaled scaledBy scaledFont scaledValue scaling scan
    scanner scene sceneClass sceneDelegate sceneDidBecomeActive sceneDidDisconnect
    sceneDidEnterBackground sceneSizeStayPut sceneWillEnterForeground sceneWillResignActive scenes
    schedule scheduleOneshot scheduleParameterCurve scheduleRepeating scheduledTimer scheduler
    schemes appSchemes systemSchemes screen screenChanged screenInsets screenScale screens
    screenshot scroll scrollDirection scrollEdgeAppearance scrollIndicatorInsets
    scrollRectToVisible scrollToItem scrollToNearestSelectedRow scrollToRow scrollToTop
    scrollViewDidChangeAdjustedContentInset scrollViewDidEndDecelerating scrollViewDidEndDragging
    scrollViewDidEndScrollingAnimation scrollViewDidEndZooming scrollViewDidScroll
    scrollViewDidScrollToTop scrollViewDidZoom scrollViewShouldScrollToTop
    scrollViewWillBeginDecelerating scrollViewWillBeginDragging scrollViewWillBeginZooming
    scrollViewWillEndDragging scrollableAxes scrolled scrollsToTop scrub scrubsLinearly searchField
    second secondAnchor secondAttribute secondItem secondary secondaryAudioShouldBeSilencedHint
    secondaryFill secondaryLabel secondarySystemBackground secondarySystemFill
    secondarySystemGroupedBackground seconds secondsPerCharacter section sectionFooterHeight
    sectionFootersPinToVisibleBounds sectionHeaderHeight sectionHeaderTopPadding
    sectionHeadersPinToVisibleBounds sectionIdentifier sectionIdentifiers sectionIndex sectionInset
    sectionInsetReference sections seek seen segmentIndex select selectAll selectItem selectRow
    selectWord selected selectedBackgroundView selectedElements selectedImage selectedIndex
    selectedItem selectedSegmentIndex selectedSegmentTintColor selectedTextRange
    selectedViewController selection selectionAffinity selectionAlpha selectionChanged
    selectionDidChange selectionDidChangeNotification selectionRects selectionStyle selectionView
    selectionWasChanged selectionWillChange selector semanticContentAttribute semaphore semibold
    send sendAction sendActions sendEvent sendParameters sendSubview sendSubviewToBack sender
    sensitive separator separatorColor separatorInset separatorInsetReference separatorStyle
    sequence serial serif serverInitFailed serverInterrupted services session set setAction
    setActionIsDiscardable setActionName setActionUserInfoValue setActive setAffineTransform
    setAllowHapticsAndSystemSoundsDuringRecording setAllowsAntialiasing setAlpha
    setAnimationBeginsFromCurrentState setAnimationCurve setAnimationDelay setAnimationDelegate
    setAnimationDidStop setAnimationDuration setAnimationRepeatAutoreverses setAnimationRepeatCount
    setAnimationTimingFunction setAnimationWillStart setAnimationsEnabled setAttributedTitle
    setBackIndicatorImage setBackgroundImage setBaseWritingDirection setBlendMode setBounds
    setCancelHandler setCategory setCharacterSpacing setCollectionViewLayout setCompletion
    setCompletionBlock setCompletionHandler setContent setContentCompressionResistancePriority
    setContentHuggingPriority setContentOffset setCustomSpacing setData setDecrementImage
    setDisableActions setEditing setEnabled setEventHandler setFailureType setFill setFillColor
    setFillColorSpace setFlatness setFont setFontSize setFrame setHidesBackButton setHighlighted
    setImage setIncrementImage setIndicatorImage setInterfaceOrientation setItemProviders setItems
    setLeftBarButton setLeftBarButtonItems setLineCap setLineDash setLineJoin setLineWidth setLoops
    setMargins setMarkedText setMask setMaximumTrackImage setMinimumTrackImage setMiterLimit
    setMode setNavigationBarHidden setNeedsDisplay setNeedsLayout setNeedsStatusBarAppearanceUpdate
    setNeedsUpdateConfiguration setNeedsUpdateConstraints
    setNeedsUpdateOfSupportedInterfaceOrientations setNilValueForKey setObject setOn
    setOverrideTraitCollection setPan setParagraphStyle setPosition setPreferredIOBufferDuration
    setPreferredSampleRate setPreferredSymbolConfiguration setProgress setRate
    setRegistrationHandler setRepresentation setRightBarButton setRightBarButtonItems setSelected
    setShadow setShouldAntialias setStroke setStrokeColor setStrokeColorSpace setTextDrawingMode
    setThumbImage setTiming setTitle setTitleColor setTitleShadowColor setTitleTextAttributes
    setToolbarHidden setToolbarItems setTranslation setUpAgain setUpEditing setUpField setValue
    setValuesForKeys setViewControllers setVolume setWidth setZoomScale settings settle settled
    settling settlingDuration shade shadow shadowBlurRadius shadowColor shadowImage shadowOffset
    shadowOpacity shadowPath shadowRadius shadowReach shake shape shapes share shareOfSlow shared
    sharedInstance shares shear shift shifted shipmentTrackingNumber short shortcutItem
    shortcutItems shouldArchiveValue shouldAutomaticallyForwardAppearanceMethods shouldAutorotate
    shouldBeArchived shouldBeRequiredToFail shouldChangeText shouldDifferentiateWithoutColor
    shouldGroupAccessibilityChildren shouldIndentWhileEditing shouldInterpolate
    shouldInvalidateLayout shouldPresentInFullscreen shouldRasterize shouldReceive
    shouldRemovePresentersView shouldRequireFailure shouldResume show showAll showOnRequest
    showBackground showDetailViewController showEditing showEffect showGlyphs
    showHideTransitionViews showNext showPictures showSelection showWheel showing shown
    shownAccessory shownCell shownMargin shownPixels shownVolume shownWidth showsActivityIndicator
    showsClearButton showsEditSign showsHorizontalScrollIndicator showsLargeTitle showsMenu
    showsMenuAsPrimaryAction showsPlus showsReorderControl showsVerticalScrollIndicator shrink side
    sideInset overlayArea sides sigma sign arrowGap signpostID signpostsEnabled
    silenceSecondaryAudioHintNotification since single singleSelection singles sink sixth size
    sizeByItself sizeCategory sizeInBar sizeThatFits sizeToFit sizes skeleton slant slanted sleep
    slide slop slope slowSteps small smallHeight smallSystemFontSize smaller smallest
    smartDashesType smartInsertDeleteType smartQuotesType snapshot snapshotView softBreak
    soloAmbient solve solvedFrame solver sort sortWindows sorted sought sound soundCancelled
    soundFailed soundPeek soundPop soundTryAgain sounds source sourceApplication sourceCode
    sourceRect sourceView sources space spaceLayer spaces spacing spacingBaselineToBaseline
    spacingEdgeToEdge spacingMask spacingUseDefault spacingUseSystem span spans speech speed
    spellCheckingType spellOut spelledOut spelling spellingOptions spellingPanel spokenAudio
    spokenText spot spreadsheet spring springTimingParameters square squares stack stacks stage
    standIn standard standardAppearance standardEdit standardEditActions standardGray standardRGB
    start startAndWait startAnimating startAnimation startInteractiveTransition startPoint
    startProgress starts startsMediaSession state stateDidChange states staticText status statusBar
    statusBarFrame statusBarManager statusBarOrientation statusBarStyle stay staying drawsOnlyInBounds
    stem step stepValue steps stiffness stop stopAnimating stopAnimation stopAsFinished
    stoppedHandler stopping stops storage store strategy stray stream streetAddressLine1
    streetAddressLine2 strength stretch stretchedPart strikethrough strikethroughColor
    strikethroughStyle string stringValue strings stroke strokeColor strokeEllipse strokeEnd
    strokeLineSegments strokePath strokeSpace strokeStart strokeWidth strongMemory strongObjects
    strongToStrongObjects strongToWeakObjects stronglyEmphasized style styleName stylus subheadline
    subject sublayerTransform sublayers sublocality subscribe subscription substituting
    substitutionOptions substitutions substitutionsPanel subtitle subtitleLabel
    subtitleLineBreakMode subtitleTextAttributesTransformer subtype subviews succession suffix
    suggestedName suit suiting suits sum summaryElement superclass superlayer supertypes superview
    supplementaryView supplementaryViewProvider supportedInterfaceOrientations supportsAudio
    supportsHaptics supportsMultipleScenes suppressed surface suspend sustained svg swiftSource
    swing swipe swipeAll swipeButton swipeDuration swipePadding swipeResistance swipeSlant
    swipeSpeed swipeTime swipeTravel swipeWander switchToLatest switchboard symbol
    symbolConfiguration symbolWeight symbolic symbolicTraits synchronize system systemBackground
    systemBlue systemBrown systemButton systemChrome systemCyan systemFill systemFont
    systemFontSize systemGray systemGray2 systemGray3 systemGray4 systemGray5 systemGray6
    systemGreen systemGroupedBackground systemIndigo systemLayoutSizeFitting
    systemMinimumLayoutMargins systemMint systemName systemOrange systemPink systemPurple systemRed
    systemReserved systemSpans systemTeal systemThick systemThin systemUltraThin systemUptime
    systemVersion systemYellow t tabBar tabBarController tabBarItem tabFont tabHeight tabInterval
    tabPictureMiddle tabStops table tableFooterView tableHeaderView tableView tables tabs tag
    tailIndent take takeAppearance takeIn takeOut adoptFirstCharacterAttributes takeValue taken takes takesBack
    takesSeveral takesTurns tap tapCount tapDuration tapMovement tapPause tapSpread tapped taps
    target targetContentIdentifier targetContentOffset targetSection targetTransform targets
    telephoneNumber tell tellBefore notifyBeginnings tellOfInteraction tellOfMargins
    tellOfPreferredSize tellOfSelection notifyTextChange fireDeadlines tellOfTint sendTraits tellTree
    telling temperatureWithoutUnit tension tensionValues tensions term terms tertiaryFill
    tertiaryLabel tertiarySystemBackground tertiarySystemFill tertiarySystemGroupedBackground text
    textAlignment textArea textBaselines textColor textContentType textCorner textDidChange
    textField textFieldDidBeginEditing textFieldDidChangeSelection textFieldDidEndEditing
    textFieldShouldBeginEditing textFieldShouldClear textFieldShouldEndEditing
    textFieldShouldReturn textHeight textInputView textLabel textMatrix textMode textNeedsLayout
    textPosition textRange textRect textRoom textSize textStyle textStylePasteboard textStyling
    textWasEdited textWidth textWillChange texts textualContext theirs then there thermalState
    thermalStateDidChangeNotification thick thickness thin third throttle throwKnobShadow thumb
    thumbImage thumbRect thumbTintColor tiff time timeDuration timeInterval timeOffset
    timeRemaining timeline timeout timer timers times timestamp timing timingCurve timingCurveType
    timingFunction timingFunctions tint tintAdjustmentMode tintColor tintColorDidChange tintMode
    tinted tip title title1 title2 title3 titleAlignment titleAlpha titleColor titleEdgeInsets
    titleFade titleFont titleForSegment titleLabel titleLineBreakMode titlePadding titlePlace
    titlePositionAdjustment titleRect titleRoom titleShadowColor titleStyle titleTextAttributes
    titleTextAttributesTransformer titleThreshold titleView to toPixels toValue token tokenizer
    tokens told toldMargins toldSafeInsets toldTraits tolerance toolbar toolbarHeight toolbarItems
    toolbarItemsChanged top topAnchor topItem topLayoutGuide topLeft topOfRows topRight
    topViewController total touch touchCancel touchDelay touchDown touchDownRepeat touchDragEnter
    touchDragExit touchDragInside touchDragOutside touchUp touchUpInside touchUpOutside touched
    touchedOutside touchedPath touchedWindows touches touchesBegan touchesCancelled touchesEnded
    touchesEstimatedPropertiesUpdated touchesMoved touchesShouldBegin touchesShouldCancel toward
    trace track trackImage trackRect trackTintColor tracking trailing trailingAnchor trailingGap
    traitBold traitCollection traitCollectionDidChange traitCondensed traitExpanded traitItalic
    traitLooseLeading traitMonoSpace traitTightLeading traitUIOptimized traitVertical traits
    traitsFromParent transaction transactions transform transform3D transformations transition
    transitionCoordinator transitionCrossDissolve transitionDuration transitionFlipFromBottom
    transitionFlipFromLeft transitionFlipFromRight transitionFlipFromTop transitionWasCancelled
    translate translateBy translateX translateY translateZ translatedBy
    translatesAutoresizingMaskIntoConstraints translatesMask translation travel trigger trilinear
    trimmed truncatesLastVisibleLine truncationMode truth tryAllSatisfy tryCatch tryCompactMap
    tryContains tryDrop tryFilter tryFirst tryLast tryMap tryMax tryMin tryPrefix tryReduce
    tryRemoveDuplicates tryScan trying turn turnStage turned turns turnsSides type typeIdentifier
    typeListColor typeListString typeListURL types typingAttributes u uiEdgeInsets
    uiEdgeInsetsValue uiKit uiOffsetValue uid ultraLight uncached undecided underlineColor
    underlineStyle undo undoActionIsDiscardable undoActionName undoActionUserInfoValue undoCount
    undoManager undoMenuItemTitle undoMenuTitle undoNestedGroup undoRedo
    unfocusedElementUserInfoKey union uniqueName unit unitOptions unitStyle units unitsStyle
    universalLinksOnly unknownError unlimited unlock unmark unmarkText unmarked unregister
    unregisterAudioResource unregisterForPreviewing unsaid unseen unselectedItemTintColor
    unspecified unturnedFrame unwrapped up upArrow update updateConfiguration updateConstraints
    updateConstraintsIfNeeded updateContentSize updateDepth updateInsets
    updateInteractiveTransition updateOwn updateTraits updateViewConstraints updateVisibleMenu
    updated updatesFrequently upper upright uprightPixels upstream url urlContexts urls usable
    usage usbAudio used usedCount user userActivityWasContinued userActivityWillSave userInfo
    userInterfaceIdiom userInterfaceLayoutDirection userInterfaceLevel userInterfaceStyle userPath
    userSpaceToDeviceSpaceTransform userTransform username usesDeviceMetrics usesEvenOddFillRule
    usesFontLeading usesLineFragmentOrigin usual usualColor usualSeparatorInset utf8PlainText vCard
    value valueChanged valueFunction values variable variables variants velocity velocityWindow
    vendor version vertical verticalRange verticalScrollIndicatorInsets verticalSizeClass vibrancy
    vibration video videoChat videoRecording view viewController viewControllers viewDidAppear
    viewDidDisappear viewDidLayoutSubviews viewDidLoad viewDidMove viewForZooming viewIfLoaded
    viewLayoutMarginsDidChange viewRespectsSystemMinimumLayoutMargins viewSafeAreaInsetsDidChange
    viewWillAppear viewWillDisappear viewWillLayoutSubviews viewWillMove viewWillTransition
    viewWithTag views visible visibleCells visibleInner visibleMask visibleName visibleOuter
    visiblePath visibleSupplementaryViews visibleViewController voiceChat voicePrompt volume wait
    waitUntilIdle waiter waiters waiting wander wanted wantsInteractiveStart
    wantsPriorityOverSystemBehavior warning was wasAsked wasAtEnd wasAtLeft wasAtTop wasBeneath
    wasEmpty wasNone wasPlaying wasRunning wasShown wasUnlimited wasUnsaid watch wav waveform way
    ways weakMemory weakObjects weakToStrongObjects weakToWeakObjects webP webpageURL weight wheel
    whenFull whenOver white whole wide width widthAnchor widthForSegment widths willAppear
    willChange willChangeValue willDisappear willMove willRemoveSubview willStart willTake
    willTransition window windowApplication windowLevel windowScene windows wishes with
    withAlignmentRectInsets withAllWithin withAlphaComponent withBaselineOffset withConfiguration
    withDesign withFace withFamily withHorizontallyFlippedOrientation withIntervalSignpost withLock
    withLockIfAvailable withLockIfAvailableUnchecked withLockUnchecked withRenderingMode withSize
    withSubstitutionVariables withSymbolicTraits withTintColor withTraitCollection withUniqueName
    within withinMargins without withoutChanges withoutHue word wordOrGapRange wordProcessing words
    workOut wrap wrappedValue wrappedWidth wraps wrapsAlways writable
    writableTypeIdentifiersForItemProvider write writer writingDirection writingIntent written
    writtenTitle x xHeight xml xmlPropertyList y yaml yellow zIndex zPosition zero
    zeroFormattingBehavior zeros zip zoom zoomReach zoomReturn zoomScale zoomed
    """.split { $0.isWhitespace }.map(String.init)
}
