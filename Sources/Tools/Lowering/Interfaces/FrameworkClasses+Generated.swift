// swift-format-ignore-file
// Made by FrameworkTypesTests from Sources/Foundation, Sources/Frameworks and Sources/Screen.

extension FrameworkClasses {
  static let generated = """
    ACAccount:NSObject ACAccountCredential:NSObject ACAccountStore:NSObject ACAccountType:NSObject
    ASAuthorization:NSObject ASAuthorizationAppleIDButton:UIControl*
    ASAuthorizationAppleIDCredential:NSObject ASAuthorizationAppleIDProvider:NSObject
    ASAuthorizationAppleIDRequest:ASAuthorizationOpenIDRequest ASAuthorizationController:NSObject
    ASAuthorizationOpenIDRequest:ASAuthorizationRequest ASAuthorizationPasswordProvider:NSObject
    ASAuthorizationPasswordRequest:ASAuthorizationRequest
    ASAuthorizationPlatformPublicKeyCredentialAssertion:NSObject
    ASAuthorizationPlatformPublicKeyCredentialAssertionRequest:ASAuthorizationRequest
    ASAuthorizationPlatformPublicKeyCredentialDescriptor:NSObject
    ASAuthorizationPlatformPublicKeyCredentialProvider:NSObject
    ASAuthorizationPlatformPublicKeyCredentialRegistration:NSObject
    ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest:ASAuthorizationRequest
    ASAuthorizationPublicKeyCredentialParameters:NSObject ASAuthorizationRequest:NSObject
    ASAuthorizationSecurityKeyPublicKeyCredentialAssertion:NSObject
    ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest:ASAuthorizationRequest
    ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor:NSObject
    ASAuthorizationSecurityKeyPublicKeyCredentialProvider:NSObject
    ASAuthorizationSecurityKeyPublicKeyCredentialRegistration:NSObject
    ASAuthorizationSingleSignOnCredential:NSObject ASAuthorizationSingleSignOnProvider:NSObject
    ASAuthorizationSingleSignOnRequest:ASAuthorizationOpenIDRequest
    ASCredentialIdentityStore:NSObject ASCredentialIdentityStoreState:NSObject
    ASCredentialProviderExtensionContext:NSExtensionContext
    ASCredentialProviderViewController:UIViewController ASCredentialServiceIdentifier:NSObject
    ASIdentifierManager:NSObject ASOneTimeCodeCredential:NSObject
    ASOneTimeCodeCredentialIdentity:NSObject ASOneTimeCodeCredentialRequest:NSObject
    ASPasskeyAssertionCredential:NSObject ASPasskeyCredentialIdentity:NSObject
    ASPasskeyCredentialRequest:NSObject ASPasskeyCredentialRequestParameters:NSObject
    ASPasskeyRegistrationCredential:NSObject ASPasswordCredential:NSObject
    ASPasswordCredentialIdentity:NSObject ASPasswordCredentialRequest:NSObject
    ASSettingsHelper:NSObject ASWebAuthenticationSession:NSObject ATTrackingManager:NSObject
    AUAudioUnit:NSObject AUAudioUnitBus:NSObject AUAudioUnitBusArray:NSObject
    AUAudioUnitPreset:NSObject AUParameter:AUParameterNode AUParameterGroup:AUParameterNode
    AUParameterNode:NSObject AUParameterTree:AUParameterGroup AVAsset:NSObject
    AVAssetCache:NSObject AVAssetExportSession:NSObject AVAssetImageGenerator:NSObject
    AVAssetReader:NSObject AVAssetReaderAudioMixOutput:AVAssetReaderOutput
    AVAssetReaderOutput:NSObject AVAssetReaderOutputMetadataAdaptor:NSObject
    AVAssetReaderTrackOutput:AVAssetReaderOutput
    AVAssetReaderVideoCompositionOutput:AVAssetReaderOutput AVAssetResourceLoader:NSObject
    AVAssetResourceLoadingContentInformationRequest:NSObject
    AVAssetResourceLoadingDataRequest:NSObject AVAssetResourceLoadingRequest:NSObject
    AVAssetResourceLoadingRequestor:NSObject
    AVAssetResourceRenewalRequest:AVAssetResourceLoadingRequest AVAssetTrack:NSObject
    AVAssetTrackGroup:NSObject AVAssetTrackSegment:NSObject AVAssetWriter:NSObject
    AVAssetWriterInput:NSObject AVAssetWriterInputMetadataAdaptor:NSObject
    AVAssetWriterInputPixelBufferAdaptor:NSObject AVAsyncProperty:AVPartialAsyncProperty
    AVAsynchronousCIImageFilteringRequest:NSObject AVAsynchronousVideoCompositionRequest:NSObject
    AVAudioApplication:NSObject AVAudioBuffer:NSObject AVAudioChannelLayout:NSObject
    AVAudioConnectionPoint:NSObject AVAudioConverter:NSObject AVAudioEngine:NSObject
    AVAudioEnvironmentDistanceAttenuationParameters:NSObject AVAudioEnvironmentNode:AVAudioNode
    AVAudioEnvironmentReverbParameters:NSObject AVAudioFile:NSObject AVAudioFormat:NSObject
    AVAudioIONode:AVAudioNode AVAudioInputNode:AVAudioIONode AVAudioMix:NSObject
    AVAudioMixInputParameters:NSObject AVAudioMixerNode:AVAudioNode
    AVAudioMixingDestination:NSObject AVAudioNode:NSObject AVAudioOutputNode:AVAudioIONode
    AVAudioPCMBuffer:AVAudioBuffer AVAudioPlayer:NSObject AVAudioPlayerNode:AVAudioNode
    AVAudioRecorder:NSObject AVAudioSession:NSObject AVAudioSessionChannelDescription:NSObject
    AVAudioSessionDataSourceDescription:NSObject AVAudioSessionPortDescription:NSObject
    AVAudioSessionRouteDescription:NSObject AVAudioSinkNode:AVAudioNode
    AVAudioSourceNode:AVAudioNode AVAudioTime:NSObject AVAudioUnit:AVAudioNode
    AVAudioUnitComponent:NSObject AVAudioUnitComponentManager:NSObject
    AVAudioUnitDelay:AVAudioUnitEffect AVAudioUnitDistortion:AVAudioUnitEffect
    AVAudioUnitEQ:AVAudioUnitEffect AVAudioUnitEQFilterParameters:NSObject
    AVAudioUnitEffect:AVAudioUnit AVAudioUnitGenerator:AVAudioUnit
    AVAudioUnitMIDIInstrument:AVAudioUnit AVAudioUnitReverb:AVAudioUnitEffect
    AVAudioUnitTimeEffect:AVAudioUnit AVAudioUnitTimePitch:AVAudioUnitTimeEffect
    AVAudioUnitVarispeed:AVAudioUnitTimeEffect AVCameraCalibrationData:NSObject
    AVCaptureAudioChannel:NSObject AVCaptureAudioDataOutput:AVCaptureOutput
    AVCaptureBracketedStillImageSettings:NSObject AVCaptureConnection:NSObject
    AVCaptureDataOutputSynchronizer:NSObject AVCaptureDeferredPhotoProxy:AVCapturePhoto
    AVCaptureDepthDataOutput:AVCaptureOutput AVCaptureDevice:NSObject
    AVCaptureDeviceInput:AVCaptureInput AVCaptureFileOutput:AVCaptureOutput AVCaptureInput:NSObject
    AVCaptureMetadataInput:AVCaptureInput AVCaptureMetadataOutput:AVCaptureOutput
    AVCaptureMovieFileOutput:AVCaptureFileOutput AVCaptureMultiCamSession:AVCaptureSession
    AVCaptureOutput:NSObject AVCapturePhoto:NSObject
    AVCapturePhotoBracketSettings:AVCapturePhotoSettings AVCapturePhotoOutput:AVCaptureOutput
    AVCapturePhotoOutputReadinessCoordinator:NSObject AVCapturePhotoSettings:NSObject
    AVCaptureResolvedPhotoSettings:NSObject AVCaptureSession:NSObject
    AVCaptureStillImageOutput:AVCaptureOutput AVCaptureSynchronizedData:NSObject
    AVCaptureSynchronizedDataCollection:NSObject
    AVCaptureSynchronizedDepthData:AVCaptureSynchronizedData
    AVCaptureSynchronizedMetadataObjectData:AVCaptureSynchronizedData
    AVCaptureSynchronizedSampleBufferData:AVCaptureSynchronizedData
    AVCaptureVideoDataOutput:AVCaptureOutput AVCaptureVideoPreviewLayer:CALayer
    AVComposition:AVAsset AVCompositionTrack:AVAssetTrack
    AVCompositionTrackFormatDescriptionReplacement:NSObject
    AVCompositionTrackSegment:AVAssetTrackSegment AVContentKeyRequest:NSObject
    AVContentKeyResponse:NSObject AVContentKeySession:NSObject AVContentKeySpecifier:NSObject
    AVDateRangeMetadataGroup:AVMetadataGroup AVDepthData:NSObject AVFrameRateRange:NSObject
    AVMediaSelection:NSObject AVMediaSelectionGroup:NSObject AVMediaSelectionOption:NSObject
    AVMetadataBodyObject:AVMetadataObject AVMetadataCatBodyObject:AVMetadataBodyObject
    AVMetadataDogBodyObject:AVMetadataBodyObject AVMetadataFaceObject:AVMetadataObject
    AVMetadataGroup:NSObject AVMetadataHumanBodyObject:AVMetadataBodyObject AVMetadataItem:NSObject
    AVMetadataItemFilter:NSObject AVMetadataMachineReadableCodeObject:AVMetadataObject
    AVMetadataObject:NSObject AVMetadataSalientObject:AVMetadataObject AVMutableAudioMix:AVAudioMix
    AVMutableAudioMixInputParameters:AVAudioMixInputParameters AVMutableComposition:AVComposition
    AVMutableCompositionTrack:AVCompositionTrack
    AVMutableDateRangeMetadataGroup:AVDateRangeMetadataGroup
    AVMutableMediaSelection:AVMediaSelection AVMutableMetadataItem:AVMetadataItem
    AVMutableTimedMetadataGroup:AVTimedMetadataGroup AVMutableVideoComposition:AVVideoComposition
    AVMutableVideoCompositionInstruction:AVVideoCompositionInstruction
    AVMutableVideoCompositionLayerInstruction:AVVideoCompositionLayerInstruction
    AVPersistableContentKeyRequest:AVContentKeyRequest AVPictureInPictureController:NSObject*
    AVPictureInPictureVideoCallViewController:UIViewController AVPlaybackSpeed:NSObject
    AVPlayer:NSObject AVPlayerItem:NSObject AVPlayerItemAccessLog:NSObject
    AVPlayerItemAccessLogEvent:NSObject AVPlayerItemErrorLog:NSObject
    AVPlayerItemErrorLogEvent:NSObject AVPlayerItemLegibleOutput:AVPlayerItemOutput
    AVPlayerItemMediaDataCollector:NSObject
    AVPlayerItemMetadataCollector:AVPlayerItemMediaDataCollector
    AVPlayerItemMetadataOutput:AVPlayerItemOutput AVPlayerItemOutput:NSObject
    AVPlayerItemTrack:NSObject AVPlayerItemVideoOutput:AVPlayerItemOutput AVPlayerLayer:CALayer
    AVPlayerLooper:NSObject AVPlayerMediaSelectionCriteria:NSObject
    AVPlayerViewController:UIViewController AVPortraitEffectsMatte:NSObject AVQueuePlayer:AVPlayer
    AVRouteDetector:NSObject AVRoutePickerView:UIView AVSampleBufferAudioRenderer:NSObject
    AVSampleBufferDisplayLayer:CALayer AVSampleBufferRenderSynchronizer:NSObject
    AVSampleBufferVideoRenderer:NSObject AVSemanticSegmentationMatte:NSObject
    AVSpeechSynthesisMarker:NSObject AVSpeechSynthesisVoice:NSObject AVSpeechSynthesizer:NSObject
    AVSpeechUtterance:NSObject AVSynchronizedLayer:CALayer AVTextStyleRule:NSObject
    AVTimedMetadataGroup:AVMetadataGroup AVURLAsset:AVAsset AVVideoComposition:NSObject
    AVVideoCompositionCoreAnimationTool:NSObject AVVideoCompositionInstruction:NSObject
    AVVideoCompositionLayerInstruction:NSObject AVVideoCompositionRenderContext:NSObject
    AVVideoCompositionRenderHint:NSObject AXCustomContent:NSObject AccessibleObject:NSObject*
    AnimationInitializerSlot:CAAnimation AnnotationViewWithRequiredInit:MKAnnotationView*
    BGAppRefreshTask:BGTask BGAppRefreshTaskRequest:BGTaskRequest BGProcessingTask:BGTask
    BGProcessingTaskRequest:BGTaskRequest BGTask:NSObject BGTaskRequest:NSObject
    BGTaskScheduler:NSObject BaseTextAttachment:NSObject CAAnimation:NSObject
    CAAnimationGroup:CAAnimation CABasicAnimation:CAPropertyAnimation CADisplayLink:NSObject
    CAEmitterCell:NSObject CAEmitterLayer:CALayer CAGradientLayer:CALayer
    CAKeyframeAnimation:CAPropertyAnimation CALayer:NSObject CAMediaTimingFunction:NSObject
    CAPropertyAnimation:CAAnimation CAReplicatorLayer:CALayer CAScrollLayer:CALayer
    CAShapeLayer:CALayer CASpringAnimation:CABasicAnimation CATextLayer:CALayer
    CATiledLayer:CALayer CATransaction:NSObject CATransformLayer:CALayer CATransition:CAAnimation
    CAValueFunction:NSObject CBATTRequest:NSObject CBAttribute:NSObject CBCentral:CBPeer
    CBCentralManager:CBManager CBCharacteristic:CBAttribute CBDescriptor:CBAttribute
    CBL2CAPChannel:NSObject CBManager:NSObject CBMutableCharacteristic:CBCharacteristic
    CBMutableDescriptor:CBDescriptor CBMutableService:CBService CBPeer:NSObject CBPeripheral:CBPeer
    CBPeripheralManager:CBManager CBService:CBAttribute CBUUID:NSObject
    CFMutableBitVector:CFBitVector CGMutablePath:CGPath CHHapticDynamicParameter:NSObject
    CHHapticEngine:EngineObject CHHapticEvent:NSObject CHHapticEventParameter:NSObject
    CHHapticParameterCurve:NSObject CHHapticPattern:NSObject
    CIAztecCodeDescriptor:CIBarcodeDescriptor CIBarcodeDescriptor:NSObject
    CIBlendKernel:CIColorKernel CIColor:NSObject CIColorKernel:CIKernel CIContext:NSObject
    CIDataMatrixCodeDescriptor:CIBarcodeDescriptor CIDetector:NSObject CIFaceFeature:CIFeature
    CIFeature:NSObject CIFilter:NSObject CIImage:NSObject CIImageProcessorKernel:NSObject
    CIKernel:NSObject CIPDF417CodeDescriptor:CIBarcodeDescriptor
    CIQRCodeDescriptor:CIBarcodeDescriptor CIQRCodeFeature:CIFeature CIRenderDestination:NSObject
    CIRenderInfo:NSObject CIRenderTask:NSObject CIVector:NSObject CIWarpKernel:CIKernel
    CLBeacon:NSObject CLBeaconIdentityConstraint:NSObject CLBeaconRegion:CLRegion
    CLCircularRegion:CLRegion CLFloor:NSObject CLGeocoder:NSObject CLHeading:NSObject
    CLLocation:NSObject CLLocationManager:NSObject CLLocationSourceInformation:NSObject
    CLPlacemark:NSObject CLRegion:NSObject CLVisit:NSObject CMAbsoluteAltitudeData:CMLogItem
    CMAccelerometerData:CMLogItem CMAltimeter:NSObject CMAltitudeData:CMLogItem
    CMAmbientPressureData:CMLogItem CMAttitude:NSObject CMDeviceMotion:CMLogItem
    CMFallDetectionEvent:NSObject CMGyroData:CMLogItem CMHeadphoneMotionManager:NSObject
    CMLogItem:NSObject CMMagnetometerData:CMLogItem CMMotionActivity:CMLogItem
    CMMotionActivityManager:NSObject CMMotionManager:NSObject CMOdometerData:NSObject
    CMPedometer:NSObject CMPedometerData:NSObject CMPedometerEvent:NSObject
    CMRecordedAccelerometerData:CMAccelerometerData CMRecordedPressureData:CMAmbientPressureData
    CMRecordedRotationRateData:CMRotationRateData CMRotationRateData:CMLogItem
    CMSensorDataList:NSObject CMSensorRecorder:NSObject CMStepCounter:NSObject
    CNChangeHistoryAddContactEvent:CNChangeHistoryEvent
    CNChangeHistoryAddGroupEvent:CNChangeHistoryEvent
    CNChangeHistoryAddMemberToGroupEvent:CNChangeHistoryEvent
    CNChangeHistoryAddSubgroupToGroupEvent:CNChangeHistoryEvent
    CNChangeHistoryDeleteContactEvent:CNChangeHistoryEvent
    CNChangeHistoryDeleteGroupEvent:CNChangeHistoryEvent
    CNChangeHistoryDropEverythingEvent:CNChangeHistoryEvent CNChangeHistoryEvent:NSObject
    CNChangeHistoryFetchRequest:CNFetchRequest
    CNChangeHistoryRemoveMemberFromGroupEvent:CNChangeHistoryEvent
    CNChangeHistoryRemoveSubgroupFromGroupEvent:CNChangeHistoryEvent
    CNChangeHistoryUpdateContactEvent:CNChangeHistoryEvent
    CNChangeHistoryUpdateGroupEvent:CNChangeHistoryEvent CNContact:NSObject
    CNContactFetchRequest:CNFetchRequest CNContactPickerViewController:UIViewController*
    CNContactProperty:NSObject CNContactRelation:NSObject CNContactStore:NSObject
    CNContactVCardSerialization:NSObject CNContactViewController:UIViewController*
    CNContactsUserDefaults:NSObject CNContainer:NSObject CNFetchRequest:NSObject
    CNFetchResult:NSObject CNGroup:NSObject CNInstantMessageAddress:NSObject
    CNLabeledValue:NSObject CNMutableContact:CNContact CNMutableGroup:CNGroup
    CNMutablePostalAddress:CNPostalAddress CNPhoneNumber:NSObject CNPostalAddress:NSObject
    CNSaveRequest:NSObject CNSocialProfile:NSObject CSCustomAttributeKey:NSObject CSPerson:NSObject
    CSSearchQuery:NSObject CSSearchQueryContext:NSObject CSSearchableIndex:NSObject
    CSSearchableItem:NSObject CSSearchableItemAttributeSet:NSObject CSSuggestion:NSObject
    CSUserQuery:CSSearchQuery CSUserQueryContext:CSSearchQueryContext CTCall:NSObject
    CTCallCenter:NSObject CTCarrier:NSObject CTCellularData:NSObject
    CTCellularPlanProvisioning:NSObject CTCellularPlanProvisioningRequest:NSObject
    CTSubscriber:NSObject CTSubscriberInfo:NSObject CTTelephonyNetworkInfo:NSObject
    CXAction:NSObject CXAnswerCallAction:CXCallAction CXCall:NSObject CXCallAction:CXAction
    CXCallController:NSObject CXCallDirectoryManager:NSObject CXCallObserver:NSObject
    CXCallUpdate:NSObject CXEndCallAction:CXCallAction CXHandle:NSObject
    CXPlayDTMFCallAction:CXCallAction CXProvider:NSObject CXProviderConfiguration:NSObject
    CXSetGroupCallAction:CXCallAction CXSetHeldCallAction:CXCallAction
    CXSetMutedCallAction:CXCallAction CXStartCallAction:CXCallAction CXTransaction:NSObject
    CellWithRequiredInit:UITableViewCell*
    CollectionControllerWithRequiredInit:UICollectionViewController*
    CollectionViewWithRequiredInit:UICollectionView* ControllerWithRequiredInit:UIViewController*
    CoordinatorWithRequiredInit:NSPersistentStoreCoordinator DCAppAttestService:NSObject
    DCDevice:NSObject DataScannerViewController:UIViewController* EKAlarm:EKObject
    EKCalendar:EKObject EKCalendarChooser:UIViewController* EKCalendarItem:EKObject
    EKEvent:EKCalendarItem EKEventEditViewController:UINavigationController* EKEventStore:NSObject
    EKEventViewController:UIViewController* EKObject:NSObject EKParticipant:EKObject
    EKRecurrenceDayOfWeek:NSObject EKRecurrenceEnd:NSObject EKRecurrenceRule:EKObject
    EKReminder:EKCalendarItem EKSource:EKObject EKStructuredLocation:EKObject
    EKVirtualConferenceDescriptor:NSObject EKVirtualConferenceProvider:NSObject
    EKVirtualConferenceRoomTypeDescriptor:NSObject EKVirtualConferenceURLDescriptor:NSObject
    EditableControl:UIControl* EngineObject:NSObject FileWrapper:NSObject GCColor:NSObject
    GCController:NSObject GCControllerAxisInput:GCControllerElement
    GCControllerButtonInput:GCControllerElement GCControllerDirectionPad:GCControllerElement
    GCControllerElement:NSObject GCControllerTouchpad:GCControllerElement GCDeviceBattery:NSObject
    GCDeviceCursor:GCControllerDirectionPad GCDeviceHaptics:NSObject GCDeviceLight:NSObject
    GCDirectionalGamepad:GCMicroGamepad GCDualSenseAdaptiveTrigger:GCControllerButtonInput
    GCDualSenseGamepad:GCExtendedGamepad GCDualShockGamepad:GCExtendedGamepad
    GCEventViewController:UIViewController* GCExtendedGamepad:GCPhysicalInputProfile
    GCGamepad:GCPhysicalInputProfile GCKeyboard:NSObject GCKeyboardInput:GCPhysicalInputProfile
    GCMicroGamepad:GCPhysicalInputProfile GCMotion:NSObject GCMouse:NSObject
    GCMouseInput:GCPhysicalInputProfile GCPhysicalInputProfile:NSObject
    GCVirtualController:NSObject GCXboxGamepad:GCExtendedGamepad GKAccessPoint:NSObject*
    GKAchievement:NSObject GKAchievementChallenge:GKChallenge GKAchievementDescription:NSObject
    GKBasePlayer:NSObject GKChallenge:NSObject GKGameCenterViewController:UINavigationController*
    GKInvite:NSObject GKLeaderboard:NSObject GKLeaderboardScore:NSObject GKLeaderboardSet:NSObject
    GKLocalPlayer:GKPlayer GKMatch:NSObject GKMatchRequest:NSObject GKMatchedPlayers:NSObject
    GKMatchmaker:NSObject GKMatchmakerViewController:UINavigationController*
    GKNotificationBanner:NSObject GKPlayer:GKBasePlayer GKSavedGame:NSObject GKScore:NSObject
    GKScoreChallenge:GKChallenge GKTurnBasedExchange:NSObject GKTurnBasedExchangeReply:NSObject
    GKTurnBasedMatch:NSObject GKTurnBasedMatchmakerViewController:UINavigationController*
    GKTurnBasedParticipant:NSObject GKVoiceChat:NSObject
    GestureRecognizerWithRequiredInit:UIGestureRecognizer* HKActivityMoveModeObject:NSObject
    HKActivityRingView:UIView HKActivitySummary:NSObject HKActivitySummaryQuery:HKQuery
    HKActivitySummaryType:HKObjectType HKAnchoredObjectQuery:HKQuery HKAudiogramSample:HKSample
    HKAudiogramSampleType:HKSampleType HKAudiogramSensitivityPoint:NSObject
    HKBiologicalSexObject:NSObject HKBloodTypeObject:NSObject HKCDADocument:NSObject
    HKCDADocumentSample:HKDocumentSample HKCategorySample:HKSample HKCategoryType:HKSampleType
    HKCharacteristicType:HKObjectType HKClinicalRecord:HKSample HKClinicalType:HKSampleType
    HKContactsLensSpecification:HKLensSpecification HKContactsPrescription:HKVisionPrescription
    HKCorrelation:HKSample HKCorrelationQuery:HKQuery HKCorrelationType:HKSampleType
    HKCumulativeQuantitySample:HKQuantitySample HKDeletedObject:NSObject HKDevice:NSObject
    HKDiscreteQuantitySample:HKQuantitySample HKDocumentQuery:HKQuery HKDocumentSample:HKSample
    HKDocumentType:HKSampleType HKElectrocardiogram:HKSample HKElectrocardiogramQuery:HKQuery
    HKElectrocardiogramType:HKSampleType HKFHIRResource:NSObject HKFHIRVersion:NSObject
    HKFitzpatrickSkinTypeObject:NSObject HKGAD7Assessment:HKScoredAssessment
    HKGlassesLensSpecification:HKLensSpecification HKGlassesPrescription:HKVisionPrescription
    HKHealthStore:NSObject HKHeartbeatSeriesBuilder:HKSeriesBuilder HKHeartbeatSeriesQuery:HKQuery
    HKHeartbeatSeriesSample:HKSeriesSample HKLensSpecification:NSObject
    HKLiveWorkoutBuilder:HKWorkoutBuilder HKLiveWorkoutDataSource:NSObject HKObject:NSObject
    HKObjectType:NSObject HKObserverQuery:HKQuery HKPHQ9Assessment:HKScoredAssessment
    HKPrescriptionType:HKSampleType HKQuantity:NSObject HKQuantitySample:HKSample
    HKQuantitySeriesSampleBuilder:NSObject HKQuantitySeriesSampleQuery:HKQuery
    HKQuantityType:HKSampleType HKQuery:NSObject HKQueryAnchor:NSObject HKQueryDescriptor:NSObject
    HKSample:HKObject HKSampleQuery:HKQuery HKSampleType:HKObjectType HKScoredAssessment:HKSample
    HKScoredAssessmentType:HKSampleType HKSeriesBuilder:NSObject HKSeriesSample:HKSample
    HKSeriesType:HKSampleType HKSource:NSObject HKSourceQuery:HKQuery HKSourceRevision:NSObject
    HKStateOfMind:HKSample HKStateOfMindType:HKSampleType HKStatistics:NSObject
    HKStatisticsCollection:NSObject HKStatisticsCollectionQuery:HKQuery HKStatisticsQuery:HKQuery
    HKUnit:NSObject HKVisionPrescription:HKSample HKVisionPrism:NSObject
    HKWheelchairUseObject:NSObject HKWorkout:HKSample HKWorkoutActivity:NSObject
    HKWorkoutBuilder:NSObject HKWorkoutConfiguration:NSObject HKWorkoutEvent:NSObject
    HKWorkoutRoute:HKSeriesSample HKWorkoutRouteBuilder:HKSeriesBuilder HKWorkoutRouteQuery:HKQuery
    HKWorkoutSession:NSObject HKWorkoutType:HKSampleType
    HeaderFooterWithRequiredInit:UITableViewHeaderFooterView* INAddMediaIntent:INIntent
    INAddMediaIntentResponse:INIntentResponse
    INAddMediaMediaDestinationResolutionResult:INMediaDestinationResolutionResult
    INAddMediaMediaItemResolutionResult:INMediaItemResolutionResult
    INBooleanResolutionResult:INIntentResolutionResult
    INCallCapabilityResolutionResult:INIntentResolutionResult
    INCallDestinationTypeResolutionResult:INIntentResolutionResult INCallRecord:NSObject
    INCallRecordFilter:NSObject INCallRecordResolutionResult:INIntentResolutionResult
    INCancelWorkoutIntent:INIntent INCancelWorkoutIntentResponse:INIntentResponse
    INCreateNoteIntent:INIntent INCreateNoteIntentResponse:INIntentResponse
    INCurrencyAmount:NSObject INCurrencyAmountResolutionResult:INIntentResolutionResult
    INDailyRoutineRelevanceProvider:INRelevanceProvider INDateComponentsRange:NSObject
    INDateComponentsRangeResolutionResult:INIntentResolutionResult
    INDateComponentsResolutionResult:INIntentResolutionResult
    INDateRelevanceProvider:INRelevanceProvider INDefaultCardTemplate:NSObject
    INDoubleResolutionResult:INIntentResolutionResult INEndWorkoutIntent:INIntent
    INEndWorkoutIntentResponse:INIntentResponse INEnumResolutionResult:INIntentResolutionResult
    INExtension:NSObject INGetRideStatusIntent:INIntent
    INGetRideStatusIntentResponse:INIntentResponse INImage:NSObject
    INIntegerResolutionResult:INIntentResolutionResult INIntent:NSObject
    INIntentResolutionResult:NSObject INIntentResponse:NSObject INInteraction:NSObject
    INListRideOptionsIntent:INIntent INListRideOptionsIntentResponse:INIntentResponse
    INLocationRelevanceProvider:INRelevanceProvider
    INMediaAffinityTypeResolutionResult:INIntentResolutionResult
    INMediaDestinationResolutionResult:INIntentResolutionResult INMediaItem:NSObject
    INMediaItemResolutionResult:INIntentResolutionResult INMediaSearch:NSObject INMessage:NSObject
    INNote:NSObject INNoteContent:NSObject INNoteContentResolutionResult:INIntentResolutionResult
    INObject:NSObject INObjectResolutionResult:INIntentResolutionResult
    INOutgoingMessageTypeResolutionResult:INIntentResolutionResult INPauseWorkoutIntent:INIntent
    INPauseWorkoutIntentResponse:INIntentResponse INPaymentMethod:NSObject INPaymentRecord:NSObject
    INPerson:NSObject INPersonHandle:NSObject INPersonResolutionResult:INIntentResolutionResult
    INPlacemarkResolutionResult:INIntentResolutionResult INPlayMediaIntent:INIntent
    INPlayMediaIntentResponse:INIntentResponse
    INPlayMediaMediaItemResolutionResult:INMediaItemResolutionResult
    INPlayMediaPlaybackSpeedResolutionResult:INDoubleResolutionResult
    INPlaybackQueueLocationResolutionResult:INIntentResolutionResult
    INPlaybackRepeatModeResolutionResult:INIntentResolutionResult INPreferences:NSObject
    INPriceRange:NSObject INRecurrenceRule:NSObject INRelevanceProvider:NSObject
    INRelevantShortcut:NSObject INRelevantShortcutStore:NSObject
    INRequestPaymentCurrencyAmountResolutionResult:INCurrencyAmountResolutionResult
    INRequestPaymentIntent:INIntent INRequestPaymentIntentResponse:INIntentResponse
    INRequestPaymentPayerResolutionResult:INPersonResolutionResult INRequestRideIntent:INIntent
    INRequestRideIntentResponse:INIntentResponse INResumeWorkoutIntent:INIntent
    INResumeWorkoutIntentResponse:INIntentResponse INRideDriver:INPerson INRideOption:NSObject
    INRideStatus:NSObject INRideVehicle:NSObject INSearchCallHistoryIntent:INIntent
    INSearchCallHistoryIntentResponse:INIntentResponse INSearchForMediaIntent:INIntent
    INSearchForMediaIntentResponse:INIntentResponse
    INSearchForMediaMediaItemResolutionResult:INMediaItemResolutionResult
    INSearchForMessagesIntent:INIntent INSearchForMessagesIntentResponse:INIntentResponse
    INSendMessageAttachment:NSObject INSendMessageIntent:INIntent
    INSendMessageIntentResponse:INIntentResponse
    INSendMessageRecipientResolutionResult:INPersonResolutionResult
    INSendPaymentCurrencyAmountResolutionResult:INCurrencyAmountResolutionResult
    INSendPaymentIntent:INIntent INSendPaymentIntentResponse:INIntentResponse
    INSendPaymentPayeeResolutionResult:INPersonResolutionResult
    INSetMessageAttributeIntent:INIntent INSetMessageAttributeIntentResponse:INIntentResponse
    INSpeakableString:NSObject INSpeakableStringResolutionResult:INIntentResolutionResult
    INStartAudioCallIntent:INIntent INStartAudioCallIntentResponse:INIntentResponse
    INStartCallCallCapabilityResolutionResult:INCallCapabilityResolutionResult
    INStartCallContactResolutionResult:INPersonResolutionResult INStartCallIntent:INIntent
    INStartCallIntentResponse:INIntentResponse INStartVideoCallIntent:INIntent
    INStartVideoCallIntentResponse:INIntentResponse INStartWorkoutIntent:INIntent
    INStartWorkoutIntentResponse:INIntentResponse INStringResolutionResult:INIntentResolutionResult
    INTextNoteContent:INNoteContent INTimeIntervalResolutionResult:INIntentResolutionResult
    INURLResolutionResult:INIntentResolutionResult INUpdateMediaAffinityIntent:INIntent
    INUpdateMediaAffinityIntentResponse:INIntentResponse
    INUpdateMediaAffinityMediaItemResolutionResult:INMediaItemResolutionResult
    INVocabulary:NSObject INVoiceShortcut:NSObject INVoiceShortcutCenter:NSObject
    ImageAnalysisInteraction:NSObject* ImageViewWithRequiredInit:UIImageView* JSContext:NSObject
    JSManagedValue:NSObject JSValue:NSObject JSVirtualMachine:NSObject
    LAAuthenticationRequirement:NSObject LABiometryFallbackRequirement:NSObject LAContext:NSObject
    LAPersistedRight:LARight LARight:NSObject LARightStore:NSObject LASecret:NSObject
    LPLinkMetadata:NSObject LPLinkView:UIView* LPMetadataProvider:NSObject
    LayerInitializerSlot:CALayer MCAdvertiserAssistant:NSObject
    MCBrowserViewController:UIViewController MCNearbyServiceAdvertiser:NSObject
    MCNearbyServiceBrowser:NSObject MCPeerID:NSObject MCSession:NSObject
    MFMailComposeViewController:UINavigationController*
    MFMessageComposeViewController:UINavigationController* MKAddressFilter:NSObject
    MKAnnotationView:UIView* MKCircle:MKShape MKCircleRenderer:MKOverlayPathRenderer
    MKClusterAnnotation:NSObject MKCompassButton:UIView* MKDirections:NSObject
    MKGeoJSONDecoder:NSObject MKGeoJSONFeature:NSObject MKGeodesicPolyline:MKPolyline
    MKGradientPolylineRenderer:MKPolylineRenderer MKHybridMapConfiguration:MKMapConfiguration
    MKIconStyle:NSObject MKImageryMapConfiguration:MKMapConfiguration
    MKLocalPointsOfInterestRequest:NSObject MKLocalSearch:NSObject MKLocalSearchCompleter:NSObject
    MKLocalSearchCompletion:NSObject MKLookAroundScene:NSObject MKLookAroundSceneRequest:NSObject
    MKLookAroundSnapshotter:NSObject MKLookAroundViewController:UIViewController*
    MKMapCamera:NSObject MKMapConfiguration:NSObject MKMapFeatureAnnotation:NSObject
    MKMapItem:NSObject MKMapItemRequest:NSObject MKMapSnapshotter:NSObject MKMapView:UIView*
    MKMarkerAnnotationView:MKAnnotationView* MKMultiPoint:MKShape MKMultiPolygon:MKShape
    MKMultiPolygonRenderer:MKOverlayPathRenderer MKMultiPolyline:MKShape
    MKMultiPolylineRenderer:MKOverlayPathRenderer MKOverlayPathRenderer:MKOverlayRenderer
    MKOverlayRenderer:NSObject MKPinAnnotationView:MKAnnotationView* MKPlacemark:CLPlacemark
    MKPointAnnotation:MKShape MKPointOfInterestFilter:NSObject MKPolygon:MKMultiPoint
    MKPolygonRenderer:MKOverlayPathRenderer MKPolyline:MKMultiPoint
    MKPolylineRenderer:MKOverlayPathRenderer MKRoute:NSObject MKScaleView:UIView* MKShape:NSObject
    MKStandardMapConfiguration:MKMapConfiguration MKTileOverlay:NSObject
    MKTileOverlayRenderer:MKOverlayRenderer MKUserLocation:NSObject
    MKUserLocationView:MKAnnotationView* MKUserTrackingBarButtonItem:UIBarButtonItem*
    MKUserTrackingButton:UIView* MPChangeLanguageOptionCommandEvent:MPRemoteCommandEvent
    MPChangePlaybackPositionCommand:MPRemoteCommand
    MPChangePlaybackPositionCommandEvent:MPRemoteCommandEvent
    MPChangePlaybackRateCommand:MPRemoteCommand
    MPChangePlaybackRateCommandEvent:MPRemoteCommandEvent MPChangeRepeatModeCommand:MPRemoteCommand
    MPChangeRepeatModeCommandEvent:MPRemoteCommandEvent MPChangeShuffleModeCommand:MPRemoteCommand
    MPChangeShuffleModeCommandEvent:MPRemoteCommandEvent MPFeedbackCommand:MPRemoteCommand
    MPFeedbackCommandEvent:MPRemoteCommandEvent MPMediaEntity:NSObject MPMediaItem:MPMediaEntity
    MPMediaItemArtwork:NSObject MPMediaItemCollection:MPMediaEntity MPMediaLibrary:NSObject
    MPMediaPickerController:UIViewController* MPMediaPlaylist:MPMediaItemCollection
    MPMediaPlaylistCreationMetadata:NSObject MPMediaPredicate:NSObject
    MPMediaPropertyPredicate:MPMediaPredicate MPMediaQuery:NSObject MPMediaQuerySection:NSObject
    MPMoviePlayerController:NSObject* MPMoviePlayerViewController:UIViewController
    MPMusicPlayerApplicationController:MPMusicPlayerController MPMusicPlayerController:NSObject*
    MPMusicPlayerControllerMutableQueue:MPMusicPlayerControllerQueue
    MPMusicPlayerControllerQueue:NSObject*
    MPMusicPlayerMediaItemQueueDescriptor:MPMusicPlayerQueueDescriptor
    MPMusicPlayerPlayParameters:NSObject
    MPMusicPlayerPlayParametersQueueDescriptor:MPMusicPlayerQueueDescriptor
    MPMusicPlayerQueueDescriptor:NSObject
    MPMusicPlayerStoreQueueDescriptor:MPMusicPlayerQueueDescriptor MPNowPlayingInfoCenter:NSObject
    MPNowPlayingInfoLanguageOption:NSObject MPNowPlayingInfoLanguageOptionGroup:NSObject
    MPNowPlayingSession:NSObject* MPRatingCommand:MPRemoteCommand
    MPRatingCommandEvent:MPRemoteCommandEvent MPRemoteCommand:NSObject
    MPRemoteCommandCenter:NSObject MPRemoteCommandEvent:NSObject
    MPSImageThresholdBinary:MPSUnaryImageKernel MPSKernel:NSObject MPSUnaryImageKernel:MPSKernel
    MPSeekCommandEvent:MPRemoteCommandEvent MPSkipIntervalCommand:MPRemoteCommand
    MPSkipIntervalCommandEvent:MPRemoteCommandEvent MPVolumeView:UIView* MXAnimationMetric:MXMetric
    MXAppExitMetric:MXMetric MXAppLaunchDiagnostic:MXDiagnostic MXAppLaunchMetric:MXMetric
    MXAppResponsivenessMetric:MXMetric MXAppRunTimeMetric:MXMetric MXAverage:NSObject
    MXBackgroundExitData:NSObject MXCPUExceptionDiagnostic:MXDiagnostic MXCPUMetric:MXMetric
    MXCallStackTree:NSObject MXCellularConditionMetric:MXMetric MXCrashDiagnostic:MXDiagnostic
    MXCrashDiagnosticObjectiveCExceptionReason:NSObject MXDiagnostic:NSObject
    MXDiagnosticPayload:NSObject MXDiskIOMetric:MXMetric
    MXDiskWriteExceptionDiagnostic:MXDiagnostic MXDisplayMetric:MXMetric
    MXForegroundExitData:NSObject MXGPUMetric:MXMetric MXHangDiagnostic:MXDiagnostic
    MXHistogram:NSObject MXHistogramBucket:NSObject MXLocationActivityMetric:MXMetric
    MXMemoryMetric:MXMetric MXMetaData:NSObject MXMetric:NSObject MXMetricManager:NSObject
    MXMetricPayload:NSObject MXNetworkTransferMetric:MXMetric MXSignpostIntervalData:NSObject
    MXSignpostMetric:MXMetric MXSignpostRecord:NSObject
    ManagedObjectContextWithRequiredInit:NSManagedObjectContext
    ManagedObjectWithRequiredInit:NSManagedObject NCWidgetController:NSObject
    NFCISO7816APDU:NSObject NFCNDEFMessage:NSObject NFCNDEFPayload:NSObject
    NFCNDEFReaderSession:NFCReaderSession NFCReaderSession:NSObject
    NFCTagReaderSession:NFCReaderSession NLEmbedding:NSObject NLGazetteer:NSObject
    NLLanguageRecognizer:NSObject NLModel:NSObject NLTagger:NSObject NLTokenizer:NSObject
    NSAsynchronousFetchRequest:NSPersistentStoreRequest
    NSAsynchronousFetchResult:NSPersistentStoreAsynchronousResult NSAtomicStore:NSPersistentStore
    NSAtomicStoreCacheNode:NSObject NSAttributeDescription:NSPropertyDescription
    NSBatchDeleteRequest:NSPersistentStoreRequest NSBatchDeleteResult:NSPersistentStoreResult
    NSBatchInsertRequest:NSPersistentStoreRequest NSBatchInsertResult:NSPersistentStoreResult
    NSBatchUpdateRequest:NSPersistentStoreRequest NSBatchUpdateResult:NSPersistentStoreResult
    NSBundleResourceRequest:NSObject NSCache:NSObject NSCollectionLayoutAnchor:NSObject*
    NSCollectionLayoutBoundarySupplementaryItem:NSCollectionLayoutSupplementaryItem*
    NSCollectionLayoutDecorationItem:NSCollectionLayoutItem* NSCollectionLayoutDimension:NSObject*
    NSCollectionLayoutEdgeSpacing:NSObject* NSCollectionLayoutGroup:NSCollectionLayoutItem*
    NSCollectionLayoutGroupCustomItem:NSObject* NSCollectionLayoutItem:NSObject*
    NSCollectionLayoutSection:NSObject* NSCollectionLayoutSize:NSObject*
    NSCollectionLayoutSpacing:NSObject* NSCollectionLayoutSupplementaryItem:NSCollectionLayoutItem*
    NSCompositeAttributeDescription:NSAttributeDescription NSConstraintConflict:NSObject
    NSCustomMigrationStage:NSMigrationStage NSDataAsset:NSObject
    NSDerivedAttributeDescription:NSAttributeDescription
    NSDiffableDataSourceSnapshotReference:NSObject NSEntityDescription:NSObject
    NSEntityMapping:NSObject NSEntityMigrationPolicy:NSObject NSException:NSObject
    NSExpression:NSObject NSExpressionDescription:NSPropertyDescription NSExtensionContext:NSObject
    NSExtensionItem:NSObject NSFetchIndexDescription:NSObject
    NSFetchIndexElementDescription:NSObject NSFetchRequest:NSPersistentStoreRequest
    NSFetchedPropertyDescription:NSPropertyDescription NSFetchedResultsController:NSObject
    NSFileAccessIntent:NSObject NSFileCoordinator:NSObject NSFileVersion:NSObject
    NSHashTable:NSObject NSIncrementalStore:NSPersistentStore NSIncrementalStoreNode:NSObject
    NSItemProvider:NSObject NSKeyValueObservation:NSObject NSLayoutAnchor:NSObject*
    NSLayoutConstraint:NSObject* NSLayoutDimension:NSLayoutAnchor* NSLayoutManager:NSObject
    NSLayoutXAxisAnchor:NSLayoutAnchor* NSLayoutYAxisAnchor:NSLayoutAnchor*
    NSLightweightMigrationStage:NSMigrationStage NSLinguisticTagger:NSObject
    NSManagedObject:NSObject NSManagedObjectContext:NSObject NSManagedObjectID:NSObject
    NSManagedObjectModel:NSObject NSManagedObjectModelReference:NSObject NSMapTable:NSObject
    NSMappingModel:NSObject NSMergeConflict:NSObject NSMergePolicy:NSObject NSMetadataItem:NSObject
    NSMetadataQuery:NSObject NSMetadataQueryAttributeValueTuple:NSObject
    NSMetadataQueryResultGroup:NSObject NSMigrationManager:NSObject NSMigrationStage:NSObject
    NSMutableParagraphStyle:NSParagraphStyle NSOrthography:NSObject NSParagraphStyle:NSObject
    NSPersistentCloudKitContainer:NSPersistentContainer
    NSPersistentCloudKitContainerEventRequest:NSPersistentStoreRequest
    NSPersistentCloudKitContainerEventResult:NSPersistentStoreResult
    NSPersistentCloudKitContainerOptions:NSObject NSPersistentContainer:NSObject
    NSPersistentHistoryChange:NSObject NSPersistentHistoryChangeRequest:NSPersistentStoreRequest
    NSPersistentHistoryResult:NSPersistentStoreResult NSPersistentHistoryToken:NSObject
    NSPersistentHistoryTransaction:NSObject NSPersistentStore:NSObject
    NSPersistentStoreAsynchronousResult:NSPersistentStoreResult
    NSPersistentStoreCoordinator:NSObject NSPersistentStoreDescription:NSObject
    NSPersistentStoreRequest:NSObject NSPersistentStoreResult:NSObject NSPointerArray:NSObject
    NSPropertyDescription:NSObject NSPropertyMapping:NSObject NSQueryGenerationToken:NSObject
    NSRelationshipDescription:NSPropertyDescription NSSaveChangesRequest:NSPersistentStoreRequest
    NSSecureUnarchiveFromDataTransformer:ValueTransformer NSShadow:NSObject
    NSStagedMigrationManager:NSObject NSStringDrawingContext:NSObject
    NSTextAttachment:BaseTextAttachment NSTextAttachmentViewProvider:NSObject
    NSTextContainer:NSObject NSTextContentManager:NSObject
    NSTextContentStorage:NSTextContentManager NSTextElement:NSObject NSTextLayoutFragment:NSObject
    NSTextLayoutManager:NSObject NSTextLineFragment:NSObject NSTextList:NSObject
    NSTextParagraph:NSTextElement NSTextRange:NSObject NSTextTab:NSObject
    NSTextViewportLayoutController:NSObject NSURLConnection:NSObject
    NSUbiquitousKeyValueStore:NSObject NSUserActivity:NSObject* NWProtocolIP:NWProtocol
    NWProtocolTCP:NWProtocol NWProtocolTLS:NWProtocol NWProtocolUDP:NWProtocol
    NWProtocolWebSocket:NWProtocol NavigationControllerWithRequiredInit:UINavigationController*
    NetService:NSObject NetServiceBrowser:NSObject OSLog:NSObject OSLogEntry:NSObject
    OSLogEntryActivity:OSLogEntry OSLogEntryLog:OSLogEntry OSLogEntrySignpost:OSLogEntry
    OSLogPosition:NSObject OSLogStore:NSObject OS_os_activity:NSObject
    ObjectWithRequiredInit:NSObject PDFAction:NSObject PDFActionGoTo:PDFAction
    PDFActionNamed:PDFAction PDFActionRemoteGoTo:PDFAction PDFActionResetForm:PDFAction
    PDFActionURL:PDFAction PDFAnnotation:NSObject* PDFAppearanceCharacteristics:NSObject
    PDFBorder:NSObject PDFDestination:NSObject PDFDocument:NSObject PDFOutline:NSObject*
    PDFPage:NSObject* PDFSelection:NSObject* PDFThumbnailView:UIView* PDFView:UIView*
    PHAdjustmentData:NSObject PHAsset:PHObject PHAssetChangeRequest:PHChangeRequest
    PHAssetCollection:PHCollection PHAssetCollectionChangeRequest:PHChangeRequest
    PHAssetCreationRequest:PHAssetChangeRequest PHAssetResource:NSObject
    PHAssetResourceCreationOptions:NSObject PHAssetResourceManager:NSObject
    PHAssetResourceRequestOptions:NSObject PHCachingImageManager:PHImageManager PHChange:NSObject
    PHChangeRequest:NSObject PHCollection:PHObject PHCollectionList:PHCollection
    PHCollectionListChangeRequest:PHChangeRequest PHContentEditingInput:NSObject
    PHContentEditingInputRequestOptions:NSObject PHContentEditingOutput:NSObject
    PHFetchOptions:NSObject PHFetchResult:NSObject PHFetchResultChangeDetails:NSObject
    PHImageManager:NSObject PHImageRequestOptions:NSObject PHLivePhoto:NSObject
    PHLivePhotoRequestOptions:NSObject PHLivePhotoView:UIView* PHObject:NSObject
    PHObjectChangeDetails:NSObject PHObjectPlaceholder:PHObject PHPersistentChange:NSObject
    PHPersistentChangeFetchResult:NSObject PHPersistentChangeToken:NSObject
    PHPersistentObjectChangeDetails:NSObject PHPhotoLibrary:NSObject
    PHPickerViewController:UIViewController* PHVideoRequestOptions:NSObject
    PKAddPassButton:UIButton* PKAddPassesViewController:UIViewController*
    PKAddPaymentPassRequest:NSObject PKAddPaymentPassRequestConfiguration:NSObject
    PKAddPaymentPassViewController:UIViewController* PKAutomaticReloadPaymentRequest:NSObject
    PKAutomaticReloadPaymentSummaryItem:PKPaymentSummaryItem PKCanvasView:UIScrollView*
    PKContact:NSObject PKDateComponentsRange:NSObject PKDeferredPaymentRequest:NSObject
    PKDeferredPaymentSummaryItem:PKPaymentSummaryItem PKLabeledValue:NSObject PKObject:NSObject
    PKPass:PKObject PKPassLibrary:NSObject PKPayment:NSObject
    PKPaymentAuthorizationController:NSObject PKPaymentAuthorizationResult:NSObject
    PKPaymentAuthorizationViewController:UIViewController* PKPaymentButton:UIButton*
    PKPaymentMerchantSession:NSObject PKPaymentMethod:NSObject PKPaymentOrderDetails:NSObject
    PKPaymentPass:PKSecureElementPass PKPaymentRequest:NSObject
    PKPaymentRequestCouponCodeUpdate:PKPaymentRequestUpdate
    PKPaymentRequestMerchantSessionUpdate:NSObject
    PKPaymentRequestPaymentMethodUpdate:PKPaymentRequestUpdate
    PKPaymentRequestShippingContactUpdate:PKPaymentRequestUpdate
    PKPaymentRequestShippingMethodUpdate:PKPaymentRequestUpdate PKPaymentRequestUpdate:NSObject
    PKPaymentSummaryItem:NSObject PKPaymentToken:NSObject PKPaymentTokenContext:NSObject
    PKPushCredentials:NSObject PKPushPayload:NSObject PKPushRegistry:NSObject
    PKRecurringPaymentRequest:NSObject PKRecurringPaymentSummaryItem:PKPaymentSummaryItem
    PKSecureElementPass:PKPass PKShippingMethod:PKPaymentSummaryItem PKToolPicker:NSObject*
    PKToolPickerEraserItem:PKToolPickerItem* PKToolPickerInkingItem:PKToolPickerItem*
    PKToolPickerItem:NSObject* PKToolPickerLassoItem:PKToolPickerItem*
    PKToolPickerRulerItem:PKToolPickerItem*
    PersistentContainerWithRequiredInit:NSPersistentContainer
    PersistentStoreWithRequiredInit:NSPersistentStore
    PresentationControllerWithRequiredInit:UIPresentationController*
    QLPreviewController:UIViewController* QLThumbnailGenerator:NSObject*
    QLThumbnailRepresentation:NSObject SCNAction:NSObject SCNBillboardConstraint:SCNConstraint
    SCNBox:SCNGeometry SCNCamera:NSObject SCNCapsule:SCNGeometry SCNCone:SCNGeometry
    SCNConstraint:NSObject SCNCylinder:SCNGeometry SCNDistanceConstraint:SCNConstraint
    SCNFloor:SCNGeometry SCNGeometry:NSObject SCNGeometryElement:NSObject
    SCNGeometrySource:NSObject SCNHitTestResult:NSObject SCNLight:NSObject
    SCNLookAtConstraint:SCNConstraint SCNMaterial:NSObject SCNMaterialProperty:NSObject
    SCNNode:NSObject SCNPlane:SCNGeometry SCNPyramid:SCNGeometry SCNRenderer:NSObject
    SCNScene:NSObject SCNSceneSource:NSObject SCNShape:SCNGeometry SCNSphere:SCNGeometry
    SCNText:SCNGeometry SCNTorus:SCNGeometry SCNTransaction:NSObject
    SCNTransformConstraint:SCNConstraint SCNTube:SCNGeometry SCNView:UIView*
    SFAcousticFeature:NSObject SFAuthenticationSession:NSObject SFContentBlockerManager:NSObject
    SFContentBlockerState:NSObject SFSafariViewController:UIViewController*
    SFSpeechAudioBufferRecognitionRequest:SFSpeechRecognitionRequest
    SFSpeechRecognitionMetadata:NSObject SFSpeechRecognitionRequest:NSObject
    SFSpeechRecognitionResult:NSObject SFSpeechRecognitionTask:NSObject SFSpeechRecognizer:NSObject
    SFSpeechURLRecognitionRequest:SFSpeechRecognitionRequest SFTranscription:NSObject
    SFTranscriptionSegment:NSObject SFVoiceAnalytics:NSObject SKAction:NSObject
    SKAdImpression:NSObject SKAdNetwork:NSObject SKAttribute:NSObject SKAttributeValue:NSObject
    SKAudioNode:SKNode SKCameraNode:SKNode SKCloudServiceController:NSObject
    SKCloudServiceSetupViewController:UIViewController* SKConstraint:NSObject SKCropNode:SKNode
    SKDownload:NSObject SKEffectNode:SKNode SKEmitterNode:SKNode SKFieldNode:SKNode
    SKKeyframeSequence:NSObject SKLabelNode:SKNode SKLightNode:SKNode SKMutablePayment:SKPayment
    SKMutableTexture:SKTexture SKNode:UIResponder* SKOverlay:NSObject* SKPayment:NSObject
    SKPaymentDiscount:NSObject SKPaymentQueue:NSObject SKPaymentTransaction:NSObject
    SKPhysicsBody:NSObject SKPhysicsContact:NSObject SKPhysicsJoint:NSObject
    SKPhysicsJointFixed:SKPhysicsJoint SKPhysicsJointLimit:SKPhysicsJoint
    SKPhysicsJointPin:SKPhysicsJoint SKPhysicsJointSliding:SKPhysicsJoint
    SKPhysicsJointSpring:SKPhysicsJoint SKPhysicsWorld:NSObject SKProduct:NSObject
    SKProductDiscount:NSObject SKProductStorePromotionController:NSObject
    SKProductSubscriptionPeriod:NSObject SKProductsRequest:SKRequest SKProductsResponse:NSObject
    SKRange:NSObject SKReachConstraints:NSObject SKReceiptRefreshRequest:SKRequest
    SKReferenceNode:SKNode SKRegion:NSObject SKRequest:NSObject SKScene:SKEffectNode
    SKShader:NSObject SKShapeNode:SKNode SKSpriteNode:SKNode
    SKStoreProductViewController:UIViewController* SKStoreReviewController:NSObject
    SKStorefront:NSObject SKTestSession:NSObject SKTestTransaction:NSObject SKTexture:NSObject
    SKTextureAtlas:NSObject SKTileDefinition:NSObject SKTileGroup:NSObject SKTileGroupRule:NSObject
    SKTileMapNode:SKNode SKTileSet:NSObject SKTransformNode:SKNode SKTransition:NSObject
    SKUniform:NSObject SKVideoNode:SKNode SKView:UIView* SKWarpGeometry:NSObject
    SKWarpGeometryGrid:SKWarpGeometry SLComposeViewController:UIViewController* SLRequest:NSObject
    SSReadingList:NSObject ScrollingTextInput:UIScrollView*
    SearchControllerWithRequiredInit:UISearchController*
    SegmentedControlWithRequiredInit:UISegmentedControl* SegueWithRequiredInit:UIStoryboardSegue*
    TableControllerWithRequiredInit:UITableViewController* TableViewWithRequiredInit:UITableView*
    TextViewWithRequiredInit:UITextView* UIAccessibilityCustomAction:NSObject*
    UIAccessibilityCustomRotor:NSObject* UIAccessibilityCustomRotorItemResult:NSObject*
    UIAccessibilityCustomRotorSearchPredicate:NSObject* UIAccessibilityElement:UIResponder
    UIAction:UIMenuElement* UIActionSheet:UIView* UIActivity:NSObject*
    UIActivityIndicatorView:UIView* UIActivityItemsConfiguration:NSObject*
    UIActivityViewController:UIViewController* UIAlertAction:AccessibleObject*
    UIAlertController:UIViewController* UIAlertView:UIView* UIApplication:UIResponder*
    UIApplicationShortcutIcon:NSObject* UIApplicationShortcutItem:NSObject*
    UIAttachmentBehavior:UIDynamicBehavior* UIBandSelectionInteraction:NSObject*
    UIBarAppearance:NSObject* UIBarButtonItem:UIBarItem* UIBarButtonItemAppearance:NSObject*
    UIBarButtonItemGroup:NSObject* UIBarButtonItemStateAppearance:NSObject*
    UIBarItem:AccessibleObject* UIBezierPath:NSObject UIBlurEffect:UIVisualEffect
    UIButton:UIControl* UICalendarSelection:NSObject*
    UICalendarSelectionMultiDate:UICalendarSelection*
    UICalendarSelectionSingleDate:UICalendarSelection*
    UICalendarSelectionWeekOfYear:UICalendarSelection* UICalendarView:UIView*
    UICanvasFeedbackGenerator:UIFeedbackGenerator*
    UICollectionLayoutSectionOrthogonalScrollingProperties:NSObject*
    UICollectionReusableView:UIView* UICollectionView:UIScrollView*
    UICollectionViewCell:UICollectionReusableView*
    UICollectionViewCompositionalLayout:UICollectionViewLayout*
    UICollectionViewCompositionalLayoutConfiguration:NSObject*
    UICollectionViewController:UIViewController* UICollectionViewDiffableDataSource:NSObject*
    UICollectionViewDropPlaceholder:UICollectionViewPlaceholder*
    UICollectionViewDropProposal:UIDropProposal* UICollectionViewFlowLayout:UICollectionViewLayout*
    UICollectionViewFlowLayoutInvalidationContext:UICollectionViewLayoutInvalidationContext*
    UICollectionViewFocusUpdateContext:UIFocusUpdateContext* UICollectionViewLayout:NSObject*
    UICollectionViewLayoutAttributes:NSObject* UICollectionViewLayoutInvalidationContext:NSObject*
    UICollectionViewListCell:UICollectionViewCell* UICollectionViewPlaceholder:NSObject*
    UICollectionViewTransitionLayout:UICollectionViewLayout* UICollectionViewUpdateItem:NSObject*
    UICollisionBehavior:UIDynamicBehavior* UIColor:NSObject
    UIColorPickerViewController:UIViewController* UIColorWell:UIControl* UICommand:UIMenuElement*
    UICommandAlternate:NSObject* UIContentUnavailableView:UIView*
    UIContextMenuConfiguration:NSObject* UIContextMenuInteraction:NSObject*
    UIContextualAction:NSObject* UIControl:UIView* UICubicTimingParameters:NSObject
    UIDatePicker:UIControl* UIDeferredMenuElement:UIMenuElement* UIDevice:NSObject*
    UIDictationPhrase:NSObject* UIDocument:NSObject UIDocumentBrowserAction:NSObject*
    UIDocumentBrowserTransitionController:NSObject*
    UIDocumentBrowserViewController:UIViewController* UIDocumentInteractionController:NSObject*
    UIDocumentPickerViewController:UIViewController* UIDocumentViewController:UIViewController*
    UIDragInteraction:NSObject* UIDragItem:NSObject* UIDragPreview:NSObject*
    UIDragPreviewParameters:UIPreviewParameters* UIDragPreviewTarget:UIPreviewTarget*
    UIDropInteraction:NSObject* UIDropProposal:NSObject* UIDynamicAnimator:NSObject*
    UIDynamicBehavior:NSObject* UIDynamicItemBehavior:UIDynamicBehavior*
    UIDynamicItemGroup:NSObject* UIEditMenuConfiguration:NSObject* UIEditMenuInteraction:NSObject*
    UIEvent:NSObject* UIEventAttribution:NSObject* UIEventAttributionView:UIView*
    UIFeedbackGenerator:NSObject* UIFieldBehavior:UIDynamicBehavior* UIFindInteraction:NSObject*
    UIFindSession:NSObject* UIFocusAnimationCoordinator:NSObject* UIFocusDebugger:NSObject*
    UIFocusEffect:NSObject* UIFocusGuide:UILayoutGuide* UIFocusHaloEffect:UIFocusEffect*
    UIFocusMovementHint:NSObject* UIFocusSystem:NSObject* UIFocusUpdateContext:NSObject*
    UIFont:NSObject UIFontDescriptor:NSObject UIFontMetrics:NSObject
    UIFontPickerViewController:UIViewController* UIGestureRecognizer:NSObject*
    UIGlassContainerEffect:UIVisualEffect UIGlassEffect:UIVisualEffect
    UIGraphicsImageRenderer:UIGraphicsRenderer
    UIGraphicsImageRendererContext:UIGraphicsRendererContext
    UIGraphicsImageRendererFormat:UIGraphicsRendererFormat UIGraphicsPDFRenderer:UIGraphicsRenderer
    UIGraphicsPDFRendererContext:UIGraphicsRendererContext
    UIGraphicsPDFRendererFormat:UIGraphicsRendererFormat UIGraphicsRenderer:NSObject
    UIGraphicsRendererContext:NSObject UIGraphicsRendererFormat:NSObject
    UIGravityBehavior:UIDynamicBehavior* UIHoverGestureRecognizer:UIGestureRecognizer*
    UIHoverStyle:NSObject* UIImage:NSObject UIImageAsset:NSObject
    UIImagePickerController:UINavigationController* UIImageReader:NSObject UIImageView:UIView*
    UIImpactFeedbackGenerator:UIFeedbackGenerator* UIIndirectScribbleInteraction:NSObject*
    UIInputSuggestion:NSObject* UIInputView:UIView* UIInputViewController:UIViewController*
    UIInterpolatingMotionEffect:UIMotionEffect UIKey:NSObject* UIKeyCommand:UICommand*
    UIKeyboardLayoutGuide:UITrackingLayoutGuide* UILabel:UIView*
    UILargeContentViewerInteraction:NSObject* UILayoutGuide:NSObject* UILexicon:NSObject*
    UILexiconEntry:NSObject* UIListContentView:UIView* UILocalNotification:NSObject*
    UILocalizedIndexedCollation:NSObject* UILongPressGestureRecognizer:UIGestureRecognizer*
    UIMarkupTextPrintFormatter:UIPrintFormatter* UIMenu:UIMenuElement* UIMenuController:NSObject*
    UIMenuDisplayPreferences:NSObject* UIMenuElement:NSObject* UIMenuItem:NSObject*
    UIMenuSystem:NSObject* UIMotionEffect:NSObject UIMotionEffectGroup:UIMotionEffect
    UIMutableApplicationShortcutItem:UIApplicationShortcutItem
    UIMutableUserNotificationAction:UIUserNotificationAction*
    UIMutableUserNotificationCategory:UIUserNotificationCategory* UINavigationBar:UIView*
    UINavigationBarAppearance:UIBarAppearance* UINavigationController:UIViewController*
    UINavigationItem:AccessibleObject* UINib:NSObject*
    UINotificationFeedbackGenerator:UIFeedbackGenerator* UIOpenURLContext:NSObject*
    UIPageControl:UIControl* UIPageControlProgress:NSObject*
    UIPageControlTimerProgress:UIPageControlProgress* UIPageViewController:UIViewController*
    UIPanGestureRecognizer:UIGestureRecognizer* UIPasteConfiguration:NSObject
    UIPasteControl:UIControl* UIPasteboard:NSObject UIPencilHoverPose:NSObject*
    UIPencilInteraction:NSObject* UIPercentDrivenInteractiveTransition:NSObject*
    UIPickerView:UIView* UIPinchGestureRecognizer:UIGestureRecognizer* UIPointerAccessory:NSObject*
    UIPointerInteraction:NSObject* UIPointerLockState:NSObject* UIPointerRegion:NSObject*
    UIPointerRegionRequest:NSObject* UIPointerStyle:NSObject* UIPopoverBackgroundView:UIView*
    UIPopoverController:NSObject* UIPopoverPresentationController:UIPresentationController*
    UIPresentationController:NSObject* UIPress:NSObject* UIPressesEvent:UIEvent
    UIPreviewAction:NSObject* UIPreviewActionGroup:NSObject* UIPreviewInteraction:NSObject*
    UIPreviewParameters:NSObject* UIPreviewTarget:NSObject* UIPrintFormatter:NSObject*
    UIPrintInfo:NSObject* UIPrintInteractionController:NSObject* UIPrintPageRenderer:NSObject*
    UIPrintPaper:NSObject* UIPrinter:NSObject* UIPrinterPickerController:NSObject*
    UIProgressView:UIView* UIPushBehavior:UIDynamicBehavior*
    UIReferenceLibraryViewController:UIViewController* UIRefreshControl:UIControl*
    UIRegion:NSObject UIResponder:AccessibleObject*
    UIRotationGestureRecognizer:UIGestureRecognizer* UIScene:UIResponder*
    UISceneActivationConditions:NSObject* UISceneConfiguration:NSObject*
    UISceneDestructionRequestOptions:NSObject* UISceneSession:NSObject*
    UISceneSizeRestrictions:NSObject* UISceneWindowingBehaviors:NSObject* UIScreen:NSObject*
    UIScreenEdgePanGestureRecognizer:UIPanGestureRecognizer* UIScreenMode:NSObject*
    UIScribbleInteraction:NSObject* UIScrollEdgeEffect:NSObject*
    UIScrollEdgeElementContainerInteraction:NSObject* UIScrollView:UIView* UISearchBar:UIView*
    UISearchContainerViewController:UIViewController* UISearchController:UIViewController*
    UISearchSuggestionItem:NSObject* UISearchTab:UITab* UISearchTextField:UITextField*
    UISearchToken:NSObject* UISegmentedControl:UIControl*
    UISelectionFeedbackGenerator:UIFeedbackGenerator*
    UISheetPresentationController:UIPresentationController*
    UISimpleTextPrintFormatter:UIPrintFormatter* UISlider:UIControl*
    UISnapBehavior:UIDynamicBehavior* UISplitViewController:UIViewController*
    UISpringLoadedInteraction:NSObject* UISpringTimingParameters:NSObject UIStackView:UIView*
    UIStandardTextCursorView:UIView* UIStatusBarManager:NSObject* UIStepper:UIControl*
    UIStoryboard:NSObject* UIStoryboardSegue:NSObject* UIStoryboardUnwindSegueSource:NSObject*
    UISwipeActionsConfiguration:NSObject* UISwipeGestureRecognizer:UIGestureRecognizer*
    UISwitch:UIControl* UISymbolContentTransition:NSObject UITab:NSObject* UITabAccessory:NSObject*
    UITabBar:UIView* UITabBarAppearance:UIBarAppearance* UITabBarController:UIViewController*
    UITabBarItem:UIBarItem* UITabBarItemAppearance:NSObject* UITabBarItemStateAppearance:NSObject*
    UITabGroup:UITab* UITableView:UIScrollView* UITableViewCell:UIView*
    UITableViewController:UIViewController* UITableViewDiffableDataSource:NSObject*
    UITableViewDropPlaceholder:UITableViewPlaceholder* UITableViewDropProposal:UIDropProposal*
    UITableViewFocusUpdateContext:UIFocusUpdateContext* UITableViewHeaderFooterView:UIView*
    UITableViewPlaceholder:NSObject* UITableViewRowAction:NSObject*
    UITapGestureRecognizer:UIGestureRecognizer* UITargetedDragPreview:UITargetedPreview*
    UITargetedPreview:NSObject* UITextChecker:NSObject UITextDragPreviewRenderer:NSObject*
    UITextDropProposal:UIDropProposal* UITextField:EditableControl*
    UITextFormattingCoordinator:NSObject* UITextFormattingViewController:UIViewController*
    UITextInputAssistantItem:NSObject* UITextInputContext:NSObject* UITextInputMode:NSObject*
    UITextInputPasswordRules:NSObject UITextInputStringTokenizer:NSObject*
    UITextInteraction:NSObject* UITextItem:NSObject* UITextLoupeSession:NSObject*
    UITextPlaceholder:NSObject* UITextPosition:NSObject* UITextRange:NSObject*
    UITextSearchAggregator:NSObject* UITextSearchOptions:NSObject*
    UITextSearchingFindSession:UIFindSession* UITextSelectionDisplayInteraction:NSObject*
    UITextSelectionRect:NSObject* UITextView:ScrollingTextInput* UIToolTipConfiguration:NSObject*
    UIToolTipInteraction:NSObject* UIToolbar:UIView* UIToolbarAppearance:UIBarAppearance*
    UITouch:NSObject* UITrackingLayoutGuide:UILayoutGuide* UITraitAccessibilityContrast:NSObject
    UITraitActiveAppearance:NSObject UITraitCollection:NSObject UITraitDisplayGamut:NSObject
    UITraitDisplayScale:NSObject UITraitForceTouchCapability:NSObject
    UITraitHorizontalSizeClass:NSObject UITraitImageDynamicRange:NSObject
    UITraitLayoutDirection:NSObject UITraitLegibilityWeight:NSObject
    UITraitListEnvironment:NSObject UITraitPreferredContentSizeCategory:NSObject
    UITraitSceneCaptureState:NSObject UITraitTabAccessoryEnvironment:NSObject
    UITraitToolbarItemPresentationSize:NSObject UITraitTypesettingLanguage:NSObject
    UITraitUserInterfaceIdiom:NSObject UITraitUserInterfaceLevel:NSObject
    UITraitUserInterfaceStyle:NSObject UITraitVerticalSizeClass:NSObject
    UIUpdateActionPhase:NSObject* UIUpdateInfo:NSObject* UIUpdateLink:NSObject*
    UIUserNotificationAction:NSObject* UIUserNotificationCategory:NSObject*
    UIUserNotificationSettings:NSObject* UIVibrancyEffect:UIVisualEffect
    UIVideoEditorController:UINavigationController* UIView:UIResponder*
    UIViewController:UIResponder* UIViewPrintFormatter:UIPrintFormatter*
    UIViewPropertyAnimator:NSObject* UIVisualEffect:NSObject UIVisualEffectView:UIView*
    UIWindow:UIView* UIWindowScene:UIScene
    UIWindowSceneDestructionRequestOptions:UISceneDestructionRequestOptions*
    UIWindowScenePlacement:NSObject* UIWindowSceneProminentPlacement:UIWindowScenePlacement*
    UIWindowSceneStandardPlacement:UIWindowScenePlacement*
    UNCalendarNotificationTrigger:UNNotificationTrigger
    UNLocationNotificationTrigger:UNNotificationTrigger
    UNMutableNotificationContent:UNNotificationContent UNNotification:NSObject
    UNNotificationAction:NSObject UNNotificationActionIcon:NSObject
    UNNotificationAttachment:NSObject UNNotificationCategory:NSObject
    UNNotificationContent:NSObject UNNotificationRequest:NSObject UNNotificationResponse:NSObject
    UNNotificationServiceExtension:NSObject UNNotificationSettings:NSObject
    UNNotificationSound:NSObject UNNotificationTrigger:NSObject
    UNPushNotificationTrigger:UNNotificationTrigger
    UNTextInputNotificationAction:UNNotificationAction
    UNTextInputNotificationResponse:UNNotificationResponse
    UNTimeIntervalNotificationTrigger:UNNotificationTrigger UNUserNotificationCenter:NSObject
    URLSessionTaskTransactionMetrics:NSObject UTTypeReference:NSObject UndoManager:NSObject*
    VNDocumentCameraScan:NSObject VNDocumentCameraViewController:UIViewController*
    ValueTransformer:NSObject ViewProviderWithRequiredInit:NSTextAttachmentViewProvider
    ViewWithRequiredInit:UIView VisualEffectViewWithRequiredInit:UIVisualEffectView*
    WCSession:NSObject WCSessionFile:NSObject WCSessionFileTransfer:NSObject
    WCSessionUserInfoTransfer:NSObject WKBackForwardList:NSObject* WKBackForwardListItem:NSObject*
    WKContentRuleList:NSObject* WKContentRuleListStore:NSObject* WKContentWorld:NSObject*
    WKContextMenuElementInfo:NSObject* WKDownload:NSObject* WKFindConfiguration:NSObject*
    WKFindResult:NSObject* WKFrameInfo:NSObject* WKHTTPCookieStore:NSObject* WKNavigation:NSObject*
    WKNavigationAction:NSObject* WKNavigationResponse:NSObject* WKPDFConfiguration:NSObject*
    WKPreferences:NSObject* WKProcessPool:NSObject* WKScriptMessage:NSObject*
    WKSecurityOrigin:NSObject* WKSnapshotConfiguration:NSObject* WKUserContentController:NSObject*
    WKUserScript:NSObject* WKWebView:UIView* WKWebViewConfiguration:NSObject*
    WKWebpagePreferences:NSObject* WKWebsiteDataRecord:NSObject* WKWebsiteDataStore:NSObject*
    WKWindowFeatures:NSObject* WindowWithRequiredInit:UIWindow* XCTAttachment:NSObject
    XCTCPUMetric:NSObject XCTClockMetric:NSObject XCTExpectedFailure:NSObject
    XCTIssueReference:NSObject XCTMeasureOptions:NSObject XCTMemoryMetric:NSObject
    XCTMutableIssue:XCTIssueReference XCTSourceCodeContext:NSObject XCTSourceCodeFrame:NSObject
    XCTSourceCodeLocation:NSObject XCTSourceCodeSymbolInfo:NSObject XCTStorageMetric:NSObject
    XCTestObservationCenter:NSObject XCUIAccessibilityAuditIssue:NSObject*
    XCUIApplication:XCUIElement* XCUICoordinate:NSObject* XCUIDevice:NSObject*
    XCUIElement:NSObject* XCUIElementQuery:NSObject* XCUIScreen:NSObject* XCUIScreenshot:NSObject*
    XCUISiriService:NSObject* XCUISystem:NSObject* _UnitWithRequiredInit:AUAudioUnit
    """
}
