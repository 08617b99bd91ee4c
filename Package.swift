// swift-tools-version: 6.3
// Tactus runs on Linux only: its frameworks have the names of Apple's modules, which on a Mac would
// collide with the system's own. `Documentation/Architecture.md` explains the floors, rooms and
// libraries; `Scripts/check-imports` checks that the sources import only the modules named here, and
// `Scripts/link` makes the libraries and the programs that share them.

import Glibc
import PackageDescription

// The rooms: the modules in `Sources/<floor>/<folder>`. A row has the name, the library that has the
// room (`-` for rooms of static programs only) and the modules that it imports. `*` stands for a room
// that every build optimizes: a line of `Benchmarks` feels it, and it is not large. Optimization is
// nine tenths of the compiler's time, so a build for one user leaves it out elsewhere; with
// TACTUS_OPTIMIZED, as for releases and benchmarks, all rooms are optimized. `+` stands for a module
// that is re-exported only, whose library clients link themselves. Further lines of a row are
// indented more.
let rooms = """
  [Basics]
    TactusTextFormatting*       TactusSystem
    TactusLinearConstraints*    UIKit
    TactusFiles                 TactusSystem         TactusTextFormatting
    TactusJSON*                 TactusPhoneLink      TactusTextFormatting CTactusYajl
    TactusSharedSound*          TactusPhoneLink      CTactusSharedMemory
    TactusThreads*              TactusSystem
    TactusPango*                CoreGraphics
    TactusUniformTypes          TactusSystem         CTactusContentTypes
    TactusVCards                Contacts
    TactusMessageBus            TactusMessageBus     TactusThreads CTactusGio
    TactusBluetooth             CoreBluetooth        TactusMessageBus TactusThreads
    TactusSpeechSynthesis       TactusSpeech          CTactusEspeak CTactusXML
    TactusSpeechRecognition     Speech               CTactusPocketsphinx
    TactusMediaDecoding         TactusSound          CTactusGStreamer
    TactusPrinters              TactusPhoneModels    CTactusCups
    TactusCryptography*         TactusCryptography   CTactusOpenSSL CTactusSodium
    TactusTLS                   TactusNetwork        CTactusOpenSSLStreams
    TactusAddressRace           TactusNetwork
    TactusWebSockets            Network              CTactusSoup CTactusWslay
    TactusDataCompression       TactusSystem         TactusCrashReports CTactusBrotli CTactusLZ4
          CTactusLZMA CTactusZlib
    TactusDocumentReading       TactusPhoneModels    TactusThreads CTactusSharedMemory CTactusSpawn
    TactusMediaReading          AVFoundation         TactusDocumentReading TactusMediaDecoding
    TactusReaderConfinement     -                    TactusDocumentReading CTactusSeccomp
    TactusDocumentConversion    QuickLook            TactusDocumentReading TactusCryptography
    TactusCrashReports          TactusSystem         TactusTextFormatting CTactusCrash
  [Haptics]
    TactusHapticPatterns*       TactusPhoneLink
    TactusHapticFormats         TactusPhoneLink      TactusHapticPatterns TactusHapticSynthesis
          TactusTextFormatting TactusJSON
    TactusHapticPlayback*       TactusPhoneLink      TactusHapticPatterns
    TactusHapticSynthesis*      TactusPhoneLink      TactusHapticPatterns
    TactusHapticAdaptation*     TactusEmbeddedPhone  TactusHapticPatterns TactusHapticSynthesis
    TactusHapticProfiles        -                    TactusHapticSynthesis TactusTextFormatting
          TactusJSON
    TactusHapticPlots           -                    TactusHapticPatterns TactusHapticSynthesis
          TactusTextFormatting TactusPango CTactusPangoCairo
    TactusSoundFiles*           TactusSound          TactusHapticPatterns TactusHapticSynthesis
          TactusTextFormatting CTactusSndfile CTactusSamplerate
    TactusSoundProcessing*      TactusSound          TactusHapticSynthesis TactusTextFormatting
          CTactusSndfile CTactusSamplerate CTactusSoundTouch
    TactusSoundPlugins*         TactusSound          CTactusLADSPA
    TactusSoundSpatialization*  TactusSound          CTactusOpenAL
  [Foundation]
    TactusSelectors             TactusSystem         TactusCrashReports TactusThreads
    TactusRegion                TactusSystem         CTactusICU CTactusLocale TactusSelectors
          TactusThreads
    TactusVirtualTime           TactusSystem         CTactusFork TactusRegion TactusSelectors
          TactusThreads
    TactusCoreFoundation        TactusSystem         TactusVirtualTime TactusThreads
          TactusCrashReports CTactusSystemCalls
    CFNetwork                   TactusNetwork        CTactusSoup TactusAddressRace
          TactusCoreFoundation TactusCrashReports TactusCryptography TactusTLS TactusThreads
    TactusNetServices           TactusNetwork        CFNetwork TactusCoreFoundation
          TactusCrashReports CTactusSystemCalls
          TactusMessageBus
    TactusFoundationBase        TactusSystem         CTactusCmark CTactusICU CTactusPropertyList
          CTactusExtendedAttributes CTactusFunctionStreams CTactusDeallocation CTactusSystemCalls
          CTactusLibraryExtras TactusCoreFoundation TactusVirtualTime TactusSelectors TactusThreads
          TactusCrashReports TactusDataCompression TactusUniformTypes os
    TactusURLLoading            TactusNetwork        CFNetwork TactusCoreFoundation
          TactusCrashReports
          TactusFoundationBase TactusSelectors TactusThreads
    TactusFoundation            TactusSystem         TactusFoundationBase +CFNetwork
          +TactusNetServices +TactusURLLoading
    UniformTypeIdentifiers      TactusSystem         TactusFoundation TactusUniformTypes
    CoreServices                TactusSystem         TactusFoundation UniformTypeIdentifiers
    MobileCoreServices          TactusSystem         CoreServices
    CryptoKit                   CryptoKit            LocalAuthentication Security TactusFoundation
          TactusCryptography
    CommonCrypto                CommonCrypto         TactusFoundation TactusCryptography
    Compression                 Compression          TactusFoundation TactusDataCompression
    Security                    Security             TactusCoreFoundation TactusFoundation
          TactusCryptography TactusCrashReports
    simd                        TactusSystem
    TactusStandardStreams       TactusSystem
    TactusXMLParsing            TactusXMLParsing         TactusSelectors
    SystemConfiguration         SystemConfiguration  TactusCoreFoundation TactusFoundation
          TactusCrashReports TactusThreads
    Network                     Network              Security SystemConfiguration TactusAddressRace
          TactusCrashReports TactusCryptography TactusFoundation TactusNetServices TactusTLS
          TactusThreads TactusWebSockets CTactusSystemCalls
    LocalAuthentication         LocalAuthentication  TactusFoundation TactusCrashReports
    CoreTelephony               CoreTelephony        TactusFoundation TactusCrashReports
    WatchConnectivity           WatchConnectivity    TactusFoundation TactusCrashReports
          TactusThreads
    MetricKit                   MetricKit            TactusFoundation TactusCrashReports os
    Accounts                    Accounts             TactusFoundation TactusCrashReports
    DeviceCheck                 DeviceCheck          TactusFoundation TactusCrashReports
    CoreNFC                     CoreNFC              TactusFoundation TactusCrashReports
    CoreSpotlight               CoreSpotlight        TactusFoundation TactusCrashReports
          UniformTypeIdentifiers
    PushKit                     PushKit              TactusFoundation TactusCrashReports
    DeveloperToolsSupport       TactusSystem         TactusFoundation
    os                          TactusSystem
    OSLog                       TactusSystem         TactusFoundation os
    Combine                     Combine              TactusFoundation os
    TactusUserDefaults          TactusSystem         TactusFoundation TactusCrashReports TactusSelectors
          TactusThreads
  [Screen]
    TactusDisplayList*          CoreGraphics         TactusPango CTactusPangoCairo CTactusJPEG
    TactusScreenRecording*      TactusScreenRecording TactusDisplayList CTactusWebp
    CoreGraphics*               CoreGraphics         TactusCoreFoundation TactusCrashReports
          TactusDisplayList TactusFoundation
    QuartzCore                  CoreGraphics         CoreGraphics TactusCrashReports
          TactusDisplayList
          TactusFoundation TactusThreads TactusVirtualTime
  [Phone]
    TactusPhoneTypes*           TactusPhoneLink
    TactusPhoneHardware*        TactusPhoneModels    TactusHapticPatterns TactusPhoneTypes
    TactusPhoneLink             TactusPhoneLink      TactusTextFormatting TactusJSON
          TactusHapticPatterns TactusHapticPlayback TactusHapticFormats TactusPhoneTypes
          TactusThreads CTactusSystemCalls
          TactusUniformTypes
    TactusPhoneClient           TactusPhoneLink      TactusPhoneLink TactusPhoneTypes TactusThreads
          TactusCrashReports CTactusEmbeddedPhone
    TactusPatternPlayback*      TactusEmbeddedPhone  TactusHapticPatterns TactusHapticSynthesis
          TactusPhoneHardware TactusSharedSound TactusSoundProcessing
    TactusMotorPlayback*        TactusEmbeddedPhone  TactusPhoneHardware TactusPhoneTypes
          TactusHapticAdaptation TactusHapticPatterns TactusHapticSynthesis CTactusLinuxInput
    TactusVoiceOver             TactusPhoneModels    TactusPhoneLink TactusPhoneTypes
    TactusHealthModel           TactusPhoneModels    TactusJSON TactusTextFormatting
    TactusUserRecords           TactusPhoneModels    TactusJSON TactusTextFormatting
    TactusPrintModel            TactusPhoneModels    TactusPhoneLink TactusPhoneTypes TactusPrinters
    TactusPhone                 TactusEmbeddedPhone  TactusPhoneLink TactusPhoneHardware
          TactusPhoneTypes TactusHapticPatterns TactusHapticPlayback TactusHapticSynthesis
          TactusHapticFormats TactusTextFormatting TactusJSON TactusVoiceOver TactusHealthModel
          TactusPrintModel TactusUserRecords
  [Services]
    TactusInstalledApps         TactusPhoneModels    TactusPhoneLink TactusPhoneTypes
    TactusAppDatabase           -                    TactusInstalledApps TactusPhoneLink
          TactusPhoneTypes TactusFiles TactusTextFormatting CTactusSQLite
    TactusHealthDatabase        -                    TactusTextFormatting TactusHealthModel CTactusSQLite
    TactusRecordDatabase        -                    TactusTextFormatting TactusUserRecords CTactusSQLite
    TactusHealthExport          PhoneTesting         TactusHealthModel TactusJSON CTactusMinizip
          CTactusXML CTactusZip
    TactusAppBundles            -                    TactusInstalledApps TactusPhoneLink
          TactusPhoneTypes TactusJSON TactusFiles CTactusPropertyList CTactusXML
    TactusPrintJobs             TactusPhoneModels    TactusDocumentReading TactusPhoneTypes
          TactusPrinters TactusPrintModel TactusThreads
  [Drivers]
    TactusSoundDriver*          TactusEmbeddedPhone  TactusPhoneHardware CTactusPulse
    TactusForceFeedbackDriver   TactusEmbeddedPhone  TactusPhoneHardware TactusPhoneTypes
          TactusMotorPlayback TactusHapticAdaptation TactusHapticPatterns CTactusLinuxInput
          CTactusUdev
    TactusGamepadDriver         TactusEmbeddedPhone  TactusForceFeedbackDriver TactusPhoneHardware
          TactusFiles TactusThreads CTactusLinuxInput CTactusUdev
    TactusFeedbackdDriver       TactusEmbeddedPhone  TactusPhoneHardware TactusPhoneTypes
          TactusMotorPlayback TactusHapticAdaptation TactusHapticPatterns TactusMessageBus
    TactusMPRISDriver           -                    TactusPhoneLink TactusPhoneTypes
          TactusMessageBus
          CTactusGio
    TactusATSPIDriver           -                    TactusPhoneLink TactusVoiceOver
          TactusMessageBus
          CTactusGio
  [Hosts]
    TactusPhoneHost             TactusEmbeddedPhone  TactusPhone TactusPhoneLink TactusPhoneHardware
          TactusPhoneTypes TactusPatternPlayback TactusHapticPatterns TactusHapticPlayback
          TactusHapticSynthesis TactusSharedSound TactusSoundFiles TactusSoundProcessing
          TactusThreads
          TactusInstalledApps TactusSpeechSynthesis TactusVoiceOver TactusDocumentReading
          TactusHealthModel TactusPrintJobs TactusPrintModel TactusUserRecords
    TactusScreenComposition*    PhoneTesting         TactusPhone TactusPhoneLink TactusDisplayList
    TactusPhoneScript           PhoneTesting         TactusScreenComposition TactusPhone
          TactusPhoneHost TactusPhoneLink TactusPhoneHardware TactusHapticPatterns TactusPhoneTypes
          TactusJSON TactusTextFormatting TactusDisplayList TactusSoundFiles TactusHealthModel
          TactusHealthExport
    TactusEmbeddedPhone         TactusEmbeddedPhone  TactusPhone TactusPhoneClient TactusPhoneLink
          TactusPhoneHardware TactusPhoneTypes TactusPhoneHost TactusSoundDriver
          TactusForceFeedbackDriver TactusFeedbackdDriver TactusGamepadDriver TactusPrintJobs
          TactusThreads
    TactusSimulator             -                    TactusTLS TactusPhone TactusPhoneLink TactusPhoneHardware
          TactusPhoneTypes TactusPhoneHost TactusPhoneScript TactusInstalledApps
          TactusScreenComposition TactusDisplayList TactusHapticPatterns TactusHapticFormats
          TactusHapticSynthesis TactusHapticAdaptation TactusJSON TactusTextFormatting CTactusSoup
          CTactusGnuTLS CTactusSocketDiagnosis CTactusSystemCalls CTactusSimulatorWeb TactusThreads
          TactusVoiceOver
          TactusHealthModel TactusPrintJobs TactusUserRecords
  [Frameworks]
    CoreAudioTypes              CoreAudio
    CoreAudio                   CoreAudio            CoreAudioTypes
    Symbols                     UIKit
    TactusPermissions           TactusPhoneLink      TactusCrashReports TactusPhoneClient
          TactusFoundation TactusPhoneLink TactusVirtualTime
    CoreLocation                CoreLocation         Contacts TactusCrashReports TactusPhoneClient
          TactusFoundation TactusPermissions TactusPhoneLink TactusThreads TactusVirtualTime
    TactusRecordAccess          Contacts             TactusPhoneClient TactusPhoneLink
          TactusUserRecords
    Contacts                    Contacts             TactusCrashReports TactusFoundation
          TactusPermissions TactusPhoneLink TactusRecordAccess TactusUserRecords TactusVCards
          TactusVirtualTime
    EventKit                    EventKit             Contacts CoreGraphics CoreLocation
          TactusCrashReports TactusFoundation TactusPermissions TactusPhoneLink TactusRecordAccess
          TactusThreads TactusUserRecords TactusVirtualTime
    CoreMotion                  CoreMotion           TactusCrashReports TactusPhoneClient
          TactusFoundation TactusPermissions TactusPhoneLink
    AppTrackingTransparency     AppTrackingTransparency TactusFoundation TactusPermissions
          TactusPhoneLink TactusVirtualTime
    AdSupport                   AdSupport            TactusFoundation TactusPermissions
          TactusPhoneLink
    HealthKit                   HealthKit            CoreLocation TactusCrashReports
          TactusPhoneClient
          TactusFoundation TactusHealthModel TactusPermissions TactusPhoneLink TactusThreads
          TactusVirtualTime CTactusXML
    HealthKitUI                 HealthKitUI          HealthKit UIKit
    AVFAudio*                   AVFAudio             CoreAudioTypes TactusCrashReports
          TactusPhoneClient TactusFoundation TactusMediaDecoding TactusPermissions TactusPhoneLink
          TactusPhoneTypes TactusHapticPatterns TactusHapticPlayback TactusSharedSound
          TactusSoundFiles TactusSoundPlugins TactusSoundProcessing TactusSoundSpatialization
          TactusSpeechSynthesis TactusThreads TactusVirtualTime
    Intents                     Intents              CoreLocation TactusCrashReports
          TactusPhoneClient
          TactusFoundation TactusPermissions TactusPhoneLink TactusVirtualTime
    Speech                      Speech               AVFAudio CoreMedia TactusCrashReports
          TactusFoundation TactusPermissions TactusPhoneLink TactusSoundProcessing
          TactusSpeechRecognition TactusThreads TactusVirtualTime
    CoreBluetooth               CoreBluetooth        CryptoKit TactusBluetooth TactusCrashReports
          TactusPhoneClient TactusFoundation TactusMessageBus TactusPermissions TactusPhoneLink
          TactusThreads
    CoreVideo*                  CoreVideo            TactusCoreFoundation TactusFoundation
    CoreMedia                   CoreMedia            CoreAudioTypes CoreVideo TactusCoreFoundation
          TactusPhoneClient TactusFoundation TactusVirtualTime
    AVFoundation                AVFoundation         AVFAudio AudioToolbox CoreAudioTypes
          CoreGraphics
          CoreImage CoreMedia CoreVideo ImageIO TactusDisplayList TactusPhoneClient TactusFoundation
          TactusMediaReading TactusPermissions TactusPhoneLink TactusThreads TactusVirtualTime
          QuartzCore TactusCrashReports UniformTypeIdentifiers
    ImageIO*                    ImageIO              CoreGraphics TactusCoreFoundation
          TactusDisplayList CTactusGIF CTactusExif CTactusHEIF CTactusPixbuf CTactusWebp
    Metal                       Metal                TactusFoundation
    MetalPerformanceShaders     Metal                Metal TactusCrashReports
    Accelerate*                 Accelerate           CoreGraphics TactusCrashReports
    CoreImage*                  CoreImage            CoreGraphics CoreVideo ImageIO Metal QuartzCore
          TactusCrashReports TactusDisplayList TactusThreads CTactusQrencode CTactusZint
    AudioToolbox*               AudioToolbox         AVFAudio CoreAudioTypes CTactusSndfile
          TactusCrashReports TactusPhoneClient TactusFoundation TactusPhoneLink TactusSoundFiles
          TactusSoundProcessing TactusThreads TactusVirtualTime
    CoreHaptics                 CoreHaptics          AVFAudio TactusPhoneClient TactusFoundation
          TactusPhoneLink TactusHapticPatterns TactusHapticPlayback TactusHapticFormats TactusJSON
          TactusSoundFiles
    TactusPDFDocuments          UIKit                CoreGraphics TactusCoreFoundation
          TactusCrashReports TactusDisplayList TactusDocumentReading TactusPhoneClient
          TactusFoundation TactusThreads TactusVirtualTime
    TactusUIKitValues           UIKit                TactusFoundation DeveloperToolsSupport
          TactusPhoneLink TactusDisplayList TactusDocumentReading CoreGraphics QuartzCore
          TactusSelectors TactusPhoneClient TactusThreads TactusUniformTypes ImageIO TactusJSON
          CTactusPangoCairo
          CTactusXML
    Accessibility               UIKit                TactusRegion
    CoreText                    UIKit                TactusUIKitValues CoreGraphics
          TactusCrashReports
          TactusCoreFoundation TactusDisplayList TactusFoundation
    TactusUIKitBasics           UIKit                TactusUIKitValues CoreText Symbols
          TactusDisplayList TactusPhoneClient TactusPhoneLink TactusSpeechSynthesis TactusThreads
          TactusVirtualTime
    TactusUIKitViews            UIKit                TactusUIKitBasics TactusUIKitValues Accessibility
          CoreGraphics QuartzCore TactusCrashReports TactusDisplayList TactusFoundation
          TactusLinearConstraints TactusPhoneClient TactusPhoneLink TactusPhoneTypes TactusSelectors
          TactusThreads TactusVirtualTime TactusVoiceOver
    TactusUIKitApp              UIKit                TactusUIKitViews TactusDisplayList
          TactusFoundationBase TactusPermissions TactusPhoneClient TactusPhoneLink
          TactusPhoneTypes TactusThreads TactusVoiceOver
    TactusUIKitText             UIKit                TactusUIKitViews TactusFoundation
          TactusPhoneTypes TactusThreads TactusVoiceOver
    TactusUIKitDynamics         UIKit                TactusUIKitViews CTactusChipmunk
    TactusUIKitControllers      UIKit                TactusUIKitViews
    TactusUIKitKeyValue         UIKit                TactusUIKitViews TactusUIKitApp
          TactusUIKitControllers TactusUIKitDynamics TactusUIKitText
    TactusUIKitLists            UIKit                TactusUIKitValues TactusUIKitViews
          TactusUIKitApp TactusUIKitControllers TactusUIKitDynamics TactusUIKitText
          TactusCrashReports
          TactusPhoneClient TactusFoundation TactusDisplayList CoreGraphics
          QuartzCore TactusSelectors
    TactusUIKitInterfaceFiles   UIKit                TactusUIKitViews TactusUIKitLists
          TactusCrashReports TactusSelectors
    TactusUIKitPrinting         UIKit                TactusUIKitValues TactusUIKitViews
          TactusUIKitLists TactusCrashReports TactusPhoneClient TactusFoundation TactusPrinters
          TactusPrintJobs TactusPrintModel TactusDocumentReading TactusPDFDocuments TactusPhoneLink
          TactusThreads TactusVirtualTime CoreGraphics
    TactusUIKitSharing          UIKit                TactusUIKitValues TactusUIKitViews
          TactusUIKitPrinting TactusCrashReports TactusFoundation
    TactusUIKitDocuments        UIKit                TactusUIKitValues TactusUIKitViews
          TactusUIKitLists TactusUIKitSharing TactusCrashReports TactusPhoneClient TactusFoundation
          TactusPhoneLink TactusThreads TactusVirtualTime UniformTypeIdentifiers
    UIKit                       UIKit                TactusUIKitValues TactusUIKitBasics
          TactusUIKitViews TactusUIKitApp TactusUIKitControllers TactusUIKitDynamics
          TactusUIKitKeyValue TactusUIKitText TactusUIKitInterfaceFiles
          TactusUIKitLists TactusUIKitDocuments TactusUIKitPrinting TactusUIKitSharing
          TactusFoundation TactusPDFDocuments CoreGraphics CoreImage ImageIO QuartzCore Accessibility
          Symbols
    VideoToolbox                VideoToolbox         AVFoundation CoreGraphics CoreMedia CoreVideo
          TactusCoreFoundation TactusCrashReports TactusFoundation
    MediaToolbox                MediaToolbox         AVFoundation CoreMedia
    AVKit                       AVKit                AVFoundation UIKit TactusCrashReports
          TactusPhoneClient TactusUIKitViews TactusVirtualTime
    PDFKit                      PDFKit               UIKit CoreGraphics TactusCrashReports
          TactusDocumentReading TactusFoundation TactusPDFDocuments TactusVirtualTime
    PencilKit                   PencilKit            UIKit CoreGraphics TactusCrashReports
          TactusFoundation TactusUIKitViews TactusVirtualTime
    TactusPreviews              QuickLook            UIKit ImageIO PDFKit AVFoundation
          TactusCrashReports TactusDocumentConversion TactusDocumentReading TactusMediaReading
          TactusPDFDocuments TactusThreads TactusVirtualTime UniformTypeIdentifiers
    QuickLookThumbnailing       QuickLook            UIKit TactusDocumentReading TactusPDFDocuments
          TactusPreviews TactusThreads TactusUIKitDocuments TactusVirtualTime UniformTypeIdentifiers
    QuickLook                   QuickLook            UIKit AVKit AVFoundation PDFKit
          TactusCrashReports TactusDocumentReading TactusPDFDocuments TactusPreviews
          TactusUIKitDocuments UniformTypeIdentifiers
    MediaPlayer                 MediaPlayer          AVKit AVFoundation UIKit TactusPhoneClient
          TactusFoundation TactusMediaDecoding TactusPermissions TactusPhoneLink TactusCrashReports
          TactusSelectors TactusThreads TactusVirtualTime
    CoreData                    CoreData             Combine TactusFoundation TactusCrashReports
          TactusSelectors TactusThreads CTactusSQLite
    MapKit                      MapKit               UIKit Contacts CoreLocation QuartzCore
          TactusCoreFoundation TactusCrashReports TactusVirtualTime
    AuthenticationServices      AuthenticationServices UIKit TactusCrashReports TactusUIKitViews
          TactusVirtualTime
    SafariServices              SafariServices       UIKit AuthenticationServices TactusCrashReports
    UserNotifications           UserNotifications    UIKit AudioToolbox CoreLocation
          TactusCrashReports TactusPhoneClient TactusFoundation TactusPermissions TactusPhoneLink
          TactusThreads TactusUIKitApp TactusVirtualTime UniformTypeIdentifiers
    BackgroundTasks             BackgroundTasks      UIKit TactusCrashReports TactusPhoneClient
          TactusFoundation TactusPermissions TactusThreads TactusVirtualTime
    MessageUI                   MessageUI            UIKit TactusCrashReports
    TactusFormRows              ContactsUI           UIKit TactusCrashReports TactusPermissions
          TactusPhoneLink
    ContactsUI                  ContactsUI           Contacts UIKit TactusFormRows
    EventKitUI                  EventKitUI           EventKit UIKit TactusFormRows TactusPhoneLink
    StoreKit                    StoreKit             UIKit CryptoKit TactusCrashReports TactusJSON
          TactusPhoneClient TactusFoundation TactusPermissions TactusPhoneLink TactusSelectors
          TactusThreads TactusUIKitViews TactusVirtualTime
    StoreKitTest                StoreKitTest         StoreKit TactusCrashReports
    Photos                      Photos               UIKit AVFoundation CoreLocation ImageIO
          TactusCrashReports TactusPermissions TactusPhoneLink TactusThreads TactusVirtualTime
          UniformTypeIdentifiers
    PhotosUI                    PhotosUI             Photos TactusCrashReports TactusVirtualTime
          UniformTypeIdentifiers
    VisionKit                   VisionKit            UIKit CoreVideo ImageIO TactusCrashReports
    LinkPresentation            LinkPresentation     UIKit CTactusXML TactusCrashReports
          UniformTypeIdentifiers
    JavaScriptCore              JavaScriptCore       CTactusJavaScriptCore TactusCrashReports
          TactusFoundation TactusSelectors TactusThreads
    NaturalLanguage             NaturalLanguage      CTactusICU TactusCrashReports TactusFoundation
    Social                      Social               UIKit Accounts TactusCrashReports
    CallKit                     CallKit              AVFAudio TactusCrashReports TactusFoundation
          TactusThreads
    UserNotificationsUI         UserNotificationsUI  UIKit UserNotifications
    NotificationCenter          NotificationCenter   UIKit UserNotifications TactusCrashReports
    PassKit                     PassKit              UIKit Contacts TactusCrashReports
    GameKit                     GameKit              UIKit TactusCrashReports
    MultipeerConnectivity       MultipeerConnectivity CFNetwork CryptoKit Network Security
          TactusCrashReports TactusNetServices TactusTLS TactusThreads TactusVirtualTime UIKit
    GameController              GameController       CoreHaptics TactusCrashReports
          TactusEmbeddedPhone TactusPhoneHardware TactusThreads TactusUIKitViews TactusVirtualTime
          UIKit TactusPhoneClient
    WebKit                      WebKit               UIKit TactusCrashReports TactusThreads
    SceneKit                    SceneKit             UIKit Metal TactusCrashReports
          TactusVirtualTime
          simd
    SpriteKit                   SpriteKit            UIKit AVFAudio AVFoundation CTactusChipmunk
          TactusCrashReports TactusFoundation simd
    PhoneTesting                PhoneTesting         BackgroundTasks CTactusTesting Intents
          TactusDisplayList TactusDocumentReading TactusPDFDocuments TactusPrintCenter
          TactusPrintJobs
          TactusPrintModel TactusPrinters TactusCrashReports TactusEmbeddedPhone
          TactusHapticPatterns
          TactusHealthModel TactusPhone TactusPhoneHardware TactusPhoneHost TactusPhoneTypes
          TactusPhoneLink TactusPhoneScript TactusInstalledApps TactusFoundation TactusThreads
          TactusVirtualTime TactusScreenComposition TactusUIKitDocuments TactusUIKitViews
          TactusHealth
          TactusHome TactusKeyboard TactusSettings TactusVoiceOver UIKit TactusPhoneClient
    XCUIAutomation              XCUIAutomation       PhoneTesting TactusCrashReports
          TactusFoundation
          TactusPhoneLink TactusPhoneTypes TactusSelectors TactusUIKitViews UIKit
    _Testing_UIKit              -
    _Testing_CoreGraphics       -
    _Testing_CoreImage          -
    TactusTestFrameworks        TactusTestFrameworks CTactusTesting
  [Apps]
    TactusHome                  TactusHome           UIKit TactusUIKitViews TactusUIKitValues
          QuartzCore CoreGraphics TactusHealthModel TactusHealthSymbols TactusPhoneLink
          TactusPhoneTypes
    TactusHealthSymbols         TactusHome           UIKit TactusHealthModel
    TactusHealth                TactusHealth         HealthKit TactusHealthModel TactusHealthSymbols
          UIKit TactusUIKitViews TactusPhoneLink TactusVirtualTime
    TactusPrintCenter           TactusPrintCenter    TactusPrintModel TactusUIKitPrinting
          TactusUIKitViews UIKit
    TactusKeyboard              TactusHome           UIKit TactusUIKitViews TactusPhoneLink
    TactusSettings              TactusSettings       HealthKit TactusHealthModel TactusHealthSymbols
          UIKit TactusUIKitViews TactusPhoneLink TactusPhoneTypes
  [Tools]
    TactusTestLists             -
    TactusLowering              -                    TactusTextFormatting TactusFiles TactusJSON
          TactusTestLists CTactusXML
    TactusCommandKit            -                    TactusTextFormatting TactusFiles TactusThreads
          CTactusGetopt CTactusSystemCalls
    TactusSwiftSDK              -                    TactusCommandKit TactusTextFormatting
          TactusJSON
          TactusFiles TactusTestLists CTactusSystemCalls
    TactusXcodeProjects         -                    TactusCommandKit TactusTextFormatting
          TactusJSON TactusFiles TactusInstalledApps TactusAppBundles CTactusXML
    TactusPatternCommands       -                    TactusCommandKit TactusTextFormatting
          TactusHapticPatterns TactusJSON TactusHapticFormats TactusHapticSynthesis TactusSoundFiles
          TactusHapticProfiles
  """

// The programs. A static one contains its modules; a shared one is linked by `Scripts/link` with the
// libraries of its modules. The command is two programs, so that reading a pattern loads little.
let programs = """
    tactus-health       shared Sources/Apps/HealthProgram     TactusHealth UIKit
    tactus-print-center shared Sources/Apps/PrintCenterProgram TactusPrintCenter UIKit
    tactus-home         shared Sources/Apps/HomeProgram       TactusHome TactusKeyboard
    tactus-settings     shared Sources/Apps/SettingsProgram   TactusSettings UIKit
    tactus              static Sources/Tools/Launcher         TactusCommandKit TactusPatternCommands
    tactus-host         static Sources/Tools/tactus           TactusPatternCommands TactusCommandKit
          TactusTextFormatting TactusHapticPatterns TactusJSON TactusHapticFormats
          TactusHapticSynthesis TactusSoundFiles TactusHapticPlots TactusPhone TactusPhoneLink
          TactusPhoneHardware TactusPhoneTypes TactusPatternPlayback TactusPhoneHost
          TactusPhoneScript
          TactusDisplayList TactusScreenRecording TactusSoundDriver TactusForceFeedbackDriver
          TactusFeedbackdDriver TactusMPRISDriver TactusATSPIDriver TactusSimulator TactusSwiftSDK
          TactusXcodeProjects TactusInstalledApps TactusAppBundles TactusAppDatabase TactusHealthModel
          TactusHealthDatabase TactusHealthExport TactusRecordDatabase TactusUserRecords TactusFiles
          TactusPrinters TactusPrintJobs TactusThreads CTactusQrencode
    generate-tables     static Sources/Tools/generate-tables  TactusHapticPatterns TactusHapticFormats
          TactusHapticProfiles TactusHapticSynthesis TactusHapticAdaptation
    tactus-reader       static Sources/Tools/Reader           TactusDocumentReading
          TactusMediaReading
          TactusReaderConfinement CTactusCSV CTactusPDFBoxes CTactusPixbuf CTactusPoppler
          CTactusUchardet CTactusZlib
    tactus-text-reader  static Sources/Tools/TextReader       TactusDocumentReading
          TactusReaderConfinement TactusUIKitValues
    tactus-rewrite      static Sources/Tools/tactus-rewrite   TactusLowering
    FirstHaptic         static Examples/FirstHaptic           CoreHaptics
    HapticSampler       shared Examples/HapticSampler         CoreHaptics
    Scale               shared Examples/Scale                 UIKit
    Mail                shared Examples/Mail                  UIKit QuickLook
    TouchCanvas         shared Examples/TouchCanvas           UIKit
    HealthRun           shared Examples/HealthRun             UIKit HealthKit
    PhotosApp           shared Examples/Photos                UIKit
    HapticsApp          shared Examples/Haptics               UIKit CoreHaptics
    benchmarks          static Benchmarks/benchmarks          CReference CReferenceNative AVFAudio
          Accelerate CTactusPangoCairo CTactusSQLite CTactusXML PDFKit PhoneTesting
          PrinterTestSupport
          TactusDocumentReading TactusHealthDatabase TactusHealthExport TactusHealthModel
          TactusMediaDecoding TactusPrintJobs TactusPrinters TactusSoundDriver TactusSpeechSynthesis
          TactusVoiceOver TactusXcodeProjects TestSupport tactus-reader
    MockGamepad         static Tests/MockGamepad              CTactusUmockdev
    MockFeedbackd       static Tests/MockFeedbackd            CTactusGio
    UinputGamepad       static Tests/UinputGamepad
    PressingApp         static Tests/PressingApp              TactusDisplayList TactusPhoneLink
          TactusPhoneTypes TestSupport
    PrivacyApp          shared Tests/PrivacyApp               AppTrackingTransparency AVFAudio
          AVFoundation CoreLocation CoreMotion HealthKit MediaPlayer Photos Speech UIKit
    SavingApp           static Tests/SavingApp                TactusEmbeddedPhone
          TactusHealthDatabase
          TactusHealthModel TactusPhoneLink TactusRecordDatabase TactusUserRecords
    InstallingApp       static Tests/InstallingApp            TactusAppDatabase TactusInstalledApps
          TactusPhoneLink TactusPhoneTypes
    TypingKeyboard      shared Tests/TypingKeyboard           UIKit
    AskingApp           shared Tests/AskingApp                AVFAudio UIKit
    SoundingApp         shared Tests/SoundingApp              AVFoundation
    MemoApp             shared Tests/MemoApp                  AVFoundation MediaPlayer UIKit
    GamepadProbe        static Tests/GamepadProbe             TactusGamepadDriver
          TactusPhoneHardware
    ContainerProbe      shared Tests/ContainerProbe           TactusFoundation
    KeepingApp          shared Tests/KeepingApp               CoreData Security TactusFoundation
          TactusUserDefaults
    WeighingApp         static Tests/WeighingApp              TactusDisplayList TactusPhoneLink
          TactusPhoneTypes TestSupport
    EscapingReader      static Tests/EscapingReader           TactusDocumentReading
          TactusMediaReading
          TactusReaderConfinement
    LinkingApp          shared Tests/LinkingApp               UIKit
    PadApp              shared Tests/PadApp                   UIKit
    PaperApp            shared Tests/PaperApp                 UIKit
    RegionApp           shared Tests/RegionApp                UIKit
    SteadyTaps          shared Tests/SteadyTaps               UIKit
    WaitingApp          shared Tests/WaitingApp               UIKit
  """

// Modules for tests and benchmarks, in `Tests/<name>`.
let support = """
    TestSupport                 TactusHapticPatterns TactusHapticPlayback CSanitizedMutex
    ScreenTestSupport           UIKit QuartzCore TactusDisplayList TactusPhoneLink TactusPhoneTypes
          TactusTestFrameworks _Testing_UIKit _Testing_CoreGraphics _Testing_CoreImage
    PrinterTestSupport          TestSupport
    BonjourTestSupport          TactusNetServices TestSupport
    ContractTests               TactusPhoneHardware TactusPhoneTypes
  """

// Tests, in `Tests/<name>`: the modules and programs that they use. Those of UIKit are a target for
// each chapter, so that a changed test compiles few others.
let tests = """
    ATSPIDriverTests            TactusATSPIDriver TactusMessageBus TactusPhoneLink TactusVoiceOver
          TestSupport
    AVFAudioTests               AVFAudio AVFoundation AudioToolbox CAllocationCounter CoreHaptics
          PhoneTesting ScreenTestSupport TestSupport
    AVFoundationTests           AVFoundation PhoneTesting ScreenTestSupport SoundingApp TactusPhone
          TactusPhoneHardware TactusPhoneHost TactusPhoneLink TactusPhoneTypes TactusSoundDriver
          TestSupport UIKit
    AVKitTests                  AVKit PhoneTesting ScreenTestSupport TactusPhoneLink TestSupport
    AccelerateTests             Accelerate _Testing_CoreGraphics
    AccountsTests               Accounts
    AddressRaceTests            TactusAddressRace
    AppBundlesTests             TactusAppBundles TactusInstalledApps TestSupport
    AppDatabaseTests            TactusAppDatabase TestSupport InstallingApp ContainerProbe
    AppTrackingTransparencyTests AppTrackingTransparency AdSupport PhoneTesting UIKit
    AudioToolboxTests           AudioToolbox PhoneTesting ScreenTestSupport TestSupport
    AuthenticationServicesTests AuthenticationServices PhoneTesting SafariServices ScreenTestSupport
          TestSupport
    BackgroundTasksTests        BackgroundTasks PhoneTesting UIKit
    CFNetworkTests              CFNetwork Security TactusCryptography TactusTLS TestSupport
    CallKitTests                CallKit
    CombineTests                Combine
    CommandKitTests             TactusCommandKit
    CommonCryptoTests           CommonCrypto TestSupport
    CompressionTests            Compression TestSupport
    ContactsTests               Contacts PhoneTesting TactusUserRecords UIKit
    ContactsUITests             ContactsUI PhoneTesting ScreenTestSupport
    CoreBluetoothTests          CoreBluetooth PhoneTesting TactusBluetooth TestSupport UIKit
    CoreDataTests               CoreData Combine TestSupport CTactusSQLite
    CoreGraphicsTests           CoreGraphics TactusFoundation _Testing_CoreGraphics TestSupport
    CoreHapticsTests            TactusEmbeddedPhone CoreHaptics TestSupport HapticSampler
    CoreImageTests              CoreImage CoreVideo MetalPerformanceShaders TestSupport
          _Testing_CoreGraphics _Testing_CoreImage
    CoreLocationTests           CoreLocation PhoneTesting
    CoreMediaTests              CoreMedia TestSupport
    CoreMotionTests             CoreMotion PhoneTesting UIKit
    CoreNFCTests                CoreNFC
    CoreSpotlightTests          CoreSpotlight
    CoreTelephonyTests          CoreTelephony
    CoreVideoTests              CoreVideo
    CrashReportsTests           TactusCrashReports
    CryptoKitTests              CryptoKit
    DeviceCheckTests            DeviceCheck
    DisplayListTests            TactusDisplayList TestSupport
    DocumentConversionTests     TactusDocumentConversion EscapingReader TactusDocumentReading
          TestSupport tactus-reader
    DocumentReadingTests        TactusDocumentReading EscapingReader TestSupport tactus-reader
          tactus-text-reader
    EmbeddedPhoneTests          TactusEmbeddedPhone TestSupport UIKit
    EndToEndTests               PrivacyApp tactus tactus-host tactus-rewrite MockGamepad PadApp
          UinputGamepad SteadyTaps MockFeedbackd PressingApp RegionApp WaitingApp MemoApp SavingApp
          WeighingApp
          FirstHaptic
          HapticSampler HealthRun Scale TouchCanvas HapticsApp Mail PhotosApp tactus-home
          TactusHapticAdaptation TactusDisplayList TestSupport TactusHapticFormats TactusSoundFiles
    EventKitTests               EventKit PhoneTesting TactusPhoneClient TactusUserRecords UIKit
    EventKitUITests             EventKitUI PhoneTesting ScreenTestSupport
    FeedbackdDriverTests        TactusFeedbackdDriver MockFeedbackd TestSupport ContractTests
          TactusPhoneLink
    FilesTests                  TactusFiles
    ForceFeedbackDriverTests    TactusForceFeedbackDriver TestSupport ContractTests
    FoundationObjectTests       TactusFoundation TestSupport TactusXMLParsing
    FoundationSystemTests       TactusFoundation TestSupport TactusXMLParsing
    FoundationTests             TactusFoundation TestSupport TactusXMLParsing
    FrameworkErrorTests         CoreBluetooth AVFoundation AuthenticationServices BackgroundTasks
          Contacts CoreHaptics CoreLocation EventKit HealthKit Intents LocalAuthentication MapKit
          MediaPlayer MessageUI Photos QuickLookThumbnailing SafariServices Speech StoreKit UIKit
          UserNotifications WebKit WatchConnectivity MetricKit DeviceCheck CoreNFC CoreSpotlight
          CallKit PassKit GameKit MultipeerConnectivity
    GameControllerTests         GameController PhoneTesting TactusPhoneHardware
    GameKitTests                GameKit
    GamepadDriverTests          TactusGamepadDriver TactusForceFeedbackDriver TestSupport
          GamepadProbe
    HapticAdaptationTests       TactusHapticAdaptation TestSupport
    HapticFormatsTests          TactusHapticFormats TestSupport
    HapticPatternsTests         TactusHapticPatterns TestSupport
    HapticPlaybackTests         TactusHapticPlayback TactusHapticSynthesis TestSupport
    HapticPlotsTests            TactusHapticPlots TestSupport TactusHapticFormats
    HapticProfilesTests         TactusHapticProfiles TestSupport
    HapticSynthesisTests        TactusHapticSynthesis TestSupport CAllocationCounter
    HealthDatabaseTests         TactusHealthDatabase TactusHealthModel TestSupport SavingApp tactus
          tactus-host
    HealthExportTests           TactusHealthExport TactusHealthDatabase TactusHealthModel
          TestSupport
    HealthKitTests              HealthKit PhoneTesting TactusHealthModel TestSupport UIKit
    HealthKitUITests            HealthKitUI HealthKit PhoneTesting UIKit
    HealthModelTests            TactusHealthModel TestSupport
    HealthTests                 TactusHealth HealthKit PhoneTesting TactusHealthModel UIKit
    HomeTests                   TactusHome PhoneTesting TestSupport CoreLocation
    ImageIOTests                ImageIO TactusScreenRecording TactusVirtualTime
          _Testing_CoreGraphics
    InstalledAppsTests          TactusInstalledApps
    IntentsTests                Intents CoreLocation PhoneTesting UIKit
    JSONTests                   TactusJSON
    JavaScriptCoreTests         JavaScriptCore
    KeyboardTests               CoreHaptics TactusKeyboard PhoneTesting TestSupport TypingKeyboard
    LinearConstraintsTests      TactusLinearConstraints
    LinkPresentationTests       LinkPresentation PhoneTesting ScreenTestSupport TestSupport UIKit
    LocalAuthenticationTests    LocalAuthentication
    LoweringTests               TactusLowering TactusSelectors TestSupport tactus-rewrite
    MPRISDriverTests            TactusMPRISDriver TactusMessageBus TactusPhoneLink TactusPhoneTypes
          TestSupport
    MapKitTests                 MapKit PhoneTesting ScreenTestSupport TestSupport
    MediaDecodingTests          TactusMediaDecoding TestSupport
    MediaPlayerTests            MediaPlayer AVFAudio PhoneTesting ScreenTestSupport TactusPhoneLink
          TestSupport
    MediaReadingTests           TactusMediaReading EscapingReader TestSupport tactus-reader
    MediaToolboxTests           MediaToolbox
    MessageBusTests             TactusMessageBus TestSupport
    MetricKitTests              MetricKit
    MobileCoreServicesTests     MobileCoreServices
    MotorPlaybackTests          TactusMotorPlayback ContractTests TestSupport
    MultipeerConnectivityTests  MultipeerConnectivity BonjourTestSupport PhoneTesting TestSupport
    NaturalLanguageTests        NaturalLanguage
    NetServicesTests            TactusNetServices BonjourTestSupport TactusMessageBus TestSupport
    NetworkTests                Network BonjourTestSupport TactusTLS TestSupport
    NotificationCenterTests     NotificationCenter
    PDFKitTests                 PDFKit PhoneTesting ScreenTestSupport TactusDocumentReading
          TestSupport tactus-reader
    PassKitTests                PassKit
    PatternPlaybackTests        TactusPatternPlayback TestSupport CAllocationCounter
    PencilKitTests              PencilKit PhoneTesting ScreenTestSupport TestSupport
    PermissionsTests            TactusPermissions
    PhoneHardwareTests          TactusPhoneHardware ContractTests
    PhoneHostTests              TactusPhoneHost TactusHealthModel TactusSoundDriver TestSupport
    PhoneLinkTests              TactusPhoneLink TestSupport
    PhoneScriptTests            TactusPhoneScript TactusSoundFiles TestSupport
    PhoneTestingTests           PhoneTesting CoreHaptics ScreenTestSupport
    PhoneTests                  TactusPhone TestSupport TactusVoiceOver
    PhoneTypesTests             TactusPhoneTypes
    PhotosTests                 Photos PhotosUI PhoneTesting ScreenTestSupport TestSupport
    PrintCenterTests            TactusPrintCenter PhoneTesting UIKit
    PrintCommandTests           PaperApp PrinterTestSupport TestSupport tactus tactus-home
          tactus-host
          tactus-print-center
    PrintJobsTests              TactusPrintJobs PrinterTestSupport TestSupport tactus-reader
    PrintModelTests             TactusPrintModel TestSupport
    PrintersTests               TactusPrinters PrinterTestSupport TestSupport
    PushKitTests                PushKit
    QuartzCoreTests             QuartzCore _Testing_CoreGraphics TestSupport
    QuickLookTests              QuickLook AVFoundation PhoneTesting QuickLookThumbnailing
          ScreenTestSupport TactusDocumentConversion TactusDocumentReading TactusPreviews
          TestSupport
          UniformTypeIdentifiers tactus-reader tactus-text-reader
    RandomInputTests            AudioToolbox Compression ImageIO PencilKit TactusDisplayList
          TactusHealthExport TactusHealthModel TactusLowering TactusPhone TactusPhoneLink
          TactusPhoneScript TactusPhoneTypes TactusPrintModel TactusSimulator TactusVCards TactusVoiceOver TactusWebSockets TactusXcodeProjects TestSupport
          TactusJSON UIKit
    RecordDatabaseTests         TactusRecordDatabase TactusUserRecords TestSupport SavingApp
    RegionTests                 TactusRegion TactusFoundation
    SafariServicesTests         SafariServices MessageUI PhoneTesting ScreenTestSupport
    SceneKitTests               SceneKit
    ScreenCompositionTests      TactusScreenComposition
    ScreenRecordingTests        TactusScreenRecording
    SecurityTests               Security CryptoKit
    SelectorsTests              TactusSelectors
    SettingsTests               TactusSettings PhoneTesting CoreLocation TactusVirtualTime
    SimulatorTests              TactusSimulator Scale TestSupport WeighingApp tactus tactus-host
          tactus-home tactus-settings tactus-health tactus-print-center AskingApp HealthRun Mail
          PhotosApp LinkingApp MemoApp CTactusSoup TactusSoundFiles TactusScreenComposition
    SocialTests                 Social
    SoundDriverTests            TactusSoundDriver TestSupport ContractTests CAllocationCounter
    SoundFilesTests             TactusSoundFiles TestSupport
    SoundProcessingTests        TactusSoundProcessing
    SpeechRecognitionTests      TactusSpeechRecognition
    SpeechSynthesisTests        TactusSpeechSynthesis
    SpeechTests                 Speech PhoneTesting UIKit
    SpriteKitTests              SpriteKit ScreenTestSupport
    StoreKitTests               StoreKit CryptoKit PhoneTesting StoreKitTest TestSupport UIKit
    SwiftSDKTests               TactusSwiftSDK
    SystemConfigurationTests    SystemConfiguration
    TextFormattingTests         TactusTextFormatting
    UIKitAppTests               UIKit PhoneTesting ScreenTestSupport TestSupport
    UIKitControllersTests       UIKit PhoneTesting ScreenTestSupport TestSupport
    UIKitControlsTests          UIKit PhoneTesting ScreenTestSupport TestSupport
    UIKitDocumentsTests         TactusUIKitDocuments PhoneTesting QuickLook ScreenTestSupport UIKit
    UIKitInterfaceFilesTests    UIKit PhoneTesting ScreenTestSupport TestSupport
    UIKitListsTests             UIKit PhoneTesting ScreenTestSupport TestSupport
    UIKitPrintingTests          TactusUIKitPrinting PhoneTesting PrinterTestSupport
          ScreenTestSupport
          TestSupport UIKit tactus-reader
    UIKitTextTests              UIKit PhoneTesting ScreenTestSupport TestSupport
    UIKitTouchTests             UIKit PhoneTesting ScreenTestSupport TestSupport
    UIKitValuesTests            UIKit PhoneTesting ScreenTestSupport TestSupport
    UIKitViewsTests             UIKit PhoneTesting ScreenTestSupport TestSupport
    UniformTypeIdentifiersTests UniformTypeIdentifiers
    UserDefaultsTests           TactusUserDefaults TestSupport KeepingApp
    UserNotificationsTests      UserNotifications PhoneTesting ScreenTestSupport TestSupport
    UserNotificationsUITests    UserNotificationsUI
    VCardsTests                 TactusVCards
    VideoToolboxTests           VideoToolbox AVFoundation
    VirtualTimeTests            TactusVirtualTime
    VisionKitTests              VisionKit PhoneTesting ScreenTestSupport UIKit
    VoiceOverTests              TactusVoiceOver TestSupport
    WatchConnectivityTests      WatchConnectivity
    WebKitTests                 WebKit PhoneTesting SceneKit ScreenTestSupport
    WebSocketsTests             TactusWebSockets TestSupport
    XCUIAutomationTests         XCUIAutomation PhoneTesting UIKit
    XcodeProjectsTests          TactusXcodeProjects TactusInstalledApps TactusJSON TestSupport
    osTests                     os MetricKit OSLog
    simdTests                   simd
  """

// Debian's C libraries in `Sources/System`, each with a module map and a shim header: the name for
// pkg-config and the package. A library without both is part of libc6-dev, or is loaded when it is
// first used, since linking it would make every start longer.
let systemLibraries = """
    CTactusUmockdev             umockdev-1.0    libumockdev-dev
    CTactusGio                  gio-2.0         libglib2.0-dev
    CTactusSoup                 libsoup-3.0     libsoup-3.0-dev
    CTactusWslay                -               libwslay-dev
    CTactusGnuTLS               gnutls          libgnutls28-dev
    CTactusOpenSSL              libcrypto       libssl-dev
    CTactusSodium                                # libsodium-dev: loaded when the first message is signed by Ed25519
    CTactusOpenSSLStreams       libssl          libssl-dev
    CTactusZlib                 zlib            zlib1g-dev
    CTactusLZMA                 liblzma         liblzma-dev
    CTactusLZ4                  liblz4          liblz4-dev
    CTactusBrotli               libbrotlienc    libbrotli-dev
    CTactusQrencode             libqrencode     libqrencode-dev
    CTactusUdev                 libudev         libudev-dev
    CTactusYajl                 yajl            libyajl-dev
    CTactusPulse                libpulse        libpulse-dev
    CTactusLocale
    CTactusCmark                libcmark-gfm    libcmark-gfm-extensions-dev
    CTactusSQLite               sqlite3         libsqlite3-dev
    CTactusChipmunk             -               libchipmunk-dev
    CTactusZip                  libzip          libzip-dev
    CTactusMinizip              -               libminizip-dev # without its settings, which would hide the header of libzip
    CTactusPropertyList         libplist-2.0    libplist-dev
    CTactusXML                  libxml-2.0      libxml2-dev
    CTactusGIF                  -               libgif-dev
    CTactusJPEG                 libjpeg         libjpeg-dev
    CTactusExif                 libexif         libexif-dev
    CTactusWebp                 libwebpmux      libwebp-dev
    CTactusTesting
    CTactusPangoCairo           pangocairo      libpango1.0-dev
    CTactusSndfile                               # libsndfile1-dev: loaded when the first sound file is opened
    CTactusSamplerate                            # libsamplerate0-dev: likewise
    CTactusSoundTouch
    CTactusGetopt
    CTactusSpawn
    CTactusCSV                  -               libcsv-dev
    CTactusPoppler              poppler-glib    libpoppler-glib-dev
    CTactusPixbuf               gdk-pixbuf-2.0  libgdk-pixbuf-2.0-dev
    CTactusSeccomp              libseccomp      libseccomp-dev
    CTactusUchardet             uchardet        libuchardet-dev
    CTactusEspeak                                # libespeak-ng-dev: loaded for each text that is spoken
    CTactusPocketsphinx
    CTactusHEIF                                  # libheif-dev: loaded when the first HEIC is written
    CTactusZint                                  # libzint-dev: loaded when the first symbol is made
    CTactusGStreamer                             # loaded when the first film is opened
    CTactusCrash
    CTactusFork
    CTactusICU
    CTactusSystemCalls
    CTactusSocketDiagnosis
    CTactusLinuxInput
    CTactusFunctionStreams
    CTactusLibraryExtras
    CTactusDeallocation
    CTactusCups                                  # libcups2-dev: loaded when a real printer is first asked
    CTactusSharedMemory
    CTactusExtendedAttributes
    CTactusLADSPA
    CTactusOpenAL
    CTactusJavaScriptCore                        # loaded when the first context of scripts is made
    CTactusEmbeddedPhone
    CTactusContentTypes                          # libglib2.0-0: loaded when the first description of a type is wanted
  """

// The library products for other packages, and their modules.
let products = """
    TactusPhone               TactusPhone TactusPhoneTypes TactusPhoneLink TactusPhoneHardware
          TactusPhoneHost
    TactusHaptics             TactusHapticPatterns TactusHapticFormats TactusHapticPlayback
          TactusHapticSynthesis TactusHapticPlots
    TactusScreen              TactusDisplayList CoreGraphics _Testing_CoreGraphics
    CoreHaptics               CoreHaptics AVFAudio TactusEmbeddedPhone
    AudioToolbox              AudioToolbox CoreAudio TactusEmbeddedPhone
    ImageIO                   ImageIO
    AVFoundation              AVFoundation AVFAudio CoreMedia CoreVideo TactusEmbeddedPhone
    TactusSimulator           TactusSimulator
    PhoneTesting              PhoneTesting
    XCUIAutomation            XCUIAutomation
    TactusFiles               TactusFiles
    TactusFoundation          TactusFoundation UniformTypeIdentifiers os OSLog Combine CryptoKit
          CommonCrypto Compression Security MobileCoreServices simd CoreMotion SystemConfiguration
          LocalAuthentication CoreLocation CoreTelephony DeveloperToolsSupport Network CFNetwork
          TactusNetServices
    AppTrackingTransparency   AppTrackingTransparency AdSupport
    Speech                    Speech
    Intents                   Intents
    BackgroundTasks           BackgroundTasks
    VisionKit                 VisionKit
    LinkPresentation          LinkPresentation
    VideoToolbox              VideoToolbox
    MediaToolbox              MediaToolbox
    JavaScriptCore            JavaScriptCore
    NaturalLanguage           NaturalLanguage
    CoreBluetooth             CoreBluetooth
    CoreImage                 CoreImage _Testing_CoreImage
    Accelerate                Accelerate
    Metal                     Metal MetalPerformanceShaders
    WebKit                    WebKit
    WatchConnectivity         WatchConnectivity
    MetricKit                 MetricKit
    Accounts                  Accounts
    Social                    Social
    DeviceCheck               DeviceCheck
    CoreNFC                   CoreNFC
    CoreSpotlight             CoreSpotlight
    PushKit                   PushKit
    CallKit                   CallKit
    UserNotificationsUI       UserNotificationsUI
    NotificationCenter        NotificationCenter
    PassKit                   PassKit
    GameKit                   GameKit
    MultipeerConnectivity     MultipeerConnectivity
    GameController            GameController
    SceneKit                  SceneKit
    SpriteKit                 SpriteKit
    Contacts                  Contacts ContactsUI
    EventKit                  EventKit EventKitUI
    StoreKit                  StoreKit StoreKitTest
    TactusVCards              TactusVCards
    Accessibility             Accessibility
    AVKit                     AVKit
    Symbols                   Symbols
    SafariServices            SafariServices
    PDFKit                    PDFKit
    PencilKit                 PencilKit
    CoreData                  CoreData
    MapKit                    MapKit
    QuickLook                 QuickLook QuickLookThumbnailing
    AuthenticationServices    AuthenticationServices
    UserNotifications         UserNotifications
    MessageUI                 MessageUI
    MediaPlayer               MediaPlayer
    TactusHealthStore         TactusHealthModel TactusHealthExport TactusHealthDatabase
    Photos                    Photos PhotosUI
    HealthKit                 HealthKit HealthKitUI
    UIKit                     UIKit TactusEmbeddedPhone _Testing_UIKit _Testing_CoreGraphics
          _Testing_CoreImage
  """

/// A row of a table: its words, and the name of its section.
typealias Row = (words: [String], section: String)

/// Reads a table: `[section]` lines, rows that begin with two spaces, and their further lines.
func rows(_ table: String) -> [Row] {
  var result: [Row] = []
  var section = ""
  for line in table.split(separator: "\n") {
    let words = line.prefix { $0 != "#" }.split(separator: " ").map(String.init)
    guard let first = words.first else { continue }
    if first.hasPrefix("[") {
      section = String(first.dropFirst().dropLast())
    } else if line.hasPrefix("    ") {
      result[result.count - 1].words += words
    } else {
      result.append((words, section))
    }
  }
  return result
}

/// Returns the folder of a room: its name without the prefix of our own modules.
///
/// Our own modules begin with `Tactus`, or `CTactus` if they are C, so that no module of a client
/// has the same name. Modules that implement one of Apple's have Apple's name.
func folder(of module: String) -> String {
  module.hasPrefix("Tactus") ? String(module.dropFirst("Tactus".count)) : module
}

/// The folder of the toolchain's SwiftSyntax libraries.
///
/// It lies beside the program that runs this manifest, which is one of the toolchain's own.
let swiftLibraries: String = {
  var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
  let count = max(0, readlink("/proc/\(getppid())/exe", &buffer, buffer.count - 1))
  let program = String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  let binaries = program.lastIndex(of: "/").map { program[..<$0] } ?? "/usr/bin"
  return binaries + "/../lib/swift/host"
}()

// The settings that single targets need.
let importsSwiftSyntax: Set = [
  "TactusLowering", "tactus-rewrite", "LoweringTests", "RandomInputTests",
]
let linkerSettings: [String: [LinkerSetting]] = [
  // The toolchain's own.
  "TactusRegion": [.linkedLibrary("_FoundationICU")],
  "TactusFoundationBase": [.linkedLibrary("_FoundationICU")],
  "TactusLowering": [
    .unsafeFlags([
      "-L", swiftLibraries, "-lSwiftSyntax", "-lSwiftParser", "-Xlinker",
      "-rpath=\(swiftLibraries)",
    ])
  ],
  // The linker maps each object file several times, and Linux permits a process 65,530 maps, too
  // few for the program of all tests.
  "EndToEndTests": [.unsafeFlags(["-Xlinker", "--no-keep-files-mapped"])],
]
// Files that tests read, scripts beside an app's sources, and what is compiled in another way.
let excluded: [String: [String]] = [
  "TactusSimulator": ["Web"], "QuartzCoreTests": ["Flattening/Pictures"],
  "ATSPIDriverTests": ["client.py"], "UIKitAppTests": ["Traces"],
  "LoweringTests": ["Cases", "StandIns"],
]

/// Returns the names in a folder of the package that the compiler must not see.
func resources(in folder: String) -> [String] {
  guard let stream = opendir("\(Context.packageDirectory)/\(folder)") else { return [] }
  defer { closedir(stream) }
  var names: [String] = []
  while let entry = readdir(stream) {
    let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    if !name.hasPrefix("."), !name.hasSuffix(".swift") { names.append(name) }
  }
  return names.sorted()
}

/// Whether all rooms are optimized, in a scratch folder of their own.
let optimizesAllRooms = !(Context.environment["TACTUS_OPTIMIZED"] ?? "").isEmpty

/// A target that the tables describe.
struct Entry {
  enum Kind { case module, staticProgram, sharedProgram, test }
  let name: String
  let kind: Kind
  let path: String
  let uses: [String]
  let isOptimized: Bool

  /// The target, which depends on some others.
  func target(dependencies: [String]) -> Target {
    let dependencies = dependencies.map { Target.Dependency.byName(name: $0) }
    let left = path.hasPrefix("Examples/") ? resources(in: path) : excluded[name] ?? []
    let linking = linkerSettings[name] ?? []
    switch kind {
    case .test:
      return .testTarget(
        name: name, dependencies: dependencies, path: path, exclude: left,
        swiftSettings: settings, linkerSettings: linking)
    case .staticProgram:
      return .executableTarget(
        name: name, dependencies: dependencies, path: path, exclude: left,
        swiftSettings: settings, linkerSettings: linking)
    case .module, .sharedProgram:
      return .target(
        name: name, dependencies: dependencies, path: path, exclude: left,
        swiftSettings: settings, linkerSettings: linking)
    }
  }

  /// The compiler settings.
  ///
  /// The release build is also that of the tests: they run what users run.
  ///
  /// The position of a crash in an app or a test needs lines, and no more of the compiler's
  /// information for debuggers, which takes a tenth of its time. Our own modules have no lines at
  /// all: Swift's backtracer would read those of the whole program, which takes half a minute in one
  /// with all frameworks, and it names the functions without them. These are options of the frontend
  /// because SwiftPM adds `-g` after those of the driver.
  private var settings: [SwiftSetting] {
    let isRoom = path.hasPrefix("Sources/")
    var options = ["-Xfrontend", isRoom ? "-gnone" : "-gline-tables-only"]
    // Checks of exclusive access cost as much as the code where nothing is optimized away; builds for
    // debugging have them.
    if kind == .test || !(isOptimized || optimizesAllRooms) {
      options += ["-Onone", "-enforce-exclusivity=unchecked"]
    }
    // No target imports the module of a test, which would be made in a process of its own.
    if kind == .test { options.append("-no-emit-module-separately-wmo") }
    if kind == .test, let limit = Context.environment["TACTUS_SLOW_EXPRESSIONS"] {
      options += ["-Xfrontend", "-warn-long-expression-type-checking=\(limit)"]
    }
    var settings: [SwiftSetting] = [.unsafeFlags(options, .when(configuration: .release))]
    if importsSwiftSyntax.contains(name) { settings.append(.unsafeFlags(["-I", swiftLibraries])) }
    if kind == .sharedProgram { settings.append(.unsafeFlags(["-parse-as-library"])) }
    // Asynchronous methods of HealthKit run where their callers do, as those that Swift imports from
    // Objective-C: a task of the main actor stays there, and a turn in lockstep waits for it.
    if name == "HealthKit" {
      settings.append(.enableUpcomingFeature("NonisolatedNonsendingByDefault"))
    }
    return settings
  }
}

let entries =
  rows(rooms).map { row in
    let name = row.words[0].filter { $0 != "*" }
    return Entry(
      name: name, kind: .module, path: "Sources/\(row.section)/\(folder(of: name))",
      uses: row.words.dropFirst(2).map { $0.filter { $0 != "+" } },
      isOptimized: row.words[0].hasSuffix("*"))
  }
  + rows(programs).map { row in
    Entry(
      name: row.words[0], kind: row.words[1] == "shared" ? .sharedProgram : .staticProgram,
      path: row.words[2], uses: Array(row.words.dropFirst(3)),
      isOptimized: row.words[2].hasPrefix("Benchmarks/"))
  }
  + (rows(support) + rows(tests)).map { row in
    let name = row.words[0]
    return Entry(
      name: name, kind: name.hasSuffix("Tests") && name != "ContractTests" ? .test : .module,
      path: "Tests/\(name)", uses: Array(row.words.dropFirst()), isOptimized: false)
  }
let uses = Dictionary(uniqueKeysWithValues: entries.map { ($0.name, $0.uses) })
let sharedPrograms = entries.filter { $0.kind == .sharedProgram }.map(\.name)

/// Returns everything that some targets use, directly and indirectly, with themselves.
func closure(of names: [String]) -> Set<String> {
  var found: Set<String> = []
  var queue = names
  while let name = queue.popLast() {
    if found.insert(name).inserted { queue += uses[name] ?? [] }
  }
  return found
}

/// Returns the closure of what is linked statically, which contains the phone of an app's process
/// if it has a framework that needs it; shared libraries load that phone themselves.
func staticClosure(of names: [String]) -> Set<String> {
  let all = closure(of: names)
  return all.contains("TactusPhoneClient") ? all.union(closure(of: ["TactusEmbeddedPhone"])) : all
}

let cTargets: [Target] =
  rows(systemLibraries).map { row in
    let words = row.words + ["-", "-"]
    return .systemLibrary(
      name: words[0], path: "Sources/System/\(words[0])",
      pkgConfig: words[1] == "-" ? nil : words[1],
      providers: words[2] == "-" ? nil : [.apt([words[2]])])
  } + [
    .target(name: "CTactusSimulatorWeb", path: "Sources/Hosts/Simulator/Web", exclude: ["page"]),
    .target(
      name: "CTactusPDFBoxes", path: "Sources/System/CTactusPDFBoxes",
      linkerSettings: [.linkedLibrary("poppler-cpp")]),
    // For benchmarks: in no library product, because SwiftPM allows no unsafe flags there.
    .target(
      name: "CReference", path: "Benchmarks/CReference",
      cSettings: [.unsafeFlags(["-O3", "-ffast-math"])]),
    .target(
      name: "CReferenceNative", path: "Benchmarks/CReferenceNative",
      cSettings: [
        .headerSearchPath("../CReference/include"),
        .unsafeFlags(["-O3", "-ffast-math", "-march=native"]),
      ]),
    .target(name: "CAllocationCounter", path: "Tests/CAllocationCounter"),
    .target(name: "CSanitizedMutex", path: "Tests/CSanitizedMutex"),
  ]

// Scripts set TACTUS_TARGETS to the targets that they build, separated by commas. The package then
// consists of those and what they use, so that one build makes all of them, and needs no library that
// only tests use.
let chosen = Context.environment["TACTUS_TARGETS"]?.split(separator: ",").map(String.init)
let needed = chosen.map { staticClosure(of: $0) }

// SwiftPM compiles a target again only if one of its own dependencies has changed. A class that is
// laid out anew also changes the code of targets that see it through another module, therefore each
// target depends on all modules below it. `Scripts/check-imports` reads the own ones. Shared programs
// are not linked into the tests that run them.
let hasOwnOnly = Context.environment["TACTUS_OWN_DEPENDENCIES"] != nil
let package = Package(
  name: "Tactus",
  products: needed != nil
    ? []
    : rows(products).map { row in
      let modules = Array(row.words.dropFirst())
      let phone = staticClosure(of: modules).intersection(["TactusEmbeddedPhone"])
      return .library(name: row.words[0], targets: Array(phone.union(modules)).sorted())
    },
  targets: (entries.map { entry in
    let isStatic = entry.kind == .test || entry.kind == .staticProgram
    let all =
      hasOwnOnly
      ? Set(entry.uses) : isStatic ? staticClosure(of: entry.uses) : closure(of: entry.uses)
    return entry.target(dependencies: all.subtracting(sharedPrograms).sorted())
  } + cTargets).filter { needed?.contains($0.name) ?? true },
  swiftLanguageModes: [.v6])
