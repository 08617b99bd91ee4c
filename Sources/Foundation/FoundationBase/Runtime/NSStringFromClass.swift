/// Returns a class's name as in Objective-C: its own name alone for a class of Apple's frameworks,
/// and otherwise with that of its module, as on an iPhone (ObjectiveC.RT2), unless `@objc(Name)`
/// gives it another (ObjectiveC.RT6).
///
/// The name of a nested class has those of the classes around it; on an iPhone it is mangled.
public func NSStringFromClass(_ aClass: AnyClass) -> String {
  if let given = GivenClassNames.name(of: aClass) { return given }
  let name = String(reflecting: aClass)
  guard let point = name.firstIndex(of: "."), ClassNames.isFramework(name[..<point]) else {
    return name
  }
  return String(name[name.index(after: point)...])
}

/// The modules whose classes have no module in their names.
enum ClassNames {
  static func isFramework(_ module: Substring) -> Bool {
    module.hasPrefix("Tactus") || frameworks.contains(String(module))
  }

  /// The modules that implement one of Apple's.
  private static let frameworks: Set<String> = [
    "Accessibility", "Accounts", "AppTrackingTransparency", "AudioToolbox",
    "AuthenticationServices", "AVFAudio", "AVFoundation", "AVKit", "BackgroundTasks", "CallKit",
    "Contacts", "ContactsUI", "CoreBluetooth", "CoreData", "CoreGraphics", "CoreHaptics",
    "CoreImage", "CoreLocation", "CoreMedia", "CoreMotion", "CoreNFC", "CoreSpotlight",
    "CoreTelephony", "DeviceCheck", "EventKit", "EventKitUI", "Foundation",
    "FoundationNetworking", "FoundationXML", "GameController", "GameKit", "HealthKit",
    "HealthKitUI", "Intents",
    "JavaScriptCore", "LinkPresentation", "LocalAuthentication", "MapKit", "MediaPlayer",
    "MessageUI", "Metal", "MetricKit", "MultipeerConnectivity", "NaturalLanguage", "Network",
    "NotificationCenter",
    "PassKit", "PDFKit", "PencilKit", "Photos", "PhotosUI", "PushKit", "QuartzCore", "QuickLook",
    "QuickLookThumbnailing", "SafariServices", "SceneKit", "Social", "Speech", "SpriteKit",
    "StoreKit", "StoreKitTest", "UIKit", "UniformTypeIdentifiers", "UserNotifications",
    "UserNotificationsUI", "VisionKit", "WatchConnectivity", "WebKit", "XCTest", "XCUIAutomation",
  ]
}
