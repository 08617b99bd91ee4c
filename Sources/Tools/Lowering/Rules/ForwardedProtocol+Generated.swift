// swift-format-ignore-file
// Made by ForwardedProtocolTests from Sources/Frameworks.

extension ForwardedProtocol {
  static let text = """
    protocol ASAuthorizationControllerDelegate main NSObjectProtocol
    optional func authorizationController(controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    optional func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
    protocol AVAssetResourceLoaderDelegate any NSObjectProtocol
    optional func resourceLoader(_ resourceLoader: AVAssetResourceLoader, shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest) -> Bool
    optional func resourceLoader(_ resourceLoader: AVAssetResourceLoader, shouldWaitForRenewalOfRequestedResource renewalRequest: AVAssetResourceRenewalRequest) -> Bool
    optional func resourceLoader(_ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest)
    optional func resourceLoader(_ resourceLoader: AVAssetResourceLoader, shouldWaitForResponseTo authenticationChallenge: URLAuthenticationChallenge) -> Bool
    optional func resourceLoader(_ resourceLoader: AVAssetResourceLoader, didCancel authenticationChallenge: URLAuthenticationChallenge)
    protocol AVAudioPlayerDelegate any NSObjectProtocol
    optional func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    optional func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
    protocol AVAudioRecorderDelegate any NSObjectProtocol
    optional func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
    optional func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
    protocol AVCaptureAudioDataOutputSampleBufferDelegate any NSObjectProtocol
    optional func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
    protocol AVCaptureDepthDataOutputDelegate any NSObjectProtocol
    optional func depthDataOutput(_ output: AVCaptureDepthDataOutput, didOutput depthData: AVDepthData, timestamp: CMTime, connection: AVCaptureConnection)
    optional func depthDataOutput(_ output: AVCaptureDepthDataOutput, didDrop depthData: AVDepthData, timestamp: CMTime, connection: AVCaptureConnection, reason: AVCaptureOutput.DataDroppedReason)
    protocol AVCaptureFileOutputRecordingDelegate any NSObjectProtocol
    optional func fileOutput(_ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
    optional func fileOutput(_ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, startPTS: CMTime, from connections: [AVCaptureConnection])
    optional func fileOutput(_ output: AVCaptureFileOutput, didPauseRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
    optional func fileOutput(_ output: AVCaptureFileOutput, didResumeRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
    required func fileOutput(_ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL, from connections: [AVCaptureConnection], error: (any Error)?)
    protocol AVCaptureMetadataOutputObjectsDelegate any NSObjectProtocol
    optional func metadataOutput(_ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection)
    protocol AVCapturePhotoCaptureDelegate any NSObjectProtocol
    optional func photoOutput(_ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    optional func photoOutput(_ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    optional func photoOutput(_ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    optional func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
    optional func photoOutput(_ output: AVCapturePhotoOutput, didFinishCapturingDeferredPhotoProxy deferredPhotoProxy: AVCaptureDeferredPhotoProxy?, error: (any Error)?)
    optional func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photoSampleBuffer: CMSampleBuffer?, previewPhoto previewPhotoSampleBuffer: CMSampleBuffer?, resolvedSettings: AVCaptureResolvedPhotoSettings, bracketSettings: AVCaptureBracketedStillImageSettings?, error: (any Error)?)
    optional func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingRawPhoto rawSampleBuffer: CMSampleBuffer?, previewPhoto previewPhotoSampleBuffer: CMSampleBuffer?, resolvedSettings: AVCaptureResolvedPhotoSettings, bracketSettings: AVCaptureBracketedStillImageSettings?, error: (any Error)?)
    optional func photoOutput(_ output: AVCapturePhotoOutput, didFinishRecordingLivePhotoMovieForEventualFileAt outputFileURL: URL, resolvedSettings: AVCaptureResolvedPhotoSettings)
    optional func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingLivePhotoToMovieFileAt outputFileURL: URL, duration: CMTime, photoDisplayTime: CMTime, resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?)
    optional func photoOutput(_ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?)
    protocol AVCapturePhotoFileDataRepresentationCustomizer any NSObjectProtocol
    optional func replacementMetadata(for photo: AVCapturePhoto) -> [String: Any]?
    optional func replacementDepthData(for photo: AVCapturePhoto) -> AVDepthData?
    protocol AVCapturePhotoOutputReadinessCoordinatorDelegate any NSObjectProtocol
    optional func readinessCoordinator(_ coordinator: AVCapturePhotoOutputReadinessCoordinator, captureReadinessDidChange captureReadiness: AVCapturePhotoOutput.CaptureReadiness)
    protocol AVCaptureVideoDataOutputSampleBufferDelegate any NSObjectProtocol
    optional func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
    optional func captureOutput(_ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
    protocol AVContentKeySessionDelegate any NSObjectProtocol Sendable
    optional func contentKeySession(_ session: AVContentKeySession, didProvide keyRequest: AVContentKeyRequest)
    optional func contentKeySession(_ session: AVContentKeySession, didProvideRenewingContentKeyRequest keyRequest: AVContentKeyRequest)
    optional func contentKeySession(_ session: AVContentKeySession, didProvide keyRequest: AVPersistableContentKeyRequest)
    optional func contentKeySession(_ session: AVContentKeySession, didUpdatePersistableContentKey persistableContentKey: Data, forContentKeyIdentifier keyIdentifier: Any)
    optional func contentKeySession(_ session: AVContentKeySession, contentKeyRequest keyRequest: AVContentKeyRequest, didFailWithError err: any Error)
    optional func contentKeySession(_ session: AVContentKeySession, shouldRetry keyRequest: AVContentKeyRequest, reason retryReason: AVContentKeyRequest.RetryReason) -> Bool
    optional func contentKeySession(_ session: AVContentKeySession, contentKeyRequestDidSucceed keyRequest: AVContentKeyRequest)
    optional func contentKeySessionContentProtectionSessionIdentifierDidChange(_ session: AVContentKeySession)
    optional func contentKeySessionDidGenerateExpiredSessionReport(_ session: AVContentKeySession)
    protocol AVPictureInPictureControllerDelegate main NSObjectProtocol
    optional func pictureInPictureControllerWillStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
    optional func pictureInPictureControllerDidStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
    optional func pictureInPictureController(_ pictureInPictureController: AVPictureInPictureController, failedToStartPictureInPictureWithError error: any Error)
    optional func pictureInPictureControllerWillStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
    optional func pictureInPictureControllerDidStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
    optional func pictureInPictureController(_ pictureInPictureController: AVPictureInPictureController, restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void)
    protocol AVPictureInPictureSampleBufferPlaybackDelegate main NSObjectProtocol
    required func pictureInPictureController(_ pictureInPictureController: AVPictureInPictureController, setPlaying playing: Bool)
    required func pictureInPictureControllerTimeRangeForPlayback(_ pictureInPictureController: AVPictureInPictureController) -> CMTimeRange
    required func pictureInPictureControllerIsPlaybackPaused(_ pictureInPictureController: AVPictureInPictureController) -> Bool
    required func pictureInPictureController(_ pictureInPictureController: AVPictureInPictureController, didTransitionToRenderSize newRenderSize: CMVideoDimensions)
    optional func pictureInPictureController(_ pictureInPictureController: AVPictureInPictureController, skipByInterval skipInterval: CMTime, completion completionHandler: @escaping @Sendable () -> Void)
    optional func pictureInPictureControllerShouldProhibitBackgroundAudioPlayback(_ pictureInPictureController: AVPictureInPictureController) -> Bool
    protocol AVPlayerItemLegibleOutputPushDelegate any AVPlayerItemOutputPushDelegate
    optional func legibleOutput(_ output: AVPlayerItemLegibleOutput, didOutputAttributedStrings strings: [NSAttributedString], nativeSampleBuffers nativeSamples: [Any], forItemTime itemTime: CMTime)
    protocol AVPlayerItemMetadataOutputPushDelegate any AVPlayerItemOutputPushDelegate
    optional func metadataOutput(_ output: AVPlayerItemMetadataOutput, didOutputTimedMetadataGroups groups: [AVTimedMetadataGroup], from track: AVPlayerItemTrack?)
    protocol AVPlayerItemOutputPullDelegate any NSObjectProtocol Sendable
    optional func outputMediaDataWillChange(_ sender: AVPlayerItemOutput)
    optional func outputSequenceWasFlushed(_ output: AVPlayerItemOutput)
    protocol AVPlayerItemOutputPushDelegate any NSObjectProtocol Sendable
    optional func outputSequenceWasFlushed(_ output: AVPlayerItemOutput)
    protocol AVPlayerViewControllerDelegate main NSObjectProtocol
    optional func playerViewController(_ playerViewController: AVPlayerViewController, willBeginFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator)
    optional func playerViewController(_ playerViewController: AVPlayerViewController, willEndFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator)
    optional func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
    optional func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController)
    optional func playerViewController(_ playerViewController: AVPlayerViewController, failedToStartPictureInPictureWithError error: any Error)
    optional func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController)
    optional func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
    optional func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(_ playerViewController: AVPlayerViewController) -> Bool
    optional func playerViewController(_ playerViewController: AVPlayerViewController, restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void)
    protocol AVRoutePickerViewDelegate main NSObjectProtocol
    optional func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
    optional func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
    protocol AVSpeechSynthesizerDelegate any NSObjectProtocol
    optional func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    optional func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    optional func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
    optional func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
    optional func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
    optional func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange, utterance: AVSpeechUtterance)
    optional func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, willSpeak marker: AVSpeechSynthesisMarker, utterance: AVSpeechUtterance)
    protocol AVVideoCompositionValidationHandling any NSObjectProtocol
    optional func videoComposition(_ videoComposition: AVVideoComposition, shouldContinueValidatingAfterFindingInvalidValueForKey key: String) -> Bool
    optional func videoComposition(_ videoComposition: AVVideoComposition, shouldContinueValidatingAfterFindingEmptyTimeRange timeRange: CMTimeRange) -> Bool
    optional func videoComposition(_ videoComposition: AVVideoComposition, shouldContinueValidatingAfterFindingInvalidTimeRangeIn videoCompositionInstruction: any AVVideoCompositionInstructionProtocol) -> Bool
    optional func videoComposition(_ videoComposition: AVVideoComposition, shouldContinueValidatingAfterFindingInvalidTrackIDIn videoCompositionInstruction: any AVVideoCompositionInstructionProtocol, layerInstruction: AVVideoCompositionLayerInstruction, asset: AVAsset) -> Bool
    protocol CBCentralManagerDelegate any NSObjectProtocol
    required func centralManagerDidUpdateState(_ central: CBCentralManager)
    optional func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any])
    optional func centralManager(_ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any], rssi RSSI: NSNumber)
    optional func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
    optional func centralManager(_ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)
    optional func centralManager(_ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?)
    optional func centralManager(_ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, timestamp: CFAbsoluteTime, isReconnecting: Bool, error: (any Error)?)
    optional func centralManager(_ central: CBCentralManager, connectionEventDidOccur event: CBConnectionEvent, for peripheral: CBPeripheral)
    optional func centralManager(_ central: CBCentralManager, didUpdateANCSAuthorizationFor peripheral: CBPeripheral)
    protocol CBPeripheralDelegate any NSObjectProtocol
    optional func peripheralDidUpdateName(_ peripheral: CBPeripheral)
    optional func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService])
    optional func peripheralDidUpdateRSSI(_ peripheral: CBPeripheral, error: (any Error)?)
    optional func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?)
    optional func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
    optional func peripheral(_ peripheral: CBPeripheral, didDiscoverIncludedServicesFor service: CBService, error: (any Error)?)
    optional func peripheral(_ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?)
    optional func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?)
    optional func peripheral(_ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?)
    optional func peripheral(_ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic, error: (any Error)?)
    optional func peripheral(_ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic, error: (any Error)?)
    optional func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor descriptor: CBDescriptor, error: (any Error)?)
    optional func peripheral(_ peripheral: CBPeripheral, didWriteValueFor descriptor: CBDescriptor, error: (any Error)?)
    optional func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral)
    optional func peripheral(_ peripheral: CBPeripheral, didOpen channel: CBL2CAPChannel?, error: (any Error)?)
    protocol CBPeripheralManagerDelegate any NSObjectProtocol
    required func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
    optional func peripheralManager(_ peripheral: CBPeripheralManager, willRestoreState dict: [String: Any])
    optional func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?)
    optional func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?)
    optional func peripheralManager(_ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic)
    optional func peripheralManager(_ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic)
    optional func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest)
    optional func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest])
    optional func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager)
    optional func peripheralManager(_ peripheral: CBPeripheralManager, didPublishL2CAPChannel PSM: CBL2CAPPSM, error: (any Error)?)
    optional func peripheralManager(_ peripheral: CBPeripheralManager, didUnpublishL2CAPChannel PSM: CBL2CAPPSM, error: (any Error)?)
    optional func peripheralManager(_ peripheral: CBPeripheralManager, didOpen channel: CBL2CAPChannel?, error: (any Error)?)
    protocol CLLocationManagerDelegate any NSObjectProtocol
    optional func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    optional func locationManager(_ manager: CLLocationManager, didUpdateTo newLocation: CLLocation, from oldLocation: CLLocation)
    optional func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    optional func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    optional func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
    optional func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    optional func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
    optional func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    optional func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    optional func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
    optional func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
    optional func locationManager(_ manager: CLLocationManager, didRange beacons: [CLBeacon], satisfying beaconConstraint: CLBeaconIdentityConstraint)
    optional func locationManager(_ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint, error: any Error)
    optional func locationManager(_ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion)
    optional func locationManager(_ manager: CLLocationManager, rangingBeaconsDidFailFor region: CLBeaconRegion, withError error: any Error)
    optional func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
    optional func locationManager(_ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?)
    optional func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
    optional func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
    optional func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
    protocol CLLocationPushServiceExtension any NSObjectProtocol
    optional func didReceiveLocationPushPayload(_ payload: [String: Any], completion: @escaping @Sendable () -> Void)
    optional func serviceExtensionWillTerminate()
    protocol CMHeadphoneMotionManagerDelegate any NSObjectProtocol
    optional func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager)
    optional func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager)
    protocol CNChangeHistoryEventVisitor any NSObjectProtocol
    optional func visit(_ event: CNChangeHistoryDropEverythingEvent)
    optional func visit(_ event: CNChangeHistoryAddContactEvent)
    optional func visit(_ event: CNChangeHistoryUpdateContactEvent)
    optional func visit(_ event: CNChangeHistoryDeleteContactEvent)
    optional func visit(_ event: CNChangeHistoryAddGroupEvent)
    optional func visit(_ event: CNChangeHistoryUpdateGroupEvent)
    optional func visit(_ event: CNChangeHistoryDeleteGroupEvent)
    optional func visit(_ event: CNChangeHistoryAddMemberToGroupEvent)
    optional func visit(_ event: CNChangeHistoryRemoveMemberFromGroupEvent)
    optional func visit(_ event: CNChangeHistoryAddSubgroupToGroupEvent)
    optional func visit(_ event: CNChangeHistoryRemoveSubgroupFromGroupEvent)
    protocol CNContactViewControllerDelegate main NSObjectProtocol
    optional func contactViewController(_ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty) -> Bool
    optional func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
    protocol CXProviderDelegate any NSObjectProtocol
    required func providerDidReset(_ provider: CXProvider)
    optional func providerDidBegin(_ provider: CXProvider)
    optional func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool
    optional func provider(_ provider: CXProvider, perform action: CXStartCallAction)
    optional func provider(_ provider: CXProvider, perform action: CXAnswerCallAction)
    optional func provider(_ provider: CXProvider, perform action: CXEndCallAction)
    optional func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction)
    optional func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction)
    optional func provider(_ provider: CXProvider, perform action: CXSetGroupCallAction)
    optional func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction)
    optional func provider(_ provider: CXProvider, timedOutPerforming action: CXAction)
    optional func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession)
    optional func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession)
    protocol EKCalendarChooserDelegate main NSObjectProtocol
    optional func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
    optional func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
    optional func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
    protocol EKEventEditViewDelegate main NSObjectProtocol
    required func eventEditViewController(_ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
    optional func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar
    protocol GKChallengeListener any NSObjectProtocol
    optional func player(_ player: GKPlayer, wantsToPlay challenge: GKChallenge)
    optional func player(_ player: GKPlayer, didReceive challenge: GKChallenge)
    optional func player(_ player: GKPlayer, didComplete challenge: GKChallenge, issuedByFriend friendPlayer: GKPlayer)
    optional func player(_ player: GKPlayer, issuedChallengeWasCompleted challenge: GKChallenge, byFriend friendPlayer: GKPlayer)
    protocol GKMatchDelegate any NSObjectProtocol
    optional func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer)
    optional func match(_ match: GKMatch, didReceive data: Data, forRecipient recipient: GKPlayer, fromRemotePlayer player: GKPlayer)
    optional func match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState)
    optional func match(_ match: GKMatch, didFailWithError error: (any Error)?)
    optional func match(_ match: GKMatch, shouldReinviteDisconnectedPlayer player: GKPlayer) -> Bool
    protocol GKMatchmakerViewControllerDelegate main NSObjectProtocol
    required func matchmakerViewControllerWasCancelled(_ viewController: GKMatchmakerViewController)
    required func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFailWithError error: any Error)
    optional func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFind match: GKMatch)
    optional func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFindHostedPlayers players: [GKPlayer])
    optional func matchmakerViewController(_ viewController: GKMatchmakerViewController, hostedPlayerDidAccept player: GKPlayer)
    optional func matchmakerViewController(_ viewController: GKMatchmakerViewController, getMatchPropertiesForRecipient recipient: GKPlayer, withCompletionHandler completionHandler: @escaping @Sendable (GKMatchProperties) -> Void)
    protocol GKSavedGameListener any NSObjectProtocol
    optional func player(_ player: GKPlayer, didModifySavedGame savedGame: GKSavedGame)
    optional func player(_ player: GKPlayer, hasConflictingSavedGames savedGames: [GKSavedGame])
    protocol HKLiveWorkoutBuilderDelegate any NSObjectProtocol Sendable
    required func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didCollectDataOf collectedTypes: Set<HKSampleType>)
    required func workoutBuilderDidCollectEvent(_ workoutBuilder: HKLiveWorkoutBuilder)
    optional func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didBegin workoutActivity: HKWorkoutActivity)
    optional func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didEnd workoutActivity: HKWorkoutActivity)
    protocol HKWorkoutSessionDelegate any NSObjectProtocol Sendable
    required func workoutSession(_ workoutSession: HKWorkoutSession, didChangeTo toState: HKWorkoutSessionState, from fromState: HKWorkoutSessionState, date: Date)
    required func workoutSession(_ workoutSession: HKWorkoutSession, didFailWithError error: any Error)
    optional func workoutSession(_ workoutSession: HKWorkoutSession, didGenerate event: HKWorkoutEvent)
    optional func workoutSession(_ workoutSession: HKWorkoutSession, didBeginActivityWith workoutConfiguration: HKWorkoutConfiguration, date: Date)
    optional func workoutSession(_ workoutSession: HKWorkoutSession, didEndActivityWith workoutConfiguration: HKWorkoutConfiguration, date: Date)
    optional func workoutSession(_ workoutSession: HKWorkoutSession, didReceiveDataFromRemoteWorkoutSession data: [Data])
    optional func workoutSession(_ workoutSession: HKWorkoutSession, didDisconnectFromRemoteDeviceWithError error: (any Error)?)
    protocol INAddMediaIntentHandling any NSObjectProtocol
    optional func handle(intent: INAddMediaIntent, completion: @escaping (INAddMediaIntentResponse) -> Void)
    optional func confirm(intent: INAddMediaIntent, completion: @escaping (INAddMediaIntentResponse) -> Void)
    optional func resolveMediaItems(for intent: INAddMediaIntent, with completion: @escaping ([INAddMediaMediaItemResolutionResult]) -> Void)
    optional func resolveMediaDestination(for intent: INAddMediaIntent, with completion: @escaping (INAddMediaMediaDestinationResolutionResult) -> Void)
    protocol INCancelWorkoutIntentHandling any NSObjectProtocol
    optional func handle(intent: INCancelWorkoutIntent, completion: @escaping (INCancelWorkoutIntentResponse) -> Void)
    optional func confirm(intent: INCancelWorkoutIntent, completion: @escaping (INCancelWorkoutIntentResponse) -> Void)
    optional func resolveWorkoutName(for intent: INCancelWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
    protocol INCreateNoteIntentHandling any NSObjectProtocol
    optional func handle(intent: INCreateNoteIntent, completion: @escaping (INCreateNoteIntentResponse) -> Void)
    optional func confirm(intent: INCreateNoteIntent, completion: @escaping (INCreateNoteIntentResponse) -> Void)
    optional func resolveTitle(for intent: INCreateNoteIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
    optional func resolveContent(for intent: INCreateNoteIntent, with completion: @escaping (INNoteContentResolutionResult) -> Void)
    optional func resolveGroupName(for intent: INCreateNoteIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
    protocol INEndWorkoutIntentHandling any NSObjectProtocol
    optional func handle(intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void)
    optional func confirm(intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void)
    optional func resolveWorkoutName(for intent: INEndWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
    protocol INGetRideStatusIntentHandling any NSObjectProtocol
    optional func handle(intent: INGetRideStatusIntent, completion: @escaping (INGetRideStatusIntentResponse) -> Void)
    optional func confirm(intent: INGetRideStatusIntent, completion: @escaping (INGetRideStatusIntentResponse) -> Void)
    protocol INListRideOptionsIntentHandling any NSObjectProtocol
    optional func handle(intent: INListRideOptionsIntent, completion: @escaping (INListRideOptionsIntentResponse) -> Void)
    optional func confirm(intent: INListRideOptionsIntent, completion: @escaping (INListRideOptionsIntentResponse) -> Void)
    optional func resolvePickupLocation(for intent: INListRideOptionsIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void)
    optional func resolveDropOffLocation(for intent: INListRideOptionsIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void)
    protocol INPauseWorkoutIntentHandling any NSObjectProtocol
    optional func handle(intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void)
    optional func confirm(intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void)
    optional func resolveWorkoutName(for intent: INPauseWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
    protocol INPlayMediaIntentHandling any NSObjectProtocol
    optional func handle(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void)
    optional func confirm(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void)
    optional func resolveMediaItems(for intent: INPlayMediaIntent, with completion: @escaping ([INPlayMediaMediaItemResolutionResult]) -> Void)
    optional func resolvePlayShuffled(for intent: INPlayMediaIntent, with completion: @escaping (INBooleanResolutionResult) -> Void)
    optional func resolvePlaybackRepeatMode(for intent: INPlayMediaIntent, with completion: @escaping (INPlaybackRepeatModeResolutionResult) -> Void)
    optional func resolveResumePlayback(for intent: INPlayMediaIntent, with completion: @escaping (INBooleanResolutionResult) -> Void)
    optional func resolvePlaybackQueueLocation(for intent: INPlayMediaIntent, with completion: @escaping (INPlaybackQueueLocationResolutionResult) -> Void)
    optional func resolvePlaybackSpeed(for intent: INPlayMediaIntent, with completion: @escaping (INPlayMediaPlaybackSpeedResolutionResult) -> Void)
    protocol INRequestPaymentIntentHandling any NSObjectProtocol
    optional func handle(intent: INRequestPaymentIntent, completion: @escaping (INRequestPaymentIntentResponse) -> Void)
    optional func confirm(intent: INRequestPaymentIntent, completion: @escaping (INRequestPaymentIntentResponse) -> Void)
    optional func resolvePayer(for intent: INRequestPaymentIntent, with completion: @escaping (INRequestPaymentPayerResolutionResult) -> Void)
    optional func resolveCurrencyAmount(for intent: INRequestPaymentIntent, with completion: @escaping (INRequestPaymentCurrencyAmountResolutionResult) -> Void)
    optional func resolveNote(for intent: INRequestPaymentIntent, with completion: @escaping (INStringResolutionResult) -> Void)
    protocol INRequestRideIntentHandling any NSObjectProtocol
    optional func handle(intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void)
    optional func confirm(intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void)
    optional func resolvePickupLocation(for intent: INRequestRideIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void)
    optional func resolveDropOffLocation(for intent: INRequestRideIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void)
    optional func resolveRideOptionName(for intent: INRequestRideIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
    optional func resolvePartySize(for intent: INRequestRideIntent, with completion: @escaping (INIntegerResolutionResult) -> Void)
    optional func resolveScheduledPickupTime(for intent: INRequestRideIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)
    protocol INResumeWorkoutIntentHandling any NSObjectProtocol
    optional func handle(intent: INResumeWorkoutIntent, completion: @escaping (INResumeWorkoutIntentResponse) -> Void)
    optional func confirm(intent: INResumeWorkoutIntent, completion: @escaping (INResumeWorkoutIntentResponse) -> Void)
    optional func resolveWorkoutName(for intent: INResumeWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
    protocol INSearchCallHistoryIntentHandling any NSObjectProtocol
    optional func handle(intent: INSearchCallHistoryIntent, completion: @escaping (INSearchCallHistoryIntentResponse) -> Void)
    optional func confirm(intent: INSearchCallHistoryIntent, completion: @escaping (INSearchCallHistoryIntentResponse) -> Void)
    optional func resolveDateCreated(for intent: INSearchCallHistoryIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)
    optional func resolveRecipient(for intent: INSearchCallHistoryIntent, with completion: @escaping (INPersonResolutionResult) -> Void)
    optional func resolveUnseen(for intent: INSearchCallHistoryIntent, with completion: @escaping (INBooleanResolutionResult) -> Void)
    protocol INSearchForMediaIntentHandling any NSObjectProtocol
    optional func handle(intent: INSearchForMediaIntent, completion: @escaping (INSearchForMediaIntentResponse) -> Void)
    optional func confirm(intent: INSearchForMediaIntent, completion: @escaping (INSearchForMediaIntentResponse) -> Void)
    optional func resolveMediaItems(for intent: INSearchForMediaIntent, with completion: @escaping ([INSearchForMediaMediaItemResolutionResult]) -> Void)
    protocol INSearchForMessagesIntentHandling any NSObjectProtocol
    optional func handle(intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void)
    optional func confirm(intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void)
    optional func resolveRecipients(for intent: INSearchForMessagesIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void)
    optional func resolveSenders(for intent: INSearchForMessagesIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void)
    optional func resolveDateTimeRange(for intent: INSearchForMessagesIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)
    optional func resolveSpeakableGroupNames(for intent: INSearchForMessagesIntent, with completion: @escaping ([INSpeakableStringResolutionResult]) -> Void)
    protocol INSendMessageIntentHandling any NSObjectProtocol
    optional func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void)
    optional func confirm(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void)
    optional func resolveRecipients(for intent: INSendMessageIntent, with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void)
    optional func resolveOutgoingMessageType(for intent: INSendMessageIntent, with completion: @escaping (INOutgoingMessageTypeResolutionResult) -> Void)
    optional func resolveContent(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void)
    optional func resolveSpeakableGroupName(for intent: INSendMessageIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
    protocol INSendPaymentIntentHandling any NSObjectProtocol
    optional func handle(intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void)
    optional func confirm(intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void)
    optional func resolvePayee(for intent: INSendPaymentIntent, with completion: @escaping (INSendPaymentPayeeResolutionResult) -> Void)
    optional func resolveCurrencyAmount(for intent: INSendPaymentIntent, with completion: @escaping (INSendPaymentCurrencyAmountResolutionResult) -> Void)
    optional func resolveNote(for intent: INSendPaymentIntent, with completion: @escaping (INStringResolutionResult) -> Void)
    protocol INSetMessageAttributeIntentHandling any NSObjectProtocol
    optional func handle(intent: INSetMessageAttributeIntent, completion: @escaping (INSetMessageAttributeIntentResponse) -> Void)
    optional func confirm(intent: INSetMessageAttributeIntent, completion: @escaping (INSetMessageAttributeIntentResponse) -> Void)
    protocol INStartAudioCallIntentHandling any NSObjectProtocol
    optional func handle(intent: INStartAudioCallIntent, completion: @escaping (INStartAudioCallIntentResponse) -> Void)
    optional func confirm(intent: INStartAudioCallIntent, completion: @escaping (INStartAudioCallIntentResponse) -> Void)
    optional func resolveDestinationType(for intent: INStartAudioCallIntent, with completion: @escaping (INCallDestinationTypeResolutionResult) -> Void)
    optional func resolveContacts(for intent: INStartAudioCallIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void)
    protocol INStartCallIntentHandling any NSObjectProtocol
    optional func handle(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void)
    optional func confirm(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void)
    optional func resolveCallRecordToCallBack(for intent: INStartCallIntent, with completion: @escaping (INCallRecordResolutionResult) -> Void)
    optional func resolveDestinationType(for intent: INStartCallIntent, with completion: @escaping (INCallDestinationTypeResolutionResult) -> Void)
    optional func resolveContacts(for intent: INStartCallIntent, with completion: @escaping ([INStartCallContactResolutionResult]) -> Void)
    optional func resolveCallCapability(for intent: INStartCallIntent, with completion: @escaping (INStartCallCallCapabilityResolutionResult) -> Void)
    protocol INStartVideoCallIntentHandling any NSObjectProtocol
    optional func handle(intent: INStartVideoCallIntent, completion: @escaping (INStartVideoCallIntentResponse) -> Void)
    optional func confirm(intent: INStartVideoCallIntent, completion: @escaping (INStartVideoCallIntentResponse) -> Void)
    optional func resolveContacts(for intent: INStartVideoCallIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void)
    protocol INStartWorkoutIntentHandling any NSObjectProtocol
    optional func handle(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void)
    optional func confirm(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void)
    optional func resolveWorkoutName(for intent: INStartWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
    optional func resolveGoalValue(for intent: INStartWorkoutIntent, with completion: @escaping (INDoubleResolutionResult) -> Void)
    optional func resolveIsOpenEnded(for intent: INStartWorkoutIntent, with completion: @escaping (INBooleanResolutionResult) -> Void)
    protocol INUpdateMediaAffinityIntentHandling any NSObjectProtocol
    optional func handle(intent: INUpdateMediaAffinityIntent, completion: @escaping (INUpdateMediaAffinityIntentResponse) -> Void)
    optional func confirm(intent: INUpdateMediaAffinityIntent, completion: @escaping (INUpdateMediaAffinityIntentResponse) -> Void)
    optional func resolveMediaItems(for intent: INUpdateMediaAffinityIntent, with completion: @escaping ([INUpdateMediaAffinityMediaItemResolutionResult]) -> Void)
    optional func resolveAffinityType(for intent: INUpdateMediaAffinityIntent, with completion: @escaping (INMediaAffinityTypeResolutionResult) -> Void)
    protocol MCAdvertiserAssistantDelegate main NSObjectProtocol
    optional func advertiserAssistantWillPresentInvitation(_ advertiserAssistant: MCAdvertiserAssistant)
    optional func advertiserAssistantDidDismissInvitation(_ advertiserAssistant: MCAdvertiserAssistant)
    protocol MCBrowserViewControllerDelegate main NSObjectProtocol
    required func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
    required func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
    optional func browserViewController(_ browserViewController: MCBrowserViewController, shouldPresentNearbyPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?) -> Bool
    protocol MCNearbyServiceAdvertiserDelegate any NSObjectProtocol
    required func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID, withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void)
    optional func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error)
    protocol MCNearbyServiceBrowserDelegate any NSObjectProtocol
    required func browser(_ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?)
    required func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
    optional func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error)
    protocol MCSessionDelegate any NSObjectProtocol
    required func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
    required func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
    required func session(_ session: MCSession, didReceive stream: InputStream, withName streamName: String, fromPeer peerID: MCPeerID)
    required func session(_ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID, with progress: Progress)
    required func session(_ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID, at localURL: URL?, withError error: (any Error)?)
    optional func session(_ session: MCSession, didReceiveCertificate certificate: [Any]?, fromPeer peerID: MCPeerID, certificateHandler: @escaping (Bool) -> Void)
    protocol MFMailComposeViewControllerDelegate main NSObjectProtocol
    optional func mailComposeController(_ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
    protocol MKLocalSearchCompleterDelegate any NSObjectProtocol
    optional func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    optional func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
    protocol MKLookAroundViewControllerDelegate main NSObjectProtocol
    optional func lookAroundViewControllerWillUpdateScene(_ viewController: MKLookAroundViewController)
    optional func lookAroundViewControllerDidUpdateScene(_ viewController: MKLookAroundViewController)
    optional func lookAroundViewControllerWillPresentFullScreen(_ viewController: MKLookAroundViewController)
    optional func lookAroundViewControllerDidPresentFullScreen(_ viewController: MKLookAroundViewController)
    optional func lookAroundViewControllerWillDismissFullScreen(_ viewController: MKLookAroundViewController)
    optional func lookAroundViewControllerDidDismissFullScreen(_ viewController: MKLookAroundViewController)
    protocol MKMapViewDelegate main NSObjectProtocol
    optional func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
    optional func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    optional func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
    optional func mapViewWillStartLoadingMap(_ mapView: MKMapView)
    optional func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
    optional func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error)
    optional func mapViewWillStartRenderingMap(_ mapView: MKMapView)
    optional func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)
    optional func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    optional func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
    optional func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
    optional func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    optional func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
    optional func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
    optional func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
    optional func mapViewWillStartLocatingUser(_ mapView: MKMapView)
    optional func mapViewDidStopLocatingUser(_ mapView: MKMapView)
    optional func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
    optional func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)
    optional func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState, fromOldState oldState: MKAnnotationView.DragState)
    optional func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)
    optional func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
    optional func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer])
    optional func mapView(_ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]) -> MKClusterAnnotation
    protocol NCWidgetProviding main NSObjectProtocol
    optional func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void)
    optional func widgetActiveDisplayModeDidChange(_ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize)
    optional func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets) -> UIEdgeInsets
    protocol NSLayoutManagerDelegate any NSObjectProtocol
    optional func layoutManager(_ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>, properties props: UnsafePointer<NSLayoutManager.GlyphProperty>, characterIndexes charIndexes: UnsafePointer<Int>, font aFont: UIFont, forGlyphRange glyphRange: NSRange) -> Int
    optional func layoutManager(_ layoutManager: NSLayoutManager, shouldUse action: NSLayoutManager.ControlCharacterAction, forControlCharacterAt charIndex: Int) -> NSLayoutManager.ControlCharacterAction
    optional func layoutManager(_ layoutManager: NSLayoutManager, boundingBoxForControlGlyphAt glyphIndex: Int, for textContainer: NSTextContainer, proposedLineFragment proposedRect: CGRect, glyphPosition: CGPoint, characterIndex charIndex: Int) -> CGRect
    optional func layoutManager(_ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int) -> Bool
    optional func layoutManager(_ layoutManager: NSLayoutManager, shouldBreakLineByHyphenatingBeforeCharacterAt charIndex: Int) -> Bool
    optional func layoutManager(_ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect) -> CGFloat
    optional func layoutManager(_ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect) -> CGFloat
    optional func layoutManager(_ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect) -> CGFloat
    optional func layoutManager(_ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>, lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>, in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange) -> Bool
    optional func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
    optional func layoutManager(_ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?, atEnd layoutFinishedFlag: Bool)
    optional func layoutManager(_ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize)
    protocol NSTextContentStorageDelegate any NSObjectProtocol
    optional func textContentStorage(_ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange) -> NSTextParagraph?
    protocol NSTextLayoutManagerDelegate any NSObjectProtocol
    optional func textLayoutManager(_ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation, in textElement: NSTextElement) -> NSTextLayoutFragment
    protocol NSTextStorageDelegate any NSObjectProtocol
    optional func textStorage(_ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int)
    optional func textStorage(_ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int)
    protocol NSTextViewportLayoutControllerDelegate any NSObjectProtocol
    required func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect
    required func textViewportLayoutController(_ textViewportLayoutController: NSTextViewportLayoutController, configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment)
    optional func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
    optional func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
    protocol PDFDocumentDelegate main NSObjectProtocol
    optional func documentDidUnlock(_ notification: Notification)
    optional func documentDidBeginDocumentFind(_ notification: Notification)
    optional func documentDidEndDocumentFind(_ notification: Notification)
    optional func documentDidBeginPageFind(_ notification: Notification)
    optional func documentDidEndPageFind(_ notification: Notification)
    optional func documentDidFindMatch(_ notification: Notification)
    optional func didMatchString(_ instance: PDFSelection)
    optional func classForPage() -> AnyClass
    optional func `class`(forAnnotationType annotationType: String) -> AnyClass
    protocol PDFPageOverlayViewProvider main NSObjectProtocol
    required func pdfView(_ view: PDFView, overlayViewFor page: PDFPage) -> UIView?
    optional func pdfView(_ pdfView: PDFView, willDisplayOverlayView overlayView: UIView, for page: PDFPage)
    optional func pdfView(_ pdfView: PDFView, willEndDisplayingOverlayView overlayView: UIView, for page: PDFPage)
    protocol PDFViewDelegate main NSObjectProtocol
    optional func pdfViewWillClick(onLink sender: PDFView, with url: URL)
    optional func pdfViewWillChangeScaleFactor(_ sender: PDFView, toScale scaleFactor: CGFloat) -> CGFloat
    optional func pdfViewParentViewController() -> UIViewController
    optional func pdfViewPerformFind(_ sender: PDFView)
    optional func pdfViewPerformGo(toPage sender: PDFView)
    optional func pdfViewOpenPDF(_ sender: PDFView, forRemoteGoToAction action: PDFActionRemoteGoTo)
    protocol PHLivePhotoViewDelegate main NSObjectProtocol
    optional func livePhotoView(_ livePhotoView: PHLivePhotoView, canBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle) -> Bool
    optional func livePhotoView(_ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
    optional func livePhotoView(_ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
    protocol PKAddPassesViewControllerDelegate main NSObjectProtocol
    optional func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController)
    protocol PKAddPaymentPassViewControllerDelegate main NSObjectProtocol
    optional func addPaymentPassViewController(_ controller: PKAddPaymentPassViewController, generateRequestWithCertificateChain certificates: [Data], nonce: Data, nonceSignature: Data, completionHandler handler: @escaping (PKAddPaymentPassRequest) -> Void)
    required func addPaymentPassViewController(_ controller: PKAddPaymentPassViewController, didFinishAdding pass: PKPaymentPass?, error: (any Error)?)
    protocol PKCanvasViewDelegate main UIScrollViewDelegate
    optional func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
    optional func canvasViewDidFinishRendering(_ canvasView: PKCanvasView)
    optional func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView)
    optional func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView)
    protocol PKPaymentAuthorizationControllerDelegate main NSObjectProtocol
    required func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
    optional func paymentAuthorizationController(_ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment, handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
    optional func paymentAuthorizationController(_ controller: PKPaymentAuthorizationController, didSelectShippingMethod shippingMethod: PKShippingMethod, handler completion: @escaping (PKPaymentRequestShippingMethodUpdate) -> Void)
    optional func paymentAuthorizationController(_ controller: PKPaymentAuthorizationController, didSelectShippingContact contact: PKContact, handler completion: @escaping (PKPaymentRequestShippingContactUpdate) -> Void)
    optional func paymentAuthorizationController(_ controller: PKPaymentAuthorizationController, didSelectPaymentMethod paymentMethod: PKPaymentMethod, handler completion: @escaping (PKPaymentRequestPaymentMethodUpdate) -> Void)
    optional func paymentAuthorizationControllerWillAuthorizePayment(_ controller: PKPaymentAuthorizationController)
    optional func paymentAuthorizationController(_ controller: PKPaymentAuthorizationController, didRequestMerchantSessionUpdate handler: @escaping (PKPaymentRequestMerchantSessionUpdate) -> Void)
    optional func paymentAuthorizationController(_ controller: PKPaymentAuthorizationController, didChangeCouponCode couponCode: String, handler completion: @escaping (PKPaymentRequestCouponCodeUpdate) -> Void)
    optional func presentationWindow(for controller: PKPaymentAuthorizationController) -> UIWindow?
    protocol PKPaymentAuthorizationViewControllerDelegate main NSObjectProtocol
    required func paymentAuthorizationViewControllerDidFinish(_ controller: PKPaymentAuthorizationViewController)
    optional func paymentAuthorizationViewController(_ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment, handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
    optional func paymentAuthorizationViewController(_ controller: PKPaymentAuthorizationViewController, didSelect shippingMethod: PKShippingMethod, handler completion: @escaping (PKPaymentRequestShippingMethodUpdate) -> Void)
    optional func paymentAuthorizationViewController(_ controller: PKPaymentAuthorizationViewController, didSelectShippingContact contact: PKContact, handler completion: @escaping (PKPaymentRequestShippingContactUpdate) -> Void)
    optional func paymentAuthorizationViewController(_ controller: PKPaymentAuthorizationViewController, didSelect paymentMethod: PKPaymentMethod, handler completion: @escaping (PKPaymentRequestPaymentMethodUpdate) -> Void)
    optional func paymentAuthorizationViewControllerWillAuthorizePayment(_ controller: PKPaymentAuthorizationViewController)
    optional func paymentAuthorizationViewController(_ controller: PKPaymentAuthorizationViewController, didRequestMerchantSessionUpdate handler: @escaping (PKPaymentRequestMerchantSessionUpdate) -> Void)
    optional func paymentAuthorizationViewController(_ controller: PKPaymentAuthorizationViewController, didChangeCouponCode couponCode: String, handler completion: @escaping (PKPaymentRequestCouponCodeUpdate) -> Void)
    protocol QLPreviewControllerDelegate main NSObjectProtocol
    optional func previewControllerWillDismiss(_ controller: QLPreviewController)
    optional func previewControllerDidDismiss(_ controller: QLPreviewController)
    optional func previewController(_ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem) -> Bool
    optional func previewController(_ controller: QLPreviewController, frameFor item: any QLPreviewItem, inSourceView view: AutoreleasingUnsafeMutablePointer<UIView?>) -> CGRect
    optional func previewController(_ controller: QLPreviewController, transitionImageFor item: any QLPreviewItem, contentRect: UnsafeMutablePointer<CGRect>) -> UIImage?
    optional func previewController(_ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem) -> UIView?
    optional func previewController(_ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem) -> QLPreviewItemEditingMode
    optional func previewController(_ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem)
    optional func previewController(_ controller: QLPreviewController, didSaveEditedCopyOf previewItem: any QLPreviewItem, at modifiedContentsURL: URL)
    protocol SCNSceneRendererDelegate any NSObjectProtocol
    optional func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
    optional func renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval)
    optional func renderer(_ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval)
    optional func renderer(_ renderer: any SCNSceneRenderer, didApplyConstraintsAtTime time: TimeInterval)
    optional func renderer(_ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval)
    optional func renderer(_ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval)
    protocol SFSafariViewControllerDelegate main NSObjectProtocol
    optional func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    optional func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
    optional func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
    optional func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
    optional func safariViewController(_ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?) -> [UIActivity]
    optional func safariViewController(_ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?) -> [UIActivity.ActivityType]
    protocol SFSpeechRecognitionTaskDelegate any NSObjectProtocol
    optional func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask)
    optional func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription)
    optional func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult)
    optional func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask)
    optional func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask)
    optional func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool)
    protocol SFSpeechRecognizerDelegate any NSObjectProtocol
    optional func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
    protocol SKCloudServiceSetupViewControllerDelegate main NSObjectProtocol
    optional func cloudServiceSetupViewControllerDidDismiss(_ cloudServiceSetupViewController: SKCloudServiceSetupViewController)
    protocol SKOverlayDelegate main NSObjectProtocol
    optional func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error)
    optional func storeOverlayWillStartPresentation(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
    optional func storeOverlayDidFinishPresentation(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
    optional func storeOverlayWillStartDismissal(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
    optional func storeOverlayDidFinishDismissal(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
    protocol SKPaymentQueueDelegate any NSObjectProtocol
    optional func paymentQueue(_ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction, in newStorefront: SKStorefront) -> Bool
    optional func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool
    protocol SKPaymentTransactionObserver any NSObjectProtocol
    required func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    optional func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
    optional func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
    optional func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
    optional func paymentQueue(_ queue: SKPaymentQueue, updatedDownloads downloads: [SKDownload])
    optional func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool
    optional func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue)
    optional func paymentQueue(_ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String])
    protocol SKPhysicsContactDelegate main NSObjectProtocol
    optional func didBegin(_ contact: SKPhysicsContact)
    optional func didEnd(_ contact: SKPhysicsContact)
    protocol SKRequestDelegate any NSObjectProtocol
    optional func requestDidFinish(_ request: SKRequest)
    optional func request(_ request: SKRequest, didFailWithError error: any Error)
    protocol SKSceneDelegate main NSObjectProtocol
    optional func update(_ currentTime: TimeInterval, for scene: SKScene)
    optional func didEvaluateActions(for scene: SKScene)
    optional func didSimulatePhysics(for scene: SKScene)
    optional func didApplyConstraints(for scene: SKScene)
    optional func didFinishUpdate(for scene: SKScene)
    protocol SKStoreProductViewControllerDelegate main NSObjectProtocol
    optional func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
    protocol SKViewDelegate main NSObjectProtocol
    optional func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool
    protocol UIAccessibilityContainerDataTable main NSObjectProtocol
    required func accessibilityDataTableCellElement(forRow row: Int, column: Int) -> (any UIAccessibilityContainerDataTableCell)?
    required func accessibilityRowCount() -> Int
    required func accessibilityColumnCount() -> Int
    optional func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?
    optional func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]?
    protocol UIAccessibilityReadingContent main NSObjectProtocol
    required func accessibilityLineNumber(for point: CGPoint) -> Int
    required func accessibilityContent(forLineNumber lineNumber: Int) -> String?
    required func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect
    required func accessibilityPageContent() -> String?
    optional func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString?
    optional func accessibilityAttributedPageContent() -> NSAttributedString?
    protocol UIActionSheetDelegate main NSObjectProtocol
    optional func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
    optional func actionSheetCancel(_ actionSheet: UIActionSheet)
    optional func willPresent(_ actionSheet: UIActionSheet)
    optional func didPresent(_ actionSheet: UIActionSheet)
    optional func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
    optional func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
    protocol UIActivityItemSource main NSObjectProtocol
    required func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    required func activityViewController(_ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?) -> Any?
    optional func activityViewController(_ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?) -> String
    optional func activityViewController(_ activityViewController: UIActivityViewController, dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?) -> String
    optional func activityViewController(_ activityViewController: UIActivityViewController, thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize) -> UIImage?
    optional func activityViewControllerLinkMetadata(_ activityViewController: UIActivityViewController) -> LPLinkMetadata?
    protocol UIAdaptivePresentationControllerDelegate main NSObjectProtocol
    optional func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    optional func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle
    optional func presentationController(_ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle) -> UIViewController?
    optional func presentationController(_ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController)
    optional func presentationController(_ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle, transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
    optional func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    optional func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    optional func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    optional func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
    protocol UIAlertViewDelegate main NSObjectProtocol
    optional func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
    optional func alertViewCancel(_ alertView: UIAlertView)
    optional func willPresent(_ alertView: UIAlertView)
    optional func didPresent(_ alertView: UIAlertView)
    optional func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
    optional func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
    optional func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
    protocol UIBarPositioningDelegate main NSObjectProtocol
    optional func position(for bar: any UIBarPositioning) -> UIBarPosition
    protocol UICalendarSelectionMultiDateDelegate main NSObjectProtocol
    required func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
    required func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
    optional func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents) -> Bool
    optional func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents) -> Bool
    protocol UICalendarSelectionSingleDateDelegate main NSObjectProtocol
    required func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
    optional func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool
    protocol UICalendarSelectionWeekOfYearDelegate main NSObjectProtocol
    required func weekOfYearSelection(_ selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYearComponents: DateComponents?)
    optional func weekOfYearSelection(_ selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?) -> Bool
    protocol UICalendarViewDelegate main NSObjectProtocol
    required func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration?
    optional func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
    protocol UICollectionViewDataSource main NSObjectProtocol
    required func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    required func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    optional func numberOfSections(in collectionView: UICollectionView) -> Int
    optional func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView
    optional func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    optional func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
    optional func indexTitles(for collectionView: UICollectionView) -> [String]?
    optional func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath
    protocol UICollectionViewDataSourcePrefetching main NSObjectProtocol
    required func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    optional func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
    protocol UICollectionViewDelegate main UIScrollViewDelegate
    optional func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
    optional func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
    optional func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
    optional func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
    optional func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
    optional func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
    optional func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
    optional func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
    optional func collectionView(_ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath)
    optional func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
    optional func collectionView(_ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath)
    optional func collectionView(_ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout, newLayout toLayout: UICollectionViewLayout) -> UICollectionViewTransitionLayout
    optional func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath, atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath
    optional func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath
    optional func collectionView(_ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
    optional func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration?
    optional func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration?
    optional func collectionView(_ collectionView: UICollectionView, contextMenuConfiguration: UIContextMenuConfiguration, highlightPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview?
    optional func collectionView(_ collectionView: UICollectionView, contextMenuConfiguration: UIContextMenuConfiguration, dismissalPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview?
    optional func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool
    optional func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)
    optional func collectionView(_ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
    optional func collectionView(_ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
    optional func collectionView(_ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)
    optional func collectionView(_ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
    optional func collectionView(_ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
    optional func collectionView(_ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext) -> Bool
    optional func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool
    optional func collectionView(_ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext) -> Bool
    optional func collectionView(_ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
    optional func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath?
    optional func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool
    optional func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool
    optional func collectionView(_ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?) -> Bool
    optional func collectionView(_ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?)
    optional func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool
    optional func collectionView(_ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
    optional func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    optional func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)
    protocol UICollectionViewDelegateFlowLayout main UICollectionViewDelegate
    optional func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize
    optional func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets
    optional func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat
    optional func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat
    optional func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize
    optional func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int) -> CGSize
    protocol UICollectionViewDragDelegate main NSObjectProtocol
    required func collectionView(_ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem]
    optional func collectionView(_ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint) -> [UIDragItem]
    optional func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters?
    optional func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
    optional func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
    optional func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
    optional func collectionView(_ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool
    protocol UICollectionViewDropDelegate main NSObjectProtocol
    required func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
    optional func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
    optional func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
    optional func collectionView(_ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?) -> UICollectionViewDropProposal
    optional func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
    optional func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
    optional func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters?
    protocol UICollisionBehaviorDelegate main NSObjectProtocol
    optional func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint)
    optional func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
    optional func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
    optional func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?)
    protocol UIColorPickerViewControllerDelegate main NSObjectProtocol
    optional func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
    optional func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    optional func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
    protocol UIContextMenuInteractionDelegate main NSObjectProtocol
    required func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration?
    optional func contextMenuInteraction(_ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
    optional func contextMenuInteraction(_ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
    optional func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration, highlightPreviewForItemWithIdentifier identifier: any NSCopying) -> UITargetedPreview?
    optional func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration, dismissalPreviewForItemWithIdentifier identifier: any NSCopying) -> UITargetedPreview?
    optional func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)
    optional func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
    optional func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
    protocol UIDocumentBrowserViewControllerDelegate main NSObjectProtocol
    optional func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
    optional func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL])
    optional func documentBrowser(_ controller: UIDocumentBrowserViewController, didRequestDocumentCreationWithHandler importHandler: @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void)
    optional func documentBrowser(_ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL, toDestinationURL destinationURL: URL)
    optional func documentBrowser(_ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?)
    optional func documentBrowser(_ controller: UIDocumentBrowserViewController, applicationActivitiesForDocumentURLs documentURLs: [URL]) -> [UIActivity]
    optional func documentBrowser(_ controller: UIDocumentBrowserViewController, willPresent activityViewController: UIActivityViewController)
    protocol UIDocumentInteractionControllerDelegate main NSObjectProtocol
    optional func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController) -> UIViewController
    optional func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect
    optional func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView?
    optional func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
    optional func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
    optional func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController)
    optional func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
    optional func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController)
    optional func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
    optional func documentInteractionController(_ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?)
    optional func documentInteractionController(_ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?)
    protocol UIDocumentPickerDelegate main NSObjectProtocol
    optional func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    optional func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
    optional func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
    protocol UIDragInteractionDelegate main NSObjectProtocol
    required func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    optional func dragInteraction(_ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession) -> UITargetedDragPreview?
    optional func dragInteraction(_ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession)
    optional func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
    optional func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool
    optional func dragInteraction(_ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool
    optional func dragInteraction(_ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession) -> Bool
    optional func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
    optional func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)
    optional func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
    optional func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)
    optional func dragInteraction(_ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint) -> [UIDragItem]
    optional func dragInteraction(_ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession], withTouchAt point: CGPoint) -> (any UIDragSession)?
    optional func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem], for addingInteraction: UIDragInteraction)
    optional func dragInteraction(_ interaction: UIDragInteraction, previewForCancelling item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview) -> UITargetedDragPreview?
    optional func dragInteraction(_ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating)
    protocol UIDropInteractionDelegate main NSObjectProtocol
    optional func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
    optional func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
    optional func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal
    optional func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
    optional func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
    optional func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
    optional func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
    optional func dropInteraction(_ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview) -> UITargetedDragPreview?
    optional func dropInteraction(_ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating)
    protocol UIDynamicAnimatorDelegate main NSObjectProtocol
    optional func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    optional func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
    protocol UIEditMenuInteractionDelegate main NSObjectProtocol
    optional func editMenuInteraction(_ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]) -> UIMenu?
    optional func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration) -> CGRect
    optional func editMenuInteraction(_ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration, animator: any UIEditMenuInteractionAnimating)
    optional func editMenuInteraction(_ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration, animator: any UIEditMenuInteractionAnimating)
    protocol UIFindInteractionDelegate main NSObjectProtocol
    required func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
    optional func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
    optional func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
    protocol UIFontPickerViewControllerDelegate main NSObjectProtocol
    optional func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
    optional func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
    protocol UIGestureRecognizerDelegate main NSObjectProtocol
    optional func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    optional func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool
    optional func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool
    optional func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool
    optional func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    optional func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool
    optional func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
    protocol UIImagePickerControllerDelegate main NSObjectProtocol
    optional func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    optional func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
    protocol UILargeContentViewerInteractionDelegate main NSObjectProtocol
    optional func largeContentViewerInteraction(_ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint)
    optional func largeContentViewerInteraction(_ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint) -> (any UILargeContentViewerItem)?
    optional func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
    protocol UINavigationBarDelegate main UIBarPositioningDelegate
    optional func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    optional func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    optional func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    optional func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
    protocol UINavigationControllerDelegate main NSObjectProtocol
    optional func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    optional func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
    optional func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController) -> UIInterfaceOrientationMask
    optional func navigationControllerPreferredInterfaceOrientationForPresentation(_ navigationController: UINavigationController) -> UIInterfaceOrientation
    optional func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    optional func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
    protocol UINavigationItemRenameDelegate main NSObjectProtocol
    required func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
    optional func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
    optional func navigationItem(_ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String, selectedRange: Range<String.Index>) -> (String, Range<String.Index>)
    optional func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
    protocol UIPageControlProgressDelegate main NSObjectProtocol
    optional func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
    optional func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
    protocol UIPageControlTimerProgressDelegate main UIPageControlProgressDelegate
    optional func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
    optional func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool
    protocol UIPageViewControllerDataSource main NSObjectProtocol
    required func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController?
    required func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController?
    optional func presentationCount(for pageViewController: UIPageViewController) -> Int
    optional func presentationIndex(for pageViewController: UIPageViewController) -> Int
    protocol UIPageViewControllerDelegate main NSObjectProtocol
    optional func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    optional func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
    optional func pageViewController(_ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation) -> UIPageViewController.SpineLocation
    optional func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController) -> UIInterfaceOrientationMask
    optional func pageViewControllerPreferredInterfaceOrientationForPresentation(_ pageViewController: UIPageViewController) -> UIInterfaceOrientation
    protocol UIPencilInteractionDelegate main NSObjectProtocol
    optional func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
    optional func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap)
    optional func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze)
    protocol UIPickerViewAccessibilityDelegate main UIPickerViewDelegate
    optional func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?
    optional func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String?
    optional func pickerView(_ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int) -> [String]
    optional func pickerView(_ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int) -> NSAttributedString?
    optional func pickerView(_ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int) -> NSAttributedString?
    optional func pickerView(_ pickerView: UIPickerView, accessibilityAttributedUserInputLabelsForComponent component: Int) -> [NSAttributedString]
    protocol UIPickerViewDelegate main NSObjectProtocol
    optional func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    optional func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    optional func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    optional func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString?
    optional func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView
    optional func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
    protocol UIPointerInteractionDelegate main NSObjectProtocol
    optional func pointerInteraction(_ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion) -> UIPointerRegion?
    optional func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
    optional func pointerInteraction(_ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating)
    optional func pointerInteraction(_ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating)
    protocol UIPopoverControllerDelegate main NSObjectProtocol
    optional func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool
    optional func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController)
    optional func popoverController(_ popoverController: UIPopoverController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>)
    protocol UIPopoverPresentationControllerDelegate main UIAdaptivePresentationControllerDelegate
    optional func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    optional func popoverPresentationControllerShouldDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) -> Bool
    optional func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController)
    optional func popoverPresentationController(_ popoverPresentationController: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>)
    protocol UIPreviewInteractionDelegate main NSObjectProtocol
    optional func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
    required func previewInteraction(_ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)
    optional func previewInteraction(_ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool)
    required func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
    protocol UIPrintInteractionControllerDelegate main NSObjectProtocol
    optional func printInteractionControllerParentViewController(_ printInteractionController: UIPrintInteractionController) -> UIViewController?
    optional func printInteractionController(_ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]) -> UIPrintPaper
    optional func printInteractionControllerWillPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    optional func printInteractionControllerDidPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    optional func printInteractionControllerWillDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    optional func printInteractionControllerDidDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    optional func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController)
    optional func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController)
    optional func printInteractionController(_ printInteractionController: UIPrintInteractionController, cutLengthFor paper: UIPrintPaper) -> CGFloat
    optional func printInteractionController(_ printInteractionController: UIPrintInteractionController, chooseCutterBehavior availableBehaviors: [NSNumber]) -> UIPrinter.CutterBehavior
    protocol UIPrinterPickerControllerDelegate main NSObjectProtocol
    optional func printerPickerControllerParentViewController(_ printerPickerController: UIPrinterPickerController) -> UIViewController?
    optional func printerPickerController(_ printerPickerController: UIPrinterPickerController, shouldShow printer: UIPrinter) -> Bool
    optional func printerPickerControllerWillPresent(_ printerPickerController: UIPrinterPickerController)
    optional func printerPickerControllerDidPresent(_ printerPickerController: UIPrinterPickerController)
    optional func printerPickerControllerWillDismiss(_ printerPickerController: UIPrinterPickerController)
    optional func printerPickerControllerDidDismiss(_ printerPickerController: UIPrinterPickerController)
    optional func printerPickerControllerDidSelectPrinter(_ printerPickerController: UIPrinterPickerController)
    protocol UIResponderStandardEditActions main NSObjectProtocol
    optional func cut(_ sender: Any?)
    optional func copy(_ sender: Any?)
    optional func paste(_ sender: Any?)
    optional func pasteAndMatchStyle(_ sender: Any?)
    optional func pasteAndGo(_ sender: Any?)
    optional func pasteAndSearch(_ sender: Any?)
    optional func select(_ sender: Any?)
    optional func selectAll(_ sender: Any?)
    optional func delete(_ sender: Any?)
    optional func toggleBoldface(_ sender: Any?)
    optional func toggleItalics(_ sender: Any?)
    optional func toggleUnderline(_ sender: Any?)
    optional func makeTextWritingDirectionLeftToRight(_ sender: Any?)
    optional func makeTextWritingDirectionRightToLeft(_ sender: Any?)
    optional func increaseSize(_ sender: Any?)
    optional func decreaseSize(_ sender: Any?)
    optional func updateTextAttributes(conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
    optional func find(_ sender: Any?)
    optional func findAndReplace(_ sender: Any?)
    optional func findNext(_ sender: Any?)
    optional func findPrevious(_ sender: Any?)
    optional func useSelectionForFind(_ sender: Any?)
    optional func printContent(_ sender: Any?)
    optional func rename(_ sender: Any?)
    optional func duplicate(_ sender: Any?)
    optional func move(_ sender: Any?)
    optional func export(_ sender: Any?)
    optional func showWritingTools(_ sender: Any?)
    protocol UISceneDelegate main NSObjectProtocol
    optional func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    optional func sceneDidDisconnect(_ scene: UIScene)
    optional func sceneDidBecomeActive(_ scene: UIScene)
    optional func sceneWillResignActive(_ scene: UIScene)
    optional func sceneWillEnterForeground(_ scene: UIScene)
    optional func sceneDidEnterBackground(_ scene: UIScene)
    optional func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    optional func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
    optional func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    optional func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    optional func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
    optional func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
    optional func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    protocol UIScribbleInteractionDelegate main NSObjectProtocol
    optional func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool
    optional func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool
    optional func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)
    optional func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction)
    protocol UIScrollViewAccessibilityDelegate main UIScrollViewDelegate
    optional func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
    optional func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString?
    protocol UIScrollViewDelegate main NSObjectProtocol
    optional func scrollViewDidScroll(_ scrollView: UIScrollView)
    optional func scrollViewDidZoom(_ scrollView: UIScrollView)
    optional func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    optional func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
    optional func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    optional func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    optional func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    optional func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    optional func viewForZooming(in scrollView: UIScrollView) -> UIView?
    optional func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    optional func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    optional func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    optional func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    optional func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
    protocol UISearchBarDelegate main UIBarPositioningDelegate
    optional func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    optional func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    optional func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    optional func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    optional func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    optional func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    optional func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    optional func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    optional func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    optional func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    optional func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
    protocol UISearchControllerDelegate main NSObjectProtocol
    optional func presentSearchController(_ searchController: UISearchController)
    optional func willPresentSearchController(_ searchController: UISearchController)
    optional func didPresentSearchController(_ searchController: UISearchController)
    optional func willDismissSearchController(_ searchController: UISearchController)
    optional func didDismissSearchController(_ searchController: UISearchController)
    optional func searchController(_ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement)
    optional func searchController(_ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement)
    protocol UISearchResultsUpdating main NSObjectProtocol
    required func updateSearchResults(for searchController: UISearchController)
    optional func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
    protocol UISearchTextFieldDelegate main UITextFieldDelegate
    optional func searchTextField(_ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken) -> NSItemProvider
    protocol UISheetPresentationControllerDelegate main UIAdaptivePresentationControllerDelegate
    optional func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController)
    protocol UISpringLoadedInteractionBehavior main NSObjectProtocol
    required func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool
    optional func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
    protocol UITabBarControllerDelegate main NSObjectProtocol
    optional func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    optional func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    optional func tabBarController(_ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    optional func tabBarController(_ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
    optional func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask
    optional func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController) -> UIInterfaceOrientation
    optional func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
    optional func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
    optional func tabBarController(_ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab, proposedViewControllers: [UIViewController]) -> [UIViewController]
    optional func tabBarController(_ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab])
    optional func tabBarController(_ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup)
    optional func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController)
    optional func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController)
    optional func tabBarController(_ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController])
    optional func tabBarController(_ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool)
    optional func tabBarController(_ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool)
    protocol UITabBarDelegate main NSObjectProtocol
    optional func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
    optional func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
    optional func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
    optional func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
    optional func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
    protocol UITableViewDataSource main NSObjectProtocol
    required func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    required func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    optional func numberOfSections(in tableView: UITableView) -> Int
    optional func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    optional func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    optional func sectionIndexTitles(for tableView: UITableView) -> [String]?
    optional func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
    optional func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    optional func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    optional func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
    optional func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
    protocol UITableViewDataSourcePrefetching main NSObjectProtocol
    required func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    optional func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
    protocol UITableViewDelegate main UIScrollViewDelegate
    optional func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    optional func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
    optional func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
    optional func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
    optional func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
    optional func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
    optional func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    optional func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
    optional func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
    optional func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
    optional func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
    optional func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
    optional func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
    optional func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
    optional func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
    optional func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
    optional func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
    optional func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
    optional func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
    optional func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
    optional func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    optional func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    optional func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
    optional func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String?
    optional func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
    optional func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
    optional func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
    optional func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?
    optional func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
    optional func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
    optional func tableView(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath) -> IndexPath
    optional func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
    optional func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration?
    optional func tableView(_ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
    optional func tableView(_ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
    optional func tableView(_ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)
    optional func tableView(_ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
    optional func tableView(_ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
    optional func tableView(_ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext) -> Bool
    optional func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
    optional func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool
    optional func tableView(_ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
    optional func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?
    optional func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool
    optional func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
    optional func tableView(_ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?) -> Bool
    optional func tableView(_ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?)
    optional func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
    optional func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
    optional func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
    optional func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    optional func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)
    protocol UITableViewDragDelegate main NSObjectProtocol
    required func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem]
    optional func tableView(_ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint) -> [UIDragItem]
    optional func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters?
    optional func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
    optional func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
    optional func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
    optional func tableView(_ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool
    protocol UITableViewDropDelegate main NSObjectProtocol
    required func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
    optional func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
    optional func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
    optional func tableView(_ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?) -> UITableViewDropProposal
    optional func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
    optional func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
    optional func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters?
    protocol UITextDragDelegate main NSObjectProtocol
    optional func textDraggableView(_ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest) -> [UIDragItem]
    optional func textDraggableView(_ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem, session: any UIDragSession) -> UITargetedDragPreview?
    optional func textDraggableView(_ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession)
    optional func textDraggableView(_ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession)
    optional func textDraggableView(_ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession, with operation: UIDropOperation)
    protocol UITextDropDelegate main NSObjectProtocol
    optional func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest) -> UITextDropEditability
    optional func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest) -> UITextDropProposal
    optional func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest)
    optional func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview) -> UITargetedDragPreview?
    optional func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession)
    optional func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession)
    optional func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession)
    optional func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession)
    protocol UITextFieldDelegate main NSObjectProtocol
    optional func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    optional func textFieldDidBeginEditing(_ textField: UITextField)
    optional func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    optional func textFieldDidEndEditing(_ textField: UITextField)
    optional func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    optional func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
    optional func textField(_ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue], replacementString string: String) -> Bool
    optional func textFieldDidChangeSelection(_ textField: UITextField)
    optional func textFieldShouldClear(_ textField: UITextField) -> Bool
    optional func textFieldShouldReturn(_ textField: UITextField) -> Bool
    optional func textField(_ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
    optional func textField(_ textField: UITextField, editMenuForCharactersInRanges ranges: [NSValue], suggestedActions: [UIMenuElement]) -> UIMenu?
    optional func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    optional func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
    optional func textField(_ textField: UITextField, insertInputSuggestion inputSuggestion: UIInputSuggestion)
    protocol UITextInteractionDelegate main NSObjectProtocol
    optional func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
    optional func interactionWillBegin(_ interaction: UITextInteraction)
    optional func interactionDidEnd(_ interaction: UITextInteraction)
    protocol UITextPasteDelegate main NSObjectProtocol
    optional func textPasteConfigurationSupporting(_ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem)
    optional func textPasteConfigurationSupporting(_ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange) -> NSAttributedString
    optional func textPasteConfigurationSupporting(_ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, performPasteOf attributedString: NSAttributedString, to textRange: UITextRange) -> UITextRange
    optional func textPasteConfigurationSupporting(_ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange) -> Bool
    protocol UITextSelectionDisplayInteractionDelegate main NSObjectProtocol
    optional func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView?
    protocol UITextViewDelegate main UIScrollViewDelegate
    optional func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    optional func textViewDidBeginEditing(_ textView: UITextView)
    optional func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    optional func textViewDidEndEditing(_ textView: UITextView)
    optional func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    optional func textViewDidChange(_ textView: UITextView)
    optional func textViewDidChangeSelection(_ textView: UITextView)
    optional func textView(_ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue], replacementText text: String) -> Bool
    optional func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?
    optional func textView(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu) -> UITextItem.MenuConfiguration?
    optional func textView(_ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating)
    optional func textView(_ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating)
    optional func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction) -> Bool
    optional func textView(_ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange, interaction: UITextItemInteraction) -> Bool
    optional func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
    optional func textView(_ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange) -> Bool
    optional func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
    optional func textView(_ textView: UITextView, editMenuForTextInRanges ranges: [NSValue], suggestedActions: [UIMenuElement]) -> UIMenu?
    optional func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    optional func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
    optional func textViewWritingToolsWillBegin(_ textView: UITextView)
    optional func textViewWritingToolsDidEnd(_ textView: UITextView)
    optional func textView(_ textView: UITextView, writingToolsIgnoredRangesInEnclosingRange enclosingRange: NSRange) -> [NSValue]
    optional func textView(_ textView: UITextView, willBeginFormattingWith viewController: UITextFormattingViewController)
    optional func textView(_ textView: UITextView, didBeginFormattingWith viewController: UITextFormattingViewController)
    optional func textView(_ textView: UITextView, willEndFormattingWith viewController: UITextFormattingViewController)
    optional func textView(_ textView: UITextView, didEndFormattingWith viewController: UITextFormattingViewController)
    optional func textView(_ textView: UITextView, insertInputSuggestion inputSuggestion: UIInputSuggestion)
    protocol UIToolTipInteractionDelegate main NSObjectProtocol
    optional func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint) -> UIToolTipConfiguration?
    protocol UIVideoEditorControllerDelegate main NSObjectProtocol
    optional func videoEditorController(_ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String)
    optional func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: any Error)
    optional func videoEditorControllerDidCancel(_ editor: UIVideoEditorController)
    protocol UIViewControllerAnimatedTransitioning main NSObjectProtocol
    required func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    required func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    optional func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating
    optional func animationEnded(_ transitionCompleted: Bool)
    protocol UIViewControllerTransitioningDelegate main NSObjectProtocol
    optional func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    optional func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    optional func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
    optional func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
    optional func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController?
    protocol UIViewImplicitlyAnimating main UIViewAnimating
    optional func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    optional func addAnimations(_ animation: @escaping () -> Void)
    optional func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    optional func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
    protocol UNUserNotificationCenterDelegate any NSObjectProtocol
    optional func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification, withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void)
    optional func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler completionHandler: @escaping @Sendable () -> Void)
    optional func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
    protocol VNDocumentCameraViewControllerDelegate main NSObjectProtocol
    optional func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
    optional func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
    optional func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
    protocol WKDownloadDelegate main NSObjectProtocol
    optional func download(_ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String, completionHandler: @escaping @MainActor (URL?) -> Void)
    optional func downloadDidFinish(_ download: WKDownload)
    optional func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
    protocol WKHTTPCookieStoreObserver main NSObjectProtocol
    optional func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
    protocol WKNavigationDelegate main NSObjectProtocol
    optional func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)
    optional func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences, decisionHandler: @escaping @MainActor (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
    optional func webView(_ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse, decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void)
    optional func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    optional func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
    optional func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
    optional func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    optional func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    optional func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    optional func webView(_ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge, completionHandler: @escaping @MainActor (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
    optional func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
    optional func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload)
    optional func webView(_ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload)
    protocol WKScriptMessageHandlerWithReply main NSObjectProtocol
    optional func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage, replyHandler: @escaping @MainActor (Any?, String?) -> Void)
    protocol WKUIDelegate main NSObjectProtocol
    optional func webView(_ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures) -> WKWebView?
    optional func webViewDidClose(_ webView: WKWebView)
    optional func webView(_ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor () -> Void)
    optional func webView(_ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor (Bool) -> Void)
    optional func webView(_ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor (String?) -> Void)
    optional func webView(_ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin, initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType, decisionHandler: @escaping @MainActor (WKPermissionDecision) -> Void)
    optional func webView(_ webView: WKWebView, requestDeviceOrientationAndMotionPermissionFor origin: WKSecurityOrigin, initiatedByFrame frame: WKFrameInfo, decisionHandler: @escaping @MainActor (WKPermissionDecision) -> Void)
    optional func webView(_ webView: WKWebView, contextMenuConfigurationForElement elementInfo: WKContextMenuElementInfo, completionHandler: @escaping @MainActor (UIContextMenuConfiguration?) -> Void)
    optional func webView(_ webView: WKWebView, contextMenuWillPresentForElement elementInfo: WKContextMenuElementInfo)
    optional func webView(_ webView: WKWebView, contextMenuForElement elementInfo: WKContextMenuElementInfo, willCommitWithAnimator animator: any UIContextMenuInteractionCommitAnimating)
    optional func webView(_ webView: WKWebView, contextMenuDidEndForElement elementInfo: WKContextMenuElementInfo)
    """
}
