// swift-format-ignore-file
// Made by FrameworkTypesTests from the sources in Sources/Frameworks and Sources/Screen.

extension FrameworkTypes {
  static let generatedNames = """
    AVAudioSession AccessibleObject AnimationByClass CAAction CAAnimation
    CAAnimationCalculationMode CAAnimationDelegate CAAnimationGroup CAAnimationRotationMode
    CABasicAnimation CACornerMask CACurrentMediaTime CADisplayLink CAEdgeAntialiasingMask
    CAFrameRateRange CAGradientLayer CAGradientLayerType CAKeyframeAnimation CALayer
    CALayerContentsFilter CALayerContentsGravity CALayerCornerCurve CALayerDelegate CAMediaTiming
    CAMediaTimingFillMode CAMediaTimingFunction CAMediaTimingFunctionName CAPropertyAnimation
    CAReplicatorLayer CAShapeLayer CAShapeLayerFillRule CAShapeLayerLineCap CAShapeLayerLineJoin
    CASpringAnimation CATextLayer CATextLayerAlignmentMode CATextLayerTruncationMode CATransaction
    CATransform3D CATransform3DConcat CATransform3DEqualToTransform CATransform3DGetAffineTransform
    CATransform3DIdentity CATransform3DInvert CATransform3DIsAffine CATransform3DIsIdentity
    CATransform3DMakeAffineTransform CATransform3DMakeRotation CATransform3DMakeScale
    CATransform3DMakeTranslation CATransform3DRotate CATransform3DScale CATransform3DTranslate
    CATransition CATransitionSubtype CATransitionType CAValueFunction CAValueFunctionName
    CFAbsoluteTime CFAbsoluteTimeGetCurrent CFArray CFData CFDictionary CFIndex CFString
    CFTimeInterval CGAffineTransform CGAffineTransformComponents CGAffineTransformFromString
    CGBitmapInfo CGBlendMode CGColor CGColorRenderingIntent CGColorSpace
    CGColorSpaceCreateDeviceCMYK CGColorSpaceCreateDeviceGray CGColorSpaceCreateDeviceRGB
    CGColorSpaceModel CGContext CGDataProvider CGFont CGGlyph CGGradient CGGradientDrawingOptions
    CGImage CGImageAlphaInfo CGImageByteOrderInfo CGInterpolationQuality CGLineCap CGLineJoin
    CGMutablePath CGPath CGPathApplierFunction CGPathApplyBlock CGPathDrawingMode CGPathElement
    CGPathElementType CGPathFillRule CGPointFromString CGRectFromString CGSizeFromString
    CGTextDrawingMode CGVector CGVectorFromString CHHapticAdvancedPatternPlayer
    CHHapticAdvancedPatternPlayerCompletionHandler CHHapticAudioResourceID CHHapticAudioResourceKey
    CHHapticAudioResourceKeyLoopEnabled CHHapticAudioResourceKeyUseVolumeEnvelope
    CHHapticDeviceCapability CHHapticDynamicParameter CHHapticEngine CHHapticError CHHapticEvent
    CHHapticEventParameter CHHapticParameterAttributes CHHapticParameterCurve CHHapticPattern
    CHHapticPatternPlayer CHHapticTimeImmediate CoreHapticsErrorDomain
    CustomLocalizedStringResourceConvertible DateComponentsFormatter EmbeddedPhone EngineObject
    FeltHaptic FourCharCode KeyedProperties LayerByClass ListFormatter LocalizedStringResource
    Logger MeasurementFormatStyle MeasurementFormatter NSAttributedStringKey
    NSDirectionalEdgeInsets NSDirectionalRectEdge NSEC_PER_MSEC NSEC_PER_SEC NSEC_PER_USEC
    NSErrorPointer NSException NSHashTable NSHashTableOptions NSKeyValueChange
    NSKeyValueObservation NSKeyValueObservedChange NSKeyValueObservingOptions NSLayoutAnchor
    NSLayoutAttribute NSLayoutConstraint NSLayoutDimension NSLayoutFormatOptions NSLayoutRelation
    NSLayoutXAxisAnchor NSLayoutYAxisAnchor NSLineBreakMode NSMapTable NSMapTableOptions
    NSMutableParagraphStyle NSParagraphStyle NSPointerArray NSPointerFunctions NSSelectorFromString
    NSShadow NSStringDrawingContext NSStringDrawingOptions NSStringFromCGAffineTransform
    NSStringFromCGPoint NSStringFromCGRect NSStringFromCGSize NSStringFromCGVector
    NSStringFromSelector NSStringFromUIEdgeInsets NSTextAlignment NSTextAttachment NSTextTab
    NSUnderlineStyle NSUndoCloseGroupingRunLoopOrdering NSUndoManagerGroupIsDiscardableKey
    NSUserActivity NSUserActivityDelegate NSUserActivityTypeBrowsingWeb NSWritingDirection
    OSAllocatedUnfairLock OSLog OSLogBoolFormat OSLogFloatFormatting OSLogIntegerFormatting
    OSLogInterpolation OSLogMessage OSLogPrivacy OSLogStringAlignment OSLogType OSSignpostID
    OSSignpostIntervalState OSSignpostType OSSignposter OSStatus OSType ObjectWithRequiredInit
    RelativeDateTimeFormatter RunLoopMode Selector SimulatedApp SimulatedPhone TargetTimerMaking
    UIAccessibility UIAccessibilityContainerType UIAccessibilityContrast
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
    UIActivityIndicatorViewStyle UIAdaptivePresentationControllerDelegate UIApplication
    UIApplicationDelegate UIApplicationLaunchOptionsKey UIApplicationMain
    UIApplicationOpenURLOptionsKey UIApplicationShortcutIcon UIApplicationShortcutIconType
    UIApplicationShortcutItem UIApplicationState UIBackgroundConfiguration
    UIBackgroundTaskIdentifier UIBaselineAdjustment UIBezierPath UIBlurEffect UIBlurEffectStyle
    UIButton UIButtonType UICanvasFeedbackGenerator UIColor UICommand UICommandAlternate
    UIConfigurationTextAttributesTransformer UIContentContainer UIContentSizeCategory
    UIContentSizeCategoryAdjusting UIControl UIControlContentHorizontalAlignment
    UIControlContentVerticalAlignment UIControlEvents UIControlState UICoordinateSpace
    UICubicTimingParameters UIDevice UIDeviceBatteryState UIDeviceOrientation UIDisplayGamut
    UIEdgeInsets UIEdgeInsetsEqualToEdgeInsets UIEdgeInsetsFromString UIEdgeInsetsInsetRect
    UIEdgeInsetsMake UIEvent UIEventSubtype UIEventType UIFeedbackGenerator UIFont UIFontDescriptor
    UIFontDescriptorSymbolicTraits UIFontMetrics UIFontTextStyle UIFontWeight
    UIForceTouchCapability UIGestureRecognizer UIGestureRecognizerDelegate UIGestureRecognizerState
    UIGraphicsBeginImageContext UIGraphicsBeginImageContextWithOptions UIGraphicsEndImageContext
    UIGraphicsGetCurrentContext UIGraphicsGetImageFromCurrentImageContext UIGraphicsImageRenderer
    UIGraphicsImageRendererContext UIGraphicsImageRendererFormat UIGraphicsPopContext
    UIGraphicsPushContext UIGraphicsRenderer UIGraphicsRendererContext UIGraphicsRendererFormat
    UIHoverGestureRecognizer UIImage UIImageOrientation UIImagePNGRepresentation
    UIImageRenderingMode UIImageResizingMode UIImageView UIImpactFeedbackGenerator
    UIImpactFeedbackStyle UIInteraction UIInterfaceOrientation UIInterfaceOrientationMask UIKey
    UIKeyCommand UIKeyModifierFlags UIKeyboardHIDUsage UILabel UILayoutConstraintAxis UILayoutGuide
    UILayoutPriority UILayoutSupport UILegibilityWeight UILongPressGestureRecognizer UIMenuElement
    UIModalPresentationStyle UIModalTransitionStyle UIMutableApplicationShortcutItem
    UINotificationFeedbackGenerator UINotificationFeedbackType UIOpenURLContext UIPageControl
    UIPanGestureRecognizer UIPasteboard UIPinchGestureRecognizer UIPresentationController UIPress
    UIPressPhase UIPressType UIPressesEvent UIProgressView UIProgressViewStyle UIRectClip
    UIRectCorner UIRectEdge UIRectFill UIRectFillUsingBlendMode UIRectFrame
    UIRectFrameUsingBlendMode UIResponder UIRotationGestureRecognizer UIScene UISceneConfiguration
    UISceneDelegate UISceneSession UIScreen UIScreenEdgePanGestureRecognizer UIScreenMode
    UIScrollView UIScrollViewContentInsetAdjustmentBehavior UIScrollViewDelegate
    UIScrollViewIndicatorStyle UISegmentedControl UISelectionFeedbackGenerator
    UISemanticContentAttribute UISlider UISpringTimingParameters UIStackView UIStackViewAlignment
    UIStackViewDistribution UIStatusBarAnimation UIStatusBarManager UIStatusBarStyle UIStepper
    UISwipeGestureRecognizer UISwipeGestureRecognizerDirection UISwitch UITapGestureRecognizer
    UITimingCurveProvider UITimingCurveType UITouch UITouchPhase UITouchProperties UITouchType
    UITraitCollection UITraitEnvironment UITraitEnvironmentLayoutDirection
    UITransitionContextViewControllerKey UITransitionContextViewKey UIUserInterfaceActiveAppearance
    UIUserInterfaceIdiom UIUserInterfaceLayoutDirection UIUserInterfaceLevel
    UIUserInterfaceSizeClass UIUserInterfaceStyle UIVibrancyEffect UIVibrancyEffectStyle UIView
    UIViewAnimating UIViewAnimatingPosition UIViewAnimatingState UIViewAnimationCurve
    UIViewAnimationOptions UIViewAutoresizing UIViewContentMode UIViewController
    UIViewControllerAnimatedTransitioning UIViewControllerContextTransitioning
    UIViewControllerTransitionCoordinator UIViewControllerTransitionCoordinatorContext
    UIViewControllerTransitioningDelegate UIViewImplicitlyAnimating UIViewKeyframeAnimationOptions
    UIViewPropertyAnimator UIViewTintAdjustmentMode UIVisualEffect UIVisualEffectView UIWindow
    UIWindowLevel UIWindowScene UIWindowSceneDelegate USEC_PER_SEC UndoManager UniChar
    _ColorLiteralType _ImageLiteralType _KN _KV autoreleasepool kCAOnOrderIn kCAOnOrderOut
    kCATransactionAnimationDuration kCATransactionAnimationTimingFunction
    kCATransactionCompletionBlock kCATransactionDisableActions kCATransition mach_absolute_time
    mach_timebase_info mach_timebase_info_data_t objc_AssociationPolicy objc_getAssociatedObject
    objc_removeAssociatedObjects objc_setAssociatedObject objc_sync_enter objc_sync_exit os_log
    os_signpost os_unfair_lock os_unfair_lock_assert_not_owner os_unfair_lock_assert_owner
    os_unfair_lock_lock os_unfair_lock_s os_unfair_lock_t os_unfair_lock_trylock
    os_unfair_lock_unlock
    """.split { $0.isWhitespace }.map(String.init)
  static let generatedMembers = """
    NSProcessInfoPowerStateDidChange NSUndoManagerCheckpoint NSUndoManagerDidCloseUndoGroup
    NSUndoManagerDidOpenUndoGroup NSUndoManagerDidRedoChange NSUndoManagerDidUndoChange
    NSUndoManagerWillCloseUndoGroup NSUndoManagerWillRedoChange NSUndoManagerWillUndoChange
    UIAccessibilityAnnouncementDidFinish UIAccessibilityAssistiveTouchStatusDidChange
    UIAccessibilityBoldTextStatusDidChange UIAccessibilityButtonShapesEnabledStatusDidChange
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
    UIWindowDidBecomeHidden UIWindowDidBecomeKey UIWindowDidBecomeVisible UIWindowDidResignKey a a0
    a1 a2 a3 a4 a5 abandon abbreviated aboutY above accelerations accessibilityActivate
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
    accessibilityViewIsModal across action actionForSegment actionHandler actions activate
    activationPoint active activeAppearance activity activityType add addAction addAnimations
    addArc addArrangedSubview addChild addChildViewController addClip addCompletion addConstraint
    addConstraints addCurve addEllipse addGestureRecognizer addInteraction addItems addKeyCommand
    addKeyframe addLayoutGuide addLine addLines addObserver addPath addPointer addQuadCurve addRect
    addRects addRelativeArc addReversed addRoundedRect addRunning addSublayer addSubview addTabStop
    addTarget addUserInfoEntries addingAttributes additionalSafeAreaInsets addresses addsSafeArea
    adjustable adjusted adjustedContentInset adjustedContentInsetDidChange adjustment adjusts
    adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth adjustsImageWhenDisabled
    adjustsImageWhenHighlighted affine affineTransform after ahead alert alignAllBottom
    alignAllCenterX alignAllCenterY alignAllFirstBaseline alignAllLastBaseline alignAllLeading
    alignAllLeft alignAllRight alignAllTop alignAllTrailing aligned alignment alignmentMask
    alignmentMode alignmentOccurred alignmentRect alignmentRectInsets alignments all
    allButUpsideDown allControlEvents allCorners allEditingEvents allEvents allObjects allPresses
    allTargets allTouchEvents allTouches allowUserInteraction allowableMovement allowed
    allowedTouchTypes allowedUnits allowsContinuousInteraction allowsDirectInteraction
    allowsEdgeAntialiasing allowsGroupOpacity allowsImageOutput allowsOverdamping alone along
    alongside alpha alphaInfo alphaInfoMask alphaOffset alphaShift alphas alternate altitude
    altitudeAngle always alwaysBounceHorizontal alwaysBounceVertical amounts anchor anchorPoint
    anchorPointZ anchorWithOffset angle angles animate animateKeyframes animateTransition
    animatedImage animatedImageNamed animation animationController animationDidStart
    animationDidStop animationDuration animationEnded animationImages animationKeys
    animationRepeatCount animationTimingFunction animations animator animators annotation
    announcement announcementStringValueUserInfoKey announcementWasSuccessfulUserInfoKey
    announcements answer answers any anyObject anyUnit app appearance appearances append
    application applicationDidBecomeActive applicationDidEnterBackground
    applicationDidFinishLaunching applicationDidReceiveMemoryWarning applicationFrame
    applicationIconBadgeNumber applicationReserved applicationSignificantTimeChange
    applicationSupportsShakeToEdit applicationWillEnterForeground applicationWillResignActive
    applicationWillTerminate applied apply applyMore applyWithBlock applying
    apportionsSegmentWidthsByContent areActionsDisabled areAnimationsEnabled areEnabled areGone
    areOfImage areTwo area areas arena argument argumentCount arguments around arrange arrival
    arriving asCurrent asProvided ascender aside ask askForConstraints askIfPossible asked
    asksForConstraints assistiveTechnologyUserInfoKey asyncAfter attachment attackTime
    attemptRotationToDeviceOrientation attribute attributed attributedName attributedSubtitle
    attributedText attributedTitle attributes audioAttackTimeControl audioBrightness
    audioBrightnessControl audioContinuous audioCustom audioDecayTimeControl audioPan
    audioPanControl audioPitch audioPitchControl audioReleaseTimeControl audioResourceIDs
    audioVolume audioVolumeControl auto automaticallyAdjustsScrollIndicatorInsets
    automaticallyUpdateForSelection automaticallyUpdatesConfiguration autorepeat
    autoresizesSubviews autoresizingMask autoreverse autoreverses availableModes
    awaitConstraintUpdate axes axial axis azimuth azimuthAngle azimuthTip azimuthUnitVector b b0 b1
    b2 b3 b4 b5 back backdrop background backgroundColor backgroundImage backgroundInsets
    backgroundPicture backgroundRect backgroundStyle backgroundTasks backgroundTimeRemaining
    backwards badEventEntry badParameterEntry bandSlope bar bare bars base baseBackgroundColor
    baseForegroundColor baseTransform baseWritingDirection baseline baselineAdjustment
    baselineOffset baselineOffsetFromBottom batteryLevel batteryState becomeCurrent
    becomeFirstResponder becomeKey before beganLayer begin beginAnimations
    beginAppearanceTransition beginBackgroundTask beginFromCurrentState
    beginGeneratingDeviceOrientationNotifications beginInterval beginPath beginState beginTime
    beginTracking beginTransparencyLayer beginUndoGrouping begun behavior behind below beside best
    between betweenViews bevel biasValues bitmap bitmapInfo bitsPerComponent bitsPerPixel black
    blade blend block blockingAnimations blocks blue blueOffset blur board body bold boldSystemFont
    bolder borderColor borderWidth bordered borderedProminent borderedTinted borderless both bottom
    bottomAnchor bottomLayoutGuide bottomLeft bottomRight bounce bounces bouncesZoom boundingBox
    boundingBoxOfClipPath boundingBoxOfPath boundingRect bounds box brightness bringSubview
    bringSubviewToFront bringToFront brown bucket buffer bundle busy butt button buttonFontSize
    buttonMask buttonShapesEnabled buttonSize buttons byValue byWord byteOrder16Big
    byteOrder16Little byteOrder32Big byteOrder32Little byteOrderMask bytes bytesPerComponent
    bytesPerPixel bytesPerRow c cache calculationMode calculationModeCubic
    calculationModeCubicPaced calculationModeDiscrete calculationModeLinear calculationModePaced
    calendar call callAsFunction callbacks callout canBePrevented canBecomeFirstResponder
    canBecomeKey canCancelContentTouches canOpen canOpenURL canPerformAction canPrevent canRedo
    canResignFirstResponder canUndo cancel cancelPreviousPerformRequests cancelTracking
    cancelsTouchesInView candidates canvas canvasAlignment canvasPath cap capHeight capInsets
    capabilities capabilitiesForHardware caps caption1 caption2 cascadeList catalogue category
    causesPageTurn cell center centerXAnchor centerYAnchor centroid cgAffineTransform cgColor
    cgContext cgImage cgPath cgPoint cgPointValue cgRect cgRectValue cgSize cgSizeValue cgVector
    chain change changeCount changeSize changed changedConstant changedContents changedDirection
    changedMargins changedTranslation changedTypesAddedUserInfoKey changedTypesRemovedUserInfoKey
    changes character characterSet characterSpacing characters charactersIgnoringModifiers
    childForStatusBarHidden childForStatusBarStyle childViewControllers children choice choices
    chooseQuickAction chosen circular classClarendonSerifs classFreeformSerifs classMask
    classModernSerifs classOldStyleSerifs classOrnamentals classSansSerif classScripts
    classSlabSerifs classSymbolic classTransitionalSerifs clear clearsContextBeforeDrawing clip
    clipsToBounds close closePath closeSubpath closest closing coalesced coalescedTouches coast
    code collapsesLargestUnit color colorSpace colors colour columnTerminators columns comeToFront
    command commands commit common commonModes compact compare complete completeTransition
    completion completionBlock completionHandler completions component components
    componentsSeparated concatenate concatenating configuration configurationUpdateHandler
    configure conic connect connectedScenes console constant constraint constraints
    constraintsAffectingLayout contained container containerType containerView
    containerViewDidLayoutSubviews containerViewWillLayoutSubviews contains containsTraits content
    contentCompressionResistancePriority contentEdgeInsets contentEdges contentHorizontalAlignment
    contentHuggingPriority contentInset contentInsetAdjustmentBehavior contentInsets contentMode
    contentOffset contentOffsetForSegment contentRect contentScaleFactor contentSize
    contentVerticalAlignment contentView contents contentsAreFlipped contentsCenter contentsChanged
    contentsEnd contentsFrame contentsGravity contentsRect contentsScale context contexts
    continueAnimation continueTracking continuityValues continuous contrast control controlPoints
    controller controllers convert convertFromPanel convertSeen convertTime convertToDeviceSpace
    convertToScreenCoordinates convertToUserSpace converted coordinateSpace coordinator
    coordinators copy copyIn copyProperties corner cornerCurve cornerRadius cornerStyle corners
    cosine count counts course coverage coveredInsets critical cropping cross ctm cubic cubicPaced
    cubicTimingParameters current currentAttributedTitle currentBackgroundImage currentImage
    currentMaximumTrackImage currentMinimumTrackImage currentMode currentPage
    currentPageIndicatorTintColor currentPoint currentPointOfPath currentThumbImage currentTime
    currentTitle currentTitleColor currentTitleShadowColor currents curve curveEaseIn
    curveEaseInOut curveEaseOut curveLinear curves custom customSpacing cyan d damping dark
    darkGray darkText data dataProvider dateTimeStyle deactivate deadlinePassed debug decay
    decayTime decelerationRate decided decimal decode decomposed decrementImage defaultAction
    defaultHigh defaultLow defaultRunLoopMode defaultTabInterval defaultTint defaultValue
    defaultWritingDirection defaults definesPresentationContext delay delaysContentTouches
    delaysTouchesBegan delaysTouchesEnded delegate delegateClass deliver delta denom depth depths
    descender description destroy destructive determinant deviceCMYK deviceGray deviceRGB
    dictionary dictionaryRepresentation dictionaryWithValues didAddSubview didAppear didChange
    didChangeNotification didChangeValue didDisappear didMove didMoveToSuperview didMoveToWindow
    didReceiveMemoryWarning didTake differs digits direct direction directionLeadingToTrailing
    directionLeftToRight directionMask directionRightToLeft directionalLayoutMargins disableActions
    disableUndoRegistration disabled disabledAlpha discoverabilityTitle discrete dismiss
    dismissalTransitionDidEnd dismissalTransitionWillBegin display displayContents displayGamut
    displayHere displayIfNeeded displayInside displayLink displayP3 displayScale distance distances
    distribution divider dividerAlpha document dot double down downArrow dragThatCanResizeScene
    dragThatCannotResizeScene dragged draw drawAsPattern drawAsSeen drawConicGradient drawContents
    drawHierarchy drawLinearGradient drawPath drawRadialGradient drawText drawing drawingTransform
    drawn drawnScale drawsAfterEndLocation drawsBeforeStartLocation dress dressParagraphs dressed
    driver dropAll dropLeading dropMiddle dropTrailing due duration dx dynamic dynamicStackTracing
    dynamicTracing each easeIn easeInEaseOut easeOut edge edgeAntialiasingMask edgeFrequency
    edgeWidth edges editingChanged editingDidBegin editingDidEnd editingDidEndOnExit effect
    effectiveAlignment effectiveContentHorizontalAlignment effectiveUserInterfaceLayoutDirection
    elapsed element elementCount elements emitEvent enableUndoRegistration encode encoded end
    endAppearanceTransition endBackgroundTask endEditing endFirstResponder
    endGeneratingDeviceOrientationNotifications endIntensity endInterval endMasks endPlaying
    endPoint endProgress endTracking endTransparencyLayer endUndoGrouping endedAnimations ending
    endless ends engine engineNotRunning engineStartTimeout enter entry enumerateEventHandlers
    environment equation era errand error errorCode errorDomain errorUserInfo estimatedProperties
    estimatedPropertiesExpectingUpdates estimationUpdateIndex even evenOdd event eventDuration
    eventParameters eventType eventWaveformLoopEnabled eventWaveformPath
    eventWaveformUseVolumeEnvelope events excess exchange exchangeSubview exclusive
    exerciseAmbiguity exerciseAmbiguityInLayout expirationDate exponential exportDictionary
    extendedDisplayP3 extendedGray extendedLinearGray extendedLinearSRGB extendedSRGB extent
    extraExtraExtraLarge extraExtraLarge extraLarge extraLight extraSmall face factor factors fade
    fadesAsOne failure family familyName familyNames far fast fastInterval fastest fault
    featureIdentifier featureSettings file fileNotFound fileSystem fileType filename files fill
    fillColor fillEllipse fillMode fillPath fillRule fillSpace filled filter finalFrame findAction
    findHit findValue finish finishAnimation finished finishedHandlers fire fireDate first
    firstAnchor firstAttribute firstBaselineAnchor firstItem firstKey firstLineHeadIndent
    firstResponder fit fits fitted fittingSize fittingSizeLevel fixed fixedAdvance
    fixedCoordinateSpace flag flashScrollIndicators flatness flattened flattener
    flexibleBottomMargin flexibleHeight flexibleLeftMargin flexibleRightMargin flexibleTopMargin
    flexibleWidth flip flips flipsForRightToLeftLayoutDirection floatComponents floatInfoMask flush
    focused focusedElement focusedElementUserInfoKey folder folders follow followPhone following
    followsReading font fontAttributes fontDescriptor fontName fontNames fontSize footnote
    forEachWithin forFirstBaselineLayout forLastBaselineLayout forPhone force forceTouchCapability
    foregroundColor forget forgetHaptics forgetItem form format formatted formatter
    formattingContext former forms forwards found foundation fraction fractionComplete frame
    frameOfPresentedViewInContainerView frames free frequencies frequency from fromBottom fromLeft
    fromRight fromTop fromValue fromView front frontController function functions gamut gap gaps
    general genericCMYK genericException genericGrayGamma2_2 genericRGBLinear gestureRecognizer
    gestureRecognizerShouldBegin gestureRecognizers gestures get getControlPoint getHue getLineDash
    getRed getWhite give given go goal goesAcross goesOn goesRightWay gone grace gradient gravity
    gray green greenOffset ground group groupTableViewBackground groupingLevel groupsByEvent
    groupsChildren guide guides hadWindow half handler handlers happen hapticAttackTimeControl
    hapticContinuous hapticDecayTimeControl hapticIntensity hapticIntensityControl
    hapticReleaseTimeControl hapticSharpness hapticSharpnessControl hapticTransient haptics
    hasAllWeights hasAmbiguousLayout hasArea hasArrived hasBackdrop hasBackground hasChanged
    hasColors hasDifferentColorAppearance hasDirections hasDuration hasEvenDigits hasMoved
    hasNewConstraints hasNewParent hasNothingToDraw hasReachedView hasReversedShadow hasSeen
    hasShadow hasSquareCorners hasStrings hasURLs hasWandered hasWidth hash hasher head headIndent
    header headline hear heavier heavy heeded height heightAnchor held heldPresentation here hex
    hidden hide hidesElements hidesForSinglePage hidesWhatIsBehind hidesWhenStopped high
    highlighted highlightedAnimationImages highlightedImage highlightedTextColor hint hit hitTest
    hold holder horizontal horizontalRange horizontalScrollIndicatorInsets horizontalShear
    horizontalSizeClass hue hugging hybrid icon id identifier identifierForVendor identity idiom
    ids ignore ignoresReading image imageEdgeInsets imageFlippedForRightToLeftLayoutDirection
    imageForSegment imageFormat imageGap imageOrientation imagePadding imagePlacement imageRect
    imageRendererFormat imageRoom imageScale imageSize imageView imageWithoutBaseline images
    impactHeavy impactLight impactMedium impactOccurred impactRigid impactSoft implicit
    imposedTraits inNext inOrder inbox incrementImage index indexes indicatorGap indicatorImage
    indicatorLength indicatorStay indicatorStyle indicatorThickness info inherited
    inheritedAnimationDuration inheritedPace initial initialFrame initialVelocity inks inner
    innermostResponder inputLabels insert insertArrangedSubview insertPointer insertSegment
    insertSublayer insertSubview inset insets insetsLayoutMarginsFromSafeArea
    insetsWithoutStatusBar inside instanceAlphaOffset instanceBlueOffset instanceColor
    instanceCount instanceDelay instanceGreenOffset instanceRedOffset instanceTransform instant
    insufficientPower intensity interactions interfaceOrientation internalInconsistencyException
    interpolation interpolationQuality intersect intersects interval intrinsicContentSize invalid
    invalidArgumentException invalidAudioResource invalidAudioSession invalidEngineParameter
    invalidEventDuration invalidEventTime invalidEventType invalidParameterType invalidPatternData
    invalidPatternDictionary invalidPatternPlayer invalidTime invalidate
    invalidateIntrinsicContentSize inverse inverted isAccessibilityCategory isAccessibilityElement
    isAccessible isAcross isActive isAdditive isAfter isAmbiguous isAnimated isAnimating isAnother
    isAround isAside isAssistiveTouchRunning isAtStart isAtTop isAutoShutdownEnabled isBare
    isBaseline isBaselineRelativeArrangement isBatteryMonitoringEnabled isBearable isBegun
    isBeingDismissed isBeingPresented isBeside isBold isBoldTextEnabled isBottom isByPlace isByText
    isCancelled isCaptured isChosen isClosed isClosedCaptioningEnabled isContinuous isCumulative
    isCut isCutOff isDark isDarkerSystemColorsEnabled isDead isDecelerating isDescendant
    isDirectionalLockEnabled isDiscardable isDismissing isDoubleSided isDown isDragging
    isDrawnInMotion isElement isEligibleForHandoff isEligibleForPrediction
    isEligibleForPublicIndexing isEligibleForSearch isEmpty isEnabled isEnabledForSegment isEnd
    isEqual isExclusiveTouch isExtended isFade isFading isFaint isFar isFinal isFirst
    isFirstResponder isFixed isFlat isFlipped isFollowing isFor isForPhone isForSheet isForward
    isFree isFromRight isGeneratingDeviceOrientationNotifications isGeneric isGeometryFlipped
    isGrayscaleEnabled isGreetingSettled isGroup isGuidedAccessEnabled isHere isHidden isHiding
    isHigh isHighlighted isHolder isIdentity isIdleTimerDisabled isInContext isInLine isInside
    isInteractive isInterruptible isInvertColorsEnabled isItalic isKept isKeyWindow isKind
    isLandscape isLarge isLast isLayoutMarginsRelativeArrangement isLeading isLeft isLeftOut
    isLight isLimited isLost isLowPowerModeEnabled isMade isMainThread isManualHitTestingEnabled
    isMask isMasked isMeasuring isMember isMethod isMirrored isModal isModalInPresentation
    isMomentary isMono isMonoAudioEnabled isMove isMoved isMoving isMovingByItself
    isMovingFromParent isMovingToParent isMultipleTouchEnabled isMultitaskingSupported isMuted
    isMutedForAudio isMutedForHaptics isNamed isNeeded isNegative isNew isNews isNil isObject isOn
    isOnMainActor isOnOffSwitchLabelsEnabled isOnPill isOneLineEach isOnlyMoved isOpaque isOpened
    isOriginal isOrphan isOuterGroup isOutside isOver isOvertaken isOwn isPadded isPagingEnabled
    isPathEmpty isPaused isPersistent isPinched isPlaced isPlain isPortrait isPresenting isPressed
    isPressedToUse isPressing isPrevented isPrior isProtectedDataAvailable
    isProximityMonitoringEnabled isQueued isReadFromRight isReady isRecognized isRect isRedoing
    isReduceMotionEnabled isReduceTransparencyEnabled isRegisteredForRemoteNotifications
    isRemovedOnCompletion isResized isReversed isRight isRightToLeft isRound isRow isRunning isSame
    isScrollEnabled isSeen isSelected isShakeToUndoEnabled isSheet isShown isSideways
    isSpeakScreenEnabled isSpeakSelectionEnabled isSplit isStatusBarHidden isStill isStroked
    isSubclass isSubset isSwitchControlRunning isSymbolImage isSystem isSystemCut isTap isThere
    isTiled isToldByItself isTooLong isTop isTracking isTransitioning isTrue isTurned isUndecided
    isUndo isUndoRegistrationEnabled isUndoing isUppercase isUserInteractionEnabled isValid
    isValidInterfaceOrientation isVideoAutoplayEnabled isViewLoaded isVoiceOverRunning isWeak
    isWhite isWhole isWide isWideGamutRGB isWrapped isZoomBouncing isZoomable isZooming
    italicSystemFont item itemFormatter itemSet items iteration itself join joinLayout joint
    justified keep keepsDuration keepsMenuPresented keepsPace keepsTaps kept keptValues kern key
    keyCode keyCommands keyEnumerator keyPath keyTimes keyWindow keyboardAlphanumericSwitch
    keyboardHangul keyboardHanja keyboardHiragana keyboardKanaSwitch keyboardKatakana keyboardKey
    keyboardZenkakuHankakuKanji keyframe keyframes keys keywords kind kinds knob knobShadow known
    label labelFontSize lack landscape landscapeLeft landscapeRight language large largeTitle
    largest last lastAction lastBaselineAnchor lastGroup lastOnScreen lastPicture lastResource
    later launch launchOptions layOut layOutAtOnce layOutContents layOutFromOutermost layer
    layerBottomEdge layerClass layerForConverting layerLeftEdge layerMaxXMaxYCorner
    layerMaxXMinYCorner layerMinXMaxYCorner layerMinXMinYCorner layerRightEdge layerTopEdge
    layerWillDraw layers layout layoutChanged layoutDirection layoutEngine
    layoutFittingCompressedSize layoutFittingExpandedSize layoutFrame layoutGuides layoutIfNeeded
    layoutInside layoutMargins layoutMarginsDidChange layoutMarginsGuide layoutSublayers
    layoutSubviews leading leadingAnchor leadingGap least leastDigits leastSpeed leave leaveFront
    leaveLayout leaveParent leaving left leftAnchor leftArrow legibilityWeight length lengths letGo
    letter letters level levels levelsOfUndo light lightGray lightText lights limit limited
    limitedZoom limits line lineBreakMode lineCap lineCapStyle lineDashPattern lineDashPhase
    lineHeight lineHeightMultiple lineJoin lineJoinStyle lineSpacing lineWidth linear linearGray
    linearSRGB lines link links list listWidth listed listener load loadView loadViewIfNeeded local
    locale localizedDescription localizedModel localizedString localizedStringResource
    localizedSubtitle localizedTitle location locations lock lockIfAvailable lockRatio log look
    looks looksDark loopEnabled loopEnd losesParent low m11 m21 m31 m41 made madeAgain madeAt
    magenta magnificationFilter main majorRadius majorRadiusTolerance make makeAdvancedPlayer
    makeImage makeKey makeKeyAndVisible makeLayer makeLayoutEngine makePlayer makePresentation
    makeSignpostID makeSnapshot maker mallocException manifest mapped mapper margin margins
    marginsGuide mark markMoved marks mask maskedCorners masking masks masksToBounds mass matrix
    maxValue maximum maximumForce maximumFramesPerSecond maximumLineHeight maximumNumberOfTouches
    maximumPossibleForce maximumTrackImage maximumTrackTintColor maximumUnitCount maximumValue
    maximumValueImage maximumValueImageRect maximumZoomScale mayPaint meaning meant measurement
    measures medium meeting member memory memoryError menu menuActionTriggered message messages
    messaging method methods metrics middle middles minValue mine minificationFilter
    minificationFilterBias minimum minimumLineHeight minimumNumberOfTouches minimumPressDuration
    minimumScaleFactor minimumTrackImage minimumTrackTintColor minimumValue minimumValueImage
    minimumValueImageRect minimumZoomScale minors minus mirror mirrored missed miter miterLimit
    mixed mixesOtherwise modal modalPresentationStyle modalTransitionStyle mode model modifierFlags
    moment moments monospaced monospacedDigitSystemFont monospacedSystemFont more most motion
    motionBegan motionCancelled motionEnded motions move moveAlong moveIn moveToFirst moved mover
    moving multiple multiplier mutableCopy mutex name named namedFamilies names narrative narrow
    nativeBounds nativeScale natural naturalFrame naturalScale naturalSize navigationStyle near
    nearest nearestView needs needsDisplay needsDisplayOnBoundsChange needsLayout needsSave
    needsUpdateConstraints new newSize newTip newTraits newValue newValueUserInfoKey newWindow
    newton next nextChange nextMoment nextSerial nextStep noIntrinsicMetric noSegment nonZero none
    normal notEnabled notSupported notes nothing notice notificationError notificationOccurred
    notificationSuccess notificationSwitchControl notificationVoiceOver notificationWarning
    notifyWhenPlayersFinished now null number numberFormatter numberOfComponents numberOfItems
    numberOfLines numberOfPages numberOfSegments numberOfTapsRequired numberOfTouches
    numberOfTouchesRequired numbers numer numericPad object objectEnumerator objectPersonality
    objectPointerPersonality observation observe observer observers octal ofApp ofKinds ofScreen
    ofThread off offset old oldBounds oldSizeCategory oldTraits oldValue oldWindow onEnd
    onRecognition onTintColor onTurnEnd once one only onlyColor opacities opacity opaque opaqueDark
    opaqueLight opaqueSeparator open openInPlace openSessions openSettingsURLString openURL
    operationNotPermitted options orange order ordered orientation orientationChanged origin
    originAttribute original other others outer outermost outline outward outwards over overlap
    overridden overrideInheritedCurve overrideInheritedDuration overrideTraitCollection
    overrideUserInterfaceStyle own ownFormat ownLayout ownTiming ownTint ownTintMode owner pace
    paced pad padding page pageDown pageIndicatorTintColor pageScrolled pageUp paint painter
    painters pan panGestureRecognizer panTravel panel panelSize paragraph paragraphSpacing
    paragraphSpacingBefore paragraphStyle parameter parameterCurve parameterCurveControlPoints
    parameterID parameterValue parameters parent parsed part parts passed passes past path
    pathCompleted pathContains paths pattern patternDash patternDashDot patternDashDotDot
    patternDot pause pauseAnimation pausesOnCompletion pending perceptualDuration perform
    performAsCurrent performSelector performWithoutAnimation persistentIdentifier perspective phase
    phases phone picture piece pieces pillInset pillRadius pinch pinchGestureRecognizer pinchTravel
    pinched pitch pixel pixelAspectRatio pixels place placeImage placeViews placed placedAt
    placeholderText places plain planned plate playPattern playPause playable playbackRate player
    players playsAudioOnly playsHapticsOnly playsSound plus pngData point pointSize pointer points
    pointsOfInterest pop portrait portraitUpsideDown position positive post postscriptName powers
    preciseLocation precisePreviousLocation precision precondition predicates predicted
    predictedTouches predictionSteps preferred preferredContentSize preferredContentSizeCategory
    preferredFont preferredFontDescriptor preferredFrameRateRange preferredFrameSize
    preferredFramesPerSecond preferredIndicatorImage preferredInterfaceOrientationForPresentation
    preferredMaxLayoutWidth preferredMode preferredRange preferredStatusBarStyle
    preferredStatusBarUpdateAnimation prefersCrossFadeTransitions
    prefersCrossFadeTransitionsStatusDidChange prefersExtendedRange prefersStatusBarHidden prefix
    prepare prepareForNext prepareToDraw present presentation presentationController
    presentationControllerDidAttemptToDismiss presentationControllerDidDismiss
    presentationControllerShouldDismiss presentationControllerWillDismiss presentationStyle
    presentationTransitionDidEnd presentationTransitionWillBegin presented presentedView
    presentedViewController presentingViewController preservesMargins
    preservesSuperviewLayoutMargins press pressedAlpha pressedIndicatorLength pressedScale presses
    pressesBegan pressesCancelled pressesChanged pressesEnded pressures previous previousLocation
    primaries primary primaryActionTriggered prior priority progress progressImage
    progressTintColor progressViewStyle prominent prompt properties property providedUnit
    proximityState purple push put putAway quaternaryLabel quaternarySystemFill queue radial radius
    radix raise range rangeException ranges rasterizationScale rate ratio rawValue reach reached
    reachesIn read readAll readableContentGuide readableGuide readableInsets reader reading ready
    rearrange reason receive receivers recent recipe recognized recognizers rect red redOffset redo
    redoActionIsDiscardable redoActionName redoActionUserInfoValue redoCount redoMenuItemTitle
    redoMenuTitle reference referenceDate referrerURL region register registerAudioResource
    registerForRemoteNotifications registerUndo regular relation relative relativeTime release
    releaseTime remoteControlReceived remove removeAction removeAll removeAllActions
    removeAllAnimations removeAllObjects removeAllPoints removeAllRunning removeAllSegments
    removeAndEmpties removeAnimation removeArrangedSubview removeConstraint removeConstraints
    removeFromParent removeFromParentViewController removeFromSuperlayer removeFromSuperview
    removeGestureRecognizer removeInteraction removeKeyCommand removeLast removeLayoutGuide
    removeObject removeObserver removePointer removeRunning removeSegment removeTabStop
    removeTarget removed removes render rendering renderingIntent renderingMode reorder repeatCount
    repeatDuration replace replacePathWithStrokedPath replacePointer replaceSublayer
    replaceSublayers replacing replicator report reports request requestGuidedAccessSession require
    required requiredUserInfoKeys requirements requiresConstraintBasedLayout
    requiresExclusiveTouchType reserved reset resetHandler resignCurrent resignFirstResponder
    resignKey resistance resistances resizableImage resizableSnapshotView resize resizeAspect
    resizeAspectFill resizing resizingMode resolved resolvedColor resourceNotAvailable resources
    responder responds rest restDecays restSpeed restore restoreGState result resume reveal
    reversed reversesTitleShadowWhenHighlighted reversing right rightAnchor rightArrow ring role
    roles room root rootViewController roots rotate rotateAuto rotateAutoReverse rotateX rotateY
    rotateZ rotated rotation rotationMode rotationTurn round rounded roundedRect row rows rule run
    runDrawingActions runLoopModes runStart running runningPropertyAnimator sRGB safe safeAreaGuide
    safeAreaInsets safeAreaInsetsDidChange safeAreaLayoutGuide safeInsets same sampling saturation
    saveGState scale scaleBy scaleOfScreen scaleX scaleY scaleZ scaled scaledBy scaledFont
    scaledValue scaling scene sceneClass sceneDelegate sceneDidBecomeActive sceneDidDisconnect
    sceneDidEnterBackground sceneSizeStayPut sceneWillEnterForeground sceneWillResignActive scenes
    scheduleParameterCurve scheduledTimer schemes schemesOfTheApp schemesOfThePhone screen
    screenChanged screenInsets screenScale screens screenshot scrollIndicatorInsets
    scrollRectToVisible scrollToTop scrollViewDidChangeAdjustedContentInset
    scrollViewDidEndDecelerating scrollViewDidEndDragging scrollViewDidEndScrollingAnimation
    scrollViewDidEndZooming scrollViewDidScroll scrollViewDidScrollToTop scrollViewDidZoom
    scrollViewShouldScrollToTop scrollViewWillBeginDecelerating scrollViewWillBeginDragging
    scrollViewWillBeginZooming scrollViewWillEndDragging scrollableAxes scrollsToTop scrubsLinearly
    searchField second secondAnchor secondAttribute secondItem secondary secondaryFill
    secondaryLabel secondarySystemBackground secondarySystemFill secondarySystemGroupedBackground
    seconds secondsPerLetter seek seen segmentIndex select selected selectedSegmentIndex
    selectedSegmentTintColor selection selectionChanged selector semanticContentAttribute semaphore
    semibold send sendAction sendActions sendEvent sendParameters sendSubview sendSubviewToBack
    sender sensitive separator serial serif serverInitFailed serverInterrupted session set
    setAction setActionIsDiscardable setActionName setActionUserInfoValue setAffineTransform
    setAlpha setAnimationDuration setAnimationTimingFunction setAnimationsEnabled
    setAttributedTitle setBackgroundImage setBlendMode setBounds setCharacterSpacing setCompletion
    setCompletionBlock setCompletionHandler setContentCompressionResistancePriority
    setContentHuggingPriority setContentOffset setCustomSpacing setData setDecrementImage
    setDisableActions setEnabled setFill setFillColor setFillColorSpace setFlatness setFont
    setFontSize setFrame setImage setIncrementImage setIndicatorImage setInterfaceOrientation
    setLineCap setLineDash setLineJoin setLineWidth setMargins setMask setMaximumTrackImage
    setMinimumTrackImage setMiterLimit setNeedsDisplay setNeedsLayout
    setNeedsStatusBarAppearanceUpdate setNeedsUpdateConfiguration setNeedsUpdateConstraints
    setNeedsUpdateOfSupportedInterfaceOrientations setObject setOn setOverrideTraitCollection
    setParagraphStyle setPosition setProgress setRepresentation setShadow setShouldAntialias
    setStroke setStrokeColor setStrokeColorSpace setTextDrawingMode setThumbImage setTiming
    setTitle setTitleColor setTitleShadowColor setTitleTextAttributes setTranslation setValue
    setValuesForKeys setWidth setZoomScale settings settle settling settlingDuration shadow
    shadowBlurRadius shadowColor shadowOffset shadowOpacity shadowPath shadowRadius shadowReach
    shake shape share shareOfSlow shared sharedInstance shares shear shift shifted short
    shortcutItem shortcutItems shouldArchiveValue shouldAutomaticallyForwardAppearanceMethods
    shouldAutorotate shouldBeArchived shouldBeRequiredToFail shouldDifferentiateWithoutColor
    shouldGroupAccessibilityChildren shouldInterpolate shouldPresentInFullscreen shouldRasterize
    shouldReceive shouldRemovePresentersView shouldRequireFailure show showBackground showEffect
    showGlyphs showNext showPictures showWheel shown shownPixels showsActivityIndicator
    showsHorizontalScrollIndicator showsPlus showsVerticalScrollIndicator shrink side sigma sign
    signpostID signpostsEnabled single singles sixth size sizeCategory sizeThatFits sizeToFit sizes
    skeleton slant slanted sleep slop slope slowSteps small smallSystemFontSize snapshot
    snapshotView solve solvedFrame solver sortWindows sound source sourceApplication sourceCode
    space spaceLayer spacing spacingBaselineToBaseline spacingEdgeToEdge spacingMask
    spacingUseDefault spacingUseSystem span spans speed spelledOut spreadsheet spring
    springTimingParameters square squares stage standIn standard standardGray standardRGB start
    startAndWait startAnimating startAnimation startPoint startProgress starts startsMediaSession
    state stateDidChange states staticText status statusBar statusBarFrame statusBarManager
    statusBarStyle staysInBounds stem step stepValue steps stiffness stop stopAnimating
    stopAnimation stopAsFinished stoppedHandler stops storage store stray strength stretch
    stretchedPart strikethroughColor strikethroughStyle string strings stroke strokeColor
    strokeEllipse strokeEnd strokeLineSegments strokePath strokeSpace strokeStart strokeWidth
    strongMemory strongObjects strongToStrongObjects strongToWeakObjects style styleName stylus
    subheadline sublayerTransform sublayers subtitle subtitleLabel subtitleLineBreakMode
    subtitleTextAttributesTransformer subtype subviews suffix suiting suits sum summaryElement
    superclass superlayer superview supportedInterfaceOrientations supportsAudio supportsHaptics
    supportsMultipleScenes suppressed surface sustained swing swipe swipeDuration swipeSlant
    swipeTravel swipeWander switchboard symbolic symbolicTraits system systemBackground systemBlue
    systemBrown systemButton systemChrome systemCyan systemFill systemFont systemFontSize
    systemGray systemGray2 systemGray3 systemGray4 systemGray5 systemGray6 systemGreen
    systemGroupedBackground systemIndigo systemLayoutSizeFitting systemMinimumLayoutMargins
    systemMint systemName systemOrange systemPink systemPurple systemRed systemReserved systemSpans
    systemTeal systemThick systemThin systemUltraThin systemVersion systemYellow t tabBar
    tabInterval tabStops table tabs tag tailIndent take takeIn takeOut takeOverFirstLook takeValue
    taken takes tap tapCount tapDuration tapMovement tapPause tapSpread taps target
    targetContentIdentifier targetTransform targets tell tellBeginnings tellOfMargins tellOfTime
    tellOfTint tellTraits tellTree temperatureWithoutUnit tension tensionValues tensions terms
    tertiaryFill tertiaryLabel tertiarySystemBackground tertiarySystemFill
    tertiarySystemGroupedBackground text textAlignment textBaselines textColor textHeight
    textMatrix textMode textPosition textRect textStyle textWidth texts textualContext theirs then
    there thermalState thermalStateDidChangeNotification thick thickness thin throwKnobShadow thumb
    thumbImage thumbRect thumbTintColor time timeInterval timeOffset timeRemaining timeline timer
    timers times timestamp timing timingCurveType timingFunction timingFunctions tint
    tintAdjustmentMode tintColor tintColorDidChange tintMode tinted tip title title1 title2 title3
    titleAlignment titleColor titleEdgeInsets titleForSegment titleLabel titleLineBreakMode
    titlePadding titleRect titleRoom titleShadowColor titleStyle titleTextAttributes
    titleTextAttributesTransformer to toPixels toValue token told toldMargins toldSafeInsets
    toldTraits top topAnchor topLayoutGuide topLeft topRight total touch touchCancel touchDelay
    touchDown touchDownRepeat touchDragEnter touchDragExit touchDragInside touchDragOutside touchUp
    touchUpInside touchUpOutside touched touchedWindows touches touchesBegan touchesCancelled
    touchesEnded touchesEstimatedPropertiesUpdated touchesMoved touchesShouldBegin
    touchesShouldCancel toward trace track trackImage trackRect trackTintColor tracking trailing
    trailingAnchor trailingGap traitBold traitCollection traitCollectionDidChange traitCondensed
    traitExpanded traitItalic traitLooseLeading traitMonoSpace traitTightLeading traitUIOptimized
    traitVertical traits traitsFromParent transaction transactions transform transform3D transition
    transitionCoordinator transitionDuration transitionWasCancelled translate translateBy
    translateX translateY translateZ translatedBy translatesAutoresizingMaskIntoConstraints
    translatesMask translation travel trigger trilinear truncatesLastVisibleLine truncationMode
    truth turn turnStage turned turns turnsSides type typeIdentifier typeListColor typeListString
    typeListURL types u uiEdgeInsets uiKit ultraLight undecided underlineColor underlineStyle undo
    undoActionIsDiscardable undoActionName undoActionUserInfoValue undoCount undoManager
    undoMenuItemTitle undoMenuTitle undoNestedGroup unfocusedElementUserInfoKey union uniqueName
    unitOptions unitStyle units unitsStyle universalLinksOnly unknownError unlock unregister
    unregisterAudioResource unspecified unturnedFrame up upArrow update updateConfiguration
    updateConstraints updateConstraintsIfNeeded updateInsets updateOwn updateTraits
    updateViewConstraints updated updatesFrequently upright uprightPixels url urlContexts urls
    usable usage used user userActivityWasContinued userActivityWillSave userInfo
    userInterfaceIdiom userInterfaceLayoutDirection userInterfaceLevel userInterfaceStyle userPath
    userSpaceToDeviceSpaceTransform userTransform usesDeviceMetrics usesEvenOddFillRule
    usesFontLeading usesLineFragmentOrigin usual usualColor value valueChanged valueFunction values
    variable variants velocity velocityWindow vendor version vertical verticalRange
    verticalScrollIndicatorInsets verticalSizeClass vibrancy view viewController viewDidAppear
    viewDidDisappear viewDidLayoutSubviews viewDidLoad viewDidMove viewForZooming viewIfLoaded
    viewLayoutMarginsDidChange viewRespectsSystemMinimumLayoutMargins viewSafeAreaInsetsDidChange
    viewWillAppear viewWillDisappear viewWillLayoutSubviews viewWillMove viewWillTransition
    viewWithTag views visible visibleInner visibleMask visibleName visibleOuter wait waitUntilIdle
    waiting wanted wantsPriorityOverSystemBehavior warning wasAtEnd wasAtLeft wasAtTop wasEmpty
    wasRunning waveform way ways weakMemory weakObjects weakToStrongObjects weakToWeakObjects
    webpageURL weight wheel white whole wide width widthAnchor widthForSegment widths willAppear
    willChange willChangeValue willDisappear willMove willRemoveSubview willTake willTransition
    window windowApplication windowLevel windowScene windows wishes with withAlignmentRectInsets
    withAllWithin withAlphaComponent withBaselineOffset withDesign withFace withFamily
    withHorizontallyFlippedOrientation withIntervalSignpost withLock withLockIfAvailable
    withLockIfAvailableUnchecked withLockUnchecked withRenderingMode withSize withSymbolicTraits
    withTintColor withUniqueName within withinMargins without withoutHue word wordProcessing words
    wrap wrappedValue wrappedWidth wraps wrapsAlways write writtenTitle x xHeight y yellow
    zPosition zero zeroFormattingBehavior zeros zoom zoomReach zoomReturn zoomScale zoomed
    """.split { $0.isWhitespace }.map(String.init)
}
