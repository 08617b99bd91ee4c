import AVFoundation
import AuthenticationServices
import BackgroundTasks
import CallKit
import Contacts
import CoreBluetooth
import CoreHaptics
import CoreLocation
import CoreNFC
import CoreSpotlight
import DeviceCheck
import EventKit
import GameKit
import HealthKit
import Intents
import LocalAuthentication
import MapKit
import MediaPlayer
import MessageUI
import MetricKit
import MultipeerConnectivity
import PassKit
import Photos
import QuickLookThumbnailing
import SafariServices
import Speech
import StoreKit
import Testing
import UIKit
import UserNotifications
import WatchConnectivity
import WebKit

/// The error structs of all frameworks.
@Suite struct StoredErrorTests {
  private static let cases = [
    StoredErrorCase(
      ASAuthorizationError.self, "com.apple.AuthenticationServices.AuthorizationError",
      ASAuthorizationError.canceled, 1001),
    StoredErrorCase(
      ASWebAuthenticationSessionError.self,
      "com.apple.AuthenticationServices.WebAuthenticationSession",
      ASWebAuthenticationSessionError.canceledLogin, 1),
    StoredErrorCase(AVError.self, "AVFoundationErrorDomain", AVError.diskFull, -11807),
    StoredErrorCase(
      BGTaskScheduler.Error.self, "BGTaskSchedulerErrorDomain", BGTaskScheduler.Error.notPermitted,
      3),
    StoredErrorCase(CBError.self, "CBErrorDomain", CBError.peripheralDisconnected, 7),
    StoredErrorCase(CBATTError.self, "CBATTErrorDomain", CBATTError.insufficientEncryption, 15),
    StoredErrorCase(
      CHHapticError.self, "com.apple.CoreHaptics", CHHapticError.notSupported, -4809),
    StoredErrorCase(CLError.self, "kCLErrorDomain", CLError.denied, 1),
    StoredErrorCase(
      CLLocationPushServiceError.self, "CLLocationPushServiceErrorDomain",
      CLLocationPushServiceError.missingEntitlement, 3),
    StoredErrorCase(CNError.self, "CNErrorDomain", CNError.authorizationDenied, 100),
    StoredErrorCase(EKError.self, "EKErrorDomain", EKError.noCalendar, 1),
    StoredErrorCase(HKError.self, "com.apple.healthkit", HKError.errorNoData, 11),
    StoredErrorCase(
      INIntentError.self, "INIntentErrorDomain", INIntentError.donatingInteraction, 1901),
    StoredErrorCase(LAError.self, "com.apple.LocalAuthentication", LAError.userCancel, -2),
    StoredErrorCase(
      MFMailComposeError.self, "MFMailComposeErrorDomain", MFMailComposeError.saveFailed, 0),
    StoredErrorCase(WCError.self, "WCErrorDomain", WCError.deviceNotPaired, 7005),
    StoredErrorCase(MXError.self, "MXErrorDomain", MXError.maxCount, 1),
    StoredErrorCase(DCError.self, "com.apple.devicecheck.error", DCError.featureUnsupported, 1),
    StoredErrorCase(NFCReaderError.self, "NFCError", NFCReaderError.readerErrorRadioDisabled, 6),
    StoredErrorCase(CSIndexError.self, "CSIndexErrorDomain", CSIndexError.quotaExceeded, -1004),
    StoredErrorCase(
      CSSearchQueryError.self, "CSSearchQueryErrorDomain", CSSearchQueryError.cancelled, -2003),
    StoredErrorCase(CXError.self, "com.apple.CallKit.error", CXError.invalidArgument, 2),
    StoredErrorCase(
      CXErrorCodeIncomingCallError.self, "com.apple.CallKit.error.incomingcall",
      CXErrorCodeIncomingCallError.callUUIDAlreadyExists, 2),
    StoredErrorCase(
      CXErrorCodeRequestTransactionError.self, "com.apple.CallKit.error.requesttransaction",
      CXErrorCodeRequestTransactionError.emptyTransaction, 3),
    StoredErrorCase(
      CXErrorCodeCallDirectoryManagerError.self, "com.apple.CallKit.error.calldirectorymanager",
      CXErrorCodeCallDirectoryManagerError.noExtensionFound, 1),
    StoredErrorCase(
      PKPassKitError.self, "PKPassKitErrorDomain", PKPassKitError.invalidSignature, 3),
    StoredErrorCase(
      PKPaymentError.self, "PKPaymentErrorDomain", PKPaymentError.couponCodeExpiredError, 5),
    StoredErrorCase(GKError.self, "GKErrorDomain", GKError.notAuthenticated, 6),
    StoredErrorCase(MCError.self, "MCErrorDomain", MCError.timedOut, 4),
    StoredErrorCase(MKError.self, "MKErrorDomain", MKError.loadingThrottled, 3),
    StoredErrorCase(MPError.self, "MPErrorDomain", MPError.permissionDenied, 1),
    StoredErrorCase(MachError.self, "NSMachErrorDomain", MachError.noSpace, 3),
    StoredErrorCase(
      PHPhotosError.self, "PHPhotosErrorDomain", PHPhotosError.userCancelled, 3072),
    StoredErrorCase(
      QLThumbnailError.self, "QLThumbnailErrorDomain", QLThumbnailError.requestCancelled, 5),
    StoredErrorCase(
      SFAuthenticationError.self, "com.apple.SafariServices.Authentication",
      SFAuthenticationError.canceledLogin, 1),
    StoredErrorCase(SFError.self, "SFErrorDomain", SFError.noAttachmentFound, 2),
    StoredErrorCase(SFSpeechError.self, "SFSpeechErrorDomain", SFSpeechError.audioReadFailed, 2),
    StoredErrorCase(SKANError.self, "SKANErrorDomain", SKANError.unsupported, 1),
    StoredErrorCase(SKError.self, "SKErrorDomain", SKError.paymentCancelled, 2),
    StoredErrorCase(
      UIAccessibility.GuidedAccessError.self, "UIGuidedAccessErrorDomain",
      UIAccessibility.GuidedAccessError.permissionDenied, 0),
    StoredErrorCase(UIPrintError.self, "UIPrintErrorDomain", UIPrintError.noContent, 2),
    StoredErrorCase(UISceneError.self, "UISceneErrorDomain", UISceneError.requestDenied, 1),
    StoredErrorCase(
      UNError.self, "UNErrorDomain", UNError.notificationsNotAllowed, 1),
    StoredErrorCase(WKError.self, "WKErrorDomain", WKError.javaScriptExceptionOccurred, 4),
  ]

  @Test(
    "ObjectiveC.ER7, ObjectiveC.ER8, ObjectiveC.ER9. An error is made, cast, caught and compared",
    arguments: cases)
  func examined(error: StoredErrorCase) throws { try error.examine() }

  @Test("ObjectiveC.ER7. An error of contacts has what its user info says")
  func contacts() {
    let inner = CNError(.policyViolation)
    let record = NSObject()
    let error = CNError(
      .validationMultipleErrors,
      userInfo: [
        CNErrorUserInfoAffectedRecordsKey: [record],
        CNErrorUserInfoAffectedRecordIdentifiersKey: ["A"],
        CNErrorUserInfoValidationErrorsKey: [inner as any Error],
        CNErrorUserInfoKeyPathsKey: ["givenName"],
      ])
    #expect(error.affectedRecords?.first === record && error.keyPaths == ["givenName"])
    #expect(error.affectedRecordIdentifiers == ["A"])
    #expect(error.validationErrors?.first as? CNError == inner)
    #expect(inner.affectedRecords == nil && inner.validationErrors == nil)
  }
}
