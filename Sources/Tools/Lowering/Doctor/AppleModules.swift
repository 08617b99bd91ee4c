/// Which of Apple's modules there are.
enum AppleModules {
  /// Those that Tactus or the toolchain has, or that the lowering replaces.
  static let present: Set<String> = [
    "UIKit", "CoreHaptics", "AudioToolbox", "AVFAudio", "AVFoundation", "QuartzCore",
    "CoreGraphics", "Foundation", "Darwin", "ObjectiveC", "Dispatch", "CoreFoundation", "XCTest",
    "Testing", "Swift", "Observation", "Combine", "UniformTypeIdentifiers",
  ]

  /// Those that packages for the iPhone often import, and that there are not.
  ///
  /// - Source: the list of frameworks in Apple's documentation. Confidence: documented.
  static let others: Set<String> = [
    "AVKit", "Accelerate", "AdSupport", "AppKit", "ARKit", "AuthenticationServices", "CallKit",
    "CloudKit", "Contacts", "ContactsUI",
    "CoreAudio", "CoreBluetooth", "CoreData", "CoreImage", "CoreLocation", "CoreML", "CoreMedia",
    "CoreMotion", "CoreNFC", "CoreSpotlight", "CoreTelephony", "CoreText", "CoreVideo", "CryptoKit",
    "EventKit", "EventKitUI", "GameController", "GameKit", "GLKit", "HealthKit", "HomeKit", "iAd",
    "ImageIO", "Intents", "IOKit", "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI",
    "Metal", "MetalKit", "MobileCoreServices", "NaturalLanguage", "Network", "NetworkExtension",
    "OpenGLES", "PassKit", "PDFKit", "PencilKit", "Photos", "PhotosUI", "QuickLook", "RealityKit",
    "SafariServices", "SceneKit", "Security", "Social", "Speech", "SpriteKit", "StoreKit",
    "SwiftData", "SwiftUI", "SystemConfiguration", "UserNotifications",
    "UserNotificationsUI", "Vision", "WatchConnectivity", "WebKit", "WidgetKit",
  ]

  /// Functions of Objective-C's that ask for its methods or exchange them, and that there are not.
  ///
  /// - Source: Apple's reference of the Objective-C Runtime. Confidence: documented.
  static let runtimeFunctions: Set<String> = [
    "class_addMethod", "class_copyIvarList", "class_copyMethodList", "class_copyPropertyList",
    "class_getClassMethod", "class_getInstanceMethod", "class_getMethodImplementation",
    "class_replaceMethod", "imp_implementationWithBlock", "method_exchangeImplementations",
    "method_getImplementation", "method_getTypeEncoding", "method_setImplementation",
    "object_getClass", "object_setClass",
  ]

  /// What the names of types begin with.
  static let prefixes = [
    "UI", "CH", "CA", "CG", "AV", "MK", "CL", "HK", "SK", "GK", "QL", "MP", "UN", "WK", "SF", "CM",
    "CV", "CI", "CT", "MTL", "SCN", "PH", "EK", "CN", "MF", "AR", "VN", "PK", "CK", "CB", "LA",
    "ML",
  ]
}
