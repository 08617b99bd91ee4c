/// The names of Apple's modules, with and without a counterpart here.
enum AppleModules {
  /// The modules that Tactus or the toolchain provides, or that the lowering replaces.
  static let present: Set<String> = [
    "UIKit", "CoreHaptics", "AudioToolbox", "CoreAudio", "AVFAudio", "AVFoundation", "CoreText",
    "QuartzCore", "CoreGraphics", "Foundation", "Darwin", "ObjectiveC", "Dispatch",
    "CoreFoundation", "XCTest", "Testing", "Swift", "Observation", "Combine",
    "UniformTypeIdentifiers", "CommonCrypto", "CoreMotion", "CoreServices", "CryptoKit", "ImageIO",
    "MobileCoreServices", "Security", "simd", "SystemConfiguration", "LocalAuthentication",
    "CoreLocation", "SafariServices", "MessageUI", "AVKit", "CoreMedia", "HealthKit", "HealthKitUI",
    "MediaPlayer", "Photos", "PhotosUI", "Compression", "MachO", "MapKit", "AuthenticationServices",
    "CoreTelephony", "UserNotifications", "CoreData", "CoreVideo", "Contacts", "EventKit",
    "Network", "StoreKit", "StoreKitTest", "DeveloperToolsSupport", "Symbols", "Accessibility",
    "OSLog", "PDFKit", "PencilKit", "QuickLook", "QuickLookThumbnailing", "os", "AdSupport",
    "AppTrackingTransparency", "Speech", "Intents", "CoreBluetooth", "BackgroundTasks",
    "LinkPresentation", "VisionKit", "CoreImage", "Accelerate", "Metal",
    "MetalPerformanceShaders", "SceneKit", "SpriteKit", "WebKit", "VideoToolbox",
    "XCUIAutomation", "CFNetwork", "JavaScriptCore", "NaturalLanguage", "ContactsUI",
    "EventKitUI", "WatchConnectivity", "MetricKit", "Accounts", "Social", "DeviceCheck",
    "CoreNFC", "CoreSpotlight", "PushKit", "CallKit", "UserNotificationsUI", "NotificationCenter",
    "PassKit",
    "GameKit", "MediaToolbox", "MultipeerConnectivity", "GameController",
  ]

  /// The missing modules that packages for the iPhone often import.
  ///
  /// - Source: the list of frameworks in Apple's documentation. Confidence: documented.
  static let others: Set<String> = [
    "Accelerate", "Accounts", "ActivityKit", "AddressBook", "AddressBookUI", "AdServices",
    "AdSupport", "AppIntents", "AppKit", "AppTrackingTransparency", "ARKit", "AssetsLibrary",
    "AuthenticationServices", "BackgroundTasks", "BusinessChat", "CallKit", "CarPlay", "CFNetwork",
    "Charts", "ClassKit", "CloudKit", "Cocoa", "Contacts", "ContactsUI", "CoreAudio",
    "CoreAudioKit", "CoreBluetooth", "CoreData", "CoreImage", "CoreLocation", "CoreLocationUI",
    "CoreMIDI", "CoreML", "CoreNFC", "CoreSpotlight", "CoreTelephony", "DataDetection",
    "DeviceActivity", "DeviceCheck", "EventKit", "EventKitUI", "ExternalAccessory",
    "FamilyControls", "FileProvider", "GameController", "GameKit", "GameplayKit", "GLKit",
    "GroupActivities", "HealthKit", "HomeKit", "iAd", "IdentityLookup", "Intents", "IntentsUI",
    "IOKit", "LinkPresentation", "LocalAuthentication", "ManagedSettings", "MapKit", "Messages",
    "MessageUI", "Metal", "MetalKit", "MetricKit", "MultipeerConnectivity", "NaturalLanguage",
    "NearbyInteraction", "Network", "NetworkExtension", "NewsstandKit", "NotificationCenter",
    "OpenAL", "OpenGLES", "PassKit", "PDFKit", "PencilKit", "PHASE", "Photos", "PhotosUI",
    "PushKit", "QuickLook", "RealityKit", "ReplayKit", "SafariServices", "SceneKit", "ScreenTime",
    "SensorKit", "ShazamKit", "Social", "SoundAnalysis", "Speech", "SpriteKit", "StoreKit",
    "SwiftData", "SwiftUI", "TipKit", "Translation", "Twitter", "UserNotificationsUI",
    "VideoToolbox", "Vision", "VisionKit", "WatchConnectivity", "WatchKit", "WeatherKit", "WebKit",
    "WidgetKit", "WorkoutKit",
  ]

  /// The module whose imports the lowering replaces, and which no condition finds.
  ///
  /// The test program that SwiftPM generates uses XCTest's parts for Apple's systems if it finds
  /// the module.
  static let hidden = "Darwin"

  /// The module whose imports the lowering removes, and which each condition finds.
  static let assumed = "ObjectiveC"

  /// The modules of the toolchain that both an iPhone's and Linux' compiler find.
  ///
  /// `Glibc` stands for `Darwin`, which no condition finds.
  static let toolchain: Set<String> = [
    "Dispatch", "Foundation", "Glibc", "Observation", "RegexBuilder", "Swift", "Synchronization",
    "Testing", "XCTest", "_Concurrency",
  ]

  /// The parts of Foundation and Dispatch that are modules of their own on Linux only.
  ///
  /// `FoundationXML` is left to the compiler: a file that needs it has to import it.
  static let linuxParts: Set<String> = [
    "CDispatch", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
  ]

  /// Returns whether a module is one of Apple's that has no counterpart here.
  static func isMissing(_ module: String) -> Bool {
    others.contains(module) && !present.contains(module)
  }

  /// The names of TextKit that are missing.
  ///
  /// - Source: Apple's reference of UIKit, compared with our own sources. Confidence: documented.
  static let missingTextNames: Set<String> = [
    "NSTextListElement", "NSTextSelection", "NSTextSelectionNavigation",
  ]

  /// The names of Foundation that are missing.
  ///
  /// - Source: `swiftc` of Swift 6.3 for Linux, to which names of Apple's reference were given, and
  ///   our own sources. Confidence: measured.
  static let missingFoundationNames: Set<String> = [
    "NSAssertionHandler", "NSBackgroundActivityScheduler", "NSBundleResourceRequest",
    "NSClassDescription", "NSFileProviderService", "NSInvocation", "NSInvocationOperation",
    "NSLinguisticTag", "NSLinguisticTagScheme", "NSLinguisticTagger", "NSMethodSignature",
    "NSMorphology", "NSProxy", "NSTermOfAddress", "NSXPCConnection",
  ]

  /// The Objective-C runtime functions that are missing, or have no effect here.
  ///
  /// - Source: Apple's reference of the Objective-C Runtime. Confidence: documented.
  static let runtimeFunctions: Set<String> = [
    "class_addIvar", "class_addProperty", "class_copyProtocolList", "class_getClassMethod",
    "object_setClass", "objc_allocateClassPair", "objc_registerClassPair",
  ]

  /// The prefixes of Apple's type names.
  static let prefixes = [
    "UI", "CH", "CA", "CG", "AV", "MK", "CL", "HK", "SK", "GK", "QL", "MP", "UN", "WK", "SF", "CM",
    "CV", "CI", "CT", "MTL", "SCN", "PH", "EK", "CN", "MF", "AR", "VN", "PK", "CK", "CB", "LA",
    "ML",
  ]
}
