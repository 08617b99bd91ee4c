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
    CATransition CATransitionSubtype CATransitionType CAValueFunction CAValueFunctionName CFArray
    CFData CFDictionary CFString CFTimeInterval CGAffineTransform CGAffineTransformComponents
    CGBitmapInfo CGBlendMode CGColor CGColorRenderingIntent CGColorSpace
    CGColorSpaceCreateDeviceCMYK CGColorSpaceCreateDeviceGray CGColorSpaceCreateDeviceRGB
    CGColorSpaceModel CGContext CGDataProvider CGFont CGGlyph CGGradient CGGradientDrawingOptions
    CGImage CGImageAlphaInfo CGImageByteOrderInfo CGInterpolationQuality CGLineCap CGLineJoin
    CGMutablePath CGPath CGPathApplierFunction CGPathApplyBlock CGPathDrawingMode CGPathElement
    CGPathElementType CGPathFillRule CGTextDrawingMode CGVector CHHapticAdvancedPatternPlayer
    CHHapticAdvancedPatternPlayerCompletionHandler CHHapticAudioResourceID CHHapticAudioResourceKey
    CHHapticAudioResourceKeyLoopEnabled CHHapticAudioResourceKeyUseVolumeEnvelope
    CHHapticDeviceCapability CHHapticDynamicParameter CHHapticEngine CHHapticError CHHapticEvent
    CHHapticEventParameter CHHapticParameterAttributes CHHapticParameterCurve CHHapticPattern
    CHHapticPatternPlayer CHHapticTimeImmediate CoreHapticsErrorDomain EmbeddedPhone EngineObject
    FeltHaptic LayerByClass NSDirectionalEdgeInsets NSDirectionalRectEdge NSLayoutAnchor
    NSLayoutAttribute NSLayoutConstraint NSLayoutDimension NSLayoutFormatOptions NSLayoutRelation
    NSLayoutXAxisAnchor NSLayoutYAxisAnchor NSLineBreakMode NSMutableParagraphStyle
    NSParagraphStyle NSShadow NSStringDrawingContext NSStringDrawingOptions NSTextAlignment
    NSTextAttachment NSTextTab NSUnderlineStyle NSWritingDirection ObjectWithRequiredInit Selector
    SimulatedApp SimulatedPhone UIAccessibility UIAccessibilityContainerType
    UIAccessibilityContrast UIAccessibilityCustomAction UIAccessibilityElement
    UIAccessibilityIdentification UIAccessibilityNavigationStyle UIAccessibilityScrollDirection
    UIAccessibilityTextualContext UIAccessibilityTraits UIAction UIActionHandler
    UIActivityIndicatorView UIAdaptivePresentationControllerDelegate UIApplication
    UIApplicationDelegate UIApplicationLaunchOptionsKey UIApplicationMain UIApplicationShortcutIcon
    UIApplicationShortcutItem UIApplicationState UIBackgroundConfiguration
    UIBackgroundTaskIdentifier UIBaselineAdjustment UIBezierPath UIBlurEffect UIBlurEffectStyle
    UIButton UIButtonType UICanvasFeedbackGenerator UIColor
    UIConfigurationTextAttributesTransformer UIContentContainer UIContentSizeCategory
    UIContentSizeCategoryAdjusting UIControl UIControlEvents UIControlState UICoordinateSpace
    UICubicTimingParameters UIDevice UIDeviceOrientation UIDisplayGamut UIEdgeInsets UIEvent
    UIFeedbackGenerator UIFont UIFontDescriptor UIFontDescriptorSymbolicTraits UIFontMetrics
    UIFontTextStyle UIFontWeight UIForceTouchCapability UIGestureRecognizer
    UIGestureRecognizerDelegate UIGestureRecognizerState UIGraphicsBeginImageContext
    UIGraphicsBeginImageContextWithOptions UIGraphicsEndImageContext UIGraphicsGetCurrentContext
    UIGraphicsGetImageFromCurrentImageContext UIGraphicsImageRenderer
    UIGraphicsImageRendererContext UIGraphicsImageRendererFormat UIGraphicsPopContext
    UIGraphicsPushContext UIGraphicsRenderer UIGraphicsRendererContext UIGraphicsRendererFormat
    UIHoverGestureRecognizer UIImage UIImageOrientation UIImageRenderingMode UIImageResizingMode
    UIImageView UIImpactFeedbackGenerator UIImpactFeedbackStyle UIInteraction
    UIInterfaceOrientation UIInterfaceOrientationMask UILabel UILayoutConstraintAxis UILayoutGuide
    UILayoutPriority UILayoutSupport UILegibilityWeight UILongPressGestureRecognizer UIMenuElement
    UIModalPresentationStyle UIModalTransitionStyle UIMutableApplicationShortcutItem
    UINotificationFeedbackGenerator UINotificationFeedbackType UIOpenURLContext UIPageControl
    UIPanGestureRecognizer UIPasteboard UIPinchGestureRecognizer UIPresentationController UIPress
    UIPressesEvent UIProgressView UIRectClip UIRectCorner UIRectEdge UIRectFill
    UIRectFillUsingBlendMode UIRectFrame UIRectFrameUsingBlendMode UIResponder
    UIRotationGestureRecognizer UIScene UISceneConfiguration UISceneDelegate UISceneSession
    UIScreen UIScreenEdgePanGestureRecognizer UIScreenMode UIScrollView UIScrollViewDelegate
    UISegmentedControl UISelectionFeedbackGenerator UISemanticContentAttribute UISlider
    UISpringTimingParameters UIStackView UIStackViewAlignment UIStackViewDistribution
    UIStatusBarAnimation UIStatusBarManager UIStatusBarStyle UIStepper UISwipeGestureRecognizer
    UISwitch UITapGestureRecognizer UITimingCurveProvider UITimingCurveType UITouch UITouchPhase
    UITraitCollection UITraitEnvironment UITraitEnvironmentLayoutDirection
    UITransitionContextViewControllerKey UITransitionContextViewKey UIUserInterfaceActiveAppearance
    UIUserInterfaceIdiom UIUserInterfaceLayoutDirection UIUserInterfaceLevel
    UIUserInterfaceSizeClass UIUserInterfaceStyle UIVibrancyEffect UIVibrancyEffectStyle UIView
    UIViewAnimating UIViewAnimatingPosition UIViewAnimatingState UIViewAnimationOptions
    UIViewAutoresizing UIViewContentMode UIViewController UIViewControllerAnimatedTransitioning
    UIViewControllerContextTransitioning UIViewControllerTransitionCoordinator
    UIViewControllerTransitionCoordinatorContext UIViewControllerTransitioningDelegate
    UIViewImplicitlyAnimating UIViewPropertyAnimator UIVisualEffect UIVisualEffectView UIWindow
    UIWindowScene UIWindowSceneDelegate _ColorLiteralType _ImageLiteralType _KN _KV kCAOnOrderIn
    kCAOnOrderOut kCATransactionAnimationDuration kCATransactionAnimationTimingFunction
    kCATransactionCompletionBlock kCATransactionDisableActions kCATransition
    """.split { $0.isWhitespace }.map(String.init)
  static let generatedMembers = """
    NSProcessInfoPowerStateDidChange a a0 a1 a2 a3 a4 a5 abandon aboutY accessibilityActivate
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
    activationPoint active activeAppearance activity add addAction addAnimations addArc
    addArrangedSubview addChild addClip addCompletion addConstraint addConstraints addCurve
    addEllipse addGestureRecognizer addInteraction addItems addKeyframe addLayoutGuide addLine
    addLines addPath addQuadCurve addRect addRects addRelativeArc addReversed addRoundedRect
    addRunning addSublayer addSubview addTabStop addTarget addingAttributes
    additionalSafeAreaInsets addresses addsSafeArea adjustable adjusted adjustedContentInset
    adjustedContentInsetDidChange adjustment adjusts adjustsFontForContentSizeCategory
    adjustsFontSizeToFitWidth adjustsImageWhenDisabled adjustsImageWhenHighlighted affine
    affineTransform after ahead alert alignAllBottom alignAllCenterX alignAllCenterY
    alignAllFirstBaseline alignAllLastBaseline alignAllLeading alignAllLeft alignAllRight
    alignAllTop alignAllTrailing aligned alignment alignmentMask alignmentMode alignmentOccurred
    alignmentRect alignmentRectInsets alignments all allButUpsideDown allControlEvents allCorners
    allEditingEvents allEvents allPresses allTargets allTouchEvents allTouches allowUserInteraction
    allowableMovement allowed allowedTouchTypes allowsContinuousInteraction allowsDirectInteraction
    allowsEdgeAntialiasing allowsGroupOpacity allowsImageOutput allowsOverdamping alone along
    alongside alpha alphaInfo alphaInfoMask alphaOffset alphas altitude altitudeAngle always
    alwaysBounceHorizontal alwaysBounceVertical anchor anchorPoint anchorPointZ anchorWithOffset
    angle angles animate animateKeyframes animateTransition animatedImage animatedImageNamed
    animation animationController animationDidStart animationDidStop animationDuration
    animationEnded animationImages animationKeys animationRepeatCount animationTimingFunction
    animations animator animators annotation announcement announcementDidFinishNotification
    announcementStringValueUserInfoKey announcementWasSuccessfulUserInfoKey announcements answer
    answers any app appearance appearances append application applicationDidBecomeActive
    applicationDidEnterBackground applicationDidFinishLaunching applicationDidReceiveMemoryWarning
    applicationFrame applicationIconBadgeNumber applicationReserved
    applicationSignificantTimeChange applicationWillEnterForeground applicationWillResignActive
    applicationWillTerminate apply applyMore applyWithBlock applying
    apportionsSegmentWidthsByContent areActionsDisabled areAnimationsEnabled areEnabled areGone
    areOfImage areTwo area arena argumentCount arguments around arrange arrival arriving asCurrent
    ascender aside ask askForConstraints asked asksForConstraints assistiveTechnologyUserInfoKey
    assistiveTouchStatusDidChangeNotification asyncAfter attachment attackTime
    attemptRotationToDeviceOrientation attribute attributed attributedName attributedSubtitle
    attributedText attributedTitle attributes audioAttackTimeControl audioBrightness
    audioBrightnessControl audioContinuous audioCustom audioDecayTimeControl audioPan
    audioPanControl audioPitch audioPitchControl audioReleaseTimeControl audioResourceIDs
    audioVolume audioVolumeControl automaticallyAdjustsScrollIndicatorInsets
    automaticallyUpdateForSelection automaticallyUpdatesConfiguration autorepeat
    autoresizesSubviews autoresizingMask autoreverse autoreverses availableModes
    awaitConstraintUpdate axes axial axis azimuth azimuthAngle azimuthTip azimuthUnitVector b b0 b1
    b2 b3 b4 b5 back backdrop background backgroundColor backgroundImage backgroundInsets
    backgroundPicture backgroundRect backgroundStyle backgroundTasks backgroundTimeRemaining
    backwards badEventEntry badParameterEntry bandSlope bar bare bars base baseBackgroundColor
    baseForegroundColor baseTransform baseWritingDirection baseline baselineAdjustment
    baselineOffset baselineOffsetFromBottom batteryLevel batteryLevelDidChangeNotification
    batteryState batteryStateDidChangeNotification becomeFirstResponder becomeKey before beganLayer
    begin beginAnimations beginAppearanceTransition beginBackgroundTask beginFromCurrentState
    beginGeneratingDeviceOrientationNotifications beginPath beginTime beginTracking
    beginTransparencyLayer begun behind below beside best between betweenViews bevel biasValues
    bitmap bitmapInfo bitsPerComponent bitsPerPixel black blade blend block blockingAnimations
    blocks blue blueOffset blur board body bold boldSystemFont boldTextStatusDidChangeNotification
    bolder borderColor borderWidth bordered borderedProminent borderedTinted borderless both bottom
    bottomAnchor bottomLayoutGuide bottomLeft bottomRight bounce bounces bouncesZoom boundingBox
    boundingBoxOfClipPath boundingBoxOfPath boundingRect bounds box brightness
    brightnessDidChangeNotification bringSubviewToFront bringToFront brown bundle busy butt button
    buttonFontSize buttonMask buttonShapesEnabled buttonShapesEnabledStatusDidChangeNotification
    buttonSize byValue byWord byteOrder16Big byteOrder16Little byteOrder32Big byteOrder32Little
    byteOrderMask bytes bytesPerComponent bytesPerPixel bytesPerRow c cache calculationMode
    calculationModeCubic calculationModeCubicPaced calculationModeDiscrete calculationModeLinear
    calculationModePaced call callAsFunction callbacks callout canBePrevented
    canBecomeFirstResponder canBecomeKey canCancelContentTouches canOpen canOpenURL
    canPerformAction canPrevent canResignFirstResponder cancel cancelPreviousPerformRequests
    cancelTracking cancelsTouchesInView candidates canvas canvasAlignment canvasPath cap capHeight
    capInsets capabilities capabilitiesForHardware caps caption1 caption2
    capturedDidChangeNotification cascadeList catalogue category causesPageTurn cell center
    centerXAnchor centerYAnchor centroid cgColor cgContext cgImage cgPath chain change changeCount
    changeSize changed changedConstant changedContents changedDirection changedMargins
    changedNotification changedTranslation changedTypesAddedUserInfoKey
    changedTypesRemovedUserInfoKey changes character characterSet characterSpacing
    childForStatusBarHidden childForStatusBarStyle children choice chooseQuickAction chosen
    circular classClarendonSerifs classFreeformSerifs classMask classModernSerifs
    classOldStyleSerifs classOrnamentals classSansSerif classScripts classSlabSerifs classSymbolic
    classTransitionalSerifs clear clearsContextBeforeDrawing clip clipsToBounds close closePath
    closeSubpath closedCaptioningStatusDidChangeNotification closest closing coalesced
    coalescedTouches coast code color colorSpace colors colour columnTerminators columns
    comeToFront commands commit common complete completeTransition completion completionBlock
    completionHandler completions component components componentsSeparated concatenate
    concatenating configuration configurationUpdateHandler configure conic connect connectedScenes
    console constant constraint constraints constraintsAffectingLayout contained container
    containerType containerView containerViewDidLayoutSubviews containerViewWillLayoutSubviews
    contains containsTraits content contentCompressionResistancePriority contentEdgeInsets
    contentEdges contentHorizontalAlignment contentHuggingPriority contentInset
    contentInsetAdjustmentBehavior contentInsets contentMode contentOffset contentOffsetForSegment
    contentRect contentScaleFactor contentSize contentVerticalAlignment contentView contents
    contentsAreFlipped contentsCenter contentsChanged contentsEnd contentsFrame contentsGravity
    contentsRect contentsScale context contexts continueAnimation continueTracking continuityValues
    continuous contrast control controlPoints controller controllers convert convertFromPanel
    convertSeen convertTime convertToDeviceSpace convertToScreenCoordinates convertToUserSpace
    converted coordinateSpace coordinator coordinators copy copyProperties corner cornerCurve
    cornerRadius cornerStyle corners cosine count course coverage coveredInsets cropping cross ctm
    cubic cubicPaced cubicTimingParameters current currentAttributedTitle currentBackgroundImage
    currentImage currentMaximumTrackImage currentMinimumTrackImage currentMode currentPage
    currentPageIndicatorTintColor currentPoint currentPointOfPath currentThumbImage currentTime
    currentTitle currentTitleColor currentTitleShadowColor curve curveEaseIn curveEaseInOut
    curveEaseOut curveLinear curves custom customSpacing cyan d damping dark darkGray darkText
    darkerSystemColorsStatusDidChangeNotification data dataProvider deactivate deadlinePassed decay
    decayTime decelerationRate decided decode decomposed decrementImage defaultAction defaultHigh
    defaultLow defaultTabInterval defaultTint defaultValue defaultWritingDirection defaults
    definesPresentationContext delay delaysContentTouches delaysTouchesBegan delaysTouchesEnded
    delegate delegateClass deliver delta depth depths descender description destroy destructive
    determinant deviceCMYK deviceGray deviceRGB dictionary didActivateNotification didAddSubview
    didAppear didBecomeActiveNotification didBecomeHiddenNotification didBecomeKeyNotification
    didBecomeVisibleNotification didChangeNotification didConnectNotification didDisappear
    didDisconnectNotification didEnterBackgroundNotification didFinishLaunchingNotification didMove
    didMoveToSuperview didMoveToWindow didReceiveMemoryWarning didReceiveMemoryWarningNotification
    didResignKeyNotification didTake differentiateWithoutColorDidChangeNotification differs direct
    direction directionLeadingToTrailing directionLeftToRight directionMask directionRightToLeft
    directionalLayoutMargins disableActions disabled disabledAlpha discoverabilityTitle discrete
    dismiss dismissalTransitionDidEnd dismissalTransitionWillBegin display displayContents
    displayGamut displayHere displayIfNeeded displayInside displayLink displayP3 displayScale
    distance distances distribution divider dividerAlpha document dot double down
    dragThatCanResizeScene dragThatCannotResizeScene dragged draw drawAsPattern drawAsSeen
    drawConicGradient drawContents drawHierarchy drawLinearGradient drawPath drawRadialGradient
    drawText drawing drawingTransform drawn drawnScale drawsAfterEndLocation
    drawsBeforeStartLocation dress dressParagraphs dressed driver due duration dx dynamic each
    easeIn easeInEaseOut easeOut edge edgeAntialiasingMask edgeFrequency edgeWidth edges
    editingChanged editingDidBegin editingDidEnd editingDidEndOnExit effect effectiveAlignment
    effectiveContentHorizontalAlignment effectiveUserInterfaceLayoutDirection elapsed element
    elementCount elementFocusedNotification elements encode encoded end endAppearanceTransition
    endBackgroundTask endEditing endFirstResponder endGeneratingDeviceOrientationNotifications
    endIntensity endMasks endPlaying endPoint endProgress endTracking endTransparencyLayer
    endedAnimations endless ends engine engineNotRunning engineStartTimeout enter entry
    enumerateEventHandlers environment equation era errand error errorCode errorDomain
    errorUserInfo estimatedProperties estimatedPropertiesExpectingUpdates estimationUpdateIndex
    even evenOdd event eventDuration eventParameters eventType eventWaveformLoopEnabled
    eventWaveformPath eventWaveformUseVolumeEnvelope events excess exchange exchangeSubview
    exerciseAmbiguity exerciseAmbiguityInLayout exportDictionary extendedDisplayP3 extendedGray
    extendedLinearGray extendedLinearSRGB extendedSRGB extent extraExtraExtraLarge extraExtraLarge
    extraLarge extraLight extraSmall face factor factors fade fadesAsOne failure family familyName
    familyNames far fast fastInterval fastest featureIdentifier featureSettings file fileNotFound
    fileSystem fileType filename files fill fillColor fillEllipse fillMode fillPath fillRule
    fillSpace filled filter finalFrame findAction findHit findValue finish finishAnimation finished
    finishedHandlers fire fireDate first firstAnchor firstAttribute firstBaselineAnchor firstItem
    firstLineHeadIndent firstResponder fit fits fitted fittingSize fittingSizeLevel fixed
    fixedAdvance fixedCoordinateSpace flashScrollIndicators flatness flattened flattener
    flexibleBottomMargin flexibleHeight flexibleLeftMargin flexibleRightMargin flexibleTopMargin
    flexibleWidth flip flips flipsForRightToLeftLayoutDirection floatComponents floatInfoMask flush
    focused focusedElement focusedElementUserInfoKey folder folders follow followPhone following
    followsReading font fontAttributes fontDescriptor fontName fontNames fontSize footnote
    forEachWithin forFirstBaselineLayout forLastBaselineLayout forPhone force forceTouchCapability
    foregroundColor forget forgetHaptics forgetItem form format former forms forwards found
    foundation fraction fractionComplete frame frameOfPresentedViewInContainerView frames free
    frequency from fromBottom fromLeft fromRight fromTop fromValue fromView front frontController
    function functions gamut gap gaps general genericCMYK genericGrayGamma2_2 genericRGBLinear
    gestureRecognizer gestureRecognizerShouldBegin gestureRecognizers gestures get getControlPoint
    getHue getLineDash getRed getWhite give go goal goesAcross goesOn goesRightWay gone grace
    gradient gravity gray grayscaleStatusDidChangeNotification green greenOffset ground group
    groupTableViewBackground groupsChildren guide guidedAccessStatusDidChangeNotification guides
    hadWindow half handler handlers happen hapticAttackTimeControl hapticContinuous
    hapticDecayTimeControl hapticIntensity hapticIntensityControl hapticReleaseTimeControl
    hapticSharpness hapticSharpnessControl hapticTransient haptics hasAllWeights hasAmbiguousLayout
    hasArea hasArrived hasBackdrop hasBackground hasChanged hasColors hasDifferentColorAppearance
    hasDirections hasDuration hasEvenDigits hasMoved hasNewConstraints hasNewParent
    hasNothingToDraw hasReachedView hasReversedShadow hasSeen hasShadow hasSquareCorners hasStrings
    hasURLs hasWandered hasWidth hash hasher headIndent header headline hear heavier heavy heeded
    height heightAnchor held heldPresentation here hidden hide hidesElements hidesForSinglePage
    hidesWhatIsBehind hidesWhenStopped high highlighted highlightedAnimationImages highlightedImage
    highlightedTextColor hint hit hitTest hold holder horizontal horizontalRange
    horizontalScrollIndicatorInsets horizontalShear horizontalSizeClass hue hugging icon id
    identifier identifierForVendor identity idiom ids ignore ignoresReading image imageEdgeInsets
    imageFlippedForRightToLeftLayoutDirection imageForSegment imageFormat imageGap imageOrientation
    imagePadding imagePlacement imageRect imageRendererFormat imageRoom imageScale imageSize
    imageView imageWithoutBaseline images impactHeavy impactLight impactMedium impactOccurred
    impactRigid impactSoft implicit imposedTraits inOrder inbox incrementImage index indicatorGap
    indicatorImage indicatorLength indicatorStay indicatorStyle indicatorThickness info inherited
    inheritedAnimationDuration inheritedPace initialFrame initialVelocity inks inner
    innermostResponder inputLabels insert insertArrangedSubview insertSegment insertSublayer
    insertSubview inset insets insetsLayoutMarginsFromSafeArea insetsWithoutStatusBar inside
    instanceAlphaOffset instanceBlueOffset instanceColor instanceCount instanceDelay
    instanceGreenOffset instanceRedOffset instanceTransform instant insufficientPower intensity
    interactions interfaceOrientation interpolation interpolationQuality interval
    intrinsicContentSize invalid invalidAudioResource invalidAudioSession invalidEngineParameter
    invalidEventDuration invalidEventTime invalidEventType invalidParameterType invalidPatternData
    invalidPatternDictionary invalidPatternPlayer invalidTime invalidate
    invalidateIntrinsicContentSize inverse invertColorsStatusDidChangeNotification inverted
    isAccessibilityCategory isAccessibilityElement isAccessible isAcross isActive isAdditive
    isAfter isAmbiguous isAnimated isAnimating isAnother isAnyComing isAround isAside
    isAssistiveTouchRunning isAtStart isAtTop isAutoShutdownEnabled isBare isBaseline
    isBaselineRelativeArrangement isBatteryMonitoringEnabled isBearable isBegun isBeingDismissed
    isBeingPresented isBeside isBold isBoldTextEnabled isBottom isByText isCancelled isCaptured
    isChosen isClosed isClosedCaptioningEnabled isContinuous isCumulative isCut isCutOff isDark
    isDarkerSystemColorsEnabled isDead isDecelerating isDescendant isDirectionalLockEnabled
    isDismissing isDoubleSided isDown isDragging isDrawnInMotion isElement isEmpty isEnabled
    isEnabledForSegment isEnd isEqual isExclusiveTouch isExtended isFade isFading isFaint isFar
    isFinal isFirst isFirstResponder isFixed isFlat isFlipped isFollowing isFor isForPhone
    isForSheet isForward isFree isFromRight isGeneratingDeviceOrientationNotifications
    isGeometryFlipped isGrayscaleEnabled isGreetingSettled isGroup isGuidedAccessEnabled isHere
    isHidden isHiding isHigh isHighlighted isHolder isIdentity isIdleTimerDisabled isInContext
    isInLine isInside isInteractive isInterruptible isInvertColorsEnabled isItalic isKeyWindow
    isLandscape isLarge isLast isLayoutMarginsRelativeArrangement isLeading isLeft isLeftOut
    isLight isLimited isLost isLowPowerModeEnabled isMade isMain isManualHitTestingEnabled isMask
    isMasked isMeasuring isMethod isMirrored isModal isModalInPresentation isMomentary isMono
    isMonoAudioEnabled isMove isMoved isMoving isMovingByItself isMovingFromParent isMovingToParent
    isMultipleTouchEnabled isMultitaskingSupported isMuted isMutedForAudio isMutedForHaptics
    isNeeded isNew isNews isNil isOn isOnMainQueue isOnOffSwitchLabelsEnabled isOnPill
    isOneLineEach isOnlyMoved isOpaque isOpen isOpened isOriginal isOrphan isOuterGroup isOutside
    isOver isOvertaken isOwn isPagingEnabled isPathEmpty isPaused isPersistent isPinched isPlaced
    isPlain isPortrait isPresenting isPressed isPressedToUse isPressing isPrevented
    isProtectedDataAvailable isProximityMonitoringEnabled isQueued isReadFromRight isReady
    isRecognized isRect isReduceMotionEnabled isReduceTransparencyEnabled
    isRegisteredForRemoteNotifications isRemovedOnCompletion isResized isReversed isRight
    isRightToLeft isRound isRunning isSame isScrollEnabled isSeen isSelected isShakeToUndoEnabled
    isSheet isSideways isSpeakScreenEnabled isSpeakSelectionEnabled isSplit isStatusBarHidden
    isStill isStroked isSwitchControlRunning isSymbolImage isSystem isSystemCut isTap isThere
    isTiled isToldByItself isTooLong isTop isTracking isTransitioning isTurned isUndecided
    isUserInteractionEnabled isValid isValidInterfaceOrientation isVideoAutoplayEnabled
    isViewLoaded isVoiceOverRunning isWhite isWhole isWide isWideGamutRGB isWrapped isZoomBouncing
    isZoomable isZooming italicSystemFont item itemSet items iteration itself join joinLayout joint
    justified keepsDuration keepsMenuPresented keepsPace keepsTaps kept keptValues kern key keyPath
    keyTimes keyWindow keyboardKey keyframe keyframes keys kind kinds knob knobShadow known label
    labelFontSize lack landscape landscapeLeft landscapeRight language large largeTitle largest
    last lastBaselineAnchor lastOnScreen lastPicture lastResource later launch launchOptions layOut
    layOutAtOnce layOutContents layOutFromOutermost layer layerBottomEdge layerClass
    layerForConverting layerLeftEdge layerMaxXMaxYCorner layerMaxXMinYCorner layerMinXMaxYCorner
    layerMinXMinYCorner layerRightEdge layerTopEdge layerWillDraw layers layout layoutChanged
    layoutDirection layoutEngine layoutFittingCompressedSize layoutFittingExpandedSize layoutFrame
    layoutGuides layoutIfNeeded layoutInside layoutMargins layoutMarginsDidChange
    layoutMarginsGuide layoutSublayers layoutSubviews leading leadingAnchor leadingGap least
    leastSpeed leave leaveFront leaveLayout leaveParent leaving left leftAnchor legibilityWeight
    length lengths letGo letters level levels light lightGray lightText limit limited limitedZoom
    limits line lineBreakMode lineCap lineCapStyle lineDashPattern lineDashPhase lineHeight
    lineHeightMultiple lineJoin lineJoinStyle lineSpacing lineWidth linear linearGray linearSRGB
    lines link links list listed load loadView loadViewIfNeeded local localizedDescription
    localizedModel localizedSubtitle localizedTitle location locations lock lockRatio log look
    looks looksDark loopEnabled loopEnd losesParent low m11 m21 m31 m41 made madeAgain madeAt
    magenta magnificationFilter main majorRadius majorRadiusTolerance make makeAdvancedPlayer
    makeImage makeKey makeKeyAndVisible makeLayer makeLayoutEngine makePlayer makePresentation
    makeSnapshot maker manifest mapped mapper margin margins marginsGuide mark markMoved marks mask
    maskedCorners masking masks masksToBounds mass matrix maxValue maximum maximumForce
    maximumFramesPerSecond maximumLineHeight maximumNumberOfTouches maximumPossibleForce
    maximumTrackImage maximumTrackTintColor maximumValue maximumValueImage maximumValueImageRect
    maximumZoomScale mayPaint meaning meant measures medium meeting member memory memoryError
    menuActionTriggered message messages messaging method methods metrics middle middles minValue
    mine minificationFilter minificationFilterBias minimum minimumLineHeight minimumNumberOfTouches
    minimumPressDuration minimumScaleFactor minimumTrackImage minimumTrackTintColor minimumValue
    minimumValueImage minimumValueImageRect minimumZoomScale minors minus mirrored missed miter
    miterLimit mixed mixesOtherwise modal modalPresentationStyle modalTransitionStyle mode model
    moment moments monoAudioStatusDidChangeNotification monospaced monospacedDigitSystemFont
    monospacedSystemFont more most motion motionBegan motionCancelled motionEnded motions move
    moveAlong moveIn moveToFirst moved mover moving multiple multiplier mutableCopy name named
    namedFamilies names narrative nativeBounds nativeScale natural naturalFrame naturalSize
    navigationStyle near nearest nearestView needs needsDisplay needsDisplayOnBoundsChange
    needsLayout needsUpdateConstraints new newSize newTip newTraits newValueUserInfoKey newWindow
    newton next nextChange nextMoment nextSerial nextStep noIntrinsicMetric noSegment nonZero none
    normal notEnabled notSupported notes nothing notificationError notificationOccurred
    notificationSuccess notificationSwitchControl notificationVoiceOver notificationWarning
    notifyWhenPlayersFinished now number numberOfComponents numberOfItems numberOfLines
    numberOfPages numberOfSegments numberOfTapsRequired numberOfTouches numberOfTouchesRequired
    numbers object ofApp ofKinds ofScreen ofThread off offset old oldBounds oldSizeCategory
    oldTraits oldWindow onAdd onEnd onOffSwitchLabelsDidChangeNotification onRecognition
    onTintColor onTurnEnd once only onlyColor opacities opacity opaque opaqueDark opaqueLight
    opaqueSeparator open openInPlace openSessions openSettingsURLString openURL
    operationNotPermitted options orange order ordered orientation orientationChanged
    orientationDidChangeNotification origin originAttribute original other others outer outermost
    outline outward outwards over overlap overridden overrideInheritedCurve
    overrideInheritedDuration overrideTraitCollection overrideUserInterfaceStyle own ownFormat
    ownLayout ownTiming ownTint ownTintMode owner pace paced padding page pageIndicatorTintColor
    pageScrolled paint painter painters pan panGestureRecognizer panTravel panel panelSize
    paragraph paragraphSpacing paragraphSpacingBefore paragraphStyle parameter parameterCurve
    parameterCurveControlPoints parameterID parameterValue parameters parent parsed part parts
    passed passes path pathCompleted pathContains paths pattern patternDash patternDashDot
    patternDashDotDot patternDot pause pauseAnimation pausesOnCompletion pending perceptualDuration
    perform performAsCurrent performWithoutAnimation persistentIdentifier perspective phase phases
    phone picture piece pieces pillInset pillRadius pinch pinchGestureRecognizer pinchTravel
    pinched pitch pixel pixelAspectRatio pixels place placeImage placeViews placed placedAt
    placeholderText places plain planned plate playPattern playable playbackRate player players
    playsAudioOnly playsHapticsOnly playsSound plus pngData point pointSize points pop portrait
    portraitUpsideDown position positive post postscriptName preciseLocation
    precisePreviousLocation predicates predicted predictedTouches predictionSteps preferred
    preferredContentSize preferredContentSizeCategory preferredFont preferredFontDescriptor
    preferredFrameRateRange preferredFrameSize preferredFramesPerSecond preferredIndicatorImage
    preferredInterfaceOrientationForPresentation preferredMaxLayoutWidth preferredMode
    preferredRange preferredStatusBarStyle preferredStatusBarUpdateAnimation
    prefersCrossFadeTransitions prefersCrossFadeTransitionsStatusDidChange prefersExtendedRange
    prefersStatusBarHidden prepare prepareForNext prepareToDraw present presentation
    presentationController presentationControllerDidAttemptToDismiss
    presentationControllerDidDismiss presentationControllerShouldDismiss
    presentationControllerWillDismiss presentationStyle presentationTransitionDidEnd
    presentationTransitionWillBegin presented presentedView presentedViewController
    presentingViewController preservesMargins preservesSuperviewLayoutMargins press pressedAlpha
    pressedIndicatorLength pressedScale presses pressesBegan pressesCancelled pressesChanged
    pressesEnded previous previousLocation primaries primary primaryActionTriggered priority
    progress progressImage progressTintColor progressViewStyle prominent properties proximityState
    proximityStateDidChangeNotification purple push put putAway quaternaryLabel
    quaternarySystemFill queue radial radius range ranges rasterizationScale rate ratio rawValue
    reach reached reachesIn read readAll readableContentGuide readableGuide readableInsets reader
    reading ready rearrange reason receive receivers recent recipe recognized recognizers rect red
    redOffset reduceMotionStatusDidChangeNotification reduceTransparencyStatusDidChangeNotification
    reference region register registerAudioResource registerForRemoteNotifications regular relation
    relativeTime release releaseTime remoteControlReceived remove removeAction removeAll
    removeAllAnimations removeAllPoints removeAllRunning removeAllSegments removeAnimation
    removeArrangedSubview removeConstraint removeConstraints removeFromParent removeFromSuperlayer
    removeFromSuperview removeGestureRecognizer removeInteraction removeLayoutGuide removeRunning
    removeSegment removeTabStop removeTarget removed removedNotification removes render rendering
    renderingIntent renderingMode reorder repeatCount repeatDuration replace
    replacePathWithStrokedPath replaceSublayer replaceSublayers replacing replicator report reports
    request requestGuidedAccessSession require required requirements requiresConstraintBasedLayout
    requiresExclusiveTouchType reserved reset resetHandler resignFirstResponder resignKey
    resistance resizableImage resizableSnapshotView resize resizeAspect resizeAspectFill resizing
    resizingMode resolved resolvedColor resourceNotAvailable resources responder responds rest
    restDecays restSpeed restore restoreGState result resume reveal reversed
    reversesTitleShadowWhenHighlighted reversing right rightAnchor ring role roles room root
    rootViewController roots rotate rotateAuto rotateAutoReverse rotateX rotateY rotateZ rotated
    rotation rotationMode rotationTurn round rounded roundedRect row rows rule run
    runDrawingActions runStart running runningPropertyAnimator sRGB safe safeAreaGuide
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
    seconds secondsPerLetter seek seen segmentIndex selected selectedSegmentIndex
    selectedSegmentTintColor selection selectionChanged selector semanticContentAttribute semaphore
    semibold send sendAction sendActions sendEvent sendParameters sendSubviewToBack separator
    serial serif serverInitFailed serverInterrupted session set setAction setAffineTransform
    setAlpha setAnimationDuration setAnimationTimingFunction setAnimationsEnabled
    setAttributedTitle setBackgroundImage setBlendMode setBounds setCharacterSpacing setCompletion
    setCompletionBlock setCompletionHandler setContentCompressionResistancePriority
    setContentHuggingPriority setContentOffset setCustomSpacing setData setDecrementImage
    setDisableActions setEnabled setFill setFillColor setFillColorSpace setFlatness setFont
    setFontSize setFrame setImage setIncrementImage setIndicatorImage setInterfaceOrientation
    setLineCap setLineDash setLineJoin setLineWidth setMargins setMask setMaximumTrackImage
    setMinimumTrackImage setMiterLimit setNeedsDisplay setNeedsLayout
    setNeedsStatusBarAppearanceUpdate setNeedsUpdateConfiguration setNeedsUpdateConstraints
    setNeedsUpdateOfSupportedInterfaceOrientations setOn setOverrideTraitCollection
    setParagraphStyle setPosition setProgress setShadow setShouldAntialias setStroke setStrokeColor
    setStrokeColorSpace setTextDrawingMode setThumbImage setTiming setTitle setTitleColor
    setTitleShadowColor setTitleTextAttributes setTranslation setValue setWidth setZoomScale
    settings settle settling settlingDuration shadow shadowBlurRadius shadowColor shadowOffset
    shadowOpacity shadowPath shadowRadius shadowReach shake shakeToUndoDidChangeNotification shape
    share shareOfSlow shared sharedInstance shares shear shift short shortcutItem shortcutItems
    shouldArchiveValue shouldAutomaticallyForwardAppearanceMethods shouldAutorotate
    shouldBeArchived shouldBeRequiredToFail shouldDifferentiateWithoutColor
    shouldGroupAccessibilityChildren shouldInterpolate shouldPresentInFullscreen shouldRasterize
    shouldReceive shouldRemovePresentersView shouldRequireFailure show showBackground showEffect
    showGlyphs showNext showPictures showWheel shown shownPixels showsActivityIndicator
    showsHorizontalScrollIndicator showsVerticalScrollIndicator shrink side sigma sign
    significantTimeChangeNotification single singles sixth size sizeCategory sizeThatFits sizeToFit
    sizes slant slanted sleep slop slope slowSteps small smallSystemFontSize snapshot snapshotView
    solve solvedFrame solver sortWindows sound source sourceApplication sourceCode space spaceLayer
    spacing spacingBaselineToBaseline spacingEdgeToEdge spacingMask spacingUseDefault
    spacingUseSystem span spans speakScreenStatusDidChangeNotification
    speakSelectionStatusDidChangeNotification speed spreadsheet spring springTimingParameters
    square squares stage standIn standard standardGray standardRGB start startAndWait
    startAnimating startAnimation startPoint startProgress starts startsMediaSession state
    stateDidChange states staticText statusBar statusBarFrame statusBarManager statusBarStyle
    staysInBounds stem step stepValue steps stiffness stop stopAnimating stopAnimation
    stopAsFinished stoppedHandler stops store stray strength stretch stretchedPart
    strikethroughColor strikethroughStyle string strings stroke strokeColor strokeEllipse strokeEnd
    strokeLineSegments strokePath strokeSpace strokeStart strokeWidth style styleName stylus
    subheadline sublayerTransform sublayers subtitle subtitleLabel subtitleLineBreakMode
    subtitleTextAttributesTransformer subtype subviews suffix suiting suits sum summaryElement
    superlayer superview supportedInterfaceOrientations supportsAudio supportsHaptics
    supportsMultipleScenes suppressed surface sustained swing swipe swipeDuration swipeSlant
    swipeTravel swipeWander switchControlStatusDidChangeNotification switchboard symbolic
    symbolicTraits system systemBackground systemBlue systemBrown systemButton systemChrome
    systemCyan systemFill systemFont systemFontSize systemGray systemGray2 systemGray3 systemGray4
    systemGray5 systemGray6 systemGreen systemGroupedBackground systemIndigo
    systemLayoutSizeFitting systemMinimumLayoutMargins systemMint systemName systemOrange
    systemPink systemPurple systemRed systemReserved systemSpans systemTeal systemThick systemThin
    systemUltraThin systemVersion systemYellow t tabBar tabInterval tabStops tabs tag tailIndent
    take takeIn takeOut takeOverFirstLook takeValue takes tap tapCount tapDuration tapMovement
    tapPause tapSpread taps target targetTransform targets tell tellBeginnings tellOfMargins
    tellOfTime tellOfTint tellTraits tellTree tension tensionValues terms tertiaryFill
    tertiaryLabel tertiarySystemBackground tertiarySystemFill tertiarySystemGroupedBackground text
    textAlignment textBaselines textColor textMatrix textMode textPosition textRect textStyle texts
    textualContext theirs then there thick thickness thin throwKnobShadow thumb thumbImage
    thumbRect thumbTintColor time timeInterval timeOffset timeRemaining timeline timer times
    timestamp timing timingCurveType timingFunction timingFunctions tint tintAdjustmentMode
    tintColor tintColorDidChange tintMode tinted tip title title1 title2 title3 titleAlignment
    titleColor titleEdgeInsets titleForSegment titleLabel titleLineBreakMode titlePadding titleRect
    titleRoom titleShadowColor titleStyle titleTextAttributes titleTextAttributesTransformer to
    toPixels toValue told toldMargins toldSafeInsets toldTraits top topAnchor topLayoutGuide
    topLeft topRight total touch touchCancel touchDelay touchDown touchDownRepeat touchDragEnter
    touchDragExit touchDragInside touchDragOutside touchUp touchUpInside touchUpOutside touched
    touchedWindows touches touchesBegan touchesCancelled touchesEnded
    touchesEstimatedPropertiesUpdated touchesMoved touchesShouldBegin touchesShouldCancel toward
    track trackImage trackRect trackTintColor tracking trailing trailingAnchor trailingGap
    traitBold traitCollection traitCollectionDidChange traitCondensed traitExpanded traitItalic
    traitLooseLeading traitMonoSpace traitTightLeading traitUIOptimized traitVertical traits
    traitsFromParent transaction transactions transform transform3D transition
    transitionCoordinator transitionDuration transitionWasCancelled translate translateBy
    translateX translateY translateZ translatedBy translatesAutoresizingMaskIntoConstraints
    translatesMask translation travel trigger trilinear truncatesLastVisibleLine truncationMode
    truth turn turnStage turned turns turnsSides type typeIdentifier typeListColor typeListString
    typeListURL types u uiKit ultraLight undecided underlineColor underlineStyle
    unfocusedElementUserInfoKey uniqueName universalLinksOnly unknownError unlock unregister
    unregisterAudioResource unspecified unturnedFrame up update updateConfiguration
    updateConstraints updateConstraintsIfNeeded updateInsets updateOwn updateTraits
    updateViewConstraints updated updatesFrequently upright uprightPixels url urlContexts urls
    usable used user userDidTakeScreenshotNotification userInfo userInterfaceIdiom
    userInterfaceLayoutDirection userInterfaceLevel userInterfaceStyle userPath
    userSpaceToDeviceSpaceTransform userTransform usesDeviceMetrics usesEvenOddFillRule
    usesFontLeading usesLineFragmentOrigin usual usualColor value valueChanged valueFunction values
    variable variants velocity velocityWindow vendor version vertical verticalRange
    verticalScrollIndicatorInsets verticalSizeClass vibrancy
    videoAutoplayStatusDidChangeNotification view viewController viewDidAppear viewDidDisappear
    viewDidLayoutSubviews viewDidLoad viewDidMove viewForZooming viewIfLoaded
    viewLayoutMarginsDidChange viewRespectsSystemMinimumLayoutMargins viewSafeAreaInsetsDidChange
    viewWillAppear viewWillDisappear viewWillLayoutSubviews viewWillMove viewWillTransition
    viewWithTag views visible visibleInner visibleMask visibleName visibleOuter
    voiceOverStatusDidChangeNotification wait waitUntilIdle waiting wanted wasAtEnd wasAtLeft
    wasAtTop wasRunning waveform way ways weight wheel white whole wide width widthAnchor
    widthForSegment widths willAppear willChange willConnectNotification willDeactivateNotification
    willDisappear willEnterForegroundNotification willMove willRemoveSubview
    willResignActiveNotification willTake willTerminateNotification willTransition window
    windowApplication windowLevel windowScene windows with withAlignmentRectInsets withAllWithin
    withAlphaComponent withBaselineOffset withDesign withFace withFamily
    withHorizontallyFlippedOrientation withRenderingMode withSize withSymbolicTraits withTintColor
    withUniqueName within withinMargins without withoutHue wordProcessing words wrap wrappedValue
    wrappedWidth wraps wrapsAlways writtenTitle x xHeight y yellow zPosition zero zoom zoomReach
    zoomReturn zoomScale zoomed
    """.split { $0.isWhitespace }.map(String.init)
}
