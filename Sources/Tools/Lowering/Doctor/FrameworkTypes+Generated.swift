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
    AVNumberOfChannelsKey AVSampleRateKey AccessibleObject AnimationInitializerSlot
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
    CFAbsoluteTime CFAbsoluteTimeGetCurrent CFArray CFBoolean CFData CFDictionary CFIndex CFNumber
    CFRunLoop CFRunLoopGetCurrent CFRunLoopGetMain CFString CFTimeInterval CFTypeRef CFURL
    CGAffineTransform CGAffineTransformComponents CGAffineTransformFromString CGBitmapInfo
    CGBlendMode CGColor CGColorRenderingIntent CGColorSpace CGColorSpaceCreateDeviceCMYK
    CGColorSpaceCreateDeviceGray CGColorSpaceCreateDeviceRGB CGColorSpaceModel CGContext
    CGDataProvider CGFont CGGlyph CGGradient CGGradientDrawingOptions CGImage CGImageAlphaInfo
    CGImageByteOrderInfo CGInterpolationQuality CGLineCap CGLineJoin CGMutablePath CGPath
    CGPathApplierFunction CGPathApplyBlock CGPathDrawingMode CGPathElement CGPathElementType
    CGPathFillRule CGPointFromString CGRectFromString CGSizeFromString CGTextDrawingMode CGVector
    CGVectorFromString CHHapticAdvancedPatternPlayer CHHapticAdvancedPatternPlayerCompletionHandler
    CHHapticAudioResourceID CHHapticAudioResourceKey CHHapticAudioResourceKeyLoopEnabled
    CHHapticAudioResourceKeyUseVolumeEnvelope CHHapticDeviceCapability CHHapticDynamicParameter
    CHHapticEngine CHHapticError CHHapticEvent CHHapticEventParameter CHHapticParameterAttributes
    CHHapticParameterCurve CHHapticPattern CHHapticPatternPlayer CHHapticTimeImmediate
    CellWithRequiredInit CollectionDelegateHolder CoreHapticsErrorDomain EditableControl
    EngineObject FeltHaptic FourCharCode HeaderFooterWithRequiredInit KeyedProperties
    LayerInitializerSlot NSAttributedStringKey NSDiffableDataSourceSnapshot NSDirectionalEdgeInsets
    NSDirectionalRectEdge NSLayoutAnchor NSLayoutAttribute NSLayoutConstraint NSLayoutDimension
    NSLayoutFormatOptions NSLayoutRelation NSLayoutXAxisAnchor NSLayoutYAxisAnchor NSLineBreakMode
    NSMutableParagraphStyle NSParagraphStyle NSShadow NSStringDrawingContext NSStringDrawingOptions
    NSStringFromCGAffineTransform NSStringFromCGPoint NSStringFromCGRect NSStringFromCGSize
    NSStringFromCGVector NSStringFromUIEdgeInsets NSTextAlignment NSTextAttachment NSTextTab
    NSUnderlineStyle NSWritingDirection OSStatus OSType ObjectWithRequiredInit Selector
    SimulatedApp SimulatedPhone SystemSoundID TargetTimerMaking UIAccessibility
    UIAccessibilityContainerType UIAccessibilityContrast UIAccessibilityCustomAction
    UIAccessibilityElement UIAccessibilityIdentification UIAccessibilityIsAssistiveTouchRunning
    UIAccessibilityIsBoldTextEnabled UIAccessibilityIsClosedCaptioningEnabled
    UIAccessibilityIsDarkerSystemColorsEnabled UIAccessibilityIsGrayscaleEnabled
    UIAccessibilityIsGuidedAccessEnabled UIAccessibilityIsInvertColorsEnabled
    UIAccessibilityIsMonoAudioEnabled UIAccessibilityIsOnOffSwitchLabelsEnabled
    UIAccessibilityIsReduceMotionEnabled UIAccessibilityIsReduceTransparencyEnabled
    UIAccessibilityIsShakeToUndoEnabled UIAccessibilityIsSpeakScreenEnabled
    UIAccessibilityIsSpeakSelectionEnabled UIAccessibilityIsSwitchControlRunning
    UIAccessibilityIsVideoAutoplayEnabled UIAccessibilityIsVoiceOverRunning
    UIAccessibilityNavigationStyle UIAccessibilityNotifications UIAccessibilityPostNotification
    UIAccessibilityScrollDirection UIAccessibilityTextualContext UIAccessibilityTraits UIAction
    UIActionHandler UIActivityIndicatorView UIActivityIndicatorViewStyle
    UIAdaptivePresentationControllerDelegate UIAlertAction UIAlertActionStyle UIAlertController
    UIAlertControllerStyle UIAppearance UIAppearanceContainer UIApplication UIApplicationDelegate
    UIApplicationLaunchOptionsKey UIApplicationMain UIApplicationOpenURLOptionsKey
    UIApplicationShortcutIcon UIApplicationShortcutIconType UIApplicationShortcutItem
    UIApplicationState UIBackgroundConfiguration UIBackgroundTaskIdentifier UIBarAppearance
    UIBarButtonItem UIBarButtonItemAppearance UIBarButtonItemStateAppearance UIBarButtonItemStyle
    UIBarButtonSystemItem UIBarItem UIBarMetrics UIBarPosition UIBarPositioning
    UIBarPositioningDelegate UIBarStyle UIBaselineAdjustment UIBezierPath UIBlurEffect
    UIBlurEffectStyle UIButton UIButtonType UICanvasFeedbackGenerator UICollectionReusableView
    UICollectionView UICollectionViewCell UICollectionViewController UICollectionViewDataSource
    UICollectionViewDelegate UICollectionViewDelegateFlowLayout UICollectionViewDiffableDataSource
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
    UIWindowLevel UIWindowScene UIWindowSceneDelegate UniChar ViewWithRequiredInit
    _ColorLiteralType _ImageLiteralType _KN _KV kAudioServicesBadPropertySizeError
    kAudioServicesBadSpecifierSizeError kAudioServicesNoError
    kAudioServicesPropertyCompletePlaybackIfAppDies kAudioServicesPropertyIsUISound
    kAudioServicesSystemSoundClientTimedOutError
    kAudioServicesSystemSoundExceededMaximumDurationError kAudioServicesSystemSoundUnspecifiedError
    kAudioServicesUnsupportedPropertyError kCAOnOrderIn kCAOnOrderOut
    kCATransactionAnimationDuration kCATransactionAnimationTimingFunction
    kCATransactionCompletionBlock kCATransactionDisableActions kCATransition kCFBooleanFalse
    kCFBooleanTrue kSystemSoundID_Vibrate
    """.split { $0.isWhitespace }.map(String.init)
  static let generatedMembers = """
    AVAudioSessionInterruption AVAudioSessionMediaServicesWereLost
    AVAudioSessionMediaServicesWereReset AVAudioSessionRouteChange
    AVAudioSessionSilenceSecondaryAudioHint HDMI UIAccessibilityAnnouncementDidFinish
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
    _bridgeToObjectiveC _conditionallyBridgeFromObjectiveC _forceBridgeFromObjectiveC
    _unconditionallyBridgeFromObjectiveC a a0 a1 a2 a3 a4 a5 abandon about aboutY above accepts
    acceptsDirection accessibilityActivate accessibilityActivationPoint
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
    accessoryView across action actionFont actionForSegment actionHandler actionProvider actions
    activate activationPoint active activeAppearance activeLayout activity add addAction
    addAnimations addArc addArrangedSubview addChild addChildViewController addClip addCompletion
    addConstraint addConstraints addControllers addControls addCurve addEllipse
    addGestureRecognizer addInteraction addItems addKeyCommand addKeyframe addKnobShadow
    addLayoutGuide addLine addLines addPath addQuadCurve addRect addRects addRelativeArc
    addReversed addRoundedRect addRunning addSublayer addSubtree addSubview addTabStop addTarget
    addToTurn addViews added addingAttributes additionalSafeAreaInsets addressCity
    addressCityAndState addressState addsSafeArea adjustable adjustedContentInset
    adjustedContentInsetDidChange adjustment adjusts adjustsFontForContentSizeCategory
    adjustsFontSizeToFitWidth adjustsImageWhenDisabled adjustsImageWhenHighlighted
    adoptFirstCharacterAttributes advance affected affine affineTransform after ahead airPlay alert
    alertTime alignAllBottom alignAllCenterX alignAllCenterY alignAllFirstBaseline
    alignAllLastBaseline alignAllLeading alignAllLeft alignAllRight alignAllTop alignAllTrailing
    aligned alignment alignmentMask alignmentMode alignmentOccurred alignmentRect
    alignmentRectInsets alignments all allButUpsideDown allControlEvents allCorners
    allEditingEvents allEvents allPresses allTargets allTouchEvents allTouches allowAirPlay
    allowAnimatedContent allowBluetooth allowBluetoothA2DP
    allowHapticsAndSystemSoundsDuringRecording allowUserInteraction allowableMovement allowed
    allowedTouchTypes allowsAntialiasing allowsChange allowsContinuousInteraction allowsCopying
    allowsDirectInteraction allowsEdgeAntialiasing allowsGroupOpacity allowsHaptics
    allowsImageOutput allowsMultipleSelection allowsMultipleSelectionDuringEditing
    allowsOverdamping allowsPop allowsSelection allowsSelectionDuringEditing alone along alongside
    alpha alphaImage alphaInfo alphaInfoMask alphaOffset alphaShift alphabet alternate altitude
    altitudeAngle always alwaysBounceHorizontal alwaysBounceVertical ambient anchor anchorPoint
    anchorPointZ anchorWithOffset anew angle angles animate animateAlongsideTransition
    animateKeyframes animateTransition animated animatedImage animatedImageNamed animation
    animationController animationDidStart animationDidStop animationDuration animationEnded
    animationImages animationKeys animationRepeatCount animationTimingFunction animations animator
    animators annotation announcement announcementStringValueUserInfoKey
    announcementWasSuccessfulUserInfoKey announcements answer answeredByDefault answers any app
    appReleased appSchemes appear appearance appearanceChanged appearanceDuration
    appearanceProperties appearances appearing append application applicationDidBecomeActive
    applicationDidEnterBackground applicationDidFinishLaunching applicationDidReceiveMemoryWarning
    applicationFrame applicationIconBadgeNumber applicationReserved
    applicationSignificantTimeChange applicationSupportsShakeToEdit applicationWillEnterForeground
    applicationWillResignActive applicationWillTerminate apply applyAppearanceProxies
    applyAttributes applyMore applyNext applySnapshotUsingReloadData applyValue applyWithBlock
    applying applyingSymbolConfiguration apportionsSegmentWidthsByContent areActionsDisabled
    areAnimationsEnabled areValid area areas arena argument argumentCount arguments arm around
    arrange arrival arrivals arriving arrowGap arrowSize asTemplate ascender aside asked
    asksForPreferredSizes assistiveTechnologyUserInfoKey async asyncAfter at attach attachChild
    attachment attackTime attemptRotationToDeviceOrientation attribute attributed attributedName
    attributedPlaceholder attributedSubtitle attributedText attributedTitle attributes
    attributesAtCaret attributesByID audioAttackTimeControl audioBrightness audioBrightnessControl
    audioContinuous audioCustom audioDecayTimeControl audioPan audioPanControl audioPitch
    audioPitchControl audioPlayerDecodeErrorDidOccur audioPlayerDidFinishPlaying
    audioReleaseTimeControl audioResourceIDs audioVolume audioVolumeControl autocapitalizationType
    autocorrectionType automatic automaticDimension automaticallyAdjustsScrollIndicatorInsets
    automaticallyUpdateForSelection automaticallyUpdatesConfiguration autorepeat
    autoresizesSubviews autoresizingMask autoreverse autoreverses availableCategories
    availableModes awakeFromNib away axes axial axis azimuth azimuthAngle azimuthTip
    azimuthUnitVector b b0 b1 b2 b3 b4 b5 back backBarButtonItem backButtonAppearance
    backButtonDisplayMode backButtonPressed backButtonTitle backIndicatorImage
    backIndicatorTransitionMaskImage backItem backItemChanged backMargin backTitles backdrop
    background backgroundColor backgroundEffect backgroundImage backgroundImageContentMode
    backgroundInsets backgroundPicture backgroundRect backgroundStyle backgroundTasks
    backgroundTimeRemaining backgroundView backwards badEventEntry badParameterEntry badgeColor
    badgeValue bar barChangedHeight barInsets barItemChanged barPosition barStyle barTintColor bars
    barsChanged base baseAttributes baseBackgroundColor baseForegroundColor baseTransform
    baseWritingDirection baseline baselineAdjustment baselineOffset baselineOffsetFromBottom
    batchDepth batteryLevel batteryState becomeFirstResponder becomeKey before beganLayer begin
    beginAnimations beginAppearanceTransition beginBackgroundTask beginFromCurrentState
    beginGeneratingDeviceOrientationNotifications beginIgnoringInteractionEvents
    beginInteractivePop beginPath beginPress beginRefreshing beginSwipe beginTime beginTouch
    beginTracking beginTransparencyLayer beginUpdates beginningOfDocument begun behind below beside
    best between betweenViews bevel biasValues bitmap bitmapInfo bitsPerComponent bitsPerPixel
    black blade blend blink block blockingAnimations blocks blue blueOffset bluetoothA2DP
    bluetoothHFP bluetoothLE blur body bold boldSystemFont boldTextFace border borderColor
    borderRect borderStyle borderWidth bordered borderedProminent borderedTinted borderless both
    bottom bottomAnchor bottomLayoutGuide bottomLeft bottomRight bounce bounces bouncesZoom
    boundary boundingBox boundingBoxOfClipPath boundingBoxOfPath boundingRect bounds
    boundsWillChange box boxedType breadth brightness bringAllToFront bringSubview
    bringSubviewToFront bringToFront broad brown builder builtInMic builtInReceiver builtInSpeaker
    bundle busy butt button buttonAppearance buttonFontSize buttonMask buttonShapesEnabled
    buttonSize buttons byValue byWord byteOrder16Big byteOrder16Little byteOrder32Big
    byteOrder32Little byteOrderMask bytes bytesPerComponent bytesPerPixel bytesPerRow c
    caTransform3DValue cache cachedCounts cachedGeometry calculationMode calculationModeCubic
    calculationModeCubicPaced calculationModeDiscrete calculationModeLinear calculationModePaced
    call callAsFunction callbacks callout canBePopped canBePrevented canBecomeFirstResponder
    canBecomeKey canCancelContentTouches canEdit canGo canLock canOpen canOpenURL canPerformAction
    canPrevent canResignFirstResponder canSelectMultiple cancel cancelAction cancelCard
    cancelForUpdate cancelInteractiveTransition cancelPreviousPerformRequests cancelTouch
    cancelTracking cancelsTouchesInView candidates canvas canvasAlignment canvasPath cap capHeight
    capInsets capabilities capabilitiesForHardware caps caption1 caption2 carAudio cards caret
    caretArea caretRect cascadeList category categoryOptions causesPageTurn cell cellForItem
    cellForRow cellLayoutMarginsFollowReadableWidth cells center centerXAnchor centerYAnchor
    centeredHorizontally centeredVertically centroid cgAffineTransform cgAffineTransformValue
    cgColor cgContext cgImage cgPath cgPoint cgPointValue cgRect cgRectValue cgSize cgSizeValue
    cgVector cgVectorValue chain change changeBars changeCount changeDuration changeParagraphStyles
    changeSize changed changedConstant changedContents changedMargins changedTranslation
    changedTypesAddedUserInfoKey changedTypesRemovedUserInfoKey changes changesBreadth
    changesSelectionAsPrimaryAction character characterEnd characterOffset characterRange
    characterSet characterSpacing characterStart characters charactersIgnoringModifiers check
    childForStatusBarHidden childForStatusBarStyle childViewControllers children choices choose
    chooseQuickAction chosen circular classClarendonSerifs classFreeformSerifs classMask
    classModernSerifs classOldStyleSerifs classOrnamentals classSansSerif classScripts
    classSlabSerifs classSymbolic classTransitionalSerifs clear clearBeforeInsertion
    clearButtonArea clearButtonMode clearButtonRect clearIfRequested clearUndoHistory
    clearsContextBeforeDrawing clearsOnBeginEditing clearsOnInsertion
    clearsSelectionOnViewWillAppear clip clipsToBounds close closePath closeSubpath closeSwipe
    closest closestPosition closing coalesced coalescedTouches coast code collect collectionView
    collectionViewContentSize collectionViewLayout color colorSpace colorTypes colors colour column
    columnTerminators columns comes command commands commit commitAnimations commitCount common
    compact compactAppearance compare complete completeTransition completion completionBlock
    completionCurve completionHandler completionSpeed completionVelocity completions component
    components componentsSeparated computeHeights computeSection computeSections concatenate
    concatenating condition configuration configurationUpdateHandler
    configurationWithoutPointSizeAndWeight configurationWithoutScale configurationWithoutTextStyle
    configurationWithoutWeight configure configureEditing configureWithDefault
    configureWithDefaultBackground configureWithOpaqueBackground configureWithTransparentBackground
    conic connect connectedScenes console constant constraint constraintContainer constraints
    constraintsAffectingLayout contained container containerType containerView
    containerViewDidLayoutSubviews containerViewWillLayoutSubviews containers contains containsEnd
    containsStart containsTraits content contentCompressionResistancePriority contentContainer
    contentEdgeInsets contentEdges contentHorizontalAlignment contentHuggingPriority contentInset
    contentInsetAdjustmentBehavior contentInsets contentLayoutGuide contentMargin contentMode
    contentOffset contentOffsetAdjustment contentOffsetForSegment contentRect contentScaleFactor
    contentSize contentSizeAdjustment contentVerticalAlignment contentView contents
    contentsAreFlipped contentsCenter contentsChanged contentsEnd contentsFrame contentsGravity
    contentsRect contentsScale context contextMenuInteraction contexts contextualAction
    continueAnimation continueTracking continuityValues continuous contrast control controlPoints
    controller controllers controls convert convertFromPanel convertSeen convertTime
    convertToDeviceSpace convertToScreenCoordinates convertToUserSpace converted coordinateSpace
    coordinator coordinators copied copy copyProperties copySelection copyValues corner cornerCurve
    cornerRadius cornerStyle corners cosine count countryName counts course coveredInsets create
    creditCardNumber cropping cross crossing ctm cubic cubicPaced cubicTimingParameters current
    currentAttributedTitle currentBackgroundImage currentImage currentLayout
    currentMaximumTrackImage currentMinimumTrackImage currentMode currentPage
    currentPageIndicatorTintColor currentPoint currentPointOfPath
    currentPreferredSymbolConfiguration currentRoute currentThumbImage currentTime currentTitle
    currentTitleColor currentTitleShadowColor curve curveEaseIn curveEaseInOut curveEaseOut
    curveLinear curves custom customAnimator customHeight customPresentationController
    customSeparatorInset customSpacing customView cut cutSelection cyan d damping dark darkGray
    darkText data dataProvider dateTime deactivate deadlinePassed debugText decay decayTime
    decelerationRate decided decode decomposed decorationKey decorationPool decrementImage deepen
    defaultAction defaultAnswer defaultAttributeDictionary defaultHeight defaultHigh defaultLow
    defaultRowAnimation defaultSeparatorInset defaultSize defaultTabInterval defaultTextAttributes
    defaultToSpeaker defaultValue defaultWritingDirection defaults definesPresentationContext
    definitions delay delaysContentTouches delaysTouchesBegan delaysTouchesEnded delegate
    delegateClass delegateUsesItemSize delete deleteBackward deleteItems deleteRows deleteSections
    deleteSelection deleted deletedRows deletedSections deliver delta dependsOnDirection depth
    depths dequeue dequeueConfiguredReusableCell dequeueConfiguredReusableSupplementary
    dequeueReusableCell dequeueReusableHeaderFooterView dequeueReusableSupplementaryView descender
    description deselectAllButLast deselectAllItems deselectItem deselectRow deselects destroy
    destructive detach detachFromParent detachFromSuperview detail detailGap detailTextLabel
    determinant developmentLayoutDirection deviceCMYK deviceCurrentTime deviceGray deviceRGB
    deviceTime dictionary didAddSubview didAppear didBecomeFirstResponder didBeginEditing
    didChangeNotification didChooseMenuAction didDisappear didEndEditing didHandle didMove
    didMoveToSuperview didMoveToWindow didReceiveMemoryWarning didResignFirstResponder didStop
    didTransition difference differs dim direct direction directionLeadingToTrailing
    directionLeftToRight directionMask directionRightToLeft directionalEdgeInsetsValue
    directionalLayoutMargins directions disableActions disableCommit disabled disabledAlpha
    disabledBackground disappearing discardPreferredSizes discoverabilityTitle discrete dismiss
    dismissMenu dismissPresented dismissalTransitionDidEnd dismissalTransitionWillBegin dispatch
    display displayAsPalette displayContents displayGamut displayIfNeeded displayIfPending
    displayInline displayInside displayLink displayP3 displayScale dispose distance distances
    distribution divider dividerAlpha document done doneButtonAppearance dot double down downArrow
    dragThatCanResizeScene dragThatCannotResizeScene dragged draw drawAsPattern drawAsSeen
    drawCharacters drawConicGradient drawContents drawEditableText drawField drawFittedText
    drawHierarchy drawLinearGradient drawPath drawPlaceholder drawPlaceholderText
    drawRadialGradient drawText drawing drawingTransform drawn drawnScale drawsAfterEndLocation
    drawsBeforeStartLocation drawsOnlyInBounds drive driver duckOthers due duration dx dynamic each
    easeIn easeInEaseOut easeOut edge edgeAntialiasingMask edgeFrequency edgeWidth edges
    edgesForExtendedLayout edit editButtonItem editControl editControlSize editControlTapped
    editControlWidth editingAccessoryType editingAccessoryView editingChanged editingDidBegin
    editingDidEnd editingDidEndOnExit editingRect editingStyle editor effect effectiveAlignment
    effectiveContentHorizontalAlignment effectiveUserInterfaceLayoutDirection elapsed element
    elementCount elements emailAddress emphasizedAction enableRate enablesReturnKeyAutomatically
    encode encoded end endAppearanceTransition endBackgroundTask endDriving endEditing
    endFirstResponder endGeneratingDeviceOrientationNotifications endHighlight
    endIgnoringInteractionEvents endIntensity endMasks endOfDocument endPlaying endPoint endPress
    endProgress endRefreshing endTouch endTracking endTransparencyLayer endUpdates endedAnimations
    endless ends engine engineNotRunning engineStartTimeout enter enterBackground enterForeground
    enteringCells entries entry enumerateEventHandlers environment equalTo equationText era error
    errorCode errorDomain errorUserInfo estimate estimatedItemSize estimatedProperties
    estimatedPropertiesExpectingUpdates estimatedRowHeight estimatedSectionFooterHeight
    estimatedSectionHeaderHeight estimationUpdateIndex even evenOdd event eventDuration
    eventParameters eventType eventWaveformLoopEnabled eventWaveformPath
    eventWaveformUseVolumeEnvelope events excess exchange exchangeSubview execute exerciseAmbiguity
    exerciseAmbiguityInLayout exits expand expected explicitDirection exportDictionary
    extendedDisplayP3 extendedGray extendedLayoutIncludesOpaqueBars extendedLinearGray
    extendedLinearSRGB extendedSRGB extent extra extraExtraExtraLarge extraExtraLarge extraHeight
    extraLarge extraLight extraSmall face factor factors facts fade fadeDuration fadeItems
    fadesAsOne failure family familyName familyNames far farthest fast fastInterval
    featureIdentifier featureSettings feedback fields file fileNotFound fileSystem fileType
    filename files fill fillColor fillEllipse fillMode fillPath fillRule fillSpace filled filter
    finalAttributes finalFrame finalLayoutAttributesForDisappearingDecorationElement
    finalLayoutAttributesForDisappearingItem
    finalLayoutAttributesForDisappearingSupplementaryElement finalizeAnimatedBoundsChange
    finalizeCollectionViewUpdates finalizeLayoutTransition find findAction findHit findValue finish
    finishAnimation finishImmediately finishInteractiveTransition finishPress finished
    finishedHandlers fire fireDate fireDeadlines first firstAnchor firstAttribute
    firstBaselineAnchor firstGroupGap firstItem firstKey firstLineHeadIndent firstRect
    firstResponder firstRow firstSectionTop fit fits fitted fittedSize fitting fittingHeight
    fittingSize fittingSizeLevel fixed fixedAdvance fixedCoordinateSpace fixedSpace
    flashScrollIndicators flat flatness flattened flattener flexibleBottomMargin flexibleHeight
    flexibleLeftMargin flexibleRightMargin flexibleSpace flexibleTopMargin flexibleWidth
    flightNumber flip flips flipsForRightToLeftLayoutDirection
    flipsHorizontallyInOppositeLayoutDirection floatComponents floatInfoMask flow flush focused
    focusedElement focusedElementUserInfoKey folder folders follow followPress following font
    fontAttributes fontDescriptor fontName fontNames fontSize fontWeight fontWeightNumber footer
    footerReferenceSize footerTop footerView footerViews footnote forEachInSubtree
    forFirstBaselineLayout forLastBaselineLayout force forceTouchCapability foregroundColor forget
    forgetHaptics forgetItem format forwardAppearance forwards found foundation fraction
    fractionComplete frame frameLayoutGuide frameOfPresentedViewInContainerView frames free
    frequency from fromBottom fromLeft fromRight fromSRGB fromTop fromValue fromView front
    frontmostViewController full fullStreetAddress fullSwipeFraction fullscreen function functions
    gameChat gamut gap gaps general genericCMYK genericGrayGamma2_2 genericRGBLinear geometry
    gestureRecognizer gestureRecognizerShouldBegin gestureRecognizers gestures get getControlPoint
    getHue getLineDash getRed getWhite given givenName go goal goesAcross goesBehind goesOn gone
    gradient gravity gray green greenOffset ground group groupFooterGap groupGap groupHeaderGap
    groupHeaderPadding groupRadius groupTableViewBackground groupsChildren grow growth guide guides
    hadWindow hairline half handle handleBackButtonPress handleClear handleInvalidation
    handleOutsideTouch handleReturn handler handlers happen hapticAttackTimeControl
    hapticContinuous hapticDecayTimeControl hapticIntensity hapticIntensityControl
    hapticReleaseTimeControl hapticSharpness hapticSharpnessControl hapticTransient haptics
    hasAllWeights hasAmbiguousLayout hasArea hasArrived hasBackdrop hasBackground hasBeginTime
    hasBegun hasCaret hasChanged hasChanges hasColors hasContents hasControls hasCustomHeights
    hasDifferentColorAppearance hasDirections hasDuration hasEnded hasEqualProperties hasFixedSize
    hasInitialOffset hasMoved hasNothingToDraw hasReachedView hasResized hasReversedShadow hasSeen
    hasSelection hasShadow hasSingleLineParagraphs hasSquareCorners hasStrings hasText hasURLs
    hasUncommittedUpdates hasValidSections hasVisibleContent hasWandered hasWidth hash hasher
    headIndent header headerFooter headerFooterFrame headerFooterView headerGap headerHeight
    headerPadding headerReferenceSize headerTop headerView headerViews headline headphones
    headsetMic heavier heavy height heightAnchor heights held heldCells help here hidden hide
    hideShowBarDuration hidesBackButton hidesBottomBarWhenPushed hidesElements hidesForSinglePage
    hidesWhenStopped high highlighted highlightedAnimationImages highlightedImage highlightedPath
    highlightedTextColor hint hintBlur hintGrowth hit hitTest hold holdRoom holder holdsConstraints
    home horizontal horizontalScrollIndicatorInsets horizontalShear horizontalSizeClass hue hugging
    icon id identifier identifierForVendor identity idiom ids ignore ignoresDirection image
    imageEdgeInsets imageFlippedForRightToLeftLayoutDirection imageForSegment imageFormat imageGap
    imageInsets imageOrientation imagePadding imagePlacement imageRect imageRendererFormat
    imageRoom imageScale imageSize imageView imageWithoutBaseline images impactHeavy impactLight
    impactMedium impactOccurred impactRigid impactSoft implicit imposedTraits inOrder inPoints
    inbox incrementImage indentationLevel indentationWidth index indexOfItem indexOfSection
    indexPath indexPathForItem indexPathForRow indexPathForSelectedRow indexPathsForRows
    indexPathsForSelectedItems indexPathsForSelectedRows indexPathsForVisibleItems
    indexPathsForVisibleRows indexPathsForVisibleSupplementaryElements indicatorGap indicatorImage
    indicatorLength indicatorStay indicatorStyle indicatorThickness info inherited
    inheritedAnimationDuration inheritedTiming initialAttributes initialFrame
    initialLayoutAttributesForAppearingDecorationElement initialLayoutAttributesForAppearingItem
    initialLayoutAttributesForAppearingSupplementaryElement initialVelocity initiallyInteractive
    inks inner innermostResponder inputAccessoryView inputDelegate inputLabels inputView inputs
    insert insertArrangedSubview insertItems insertRows insertSections insertSegment insertSublayer
    insertSubview insertText insertedRows insertedSections inset insets
    insetsContentViewsToSafeArea insetsLayoutMarginsFromSafeArea insetsWithoutStatusBar inside
    inspectAll install instanceAlphaOffset instanceBlueOffset instanceColor instanceCount
    instanceDelay instanceGreenOffset instanceRedOffset instanceTransform instant insufficientPower
    intendedDelay intensity interaction interactionChanges interactionControllerForDismissal
    interactionControllerForPresentation interactionEnds interactions interactive
    interactivePopGestureRecognizer interactor interfaceOrientation interpolation
    interpolationQuality interrupt interruptSpokenAudioAndMixWithOthers interrupted
    interruptibleAnimator interruptionNotification interval intrinsicContentSize invalid
    invalidAudioResource invalidAudioSession invalidEngineParameter invalidEventDuration
    invalidEventTime invalidEventType invalidParameterType invalidPatternData
    invalidPatternDictionary invalidPatternPlayer invalidTime invalidate
    invalidateDecorationElements invalidateFlowLayoutAttributes invalidateFlowLayoutDelegateMetrics
    invalidateHeights invalidateIntrinsicContentSize invalidateItems invalidateLayout
    invalidateRowCounts invalidateSupplementaryElements invalidationContext
    invalidationContextClass inverse inverted isAbove isAccessibilityCategory
    isAccessibilityElement isAccessible isAcross isActive isAdded isAdditive isAfter isAllowed
    isAmbiguous isAnimated isAnimatedImage isAnimating isAnother isAround isAsItWas isAside
    isAssistiveTouchRunning isAtEdge isAtStart isAtTop isAutoShutdownEnabled isAutomatic isBack
    isBackRow isBare isBaseline isBaselineRelativeArrangement isBatteryMonitoringEnabled
    isBeginning isBeingDismissed isBeingPresented isBelow isBelowStart isBelowTarget isBeside
    isBeyond isBold isBoldTextEnabled isBoth isBottom isBroken isBusy isButton isByText isCancelled
    isCaptured isChosen isClear isClosed isClosedCaptioningEnabled isColoredByTable isCompact
    isComplete isCompletedAnyway isContextMenuInteractionEnabled isContinuous isCumulative
    isCustomEditable isCut isCutOff isDark isDarkerSystemColorsEnabled isDead isDecelerating
    isDescendant isDirectionalLockEnabled isDismissing isDone isDoubleSided isDown isDragging
    isDrawnInMotion isEditable isEditing isElement isEmpty isEnabled isEnabledForSegment isEnd
    isEqual isExclusiveTouch isExtended isFade isFading isFaint isFar isFilled isFinal isFirst
    isFirstResponder isFixed isFlat isFlexibleSpace isFlipped isFollowing isFooter isFor isForPhone
    isForSheet isForcedToEnd isForward isFree isFromRight
    isGeneratingDeviceOrientationNotifications isGeometryFlipped isGone isGrayscaleEnabled isGroup
    isGuidedAccessEnabled isHalfway isHeader isHere isHidden isHiding isHigh isHighlighted isHolder
    isIdentity isIdleTimerDisabled isIgnoringInteractionEvents isInContext isInLine isInner
    isInputAvailable isInside isInteractive isInterrupted isInterruptible isInvertColorsEnabled
    isItalic isJoiningParent isKeyWindow isKnown isLaidOut isLandscape isLarge isLast isLayingOut
    isLayoutMarginsRelativeArrangement isLeading isLeavingParent isLeft isLeftOut isLight isLimited
    isLost isLow isMainThread isManualHitTestingEnabled isMarked isMask isMasked isMeasuring
    isMethod isMirrored isModal isModalInPresentation isMomentary isMono isMonoAudioEnabled isMoved
    isMoving isMovingBars isMovingByItself isMovingFromParent isMovingToParent
    isMultipleTouchEnabled isMultitaskingSupported isMuted isMutedForAudio isMutedForHaptics
    isNavigationBarHidden isNeeded isNew isNext isNil isOfContent isOfKind isOn
    isOnOffSwitchLabelsEnabled isOnPill isOnlyTranslated isOpaque isOpen isOpened isOriginal
    isOrphan isOther isOtherAudioPlaying isOuterGroup isOutside isOver isOverriding isOwn
    isPagingEnabled isPathEmpty isPaused isPersistent isPinched isPinning isPlain isPlaying
    isPortrait isPosition isPresenting isPressed isPressing isPrevented isProtectedDataAvailable
    isProximityMonitoringEnabled isQueued isRead isReady isRecognized isRecording isRect
    isReduceMotionEnabled isReduceTransparencyEnabled isRegistered
    isRegisteredForRemoteNotifications isReloaded isRemovedOnCompletion isResized isReturn
    isReversed isRight isRightToLeft isRound isRow isRunning isSame isSameClassOrSubclass
    isScrollEnabled isSecureTextEntry isSelected isSelectedOrHighlighted isShakeToUndoEnabled
    isSheet isShort isShown isSideways isSingleLine isSliding isSpace isSpeakScreenEnabled
    isSpeakSelectionEnabled isSplit isStatusBarHidden isStill isStroked isSuperseded
    isSwitchControlRunning isSymbolImage isSystem isTap isThere isTiled isTooLong isToolbarHidden
    isTop isTopLarge isTracking isTransitioning isTranslation isTranslucent isTurned isUISound
    isUndecided isUndo isUpdatingLayout isUserInteractionEnabled isValid
    isValidInterfaceOrientation isVertical isVideoAutoplayEnabled isViewLoaded isVoiceOverRunning
    isWhite isWhole isWide isWideGamutRGB isWithinLimits isWrapped isZoomBouncing isZoomable
    isZooming italicSystemFont item itemChanged itemFade itemFont itemIdentifier itemIdentifiers
    itemIndex itemMoves itemProviders itemSet itemSize items itemsChanged itemsLeaving iteration
    itself jobTitle join joinLayout joinedTexts joint justified keepAway keepFinalState keepLeft
    keepRight keepsDuration keepsMenuPresented keepsPace kept kern key keyCode keyCommands keyPath
    keyTimes keyWindow keyboardAlphanumericSwitch keyboardAppearance keyboardHangul keyboardHanja
    keyboardHiragana keyboardKanaSwitch keyboardKatakana keyboardKey keyboardType
    keyboardZenkakuHankakuKanji keyframe keyframes keys kind kinds knob knobShadowOpacity known
    label labelFontSize labels lack laidOutSize landscape landscapeImagePhone
    landscapeImagePhoneInsets landscapeLeft landscapeRight language large largeBox largeScale
    largeTitle largeTitleDisplayMode largeTitleFont largeTitleHeight largeTitleMargin
    largeTitleTextAttributes largest last lastBaselineAnchor lastCommands lastDelivered
    lastOnScreen lastResource later launch launchOptions layOut layOutBar layOutBars layOutCell
    layOutCharacters layOutContents layOutElements layOutFromOutermost layOutImmediately
    layOutOverlayViews layOutText layOutVisibleViews layer layerBottomEdge layerClass
    layerForConverting layerLeftEdge layerMaxXMaxYCorner layerMaxXMinYCorner layerMinXMaxYCorner
    layerMinXMinYCorner layerRightEdge layerTopEdge layerWillDraw layers layout
    layoutAttributesClass layoutAttributesForDecorationView layoutAttributesForElements
    layoutAttributesForItem layoutAttributesForSupplementaryElement
    layoutAttributesForSupplementaryView layoutChanged layoutDirection layoutDirectionChanged
    layoutEngine layoutFittingCompressedSize layoutFittingExpandedSize layoutFrame layoutGuides
    layoutIfNeeded layoutInside layoutMargins layoutMarginsDidChange layoutMarginsGuide
    layoutSublayers layoutSubviews leading leadingAnchor leadingGap leadsBack learn least leave
    leaveLayout leaving leavingCells left leftAnchor leftArrow leftBarButtonItem leftBarButtonItems
    leftItemsSupplementBackButton leftView leftViewMode leftViewRect leftX lefts legibilityWeight
    length lengths letter letters level levels lift lifted light lightDim lightGray lightText limit
    limited limitedZoom limits line lineBreakMode lineCap lineCapStyle lineCount lineDashPattern
    lineDashPhase lineHeight lineHeightMultiple lineIn lineIndex lineJoin lineJoinStyle lineOut
    lineSpacing lineWidth linear linearGray linearSRGB lines linesStart link linkAction linkColor
    links list listed load loadElement loadView loadViewIfNeeded local localizedDescription
    localizedModel localizedSubtitle localizedTitle location locations lock lockFraction lockRatio
    log longestIncreasingSubsequence look lookup loopEnabled loopEnd loops looseStrength low lower
    lowestSubviewIndex m11 m21 m31 m41 made madeAt magenta magnificationFilter main majorRadius
    majorRadiusTolerance make makeAdvancedPlayer makeAttributes makeCell makeClearButton
    makeContext makeGeometry makeHeaderFooterView makeImage makeKey makeKeyAndVisible makeLayer
    makeLayoutEngine makePlayer makePresentation makePresentationController makeSize makeSnapshot
    makeTimerSource manifest mapped mapper margin margins marginsGuide mark markColumnWidth
    markConstraintsForUpdate markMoved markedTextRange markedTextStyle marks marksSelection mask
    maskAlpha maskLayer maskedCorners masking masks masksToBounds mass matches matching matrix
    maxSpeed maxValue maximum maximumFramesPerSecond maximumLineHeight maximumMovement
    maximumNumberOfTouches maximumPasses maximumPossibleForce maximumTrackImage
    maximumTrackTintColor maximumValue maximumValueImage maximumValueImageRect maximumZoomScale
    mayBeginEditing mayEndEditing mayPaint meaning measure measureHeight measuredHeadersAndFooters
    measuredSizes measuredWidth measurement mediaServicesWereLostNotification
    mediaServicesWereResetNotification medium meeting member memory memoryError menu
    menuActionTriggered menuAppearance menuItem menuPreview menuWillAppear menuWillCommit
    menuWillDisappear message messageFont messages messaging method methods metrics microphone
    middle middleName middles minSpeed minValue minWidth mine minificationFilter
    minificationFilterBias minimizeAndZoom minimum minimumFontSize minimumInteritemSpacing
    minimumLineHeight minimumLineSpacing minimumNumberOfTouches minimumPressDuration
    minimumScaleFactor minimumSlide minimumSwipeButtonWidth minimumTrackImage minimumTrackTintColor
    minimumValue minimumValueImage minimumValueImageRect minimumZoomScale minors minus mirror
    mirrored mismatch missed miter miterLimit mixWithOthers mixed modal modalPresentationStyle
    modalTransitionStyle mode model modelLayer modifierFlags moment moments monospaced
    monospacedDigitSystemFont monospacedSystemFont more most motion motionBegan motionCancelled
    motionEnded motions move moveAlong moveFocusByTab moveIn moveItem moveRow moveSection
    moveToFirst moved movedRows movedSections moviePlayback moving multiRoute multiple
    multipleSelectionBackgroundView multiplier mutableCopy name nameColumnWidth namePrefix
    nameSuffix named namedFamilies names narrative nativeBounds nativeScale natural naturalFrame
    naturalHeight naturalSize navigationBar navigationController
    navigationControllerPreferredInterfaceOrientationForPresentation
    navigationControllerSupportedInterfaceOrientations navigationItem navigationStyle near nearest
    nearestView needs needsConstraintUpdate needsConstraintUpdates needsDisplay
    needsDisplayOnBoundsChange needsHeights needsLayout needsRowCounts needsUpdateConstraints
    neighbour new newInstance newPassword newPath newScene newSection newSize newTip newTraits
    newValueUserInfoKey newWindow newton next nextChange nextFireTime nextSerial nextStep
    nextWordEnd nickname noIntrinsicMetric noSegment nonZero none normal normalizedName notEnabled
    notSupported notes nothing notificationError notificationOccurred notificationSuccess
    notificationSwitchControl notificationVoiceOver notificationWarning notifiedState notify
    notifyBeginnings notifyInteractionChange notifyMarginChange notifyOthersOnDeactivation
    notifyPreferredSizeChange notifySelectionChange notifyTextChange notifyTintChange
    notifyTraitChange notifyWhenInteractionChanges notifyWhenInteractionEnds
    notifyWhenPlayersFinished notifyingObservers now number numberOfChannels numberOfComponents
    numberOfItems numberOfLines numberOfLoops numberOfPages numberOfRows numberOfSections
    numberOfSegments numberOfTapsRequired numberOfTouches numberOfTouchesRequired numbers
    numericPad object ofApp ofKinds ofThread off offset offsets old oldBounds oldHeadersAndFooters
    oldPath oldSection oldSizeCategory oldTraits oldValue oldWindow onActivate onChange onDismiss
    onEnd onPreview onRecognition onScroll onSelect onTintColor onTurnEnd oneLine oneTimeCode only
    opacities opacity opaque opaqueDark opaqueLight opaqueSeparator open openInPlace openRecent
    openRequest openSessions openSettingsURLString openURL opens operationNotPermitted operatorText
    options orange order ordered orderedElements organizationName orientation orientationChanged
    origin originAttribute originSection origins other otherValues others outer outline output
    outputNumberOfChannels outputVolume outputs outward over overlap overlaps overlayArea override
    overrideInheritedCurve overrideInheritedDuration overrideMutedMicrophoneInterruption
    overrideOutputAudioPort overrideTraitCollection overrideUserInterfaceStyle own ownColors
    ownDuration ownFormat ownInputView ownLayout ownScale ownSemantics ownTiming ownTint
    ownTintMode owner pace paced padding page pageDown pageIndicatorTintColor pageScrolled pageUp
    paint paintedFamily painter painterAntialiases pair pan panGestureRecognizer panTravel panel
    panelLayer panelSize paragraph paragraphSpacing paragraphSpacingBefore paragraphStyle parameter
    parameterCurve parameterCurveControlPoints parameterID parameterValue parameters parent parsed
    parser part partitioningIndex parts pass passed passes password passwordRules past paste
    pasteText pasteboard path pathCompleted pathContains paths pattern patternDash patternDashDot
    patternDashDotDot patternDot pause pauseAll pauseAnimation pauseInteractiveTransition
    pausesOnCompletion peek peeked pending pendingOffsetChange pendingRequest pendingUpdate
    percentComplete perceptualDuration perform performAsCurrent performBatchUpdates performSelector
    performUpdates performWithoutAnimation performsFirstActionWithFullSwipe persistentIdentifier
    perspective phase phases phone picture piece pieces pillInset pillRadius pinch
    pinchGestureRecognizer pinchTravel pinched pinnedZIndex pitch pixel pixelAspectRatio pixels
    pixelsPerPoint place placeImage placePanelLayer placeViews placed placedAt placeholder
    placeholderContent placeholderRect placeholderText places plain plan planned plate play
    playAndRecord playPattern playPause playable playback playbackRate player players playing
    playsAudioOnly playsHapticsOnly playsSound plus pngData point pointSize points policy pool pop
    popItem popToRootViewController popToViewController popViewController popped portName portType
    portrait portraitUpsideDown position positions positive possibleTitles post postChanges
    postalCode postscriptName preciseLocation precisePreviousLocation predicates predicted
    predictedTouches predictionSteps preferences preferred preferredAction preferredBufferDuration
    preferredCommitStyle preferredContentSize preferredContentSizeCategory
    preferredContentSizeDidChange preferredElementSize preferredFont preferredFontDescriptor
    preferredFrameRateRange preferredFrameSize preferredFramesPerSecond preferredIOBufferDuration
    preferredIndicatorImage preferredInterfaceOrientationForPresentation
    preferredLayoutAttributesFitting preferredMaxLayoutWidth preferredMode preferredRange
    preferredSampleRate preferredSizes preferredStatusBarStyle preferredStatusBarUpdateAnimation
    preferredSymbolConfiguration preferredSymbolConfigurationForImage preferringMonochrome
    preferringMulticolor prefersCrossFadeTransitions prefersCrossFadeTransitionsStatusDidChange
    prefersExtendedRange prefersLargeTitles prefersStatusBarHidden prepare
    prepareForInterfaceBuilder prepareForNext prepareForReuse prepareForTransition prepareLayout
    prepareToDraw prepareToPlay present presentController presentIfPossible presentation
    presentationController presentationControllerDidAttemptToDismiss
    presentationControllerDidDismiss presentationControllerShouldDismiss
    presentationControllerWillDismiss presentationStyle presentationTransitionDidEnd
    presentationTransitionWillBegin presentationView presented presentedView
    presentedViewController presentingViewController preservesMargins
    preservesSuperviewLayoutMargins press pressCancels pressLifts pressMayPop pressPeeks pressPops
    pressReturn pressShouldBegin pressed pressedAlpha pressedIndicatorLength pressedScale presses
    pressesBegan pressesCancelled pressesChanged pressesEnded preventsOuterTaps preview
    previewActionItems previewInteraction previewInteractionDidCancel previewInteractionShouldBegin
    previewProvider previewRegistrations previewViewController previewingContext
    previewingGestureRecognizerForFailureRelationship previous previousLocation previousWordStart
    primaries primary primaryAction primaryActionTriggered print priority pristine progress
    progressImage progressTintColor progressViewStyle projection projectionToParent prominent
    prompt promptFont promptHeight properties property proposed provider proximityState proxy pull
    pullDistance purple push pushItem pushViewController put quaternaryLabel quaternarySystemFill
    queue queuesTurnWork quit radial radius range rangeEnclosingPosition rangeToDelete ranges
    rasterizationScale rate ratio rawValue reach reached reachesIn read readableContentGuide
    readableGuide readableInsets reader reading ready rearrange reason receive
    receivesAppearanceAutomatically recent recipe recognized recognizer recognizers reconfigure
    reconfigureItems reconfigureRows reconfigured record recordValue rect rectForFooter
    rectForHeader rectForRow recycle red redOffset reference refreshControl region register
    registerAudioResource registerForPreviewing registerForRemoteNotifications registration regular
    relation relativeTime release releaseController releaseHeaderFooter releaseTime reload
    reloadData reloadItems reloadRows reloadSections reloaded reloadedRows reloadedSections
    remoteControlReceived remove removeAction removeAllAnimations removeAllPoints removeAllRunning
    removeAllSegments removeAnimation removeArrangedSubview removeConstraint removeConstraints
    removeElement removeFromParent removeFromParentViewController removeFromSuperlayer
    removeFromSuperview removeGestureRecognizer removeInteraction removeKeyCommand
    removeLayoutGuide removeRunning removeSegment removeTabStop removeTarget removed removes
    removesPresentingView render rendering renderingIntent renderingMode reorder
    reorderControlWidth reorderView repeatCount repeatDuration repeats replace
    replaceAttributedText replaceLayout replaceOverlayView replacePathWithStrokedPath
    replaceSublayer replaceSublayers replaceText replacing replacingChildren replicator report
    reportedMargins reportedSafeInsets reportedTraits reports request requestCounts
    requestGuidedAccessSession requestRowCounts require required requirements
    requiresConstraintBasedLayout requiresExclusiveTouchType reserved reservedWidths reset
    resetHandler resignFirstResponder resignKey resignUnconditionally resigns resistance
    resizableImage resizableSnapshotView resize resizeAspect resizeAspectFill resizing resizingMode
    resolve resolved resolvedAttributes resolvedBounds resolvedColor resourceNotAvailable resources
    responder responds rest restDecayRates restSpeed restore restoreGState restyle result resume
    retargetedPreview returnKeyType returnToPool reveal reverse reversed
    reversesTitleShadowWhenHighlighted reversing right rightAnchor rightArrow rightBarButtonItem
    rightBarButtonItems rightView rightViewMode rightViewRect rightX ring rise role roles room
    roomBeneath root rootViewController roots rotate rotateAuto rotateAutoReverse rotateX rotateY
    rotateZ rotated rotation rotationMode rotationTurn round roundHeight rounded roundedRect route
    routeChangeNotification routeSharingPolicy row rowHeight rowLayout rowPadding rowWidth rows
    rowsTop rubberBandSlope rule run runDrawingActions runStart running runningPropertyAnimator
    sRGB safe safeAreaGuide safeAreaInsets safeAreaInsetsDidChange safeAreaLayoutGuide safeInsets
    same sampleRate sampling saturation saveGState scale scaleBy scaleOfScreen scaleX scaleY scaleZ
    scaled scaledBy scaledFont scaledValue scaling scene sceneClass sceneDelegate
    sceneDidBecomeActive sceneDidDisconnect sceneDidEnterBackground sceneSizeStayPut
    sceneWillEnterForeground sceneWillResignActive scenes schedule scheduleOneshot
    scheduleParameterCurve scheduleRepeating scheduledTimer schemes screen screenChanged
    screenInsets screens screenshot scroll scrollDirection scrollEdgeAppearance
    scrollIndicatorInsets scrollOffset scrollRectToVisible scrollToItem scrollToNearestSelectedRow
    scrollToRow scrollToTop scrollViewDidChangeAdjustedContentInset scrollViewDidEndDecelerating
    scrollViewDidEndDragging scrollViewDidEndScrollingAnimation scrollViewDidEndZooming
    scrollViewDidScroll scrollViewDidScrollToTop scrollViewDidZoom scrollViewShouldScrollToTop
    scrollViewWillBeginDecelerating scrollViewWillBeginDragging scrollViewWillBeginZooming
    scrollViewWillEndDragging scrollableAxes scrollsToTop scrub scrubsLinearly searchField second
    secondAnchor secondAttribute secondItem secondary secondaryAudioShouldBeSilencedHint
    secondaryFill secondaryLabel secondarySystemBackground secondarySystemFill
    secondarySystemGroupedBackground seconds secondsPerCharacter section sectionFooterHeight
    sectionFootersPinToVisibleBounds sectionHeaderHeight sectionHeaderTopPadding
    sectionHeadersPinToVisibleBounds sectionIdentifier sectionIdentifiers sectionIndex sectionInset
    sectionInsetReference sections seek seen segmentIndex select selectAll selectItem selectRow
    selectWord selected selectedBackgroundView selectedElements selectedImage selectedIndex
    selectedItem selectedPaths selectedRows selectedSegmentIndex selectedSegmentTintColor
    selectedTextRange selectedViewController selection selectionAffinity selectionAlpha
    selectionChanged selectionDidChange selectionDidChangeNotification selectionRects
    selectionStyle selectionView selectionWasChanged selectionWillChange selector
    semanticContentAttribute semaphore semibold send sendAction sendActions sendEvent
    sendParameters sendSubview sendSubviewToBack sendToPhone separator separatorColor
    separatorInset separatorInsetReference separatorStyle serial serif serverInitFailed
    serverInterrupted services session set setAction setActive setAffineTransform
    setAllowHapticsAndSystemSoundsDuringRecording setAllowsAntialiasing setAlpha
    setAnimationBeginsFromCurrentState setAnimationCurve setAnimationDelay setAnimationDelegate
    setAnimationDidStop setAnimationDuration setAnimationRepeatAutoreverses setAnimationRepeatCount
    setAnimationTimingFunction setAnimationWillStart setAnimationsEnabled setAttributedTitle
    setBackIndicatorImage setBackgroundImage setBarTitle setBaseWritingDirection setBlendMode
    setBounds setCancelHandler setCategory setCharacterSpacing setCollectionViewLayout
    setCompletion setCompletionBlock setCompletionHandler setContent
    setContentCompressionResistancePriority setContentHuggingPriority setContentOffset
    setCustomSpacing setData setDecrementImage setDefaultAttribute setDefaultAttributeDictionary
    setDisableActions setEditing setElement setEnabled setEventHandler setFill setFillColor
    setFillColorSpace setFlatness setFont setFontSize setFrame setHidesBackButton setHighlighted
    setImage setIncrementImage setIndicatorImage setInterfaceOrientation setItemProviders setItems
    setLeftBarButton setLeftBarButtonItems setLineCap setLineDash setLineJoin setLineWidth setLoops
    setMargins setMarkedText setMask setMaximumTrackImage setMinimumTrackImage setMiterLimit
    setMode setModelValue setNavigationBarHidden setNeedsDisplay setNeedsLayout
    setNeedsStatusBarAppearanceUpdate setNeedsUpdateConfiguration setNeedsUpdateConstraints
    setNeedsUpdateOfSupportedInterfaceOrientations setOn setOverrideTraitCollection setPan
    setParagraphStyle setPosition setPreferredIOBufferDuration setPreferredSampleRate
    setPreferredSymbolConfiguration setProgress setRate setRegistrationHandler setRightBarButton
    setRightBarButtonItems setSelected setShadow setShouldAntialias setStroke setStrokeColor
    setStrokeColorSpace setTextDrawingMode setThumbImage setTiming setTitle setTitleColor
    setTitleShadowColor setTitleTextAttributes setToolbarHidden setToolbarItems setTranslation
    setType setUpEditing setUpField setValue setViewControllers setVolume setWidth setZoomScale
    settings settle settling settlingDuration shade shadow shadowBlurRadius shadowColor shadowImage
    shadowOffset shadowOpacity shadowPath shadowRadius shadowReach shake shape shapes share
    shareOfSlow shared sharedInstance shares shear shift shifted shipmentTrackingNumber short
    shortcutItem shortcutItems shouldAntialias shouldArchiveValue
    shouldAutomaticallyForwardAppearanceMethods shouldAutorotate shouldBeArchived
    shouldBeRequiredToFail shouldChangeText shouldDifferentiateWithoutColor
    shouldGroupAccessibilityChildren shouldIndentWhileEditing shouldInterpolate
    shouldInvalidateLayout shouldPresentInFullscreen shouldRasterize shouldReceive
    shouldRemovePresentersView shouldRequireFailure shouldResume show showBackground
    showDetailViewController showEditing showEffect showGlyphs showHideTransitionViews
    showOnRequest showPictures showSelection showWheel shown shownVolume shownWidth
    showsActivityIndicator showsClearButton showsEditControl showsHorizontalScrollIndicator
    showsLargeTitle showsMenu showsMenuAsPrimaryAction showsReorderControl showsSelection
    showsVerticalScrollIndicator shrink side sideInset sides sigma sign
    silenceSecondaryAudioHintNotification since single singleSelection singles sixth size
    sizeCategory sizeInBar sizeIndex sizeThatFits sizeToFit sizeTolerance sizes slant slanted sleep
    slices slide slop slope small smallHeight smallSystemFontSize smaller smallest smartDashesType
    smartInsertDeleteType smartQuotesType snapshot snapshotView soloAmbient solve solvedFrame
    solver sort sortWindows sound soundCancelled soundFailed soundPeek soundPop soundTryAgain
    sounds source sourceApplication sourceCode sourceRect sourceView sources space spaceLayer
    spacing spacingBaselineToBaseline spacingEdgeToEdge spacingMask spacingUseDefault
    spacingUseSystem span spans specificity speech speed spellCheckingType spelling spellingOptions
    spellingPanel spokenAudio spot spreadsheet spring springTimingParameters square squares stack
    stacks standard standardAppearance standardEdit standardEditActions standardGray standardRGB
    standardViews start startAndWait startAnimating startAnimation startInteractiveTransition
    startPoint startProgress starts startsMediaSession state stateDidChange states staticText
    status statusBar statusBarFrame statusBarManager statusBarOrientation statusBarStyle stay
    staying stayingCells stem step stepValue steps stepsBeforeAcceleration stiffness stop
    stopAnimating stopAnimation stopAsFinished stopMonitoring stoppedHandler stops storage store
    storedPresentationController storedValues stray streetAddressLine1 streetAddressLine2 strength
    stretch strikethroughColor strikethroughStyle string strings stroke strokeColor strokeEllipse
    strokeEnd strokeLineSegments strokePath strokeSpace strokeStart strokeWidth style styleName
    stylus subheadline sublayerTransform sublayers sublocality substitute substitutionOptions
    substitutions substitutionsPanel subtitle subtitleLabel subtitleLineBreakMode
    subtitleTextAttributesTransformer subtype subviews suffix sum summaryElement superlayer
    superview supplementaryView supplementaryViewProvider supported supportedInterfaceOrientations
    supportsAudio supportsHaptics supportsInteraction supportsMultipleScenes suppressed surface
    suspend sustained swing swipe swipeDuration swipePadding swipeResistance swipeSlant swipeTravel
    swipeVelocity swipeWander symbol symbolConfiguration symbolWeight symbolic symbolicTraits
    system systemBackground systemBlue systemBrown systemButton systemChrome systemCyan systemFill
    systemFont systemFontSize systemGray systemGray2 systemGray3 systemGray4 systemGray5
    systemGray6 systemGreen systemGroupedBackground systemIndigo systemLayoutSizeFitting
    systemMinimumLayoutMargins systemMint systemName systemOrange systemPink systemPurple systemRed
    systemReserved systemSchemes systemSpans systemTeal systemThick systemThin systemUltraThin
    systemUptime systemVersion systemYellow t tabBar tabBarController tabBarItem tabFont tabHeight
    tabInterval tabPictureMiddle tabStops table tableFooterView tableHeaderView tableView tabs tag
    tailIndent take taken tap tapCount tapDuration tapMovement tapPause tapSpread tapped taps
    target targetContentOffset targetSection targetTransform targets telephoneNumber tension
    tensionValues terms tertiaryFill tertiaryLabel tertiarySystemBackground tertiarySystemFill
    tertiarySystemGroupedBackground text textAlignment textArea textBaselines textColor
    textContentType textCorner textDidChange textField textFieldDidBeginEditing
    textFieldDidChangeSelection textFieldDidEndEditing textFieldShouldBeginEditing
    textFieldShouldClear textFieldShouldEndEditing textFieldShouldReturn textGap textHeight
    textInputView textLabel textMatrix textMode textNeedsLayout textOrigin textPosition textRange
    textRect textSize textStyle textStylePasteboard textStyling textTypes textWasEdited textWidth
    textWillChange texts textualContext theirs then there thick thickness thin thumb thumbImage
    thumbRect thumbTintColor time timeInterval timeLimit timeOffset timeRemaining timeline timer
    timers times timestamp timing timingCurve timingCurveType timingFunction timingFunctions tint
    tintAdjustmentMode tintColor tintColorDidChange tintMode tinted tip title title1 title2 title3
    titleAlignment titleAlpha titleColor titleEdgeInsets titleFade titleFont titleForSegment
    titleLabel titleLineBreakMode titlePadding titlePlace titlePositionAdjustment titleRect
    titleRoom titleShadowColor titleStyle titleTextAttributes titleTextAttributesTransformer
    titleThreshold titleView to toPixels toSRGB toValue tokenizer toolbar toolbarHeight
    toolbarItems toolbarItemsChanged top topAnchor topItem topLayoutGuide topLeft topRight
    topViewController total touch touchCancel touchDelay touchDown touchDownRepeat touchDragEnter
    touchDragExit touchDragInside touchDragOutside touchUpInside touchUpOutside touched
    touchedWindows touches touchesBegan touchesCancelled touchesEnded
    touchesEstimatedPropertiesUpdated touchesMoved touchesShouldBegin touchesShouldCancel toward
    track trackImage trackRect trackTintColor trackTouch tracking trailing trailingAnchor
    trailingGap trailingMargin traitBold traitCollection traitCollectionDidChange traitCondensed
    traitExpanded traitItalic traitLooseLeading traitMonoSpace traitTightLeading traitUIOptimized
    traitVertical traits traitsFromParent transaction transactions transform transform3D
    transformations transition transitionCoordinator transitionCrossDissolve transitionDuration
    transitionFlipFromBottom transitionFlipFromLeft transitionFlipFromRight transitionFlipFromTop
    transitionWasCancelled translate translateBy translateX translateY translateZ translatedBy
    translatesAutoresizingMaskIntoConstraints translatesMask translation travel trigger
    triggersPrimaryActionOnTouchUp trilinear truncatesLastVisibleLine truncationMode truth turn
    turned turns turnsSides type typeIdentifier typeListColor typeListString typeListURL types
    typingAttributes u uiEdgeInsets uiEdgeInsetsValue uiKit uiOffsetValue uid ultraLight uncached
    unconstrainedFrame undecided underlineColor underlineStyle undoManager undoRedo
    unfocusedElementUserInfoKey uninstall uniqueName unit units universalLinksOnly unknownError
    unlock unmark unmarkText unregister unregisterAudioResource unregisterForPreviewing
    unselectedItemTintColor unspecified unsupported untransformedFrame up upArrow update
    updateAccessory updateConfiguration updateConstraints updateConstraintsIfNeeded
    updateConstraintsOfViews updateContentSize updateDuration updateEditing updateFontSize
    updateIndexPaths updateInsets updateInteractiveTransition updateInterfaceOrientation
    updateLayoutIfNeeded updateOwn updateSelection updateTraits updateViewConstraints
    updateVisibleMenu updated updatesFrequently upright url urlContexts urlTypes urls usbAudio used
    user userInfo userInterfaceIdiom userInterfaceLayoutDirection userInterfaceLevel
    userInterfaceStyle userPath userSpaceToDeviceSpaceTransform userTransform username usesBlending
    usesDeviceMetrics usesEvenOddFillRule usesFontLeading usesLineFragmentOrigin
    usesMonospacedDigits usesOpticalSizes usesRightToLeftLayout usual usualColor value valueChanged
    valueFunction values variable variants velocity velocityTracker velocityWindow vendor version
    vertical verticalRange verticalScrollIndicatorInsets verticalSizeClass vibrancy vibration
    videoChat videoRecording view viewController viewControllers viewDidAppear viewDidDisappear
    viewDidLayoutSubviews viewDidLoad viewDidMove viewForZooming viewIfLoaded
    viewLayoutMarginsDidChange viewRespectsSystemMinimumLayoutMargins viewSafeAreaInsetsDidChange
    viewWillAppear viewWillDisappear viewWillLayoutSubviews viewWillMove viewWillTransition
    viewWithTag views visible visibleAttributes visibleCell visibleCells visibleChildren
    visibleElements visibleMask visibleName visibleParent visiblePath visibleSupplementaryViews
    visibleViewController voiceChat voicePrompt volume wait waitUntilIdle waiting wanted
    wantsInteractiveStart wantsPriorityOverSystemBehavior was wasAtEnd wasAtLeft wasAtTop
    wasBeneath wasPlaying wasRunning wasShown waveform way ways weight wheel whenOver white whole
    wide width widthAnchor widthForSegment widths willAppear willChange willDisappear willHandle
    willMove willRemoveSubview willStart willTransition window windowApplication windowLevel
    windowScene windows withAlignmentRectInsets withAllDescendants withAlphaComponent
    withBaselineOffset withConfiguration withCurrentTraits withDefaultAttributes withDesign
    withFace withFamily withHorizontallyFlippedOrientation withRenderingMode withSize
    withSymbolicTraits withTintColor withTraitCollection withUniqueName within withinMargins
    without withoutAnimation withoutMarks wordOrGapRange wordProcessing words wrap wrappedValue
    wrappedWidth wraps writable write writingDirection written writtenTitle x xHeight y yellow
    zIndex zPosition zero zoom zoomReach zoomReturn zoomScale zoomed
    """.split { $0.isWhitespace }.map(String.init)
}
