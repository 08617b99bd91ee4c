// swift-tools-version: 6.3
// Tactus runs on Linux only: its frameworks have the names of Apple's modules, which on a Mac would
// collide with the system's own. `Documentation/Architecture.md` explains the floors and rooms, and
// `Scripts/check-imports` checks that the sources import only the modules in `uses`.

import Glibc
import PackageDescription

/// Returns the folder of a module: its name without the prefix of our own modules.
///
/// Our own modules begin with `Tactus`, or `CTactus` if they are C, so that no module of a client
/// has the same name. Modules that implement one of Apple's have Apple's name.
func folder(of module: String) -> String {
  module.hasPrefix("Tactus") ? String(module.dropFirst("Tactus".count)) : module
}

/// A library product for other packages.
func library(_ name: String, _ targets: String...) -> Product {
  .library(name: name, targets: targets)
}

/// A room: one module in `Sources/<floor>/<folder>`.
func room(_ floor: String, _ name: String, uses: Target.Dependency...) -> Target {
  .target(name: name, dependencies: uses, path: "Sources/\(floor)/\(folder(of: name))")
}

/// A program with its sources in a folder.
func program(_ name: String, in folder: String, uses: Target.Dependency...) -> Target {
  .executableTarget(name: name, dependencies: uses, path: folder)
}

/// A room's tests, in `Tests/<folder><part>Tests`.
///
/// - Parameters:
///   - part: The part of a large room, whose tests compile faster in several targets.
///   - uses: The modules that the tests import, except those that the room or another of these
///     uses.
///   - excluding: The files that tests read, and that the compiler must not compile.
func tests(
  of name: String, part: String = "", uses: Target.Dependency..., excluding: [String] = []
) -> Target {
  let target = "\(folder(of: name))\(part)Tests"
  return .testTarget(
    name: target, dependencies: [.byName(name: name)] + uses, path: "Tests/\(target)",
    exclude: excluding)
}

/// The tests of a chapter of UIKit, in `Tests/UIKit<chapter>Tests`.
///
/// Each chapter is a target of its own, so that a changed test compiles few others.
func chapter(_ name: String, excluding: [String] = []) -> Target {
  .testTarget(
    name: "UIKit\(name)Tests",
    dependencies: ["UIKit", "PhoneTesting", "ScreenTestSupport", "TestSupport"],
    path: "Tests/UIKit\(name)Tests", exclude: excluding)
}

/// A module in `Tests/<name>` that several test targets share.
func support(_ name: String, uses: Target.Dependency...) -> Target {
  .target(name: name, dependencies: uses, path: "Tests/\(name)")
}

/// An app in `Examples/<name>`, as it would run on an iPhone.
///
/// - Parameters:
///   - folder: The folder, if its name is not the app's.
///   - uses: The frameworks that it imports besides UIKit.
///   - excluding: The scripts beside its sources that `tactus run` performs.
func app(
  _ name: String, in folder: String? = nil, uses: Target.Dependency..., excluding: String...
) -> Target {
  .executableTarget(
    name: name, dependencies: ["UIKit"] + uses, path: "Examples/\(folder ?? name)",
    exclude: excluding + ["AppIcon.svg", "Assets.xcassets", "Info.plist", "README.md"])
}

/// One of Debian's C libraries, with a module map and a shim header.
///
/// A library without both names is part of libc6-dev, or is loaded when it is first used.
func debian(_ name: String, _ pkgConfig: String? = nil, _ package: String? = nil) -> Target {
  .systemLibrary(
    name: name, path: "Sources/System/\(name)", pkgConfig: pkgConfig,
    providers: package.map { [.apt([$0])] })
}

/// Returns the name of a target that another depends on, or nil if the dependency is a product.
func nameOfTarget(_ dependency: Target.Dependency) -> String? {
  guard case .byNameItem(let name, _) = dependency else { return nil }
  return name
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

/// The compiler settings of a target that imports SwiftSyntax.
let importingSwiftSyntax: [SwiftSetting] = [.unsafeFlags(["-I", swiftLibraries])]
/// The linker settings of a target that imports SwiftSyntax.
let linkingSwiftSyntax: [LinkerSetting] = [
  .unsafeFlags([
    "-L", swiftLibraries, "-lSwiftSyntax", "-lSwiftParser", "-Xlinker", "-rpath=\(swiftLibraries)",
  ])
]

let package = Package(
  name: "Tactus",
  products: [
    library(
      "TactusPhone", "TactusPhone", "TactusPhoneTypes", "TactusPhoneLink", "TactusPhoneHardware",
      "TactusPhoneHost"),
    library(
      "TactusHaptics", "TactusHapticPatterns", "TactusHapticFormats", "TactusHapticPlayback",
      "TactusHapticSynthesis", "TactusHapticPlots"),
    library("TactusScreen", "TactusDisplayList", "CoreGraphics", "_Testing_CoreGraphics"),
    library("CoreHaptics", "CoreHaptics", "AVFAudio", "TactusEmbeddedPhone"),
    library("AudioToolbox", "AudioToolbox", "CoreAudio", "TactusEmbeddedPhone"),
    library("ImageIO", "ImageIO"),
    library(
      "AVFoundation", "AVFoundation", "AVFAudio", "CoreMedia", "CoreVideo", "TactusEmbeddedPhone"),
    library("TactusSimulator", "TactusSimulator"), library("PhoneTesting", "PhoneTesting"),
    library("XCUIAutomation", "XCUIAutomation"),
    library("TactusFiles", "TactusFiles"),
    library(
      "TactusFoundation", "TactusFoundation", "UniformTypeIdentifiers", "os", "OSLog", "Combine",
      "CryptoKit", "CommonCrypto", "Compression", "Security", "MobileCoreServices", "simd",
      "CoreMotion", "SystemConfiguration", "LocalAuthentication", "CoreLocation",
      "CoreTelephony", "DeveloperToolsSupport", "Network", "CFNetwork", "TactusNetServices"),
    library("AppTrackingTransparency", "AppTrackingTransparency", "AdSupport"),
    library("Speech", "Speech"), library("Intents", "Intents"),
    library("BackgroundTasks", "BackgroundTasks"), library("VisionKit", "VisionKit"),
    library("LinkPresentation", "LinkPresentation"), library("VideoToolbox", "VideoToolbox"),
    library("MediaToolbox", "MediaToolbox"),
    library("JavaScriptCore", "JavaScriptCore"), library("NaturalLanguage", "NaturalLanguage"),
    library("CoreBluetooth", "CoreBluetooth"),
    library("CoreImage", "CoreImage", "_Testing_CoreImage"), library("Accelerate", "Accelerate"),
    library("Metal", "Metal", "MetalPerformanceShaders"), library("WebKit", "WebKit"),
    library("WatchConnectivity", "WatchConnectivity"),
    library("MetricKit", "MetricKit"),
    library("Accounts", "Accounts"),
    library("Social", "Social"),
    library("DeviceCheck", "DeviceCheck"),
    library("CoreNFC", "CoreNFC"),
    library("CoreSpotlight", "CoreSpotlight"),
    library("PushKit", "PushKit"),
    library("CallKit", "CallKit"),
    library("UserNotificationsUI", "UserNotificationsUI"),
    library("NotificationCenter", "NotificationCenter"),
    library("PassKit", "PassKit"),
    library("GameKit", "GameKit"),
    library("MultipeerConnectivity", "MultipeerConnectivity"),
    library("GameController", "GameController"),
    library("SceneKit", "SceneKit"), library("SpriteKit", "SpriteKit"),
    library("Contacts", "Contacts", "ContactsUI"), library("EventKit", "EventKit", "EventKitUI"),
    library("StoreKit", "StoreKit", "StoreKitTest"),
    library("TactusVCards", "TactusVCards"),
    library("Accessibility", "Accessibility"), library("AVKit", "AVKit"),
    library("Symbols", "Symbols"),
    library("SafariServices", "SafariServices"), library("PDFKit", "PDFKit"),
    library("PencilKit", "PencilKit"),
    library("CoreData", "CoreData"), library("MapKit", "MapKit"),
    library("QuickLook", "QuickLook", "QuickLookThumbnailing"),
    library("AuthenticationServices", "AuthenticationServices"),
    library("UserNotifications", "UserNotifications"),
    library("MessageUI", "MessageUI"), library("MediaPlayer", "MediaPlayer"),
    library("TactusHealthStore", "TactusHealthModel", "TactusHealthExport", "TactusHealthDatabase"),
    library("Photos", "Photos", "PhotosUI"), library("HealthKit", "HealthKit", "HealthKitUI"),
    library(
      "UIKit", "UIKit", "TactusEmbeddedPhone", "_Testing_UIKit", "_Testing_CoreGraphics",
      "_Testing_CoreImage"),
  ],
  targets: [
    // Basics
    room("Basics", "TactusTextFormatting"), room("Basics", "TactusLinearConstraints"),
    room("Basics", "TactusFiles", uses: "TactusTextFormatting"),
    room("Basics", "TactusJSON", uses: "TactusTextFormatting", "CTactusYajl"),
    room("Basics", "TactusSharedSound", uses: "CTactusSharedMemory"),
    room("Basics", "TactusThreads"), room("Basics", "TactusPango"),
    room("Basics", "TactusUniformTypes", uses: "CTactusGio"), room("Basics", "TactusVCards"),
    room("Basics", "TactusMessageBus", uses: "TactusThreads", "CTactusGio"),
    room("Basics", "TactusBluetooth", uses: "TactusMessageBus", "TactusThreads"),
    room("Basics", "TactusSpeechSynthesis", uses: "CTactusEspeak", "CTactusXML"),
    room("Basics", "TactusSpeechRecognition", uses: "CTactusPocketsphinx"),
    room("Basics", "TactusMediaDecoding", uses: "CTactusGStreamer"),
    room("Basics", "TactusPrinters", uses: "CTactusCups"),
    room("Basics", "TactusCryptography", uses: "CTactusOpenSSL", "CTactusSodium"),
    room("Basics", "TactusTLS", uses: "CTactusOpenSSLStreams"),
    room("Basics", "TactusAddressRace"),
    room("Basics", "TactusWebSockets", uses: "CTactusSoup", "CTactusWslay"),
    room(
      "Basics", "TactusDataCompression", uses: "TactusCrashReports", "CTactusBrotli", "CTactusLZ4",
      "CTactusLZMA", "CTactusZlib"),
    room(
      "Basics", "TactusDocumentReading", uses: "TactusThreads", "CTactusSharedMemory",
      "CTactusSpawn"),
    room("Basics", "TactusMediaReading", uses: "TactusDocumentReading", "TactusMediaDecoding"),
    room("Basics", "TactusReaderConfinement", uses: "TactusDocumentReading", "CTactusSeccomp"),
    room(
      "Basics", "TactusDocumentConversion", uses: "TactusDocumentReading", "TactusCryptography"),
    room("Basics", "TactusCrashReports", uses: "TactusTextFormatting", "CTactusCrash"),

    // Haptics
    room("Haptics", "TactusHapticPatterns"),
    room(
      "Haptics", "TactusHapticFormats", uses: "TactusHapticPatterns", "TactusHapticSynthesis",
      "TactusTextFormatting", "TactusJSON"),
    room("Haptics", "TactusHapticPlayback", uses: "TactusHapticPatterns"),
    room("Haptics", "TactusHapticSynthesis", uses: "TactusHapticPatterns"),
    room(
      "Haptics", "TactusHapticAdaptation", uses: "TactusHapticPatterns", "TactusHapticSynthesis"),
    room(
      "Haptics", "TactusHapticProfiles", uses: "TactusHapticSynthesis", "TactusTextFormatting",
      "TactusJSON"),
    room(
      "Haptics", "TactusHapticPlots", uses: "TactusHapticPatterns", "TactusHapticSynthesis",
      "TactusTextFormatting", "TactusPango", "CTactusPangoCairo"),
    room(
      "Haptics", "TactusSoundFiles", uses: "TactusHapticPatterns", "TactusHapticSynthesis",
      "TactusTextFormatting", "CTactusSndfile", "CTactusSamplerate"),
    room(
      "Haptics", "TactusSoundProcessing", uses: "TactusHapticSynthesis", "TactusTextFormatting",
      "CTactusSndfile", "CTactusSamplerate", "CTactusSoundTouch"),
    room("Haptics", "TactusSoundPlugins", uses: "CTactusLADSPA"),
    room("Haptics", "TactusSoundSpatialization", uses: "CTactusOpenAL"),

    // Foundation
    room("Foundation", "TactusSelectors", uses: "TactusCrashReports"),
    .target(
      name: "TactusRegion",
      dependencies: ["CTactusICU", "CTactusLocale", "TactusSelectors", "TactusThreads"],
      path: "Sources/Foundation/Region",
      linkerSettings: [.linkedLibrary("_FoundationICU")]),  // the toolchain's own
    room(
      "Foundation", "TactusVirtualTime", uses: "CTactusFork", "TactusRegion", "TactusSelectors",
      "TactusThreads"),
    room(
      "Foundation", "TactusCoreFoundation", uses: "TactusVirtualTime", "TactusThreads",
      "TactusCrashReports"),
    room(
      "Foundation", "CFNetwork", uses: "CTactusSoup", "TactusAddressRace",
      "TactusCoreFoundation", "TactusCrashReports", "TactusCryptography", "TactusTLS",
      "TactusThreads"),
    room(
      "Foundation", "TactusNetServices", uses: "CFNetwork", "TactusCoreFoundation",
      "TactusCrashReports", "TactusMessageBus"),
    .target(
      name: "TactusFoundation",
      dependencies: [
        "CTactusCmark", "CTactusICU", "CTactusPropertyList", "CTactusExtendedAttributes",
        "CTactusFunctionStreams", "CTactusDeallocation", "CTactusRename", "CTactusLibraryExtras",
        "CFNetwork", "TactusCoreFoundation", "TactusNetServices", "TactusVirtualTime",
        "TactusSelectors", "TactusThreads", "TactusCrashReports", "TactusDataCompression",
        "TactusUniformTypes", "os",
      ],
      path: "Sources/Foundation/Foundation",
      linkerSettings: [.linkedLibrary("_FoundationICU")]),  // the toolchain's own
    room(
      "Foundation", "UniformTypeIdentifiers", uses: "TactusFoundation", "TactusUniformTypes"),
    room("Foundation", "CoreServices", uses: "TactusFoundation", "UniformTypeIdentifiers"),
    room("Foundation", "MobileCoreServices", uses: "CoreServices"),
    room(
      "Foundation", "CryptoKit", uses: "LocalAuthentication", "Security", "TactusFoundation",
      "TactusCryptography"),
    room("Foundation", "CommonCrypto", uses: "TactusFoundation", "TactusCryptography"),
    room(
      "Foundation", "Compression", uses: "TactusFoundation", "TactusDataCompression"),
    room(
      "Foundation", "Security", uses: "TactusCoreFoundation", "TactusFoundation",
      "TactusCryptography", "TactusCrashReports"),
    room("Foundation", "simd"), room("Foundation", "TactusStandardStreams"),
    room("Foundation", "TactusXMLParsing", uses: "TactusSelectors"),
    room(
      "Foundation", "SystemConfiguration", uses: "TactusCoreFoundation", "TactusFoundation",
      "TactusCrashReports", "TactusThreads"),
    room(
      "Foundation", "Network", uses: "Security", "SystemConfiguration", "TactusAddressRace",
      "TactusCrashReports", "TactusCryptography", "TactusFoundation",
      "TactusNetServices", "TactusTLS", "TactusThreads", "TactusWebSockets"),
    room("Foundation", "LocalAuthentication", uses: "TactusFoundation", "TactusCrashReports"),
    room("Foundation", "CoreTelephony", uses: "TactusFoundation", "TactusCrashReports"),
    room(
      "Foundation", "WatchConnectivity", uses: "TactusFoundation", "TactusCrashReports",
      "TactusThreads"),
    room("Foundation", "MetricKit", uses: "TactusFoundation", "TactusCrashReports", "os"),
    room("Foundation", "Accounts", uses: "TactusFoundation", "TactusCrashReports"),
    room("Foundation", "DeviceCheck", uses: "TactusFoundation", "TactusCrashReports"),
    room("Foundation", "CoreNFC", uses: "TactusFoundation", "TactusCrashReports"),
    room(
      "Foundation", "CoreSpotlight", uses: "TactusFoundation", "TactusCrashReports",
      "UniformTypeIdentifiers"),
    room("Foundation", "PushKit", uses: "TactusFoundation", "TactusCrashReports"),
    room("Foundation", "DeveloperToolsSupport", uses: "TactusFoundation"),
    room("Foundation", "os"), room("Foundation", "OSLog", uses: "TactusFoundation", "os"),
    room("Foundation", "Combine", uses: "TactusFoundation", "os"),
    room(
      "Foundation", "TactusUserDefaults", uses: "TactusFoundation", "TactusCrashReports",
      "TactusSelectors"),

    // Screen
    room("Screen", "TactusDisplayList", uses: "TactusPango", "CTactusPangoCairo", "CTactusJPEG"),
    room("Screen", "TactusScreenRecording", uses: "TactusDisplayList", "CTactusWebp"),
    room(
      "Screen", "CoreGraphics", uses: "TactusCoreFoundation", "TactusCrashReports",
      "TactusDisplayList", "TactusFoundation"),
    room(
      "Screen", "QuartzCore", uses: "CoreGraphics", "TactusCrashReports", "TactusDisplayList",
      "TactusFoundation", "TactusThreads", "TactusVirtualTime"),

    // Phone
    room("Phone", "TactusPhoneTypes"),
    room("Phone", "TactusPhoneHardware", uses: "TactusHapticPatterns", "TactusPhoneTypes"),
    room(
      "Phone", "TactusPhoneLink", uses: "TactusTextFormatting", "TactusJSON",
      "TactusHapticPatterns", "TactusHapticPlayback", "TactusHapticFormats", "TactusPhoneTypes",
      "TactusThreads", "TactusUniformTypes"),
    room(
      "Phone", "TactusPatternPlayback", uses: "TactusHapticPatterns", "TactusHapticSynthesis",
      "TactusPhoneHardware", "TactusSharedSound", "TactusSoundProcessing"),
    room(
      "Phone", "TactusMotorPlayback", uses: "TactusPhoneHardware", "TactusPhoneTypes",
      "TactusHapticAdaptation", "TactusHapticPatterns", "TactusHapticSynthesis",
      "CTactusLinuxInput"),
    room("Phone", "TactusVoiceOver", uses: "TactusPhoneLink", "TactusPhoneTypes"),
    room("Phone", "TactusHealthModel", uses: "TactusJSON", "TactusTextFormatting"),
    room("Phone", "TactusUserRecords", uses: "TactusJSON", "TactusTextFormatting"),
    room(
      "Phone", "TactusPrintModel", uses: "TactusPhoneLink", "TactusPhoneTypes", "TactusPrinters"),
    room(
      "Phone", "TactusPhone", uses: "TactusPhoneLink", "TactusPhoneHardware", "TactusPhoneTypes",
      "TactusHapticPatterns", "TactusHapticPlayback", "TactusHapticSynthesis",
      "TactusHapticFormats", "TactusTextFormatting", "TactusJSON", "TactusVoiceOver",
      "TactusHealthModel", "TactusPrintModel", "TactusUserRecords"),

    // Services
    room("Services", "TactusInstalledApps", uses: "TactusPhoneLink", "TactusPhoneTypes"),
    room(
      "Services", "TactusAppDatabase", uses: "TactusInstalledApps", "TactusPhoneLink",
      "TactusPhoneTypes", "TactusFiles", "TactusTextFormatting", "CTactusSQLite"),
    room(
      "Services", "TactusHealthDatabase", uses: "TactusHealthModel", "TactusTextFormatting",
      "CTactusSQLite"),
    room(
      "Services", "TactusRecordDatabase", uses: "TactusUserRecords", "TactusTextFormatting",
      "CTactusSQLite"),
    room(
      "Services", "TactusHealthExport", uses: "TactusHealthModel", "TactusJSON", "CTactusMinizip",
      "CTactusXML", "CTactusZip"),
    room(
      "Services", "TactusAppBundles", uses: "TactusInstalledApps", "TactusPhoneLink",
      "TactusPhoneTypes", "TactusJSON", "TactusFiles", "CTactusPropertyList", "CTactusXML"),
    room(
      "Services", "TactusPrintJobs", uses: "TactusDocumentReading", "TactusPhoneTypes",
      "TactusPrinters", "TactusPrintModel", "TactusThreads"),

    // Drivers
    room("Drivers", "TactusSoundDriver", uses: "TactusPhoneHardware", "CTactusPulse"),
    room(
      "Drivers", "TactusForceFeedbackDriver", uses: "TactusPhoneHardware", "TactusPhoneTypes",
      "TactusMotorPlayback", "TactusHapticAdaptation", "TactusHapticPatterns", "CTactusLinuxInput",
      "CTactusUdev"),
    room(
      "Drivers", "TactusGamepadDriver", uses: "TactusForceFeedbackDriver", "TactusPhoneHardware",
      "TactusFiles", "TactusThreads", "CTactusLinuxInput", "CTactusUdev"),
    room(
      "Drivers", "TactusFeedbackdDriver", uses: "TactusPhoneHardware", "TactusPhoneTypes",
      "TactusMotorPlayback", "TactusHapticAdaptation", "TactusHapticPatterns",
      "TactusMessageBus"),
    room(
      "Drivers", "TactusMPRISDriver", uses: "TactusPhoneLink", "TactusPhoneTypes",
      "TactusMessageBus", "CTactusGio"),
    room(
      "Drivers", "TactusATSPIDriver", uses: "TactusPhoneLink", "TactusVoiceOver",
      "TactusMessageBus", "CTactusGio"),

    // Hosts
    room(
      "Hosts", "TactusPhoneHost", uses: "TactusPhone", "TactusPhoneLink", "TactusPhoneHardware",
      "TactusPhoneTypes", "TactusPatternPlayback", "TactusHapticPatterns", "TactusHapticPlayback",
      "TactusHapticSynthesis", "TactusSharedSound", "TactusSoundFiles", "TactusSoundProcessing",
      "TactusThreads", "TactusInstalledApps", "TactusSpeechSynthesis", "TactusVoiceOver",
      "TactusDocumentReading", "TactusHealthModel", "TactusPrintJobs", "TactusPrintModel",
      "TactusUserRecords"),
    room(
      "Hosts", "TactusScreenComposition", uses: "TactusPhone", "TactusPhoneLink",
      "TactusDisplayList"),
    room(
      "Hosts", "TactusPhoneScript", uses: "TactusScreenComposition", "TactusPhone",
      "TactusPhoneHost", "TactusPhoneLink", "TactusPhoneHardware", "TactusHapticPatterns",
      "TactusPhoneTypes", "TactusJSON", "TactusTextFormatting", "TactusDisplayList",
      "TactusSoundFiles", "TactusHealthModel", "TactusHealthExport"),
    room(
      "Hosts", "TactusEmbeddedPhone", uses: "TactusCrashReports", "TactusPhone", "TactusPhoneLink",
      "TactusPhoneHardware", "TactusPhoneTypes", "TactusPhoneHost", "TactusSoundDriver",
      "TactusForceFeedbackDriver", "TactusFeedbackdDriver", "TactusGamepadDriver",
      "TactusPrintJobs", "TactusThreads"),
    .target(name: "CTactusSimulatorWeb", path: "Sources/Hosts/Simulator/Web", exclude: ["page"]),
    .target(
      name: "TactusSimulator",
      dependencies: [
        "TactusPhone", "TactusPhoneLink", "TactusPhoneHardware", "TactusPhoneTypes",
        "TactusPhoneHost", "TactusPhoneScript", "TactusInstalledApps", "TactusScreenComposition",
        "TactusDisplayList", "TactusHapticPatterns", "TactusHapticFormats", "TactusHapticSynthesis",
        "TactusHapticAdaptation", "TactusJSON", "TactusTextFormatting", "CTactusSoup",
        "CTactusGnuTLS", "CTactusRename", "CTactusSimulatorWeb", "TactusThreads",
        "TactusVoiceOver", "TactusHealthModel", "TactusPrintJobs", "TactusTLS",
        "TactusUserRecords",
      ],
      path: "Sources/Hosts/Simulator", exclude: ["Web"]),

    // Frameworks
    room("Frameworks", "CoreAudioTypes"),
    room("Frameworks", "CoreAudio", uses: "CoreAudioTypes"), room("Frameworks", "Symbols"),
    room(
      "Frameworks", "TactusPermissions", uses: "TactusCrashReports", "TactusEmbeddedPhone",
      "TactusFoundation", "TactusPhoneLink", "TactusVirtualTime"),
    room(
      "Frameworks", "CoreLocation", uses: "Contacts", "TactusCrashReports", "TactusEmbeddedPhone",
      "TactusFoundation", "TactusPermissions", "TactusPhoneLink", "TactusThreads",
      "TactusVirtualTime"),
    room(
      "Frameworks", "TactusRecordAccess", uses: "TactusEmbeddedPhone", "TactusPhoneLink",
      "TactusUserRecords"),
    room(
      "Frameworks", "Contacts", uses: "TactusCrashReports", "TactusFoundation",
      "TactusPermissions", "TactusPhoneLink", "TactusRecordAccess", "TactusUserRecords",
      "TactusVCards", "TactusVirtualTime"),
    room(
      "Frameworks", "EventKit", uses: "Contacts", "CoreGraphics", "CoreLocation",
      "TactusCrashReports", "TactusFoundation",
      "TactusPermissions", "TactusPhoneLink", "TactusRecordAccess", "TactusThreads",
      "TactusUserRecords", "TactusVirtualTime"),
    room(
      "Frameworks", "CoreMotion", uses: "TactusCrashReports", "TactusEmbeddedPhone",
      "TactusFoundation", "TactusPermissions", "TactusPhoneLink"),
    room(
      "Frameworks", "AppTrackingTransparency", uses: "TactusFoundation", "TactusPermissions",
      "TactusPhoneLink", "TactusVirtualTime"),
    room(
      "Frameworks", "AdSupport", uses: "TactusFoundation", "TactusPermissions", "TactusPhoneLink"),
    room(
      "Frameworks", "HealthKit", uses: "CoreLocation", "TactusCrashReports",
      "TactusEmbeddedPhone", "TactusFoundation", "TactusHealthModel", "TactusPermissions",
      "TactusPhoneLink", "TactusThreads", "TactusVirtualTime", "CTactusXML"),
    room("Frameworks", "HealthKitUI", uses: "HealthKit", "UIKit"),
    room(
      "Frameworks", "AVFAudio", uses: "CoreAudioTypes", "TactusCrashReports", "TactusEmbeddedPhone",
      "TactusFoundation", "TactusMediaDecoding", "TactusPermissions", "TactusPhoneLink",
      "TactusPhoneTypes", "TactusHapticPatterns", "TactusHapticPlayback", "TactusSharedSound",
      "TactusSoundFiles", "TactusSoundPlugins", "TactusSoundProcessing",
      "TactusSoundSpatialization", "TactusSpeechSynthesis", "TactusThreads", "TactusVirtualTime"),
    room(
      "Frameworks", "Intents", uses: "CoreLocation", "TactusCrashReports", "TactusEmbeddedPhone",
      "TactusFoundation", "TactusPermissions", "TactusPhoneLink", "TactusVirtualTime"),
    room(
      "Frameworks", "Speech", uses: "AVFAudio", "CoreMedia", "TactusCrashReports",
      "TactusFoundation", "TactusPermissions", "TactusPhoneLink", "TactusSoundProcessing",
      "TactusSpeechRecognition", "TactusThreads", "TactusVirtualTime"),
    room(
      "Frameworks", "CoreBluetooth", uses: "CryptoKit", "TactusBluetooth", "TactusCrashReports",
      "TactusEmbeddedPhone", "TactusFoundation", "TactusMessageBus", "TactusPermissions",
      "TactusPhoneLink", "TactusThreads"),
    room("Frameworks", "CoreVideo", uses: "TactusCoreFoundation", "TactusFoundation"),
    room(
      "Frameworks", "CoreMedia", uses: "CoreAudioTypes", "CoreVideo", "TactusCoreFoundation",
      "TactusEmbeddedPhone", "TactusFoundation", "TactusVirtualTime"),
    room(
      "Frameworks", "AVFoundation", uses: "AVFAudio", "AudioToolbox", "CoreAudioTypes",
      "CoreGraphics", "CoreImage", "CoreMedia",
      "CoreVideo", "ImageIO", "TactusDisplayList", "TactusEmbeddedPhone", "TactusFoundation",
      "TactusMediaReading", "TactusPermissions", "TactusPhoneLink", "TactusThreads",
      "TactusVirtualTime", "QuartzCore", "TactusCrashReports", "UniformTypeIdentifiers"),
    room(
      "Frameworks", "ImageIO", uses: "CoreGraphics", "TactusCoreFoundation", "TactusDisplayList",
      "CTactusGIF", "CTactusExif", "CTactusHEIF", "CTactusPixbuf", "CTactusWebp"),
    room("Frameworks", "Metal", uses: "TactusFoundation"),
    room("Frameworks", "MetalPerformanceShaders", uses: "Metal", "TactusCrashReports"),
    room("Frameworks", "Accelerate", uses: "CoreGraphics", "TactusCrashReports"),
    room(
      "Frameworks", "CoreImage", uses: "CoreGraphics", "CoreVideo", "ImageIO", "Metal",
      "QuartzCore", "TactusCrashReports", "TactusDisplayList", "CTactusQrencode", "CTactusZint"),
    room(
      "Frameworks", "AudioToolbox", uses: "AVFAudio", "CoreAudioTypes", "CTactusSndfile",
      "TactusCrashReports", "TactusEmbeddedPhone", "TactusFoundation", "TactusPhoneLink",
      "TactusSoundFiles", "TactusSoundProcessing", "TactusThreads", "TactusVirtualTime"),
    room(
      "Frameworks", "CoreHaptics", uses: "AVFAudio", "TactusEmbeddedPhone", "TactusFoundation",
      "TactusPhoneLink", "TactusHapticPatterns", "TactusHapticPlayback", "TactusHapticFormats",
      "TactusJSON", "TactusSoundFiles"),
    room(
      "Frameworks", "TactusPDFDocuments", uses: "CoreGraphics", "TactusCoreFoundation",
      "TactusCrashReports", "TactusDisplayList", "TactusDocumentReading", "TactusEmbeddedPhone",
      "TactusFoundation", "TactusThreads", "TactusVirtualTime"),
    // UIKit re-exports the modules of ours that implement it.
    room(
      "Frameworks", "TactusUIKitValues", uses: "TactusFoundation", "DeveloperToolsSupport",
      "TactusPhoneLink",
      "TactusDisplayList", "TactusDocumentReading", "CoreGraphics", "CoreImage", "QuartzCore",
      "TactusSelectors",
      "TactusEmbeddedPhone", "TactusThreads", "TactusUniformTypes", "ImageIO", "CTactusPangoCairo",
      "CTactusXML"),
    room("Frameworks", "Accessibility", uses: "TactusRegion"),
    room(
      "Frameworks", "CoreText", uses: "TactusUIKitValues", "CoreGraphics", "TactusCrashReports",
      "TactusCoreFoundation", "TactusDisplayList", "TactusFoundation"),
    room(
      "Frameworks", "TactusUIKitViews", uses: "TactusUIKitValues", "TactusEmbeddedPhone",
      "TactusPermissions", "TactusVirtualTime", "Accessibility", "CoreText", "Symbols",
      "TactusFoundation", "TactusPhoneTypes", "TactusPhoneLink", "TactusDisplayList",
      "TactusVoiceOver", "TactusSpeechSynthesis",
      "CoreGraphics", "QuartzCore", "TactusLinearConstraints", "TactusSelectors", "TactusThreads",
      "TactusCrashReports", "CTactusChipmunk"),
    room(
      "Frameworks", "TactusUIKitLists", uses: "TactusUIKitValues", "TactusUIKitViews",
      "TactusCrashReports", "TactusEmbeddedPhone", "TactusFoundation", "TactusDisplayList",
      "CoreGraphics", "QuartzCore", "TactusSelectors"),
    room(
      "Frameworks", "TactusUIKitPrinting", uses: "TactusUIKitValues", "TactusUIKitViews",
      "TactusUIKitLists", "TactusCrashReports", "TactusEmbeddedPhone", "TactusFoundation",
      "TactusPrinters", "TactusPrintJobs", "TactusPrintModel", "TactusDocumentReading",
      "TactusPDFDocuments", "TactusPhoneLink", "TactusThreads", "TactusVirtualTime",
      "CoreGraphics"),
    room(
      "Frameworks", "TactusUIKitSharing", uses: "TactusUIKitValues", "TactusUIKitViews",
      "TactusUIKitPrinting",
      "TactusCrashReports", "TactusFoundation"),
    room(
      "Frameworks", "TactusUIKitDocuments", uses: "TactusUIKitValues", "TactusUIKitViews",
      "TactusUIKitLists", "TactusUIKitSharing", "TactusCrashReports",
      "TactusEmbeddedPhone", "TactusFoundation", "TactusPhoneLink", "TactusThreads",
      "TactusVirtualTime", "UniformTypeIdentifiers"),
    room(
      "Frameworks", "UIKit", uses: "TactusUIKitValues", "TactusUIKitViews", "TactusUIKitLists",
      "TactusUIKitDocuments", "TactusUIKitPrinting", "TactusUIKitSharing", "TactusFoundation",
      "TactusPDFDocuments", "CoreGraphics", "ImageIO", "QuartzCore", "Accessibility", "Symbols"),
    room(
      "Frameworks", "VideoToolbox", uses: "AVFoundation", "CoreGraphics", "CoreMedia", "CoreVideo",
      "TactusCoreFoundation", "TactusCrashReports", "TactusFoundation"),
    room("Frameworks", "MediaToolbox", uses: "AVFoundation", "CoreMedia"),
    room(
      "Frameworks", "AVKit", uses: "AVFoundation", "UIKit", "TactusCrashReports",
      "TactusEmbeddedPhone", "TactusUIKitViews", "TactusVirtualTime"),
    room(
      "Frameworks", "PDFKit", uses: "UIKit", "CoreGraphics", "TactusCrashReports",
      "TactusDocumentReading", "TactusFoundation", "TactusPDFDocuments", "TactusVirtualTime"),
    room(
      "Frameworks", "PencilKit", uses: "UIKit", "CoreGraphics", "TactusCrashReports",
      "TactusFoundation", "TactusUIKitViews", "TactusVirtualTime"),
    room(
      "Frameworks", "TactusPreviews", uses: "UIKit", "ImageIO", "PDFKit", "AVFoundation",
      "TactusCrashReports", "TactusDocumentConversion", "TactusDocumentReading",
      "TactusMediaReading", "TactusPDFDocuments", "TactusThreads", "TactusVirtualTime",
      "UniformTypeIdentifiers"),
    room(
      "Frameworks", "QuickLookThumbnailing", uses: "UIKit", "TactusDocumentReading",
      "TactusPDFDocuments", "TactusPreviews", "TactusThreads", "TactusUIKitDocuments",
      "TactusVirtualTime", "UniformTypeIdentifiers"),
    room(
      "Frameworks", "QuickLook", uses: "UIKit", "AVKit", "AVFoundation", "PDFKit",
      "TactusCrashReports", "TactusDocumentReading", "TactusPDFDocuments", "TactusPreviews",
      "TactusUIKitDocuments", "UniformTypeIdentifiers"),
    room(
      "Frameworks", "MediaPlayer", uses: "AVKit", "AVFoundation", "UIKit", "TactusEmbeddedPhone",
      "TactusFoundation", "TactusMediaDecoding", "TactusPermissions",
      "TactusPhoneLink", "TactusCrashReports", "TactusSelectors", "TactusThreads",
      "TactusVirtualTime"),
    room(
      "Frameworks", "CoreData", uses: "Combine", "TactusFoundation", "TactusCrashReports",
      "TactusSelectors", "TactusThreads", "CTactusSQLite"),
    room(
      "Frameworks", "MapKit", uses: "UIKit", "Contacts", "CoreLocation", "QuartzCore",
      "TactusCoreFoundation",
      "TactusCrashReports", "TactusVirtualTime"),
    room(
      "Frameworks", "AuthenticationServices", uses: "UIKit", "TactusCrashReports",
      "TactusUIKitViews", "TactusVirtualTime"),
    room(
      "Frameworks", "SafariServices", uses: "UIKit", "AuthenticationServices",
      "TactusCrashReports"),
    room(
      "Frameworks", "UserNotifications", uses: "UIKit", "AudioToolbox", "CoreLocation",
      "TactusCrashReports", "TactusEmbeddedPhone", "TactusFoundation", "TactusPermissions",
      "TactusPhoneLink", "TactusThreads", "TactusUIKitViews", "TactusVirtualTime",
      "UniformTypeIdentifiers"),
    room(
      "Frameworks", "BackgroundTasks", uses: "UIKit", "TactusCrashReports", "TactusEmbeddedPhone",
      "TactusFoundation", "TactusPermissions", "TactusThreads", "TactusVirtualTime"),
    room("Frameworks", "MessageUI", uses: "UIKit", "TactusCrashReports"),
    room(
      "Frameworks", "TactusFormRows", uses: "UIKit", "TactusCrashReports", "TactusPermissions",
      "TactusPhoneLink"),
    room("Frameworks", "ContactsUI", uses: "Contacts", "UIKit", "TactusFormRows"),
    room(
      "Frameworks", "EventKitUI", uses: "EventKit", "UIKit", "TactusFormRows", "TactusPhoneLink"),
    room(
      "Frameworks", "StoreKit", uses: "UIKit", "CryptoKit", "TactusCrashReports",
      "TactusEmbeddedPhone", "TactusFoundation", "TactusPermissions", "TactusPhoneLink",
      "TactusSelectors", "TactusThreads", "TactusUIKitViews", "TactusVirtualTime"),
    room("Frameworks", "StoreKitTest", uses: "StoreKit", "TactusCrashReports"),
    room(
      "Frameworks", "Photos", uses: "UIKit", "AVFoundation", "CoreLocation", "ImageIO",
      "TactusCrashReports", "TactusPermissions", "TactusPhoneLink", "TactusVirtualTime",
      "UniformTypeIdentifiers"),
    room(
      "Frameworks", "PhotosUI", uses: "Photos", "TactusCrashReports", "TactusVirtualTime",
      "UniformTypeIdentifiers"),
    room(
      "Frameworks", "VisionKit", uses: "UIKit", "CoreVideo", "ImageIO", "TactusCrashReports"),
    room(
      "Frameworks", "LinkPresentation", uses: "UIKit", "CTactusXML", "TactusCrashReports",
      "UniformTypeIdentifiers"),
    room(
      "Frameworks", "JavaScriptCore", uses: "CTactusJavaScriptCore", "TactusCrashReports",
      "TactusFoundation", "TactusSelectors", "TactusThreads"),
    room(
      "Frameworks", "NaturalLanguage", uses: "CTactusICU", "TactusCrashReports",
      "TactusFoundation"),
    room("Frameworks", "Social", uses: "UIKit", "Accounts", "TactusCrashReports"),
    room(
      "Frameworks", "CallKit", uses: "AVFAudio", "TactusCrashReports", "TactusFoundation",
      "TactusThreads"),
    room("Frameworks", "UserNotificationsUI", uses: "UIKit", "UserNotifications"),
    room(
      "Frameworks", "NotificationCenter", uses: "UIKit", "UserNotifications", "TactusCrashReports"),
    room("Frameworks", "PassKit", uses: "UIKit", "Contacts", "TactusCrashReports"),
    room("Frameworks", "GameKit", uses: "UIKit", "TactusCrashReports"),
    room(
      "Frameworks", "MultipeerConnectivity", uses: "CFNetwork", "CryptoKit", "Network", "Security",
      "TactusCrashReports", "TactusNetServices", "TactusTLS", "TactusThreads", "TactusVirtualTime",
      "UIKit"),
    room(
      "Frameworks", "GameController", uses: "CoreHaptics", "TactusCrashReports",
      "TactusEmbeddedPhone", "TactusPhoneHardware", "TactusThreads", "TactusUIKitViews",
      "TactusVirtualTime", "UIKit"),
    room("Frameworks", "WebKit", uses: "UIKit", "TactusCrashReports", "TactusThreads"),
    room(
      "Frameworks", "SceneKit", uses: "UIKit", "Metal", "TactusCrashReports", "TactusVirtualTime",
      "simd"),
    room(
      "Frameworks", "SpriteKit", uses: "UIKit", "AVFAudio", "AVFoundation", "CTactusChipmunk",
      "TactusCrashReports", "TactusFoundation", "simd"),
    room(
      "Frameworks", "PhoneTesting", uses: "BackgroundTasks", "CTactusTesting", "Intents",
      "TactusDisplayList",
      "TactusDocumentReading", "TactusPDFDocuments", "TactusPrintCenter", "TactusPrintJobs",
      "TactusPrintModel", "TactusPrinters", "TactusCrashReports", "TactusEmbeddedPhone",
      "TactusHapticPatterns", "TactusHealthModel", "TactusPhone", "TactusPhoneHardware",
      "TactusPhoneHost", "TactusPhoneTypes", "TactusPhoneLink", "TactusPhoneScript",
      "TactusInstalledApps", "TactusFoundation", "TactusThreads", "TactusVirtualTime",
      "TactusScreenComposition",
      "TactusUIKitDocuments", "TactusUIKitViews", "TactusHealth", "TactusHome", "TactusKeyboard",
      "TactusSettings",
      "TactusVoiceOver",
      "UIKit"),
    room(
      "Frameworks", "XCUIAutomation", uses: "PhoneTesting", "TactusCrashReports",
      "TactusFoundation", "TactusPhoneLink", "TactusPhoneTypes", "TactusSelectors",
      "TactusUIKitViews", "UIKit"),
    room("Frameworks", "_Testing_UIKit"), room("Frameworks", "_Testing_CoreGraphics"),
    room("Frameworks", "_Testing_CoreImage"),
    room("Frameworks", "TactusTestFrameworks", uses: "CTactusTesting"),
    room("Frameworks", "TactusFrameworkLibrary"),
    // The system's own interface
    room(
      "Apps", "TactusHome", uses: "UIKit", "TactusUIKitViews", "TactusUIKitValues", "QuartzCore",
      "CoreGraphics", "TactusHealthModel", "TactusHealthSymbols", "TactusPhoneLink",
      "TactusPhoneTypes"),
    room("Apps", "TactusHealthSymbols", uses: "UIKit", "TactusHealthModel"),
    room(
      "Apps", "TactusHealth", uses: "HealthKit", "TactusHealthModel", "TactusHealthSymbols",
      "UIKit", "TactusUIKitViews", "TactusPhoneLink", "TactusVirtualTime"),
    program("tactus-health", in: "Sources/Apps/HealthProgram", uses: "TactusHealth", "UIKit"),
    room(
      "Apps", "TactusPrintCenter", uses: "TactusPrintModel", "TactusUIKitPrinting",
      "TactusUIKitViews", "UIKit"),
    program(
      "tactus-print-center", in: "Sources/Apps/PrintCenterProgram", uses: "TactusPrintCenter",
      "UIKit"),
    program("tactus-home", in: "Sources/Apps/HomeProgram", uses: "TactusHome", "TactusKeyboard"),
    room("Apps", "TactusKeyboard", uses: "UIKit", "TactusUIKitViews", "TactusPhoneLink"),
    room(
      "Apps", "TactusSettings", uses: "HealthKit", "TactusHealthModel", "TactusHealthSymbols",
      "UIKit", "TactusUIKitViews", "TactusPhoneLink", "TactusPhoneTypes"),
    program("tactus-settings", in: "Sources/Apps/SettingsProgram", uses: "TactusSettings", "UIKit"),

    // Tools
    room("Tools", "TactusTestLists"),
    .target(
      name: "TactusLowering",
      dependencies: [
        "TactusTextFormatting", "TactusFiles", "TactusJSON", "TactusTestLists", "CTactusXML",
      ],
      path: "Sources/Tools/Lowering",
      swiftSettings: importingSwiftSyntax, linkerSettings: linkingSwiftSyntax),
    .executableTarget(
      name: "tactus-rewrite", dependencies: ["TactusLowering"],
      path: "Sources/Tools/tactus-rewrite",
      swiftSettings: importingSwiftSyntax),
    room(
      "Tools", "TactusCommandKit", uses: "TactusTextFormatting", "TactusFiles", "TactusThreads",
      "CTactusGetopt", "CTactusRename"),
    room(
      "Tools", "TactusSwiftSDK", uses: "TactusCommandKit", "TactusTextFormatting", "TactusJSON",
      "TactusFiles", "TactusTestLists", "CTactusRename"),
    room(
      "Tools", "TactusPatternCommands", uses: "TactusCommandKit", "TactusTextFormatting",
      "TactusHapticPatterns", "TactusJSON", "TactusHapticFormats", "TactusHapticSynthesis",
      "TactusSoundFiles", "TactusHapticProfiles"),
    // The command is two programs, so that reading a pattern loads few libraries.
    program(
      "tactus", in: "Sources/Tools/Launcher", uses: "TactusCommandKit", "TactusPatternCommands"),
    program(
      "tactus-host", in: "Sources/Tools/tactus", uses: "TactusPatternCommands", "TactusCommandKit",
      "TactusTextFormatting", "TactusHapticPatterns", "TactusJSON", "TactusHapticFormats",
      "TactusHapticSynthesis", "TactusSoundFiles", "TactusHapticPlots", "TactusPhone",
      "TactusPhoneLink", "TactusPhoneHardware", "TactusPhoneTypes", "TactusPatternPlayback",
      "TactusPhoneHost", "TactusPhoneScript", "TactusDisplayList", "TactusScreenRecording",
      "TactusSoundDriver", "TactusForceFeedbackDriver", "TactusFeedbackdDriver",
      "TactusMPRISDriver", "TactusATSPIDriver", "TactusSimulator",
      "TactusSwiftSDK", "TactusInstalledApps", "TactusAppBundles", "TactusAppDatabase",
      "TactusHealthModel", "TactusHealthDatabase", "TactusHealthExport", "TactusRecordDatabase",
      "TactusUserRecords", "TactusFiles", "TactusPrinters", "TactusPrintJobs", "CTactusQrencode"),
    program(
      "tactus-reader", in: "Sources/Tools/Reader", uses: "TactusDocumentReading",
      "TactusMediaReading", "TactusReaderConfinement", "CTactusCSV", "CTactusPDFBoxes",
      "CTactusPixbuf",
      "CTactusPoppler", "CTactusUchardet", "CTactusZlib"),
    program(
      "tactus-text-reader", in: "Sources/Tools/TextReader", uses: "TactusDocumentReading",
      "TactusReaderConfinement", "TactusUIKitValues"),
    program(
      "generate-tables", in: "Sources/Tools/generate-tables", uses: "TactusHapticPatterns",
      "TactusHapticFormats", "TactusHapticProfiles", "TactusHapticSynthesis",
      "TactusHapticAdaptation"),

    // System: Debian's C libraries
    debian("CTactusUmockdev", "umockdev-1.0", "libumockdev-dev"),
    debian("CTactusGio", "gio-2.0", "libglib2.0-dev"),
    debian("CTactusSoup", "libsoup-3.0", "libsoup-3.0-dev"),
    debian("CTactusWslay", nil, "libwslay-dev"),
    debian("CTactusGnuTLS", "gnutls", "libgnutls28-dev"),
    debian("CTactusOpenSSL", "libcrypto", "libssl-dev"),
    // libsodium-dev: loaded when the first message is signed by Ed25519.
    debian("CTactusSodium"),
    debian("CTactusOpenSSLStreams", "libssl", "libssl-dev"),
    debian("CTactusZlib", "zlib", "zlib1g-dev"), debian("CTactusLZMA", "liblzma", "liblzma-dev"),
    debian("CTactusLZ4", "liblz4", "liblz4-dev"),
    debian("CTactusBrotli", "libbrotlienc", "libbrotli-dev"),
    debian("CTactusQrencode", "libqrencode", "libqrencode-dev"),
    debian("CTactusUdev", "libudev", "libudev-dev"), debian("CTactusYajl", "yajl", "libyajl-dev"),
    debian("CTactusPulse", "libpulse", "libpulse-dev"), debian("CTactusLocale"),
    debian("CTactusCmark", "libcmark-gfm", "libcmark-gfm-extensions-dev"),
    debian("CTactusSQLite", "sqlite3", "libsqlite3-dev"),
    debian("CTactusChipmunk", nil, "libchipmunk-dev"),
    debian("CTactusZip", "libzip", "libzip-dev"),
    // Without its settings, which would hide the header of libzip.
    debian("CTactusMinizip", nil, "libminizip-dev"),
    debian("CTactusPropertyList", "libplist-2.0", "libplist-dev"),
    debian("CTactusXML", "libxml-2.0", "libxml2-dev"), debian("CTactusGIF", nil, "libgif-dev"),
    debian("CTactusJPEG", "libjpeg", "libjpeg-dev"),
    debian("CTactusExif", "libexif", "libexif-dev"),
    debian("CTactusWebp", "libwebpmux", "libwebp-dev"), debian("CTactusTesting"),
    debian("CTactusPangoCairo", "pangocairo", "libpango1.0-dev"),
    // libsndfile1-dev and libsamplerate0-dev: loaded when the first sound file is opened, because
    // linking them would make every start longer.
    debian("CTactusSndfile"), debian("CTactusSamplerate"), debian("CTactusSoundTouch"),
    debian("CTactusGetopt"), debian("CTactusSpawn"), debian("CTactusCSV", nil, "libcsv-dev"),
    debian("CTactusPoppler", "poppler-glib", "libpoppler-glib-dev"),
    debian("CTactusPixbuf", "gdk-pixbuf-2.0", "libgdk-pixbuf-2.0-dev"),
    debian("CTactusSeccomp", "libseccomp", "libseccomp-dev"),
    debian("CTactusUchardet", "uchardet", "libuchardet-dev"),
    .target(
      name: "CTactusPDFBoxes", path: "Sources/System/CTactusPDFBoxes",
      linkerSettings: [.linkedLibrary("poppler-cpp")]),
    debian("CTactusEspeak"),  // libespeak-ng-dev: loaded for each text that is spoken
    debian("CTactusPocketsphinx"),
    // libheif-dev: loaded when the first HEIC is written.
    debian("CTactusHEIF"),
    debian("CTactusZint"),  // libzint-dev: loaded when the first symbol is made
    // Loaded when the first film is opened, because linking it would make every start longer.
    debian("CTactusGStreamer"),
    debian("CTactusCrash"), debian("CTactusFork"), debian("CTactusICU"), debian("CTactusRename"),
    debian("CTactusLinuxInput"), debian("CTactusFunctionStreams"), debian("CTactusLibraryExtras"),
    debian("CTactusDeallocation"),
    debian("CTactusCups"),  // libcups2-dev: loaded when a real printer is first asked
    debian("CTactusSharedMemory"), debian("CTactusExtendedAttributes"), debian("CTactusLADSPA"),
    debian("CTactusOpenAL"),
    debian("CTactusJavaScriptCore"),  // loaded when the first context of scripts is made

    // Examples: apps and programs that import only Apple's frameworks
    program("FirstHaptic", in: "Examples/FirstHaptic", uses: "CoreHaptics"),
    program("HapticSampler", in: "Examples/HapticSampler", uses: "CoreHaptics"),
    app(
      "Scale",
      excluding: "weigh.jsonl", "home.jsonl", "blind.jsonl", "blind-de.jsonl", "blind-home.jsonl",
      "blind-pl.jsonl", "de.lproj", "pl.lproj"),
    app("Mail", uses: "QuickLook", excluding: "read.jsonl", "blind.jsonl"),
    app("TouchCanvas", excluding: "draw.jsonl", "blind.jsonl"),
    app("HealthRun", uses: "HealthKit", excluding: "run.jsonl", "blind.jsonl"),
    // These folders have names of frameworks or of our products.
    app("PhotosApp", in: "Photos", excluding: "look.jsonl", "blind.jsonl"),
    app(
      "HapticsApp", in: "Haptics", uses: "CoreHaptics", excluding: "feel.jsonl", "blind.jsonl"),

    // Benchmarks: in no library product, because SwiftPM allows no unsafe flags there
    .target(
      name: "CReference", path: "Benchmarks/CReference",
      cSettings: [.unsafeFlags(["-O3", "-ffast-math"])]),
    .target(
      name: "CReferenceNative", path: "Benchmarks/CReferenceNative",
      cSettings: [
        .headerSearchPath("../CReference/include"),
        .unsafeFlags(["-O3", "-ffast-math", "-march=native"]),
      ]),
    program(
      "benchmarks", in: "Benchmarks/benchmarks", uses: "CReference", "CReferenceNative",
      "AVFAudio", "Accelerate", "CTactusPangoCairo", "CTactusSQLite", "CTactusXML", "PDFKit",
      "PhoneTesting", "PrinterTestSupport", "TactusDocumentReading", "TactusHealthDatabase",
      "TactusHealthExport", "TactusHealthModel", "TactusMediaDecoding", "TactusPrintJobs",
      "TactusPrinters", "TactusSoundDriver", "TactusSpeechSynthesis", "TactusVoiceOver",
      "TestSupport", "tactus-reader"),

    // Support for tests
    support("CAllocationCounter"), support("CSanitizedMutex"),
    support("TestSupport", uses: "TactusHapticPatterns", "TactusHapticPlayback", "CSanitizedMutex"),
    support(
      "ScreenTestSupport", uses: "UIKit", "QuartzCore", "TactusDisplayList", "TactusPhoneLink",
      "TactusPhoneTypes", "TactusTestFrameworks", "_Testing_UIKit", "_Testing_CoreGraphics",
      "_Testing_CoreImage"),
    support("PrinterTestSupport", uses: "TestSupport"),
    support("BonjourTestSupport", uses: "TactusNetServices", "TestSupport"),
    support("ContractTests", uses: "TactusPhoneHardware", "TactusPhoneTypes"),
    program("MockGamepad", in: "Tests/MockGamepad", uses: "CTactusUmockdev"),
    program("MockFeedbackd", in: "Tests/MockFeedbackd", uses: "CTactusGio"),
    program("UinputGamepad", in: "Tests/UinputGamepad"),
    program(
      "PressingApp", in: "Tests/PressingApp", uses: "TactusDisplayList", "TactusPhoneLink",
      "TactusPhoneTypes", "TestSupport"),
    program(
      "PrivacyApp", in: "Tests/PrivacyApp", uses: "AppTrackingTransparency", "AVFAudio",
      "AVFoundation", "CoreLocation", "CoreMotion", "HealthKit", "MediaPlayer", "Photos",
      "Speech", "UIKit"),
    program(
      "SavingApp", in: "Tests/SavingApp", uses: "TactusEmbeddedPhone", "TactusHealthDatabase",
      "TactusHealthModel", "TactusPhoneLink"),
    program(
      "InstallingApp", in: "Tests/InstallingApp", uses: "TactusAppDatabase", "TactusInstalledApps",
      "TactusPhoneLink", "TactusPhoneTypes"),
    program("TypingKeyboard", in: "Tests/TypingKeyboard", uses: "UIKit"),
    program("AskingApp", in: "Tests/AskingApp", uses: "AVFAudio", "UIKit"),
    program("SoundingApp", in: "Tests/SoundingApp", uses: "AVFoundation"),
    program("MemoApp", in: "Tests/MemoApp", uses: "AVFoundation", "MediaPlayer", "UIKit"),
    program(
      "GamepadProbe", in: "Tests/GamepadProbe", uses: "TactusGamepadDriver",
      "TactusPhoneHardware"),
    program("ContainerProbe", in: "Tests/ContainerProbe", uses: "TactusFoundation"),
    program(
      "WeighingApp", in: "Tests/WeighingApp", uses: "TactusDisplayList", "TactusPhoneLink",
      "TactusPhoneTypes", "TestSupport"),

    // Tests, in the order of the rooms
    tests(of: "TactusHealthModel", uses: "TestSupport"),
    tests(of: "TactusPrintModel", uses: "TestSupport"),
    tests(of: "TactusPrintCenter", uses: "PhoneTesting", "UIKit"),
    tests(of: "HealthKit", uses: "PhoneTesting", "TactusHealthModel", "TestSupport", "UIKit"),
    tests(
      of: "TactusHealthExport", uses: "TactusHealthDatabase", "TactusHealthModel", "TestSupport"),
    tests(of: "HealthKitUI", uses: "HealthKit", "PhoneTesting", "UIKit"),
    tests(of: "TactusHealth", uses: "HealthKit", "PhoneTesting", "TactusHealthModel", "UIKit"),
    tests(
      of: "TactusHealthDatabase", uses: "TactusHealthModel", "TestSupport", "SavingApp", "tactus",
      "tactus-host"),
    tests(of: "TactusTextFormatting"), tests(of: "TactusJSON"), tests(of: "TactusCrashReports"),
    tests(of: "TactusMessageBus", uses: "TestSupport"),
    tests(of: "TactusSpeechSynthesis"), tests(of: "CoreVideo"),
    tests(of: "VideoToolbox", uses: "AVFoundation"), tests(of: "MediaToolbox"),
    tests(of: "TactusSpeechRecognition"), tests(of: "Speech", uses: "PhoneTesting", "UIKit"),
    tests(of: "Intents", uses: "CoreLocation", "PhoneTesting", "UIKit"),
    tests(of: "BackgroundTasks", uses: "PhoneTesting", "UIKit"),
    tests(of: "CoreMedia", uses: "TestSupport"),
    tests(of: "TactusMediaDecoding", uses: "TestSupport"),
    program(
      "EscapingReader", in: "Tests/EscapingReader", uses: "TactusDocumentReading",
      "TactusMediaReading", "TactusReaderConfinement"),
    tests(of: "TactusMediaReading", uses: "EscapingReader", "TestSupport", "tactus-reader"),
    tests(
      of: "TactusDocumentReading", uses: "EscapingReader", "TestSupport", "tactus-reader",
      "tactus-text-reader"),
    tests(
      of: "TactusDocumentConversion", uses: "EscapingReader", "TactusDocumentReading",
      "TestSupport", "tactus-reader"),
    tests(of: "PencilKit", uses: "PhoneTesting", "ScreenTestSupport", "TestSupport"),
    tests(
      of: "PDFKit", uses: "PhoneTesting", "ScreenTestSupport", "TactusDocumentReading",
      "TestSupport", "tactus-reader"),
    tests(
      of: "QuickLook", uses: "AVFoundation", "PhoneTesting", "QuickLookThumbnailing",
      "ScreenTestSupport", "TactusDocumentConversion", "TactusDocumentReading", "TactusPreviews",
      "TestSupport", "UniformTypeIdentifiers", "tactus-reader", "tactus-text-reader"),
    tests(of: "TactusHapticPatterns", uses: "TestSupport"), tests(of: "TactusCommandKit"),
    tests(of: "TactusHapticFormats", uses: "TestSupport"), tests(of: "TactusLinearConstraints"),
    tests(of: "TactusHapticPlayback", uses: "TactusHapticSynthesis", "TestSupport"),
    tests(of: "TactusHapticSynthesis", uses: "TestSupport", "CAllocationCounter"),
    tests(of: "TactusHapticAdaptation", uses: "TestSupport"), tests(of: "TactusSelectors"),
    tests(of: "TactusHapticProfiles", uses: "TestSupport"), tests(of: "TactusVirtualTime"),
    tests(of: "TactusHapticPlots", uses: "TestSupport", "TactusHapticFormats"),
    tests(of: "TactusSoundFiles", uses: "TestSupport"), tests(of: "TactusSoundProcessing"),
    tests(of: "UniformTypeIdentifiers"),
    tests(of: "TactusRegion", uses: "TactusFoundation"), tests(of: "Security", uses: "CryptoKit"),
    tests(of: "TactusFoundation", uses: "TestSupport", "TactusXMLParsing"),
    tests(of: "TactusFoundation", part: "Object", uses: "TestSupport", "TactusXMLParsing"),
    tests(of: "TactusFoundation", part: "System", uses: "TestSupport", "TactusXMLParsing"),
    tests(of: "MobileCoreServices"),
    tests(of: "os", uses: "MetricKit", "OSLog"), tests(of: "Combine"),
    tests(of: "TactusSwiftSDK"),
    program(
      "KeepingApp", in: "Tests/KeepingApp", uses: "CoreData", "Security", "TactusFoundation",
      "TactusUserDefaults"),
    tests(of: "TactusUserDefaults", uses: "TestSupport", "KeepingApp"),
    tests(of: "TactusDisplayList", uses: "TestSupport"), tests(of: "TactusScreenRecording"),
    tests(of: "CoreGraphics", uses: "TactusFoundation", "_Testing_CoreGraphics", "TestSupport"),
    tests(
      of: "QuartzCore", uses: "_Testing_CoreGraphics", "TestSupport",
      excluding: ["Flattening/Pictures"]),
    tests(of: "TactusPhoneTypes"), tests(of: "TactusPhoneHardware", uses: "ContractTests"),
    tests(of: "TactusPhoneLink", uses: "TestSupport"), tests(of: "TactusScreenComposition"),
    tests(of: "TactusPatternPlayback", uses: "TestSupport", "CAllocationCounter"),
    tests(of: "TactusMotorPlayback", uses: "ContractTests", "TestSupport"),
    tests(of: "TactusPhone", uses: "TestSupport", "TactusVoiceOver"),
    tests(of: "TactusInstalledApps"), tests(of: "TactusVoiceOver", uses: "TestSupport"),
    tests(of: "TactusHome", uses: "PhoneTesting", "TestSupport", "CoreLocation"),
    tests(of: "TactusAppBundles"),
    tests(of: "TactusSettings", uses: "PhoneTesting", "CoreLocation", "TactusVirtualTime"),
    tests(of: "CryptoKit"),
    tests(of: "TactusAppDatabase", uses: "TestSupport", "InstallingApp", "ContainerProbe"),
    tests(of: "TactusSoundDriver", uses: "TestSupport", "ContractTests", "CAllocationCounter"),
    tests(of: "TactusForceFeedbackDriver", uses: "TestSupport", "ContractTests"),
    tests(
      of: "TactusGamepadDriver", uses: "TactusForceFeedbackDriver", "TestSupport", "GamepadProbe"),
    tests(
      of: "TactusMPRISDriver", uses: "TactusMessageBus", "TactusPhoneLink", "TactusPhoneTypes",
      "TestSupport"),
    tests(
      of: "TactusATSPIDriver", uses: "TactusMessageBus", "TactusPhoneLink", "TactusVoiceOver",
      "TestSupport", excluding: ["client.py"]),
    tests(
      of: "TactusFeedbackdDriver", uses: "MockFeedbackd", "TestSupport", "ContractTests",
      "TactusPhoneLink"),
    tests(of: "TactusPhoneHost", uses: "TactusHealthModel", "TactusSoundDriver", "TestSupport"),
    tests(of: "TactusPhoneScript", uses: "TactusSoundFiles", "TestSupport"),
    tests(of: "TactusFiles"),
    tests(of: "TactusEmbeddedPhone", uses: "TestSupport", "UIKit"),
    tests(
      of: "TactusSimulator", uses: "Scale", "TestSupport", "WeighingApp", "tactus", "tactus-host",
      "tactus-home", "tactus-settings", "tactus-health", "tactus-print-center", "AskingApp",
      "HealthRun", "Mail", "PhotosApp", "LinkingApp", "MemoApp", "CTactusSoup", "TactusSoundFiles"),
    tests(
      of: "AVFAudio", uses: "AVFoundation", "AudioToolbox", "CAllocationCounter", "CoreHaptics",
      "PhoneTesting", "ScreenTestSupport", "TestSupport"),
    tests(
      of: "AVFoundation", uses: "PhoneTesting", "ScreenTestSupport", "SoundingApp", "TactusPhone",
      "TactusPhoneHardware", "TactusPhoneHost", "TactusPhoneLink", "TactusPhoneTypes",
      "TactusSoundDriver", "TestSupport", "UIKit"),
    tests(of: "AudioToolbox", uses: "PhoneTesting", "ScreenTestSupport", "TestSupport"),
    tests(
      of: "ImageIO", uses: "TactusScreenRecording", "TactusVirtualTime", "_Testing_CoreGraphics"),
    tests(of: "CoreHaptics", uses: "TestSupport", "HapticSampler"),
    chapter("App", excluding: ["Traces"]),
    tests(of: "TactusKeyboard", uses: "PhoneTesting", "TestSupport", "TypingKeyboard"),
    tests(of: "PhoneTesting", uses: "CoreHaptics", "ScreenTestSupport"),
    tests(of: "XCUIAutomation", uses: "PhoneTesting", "UIKit"),
    tests(of: "CommonCrypto", uses: "TestSupport"),
    tests(of: "simd"), tests(of: "SystemConfiguration"),
    tests(of: "Compression", uses: "TestSupport"),
    tests(of: "CoreMotion", uses: "PhoneTesting", "UIKit"),
    tests(of: "AVKit", uses: "PhoneTesting", "ScreenTestSupport", "TactusPhoneLink", "TestSupport"),
    tests(
      of: "MediaPlayer", uses: "AVFAudio", "PhoneTesting", "ScreenTestSupport", "TactusPhoneLink",
      "TestSupport"),
    tests(of: "CoreData", uses: "Combine", "TestSupport", "CTactusSQLite"),
    tests(of: "MapKit", uses: "PhoneTesting", "ScreenTestSupport", "TestSupport"),
    tests(
      of: "AuthenticationServices", uses: "PhoneTesting", "SafariServices", "ScreenTestSupport",
      "TestSupport"),
    tests(of: "UserNotifications", uses: "PhoneTesting", "ScreenTestSupport", "TestSupport"),
    tests(of: "SafariServices", uses: "MessageUI", "PhoneTesting", "ScreenTestSupport"),
    tests(of: "LocalAuthentication"), tests(of: "CoreLocation", uses: "PhoneTesting"),
    tests(of: "TactusPermissions"), tests(of: "CoreTelephony"), tests(of: "TactusVCards"),
    tests(of: "TactusRecordDatabase", uses: "TactusUserRecords", "TestSupport"),
    tests(of: "EventKit", uses: "PhoneTesting", "UIKit"),
    tests(of: "EventKitUI", uses: "PhoneTesting", "ScreenTestSupport"),
    tests(of: "ContactsUI", uses: "PhoneTesting", "ScreenTestSupport"),
    tests(of: "AppTrackingTransparency", uses: "AdSupport", "PhoneTesting", "UIKit"),
    tests(of: "Contacts", uses: "PhoneTesting", "TactusUserRecords", "UIKit"),
    tests(of: "Network", uses: "BonjourTestSupport", "TactusTLS", "TestSupport"),
    tests(of: "TactusNetServices", uses: "BonjourTestSupport", "TactusMessageBus", "TestSupport"),
    tests(of: "CFNetwork", uses: "Security", "TactusCryptography", "TactusTLS", "TestSupport"),
    tests(
      of: "StoreKit", uses: "CryptoKit", "PhoneTesting", "StoreKitTest", "TestSupport", "UIKit"),
    tests(of: "TactusWebSockets", uses: "TestSupport"), tests(of: "TactusAddressRace"),
    tests(of: "TactusPrinters", uses: "PrinterTestSupport", "TestSupport"),
    .testTarget(
      name: "PrintCommandTests",
      dependencies: [
        "PaperApp", "PrinterTestSupport", "TestSupport", "tactus", "tactus-home", "tactus-host",
        "tactus-print-center",
      ],
      path: "Tests/PrintCommandTests"),
    tests(
      of: "TactusPrintJobs", uses: "PrinterTestSupport", "TestSupport", "tactus-reader"),
    tests(
      of: "TactusUIKitPrinting", uses: "PhoneTesting", "PrinterTestSupport", "ScreenTestSupport",
      "TestSupport", "UIKit", "tactus-reader"),
    tests(
      of: "TactusUIKitDocuments", uses: "PhoneTesting", "QuickLook", "ScreenTestSupport", "UIKit"),
    tests(of: "Photos", uses: "PhotosUI", "PhoneTesting", "ScreenTestSupport", "TestSupport"),
    tests(of: "CoreBluetooth", uses: "PhoneTesting", "TactusBluetooth", "TestSupport", "UIKit"),
    tests(of: "VisionKit", uses: "PhoneTesting", "ScreenTestSupport", "UIKit"),
    tests(
      of: "CoreImage", uses: "CoreVideo", "MetalPerformanceShaders", "TestSupport",
      "_Testing_CoreGraphics", "_Testing_CoreImage"),
    tests(of: "Accelerate", uses: "_Testing_CoreGraphics"), tests(of: "SceneKit"),
    tests(of: "SpriteKit", uses: "ScreenTestSupport"),
    tests(
      of: "WebKit", uses: "PhoneTesting", "SceneKit", "ScreenTestSupport"),
    tests(of: "JavaScriptCore"), tests(of: "NaturalLanguage"),
    tests(
      of: "LinkPresentation", uses: "PhoneTesting", "ScreenTestSupport", "TestSupport", "UIKit"),
    tests(of: "WatchConnectivity"),
    tests(of: "MetricKit"),
    tests(of: "Accounts"),
    tests(of: "Social"),
    tests(of: "DeviceCheck"),
    tests(of: "CoreNFC"),
    tests(of: "CoreSpotlight"),
    tests(of: "PushKit"),
    tests(of: "CallKit"),
    tests(of: "UserNotificationsUI"),
    tests(of: "NotificationCenter"),
    tests(of: "PassKit"),
    tests(of: "GameKit"),
    tests(of: "GameController", uses: "PhoneTesting", "TactusPhoneHardware"),
    tests(
      of: "MultipeerConnectivity", uses: "BonjourTestSupport", "PhoneTesting", "TestSupport"),
    .testTarget(
      name: "FrameworkErrorTests",
      dependencies: [
        "CoreBluetooth",
        "AVFoundation", "AuthenticationServices", "BackgroundTasks", "Contacts", "CoreHaptics",
        "CoreLocation", "EventKit", "HealthKit", "Intents", "LocalAuthentication", "MapKit",
        "MediaPlayer", "MessageUI", "Photos", "QuickLookThumbnailing", "SafariServices", "Speech",
        "StoreKit", "UIKit", "UserNotifications", "WebKit",
        "WatchConnectivity",
        "MetricKit",
        "DeviceCheck",
        "CoreNFC",
        "CoreSpotlight",
        "CallKit",
        "PassKit",
        "GameKit",
        "MultipeerConnectivity",
      ],
      path: "Tests/FrameworkErrorTests"),
    .testTarget(
      name: "LoweringTests",
      dependencies: ["TactusLowering", "TactusSelectors", "TestSupport", "tactus-rewrite"],
      path: "Tests/LoweringTests", exclude: ["Cases", "StandIns"],
      swiftSettings: importingSwiftSyntax),
    .testTarget(
      name: "RandomInputTests",
      dependencies: [
        "AudioToolbox", "Compression", "ImageIO", "PencilKit", "TactusDisplayList",
        "TactusHealthExport", "TactusHealthModel", "TactusLowering", "TactusPhoneLink",
        "TactusPhoneTypes", "TactusPrintModel", "TactusSimulator", "TactusVCards",
        "TactusVoiceOver", "TactusWebSockets", "TestSupport", "UIKit",
      ],
      path: "Tests/RandomInputTests", swiftSettings: importingSwiftSyntax),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "PrivacyApp", "tactus", "tactus-host", "tactus-rewrite", "MockGamepad", "PadApp",
        "UinputGamepad", "SteadyTaps", "MockFeedbackd", "PressingApp", "RegionApp", "WaitingApp",
        "MemoApp", "FirstHaptic", "HapticSampler", "HealthRun", "Scale", "TouchCanvas",
        "HapticsApp", "Mail", "PhotosApp",
        "tactus-home",
        "TactusHapticAdaptation", "TactusDisplayList", "TestSupport", "TactusHapticFormats",
        "TactusSoundFiles",
      ],
      path: "Tests/EndToEndTests"),
  ],
  swiftLanguageModes: [.v6]
)

let chapters = ["Values", "Views", "Touch", "Controllers", "Controls", "Text", "Lists"]
package.targets += chapters.map { chapter($0) }
let programs = [
  "tactus", "tactus-host", "tactus-reader", "tactus-text-reader", "tactus-rewrite", "tactus-home",
]
package.products += programs.map { .executable(name: $0, targets: [$0]) }
let apps = ["LinkingApp", "PadApp", "PaperApp", "RegionApp", "SteadyTaps", "WaitingApp"]
package.targets += apps.map { program($0, in: "Tests/\($0)", uses: "UIKit") }

// The rooms that neither draw, synthesize nor run for each frame, event or sample. Optimization is
// nine tenths of the time that the compiler takes for a room, and nobody would notice it here.
let unoptimized: Set<String> = [
  "AuthenticationServices", "BackgroundTasks", "CFNetwork", "CallKit", "CommonCrypto", "Contacts",
  "ContactsUI", "CoreBluetooth", "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony",
  "CryptoKit", "DeviceCheck", "EventKit", "EventKitUI", "GameKit", "HealthKit", "HealthKitUI",
  "Intents", "JavaScriptCore", "LinkPresentation", "LocalAuthentication", "MapKit", "MediaPlayer",
  "MessageUI", "MetricKit", "MultipeerConnectivity", "NaturalLanguage", "Network", "PassKit",
  "PhoneTesting", "Photos", "PhotosUI", "PushKit", "QuickLook", "QuickLookThumbnailing",
  "SafariServices", "Security", "Social", "Speech", "StoreKit", "StoreKitTest",
  "SystemConfiguration", "TactusATSPIDriver", "TactusAddressRace", "TactusAppBundles",
  "TactusBluetooth", "TactusCommandKit", "TactusCrashReports", "TactusDocumentConversion",
  "TactusDocumentReading", "TactusFormRows", "TactusHealth", "TactusHealthSymbols",
  "TactusInstalledApps", "TactusMPRISDriver", "TactusMessageBus", "TactusNetServices",
  "TactusPatternCommands", "TactusPhoneScript", "TactusPrintCenter", "TactusPrintJobs",
  "TactusPrinters", "TactusRecordAccess", "TactusSettings", "TactusSwiftSDK", "TactusTLS",
  "TactusTestFrameworks", "TactusUIKitDocuments", "TactusUIKitPrinting", "TactusUIKitSharing",
  "TactusUniformTypes", "TactusVCards", "UserNotifications", "UserNotificationsUI", "VisionKit",
  "WatchConnectivity", "WebKit", "XCUIAutomation", "generate-tables", "os", "tactus-health",
  "tactus-host", "tactus-print-center", "tactus-reader", "tactus-settings", "tactus-text-reader",
]
let unknown = unoptimized.subtracting(package.targets.map(\.name))
precondition(unknown.isEmpty, "'unoptimized' names targets that do not exist: \(unknown.sorted())")

/// Returns the compiler options of a target in a release build, which is also that of the tests:
/// they run what users run.
func releaseOptions(of target: Target) -> [String] {
  // The position of a crash in an app or a test needs lines, and no more of the compiler's
  // information for debuggers, which takes a tenth of its time. Our own modules have no lines at
  // all: Swift's backtracer would read those of the whole program, which takes half a minute in one
  // with all frameworks, and it names the functions without them. These are options of the frontend
  // because SwiftPM adds `-g` after those of the driver.
  let isOurs = target.path?.hasPrefix("Sources/") == true
  var options = ["-Xfrontend", isOurs ? "-gnone" : "-gline-tables-only"]
  if target.type == .test {
    // No target imports the module of a test, which would be made in a process of its own.
    options += ["-Onone", "-no-emit-module-separately-wmo"]
    if let limit = Context.environment["TACTUS_SLOW_EXPRESSIONS"] {
      options += ["-Xfrontend", "-warn-long-expression-type-checking=\(limit)"]
    }
  } else if unoptimized.contains(target.name) || target.path?.hasPrefix("Examples/") == true {
    options.append("-Onone")
  }
  return options
}

for target in package.targets where [.regular, .executable, .test].contains(target.type) {
  target.swiftSettings =
    (target.swiftSettings ?? [])
    + [.unsafeFlags(releaseOptions(of: target), .when(configuration: .release))]
}

// The linker maps each object file several times, and Linux permits a process 65,530 maps, too few
// for the program of all tests and for the library of all frameworks.
for target in package.targets
where ["EndToEndTests", "TactusFrameworkLibrary"].contains(target.name) {
  target.linkerSettings = [.unsafeFlags(["-Xlinker", "--no-keep-files-mapped"])]
}

// Asynchronous methods of HealthKit run where their callers do, as those that Swift imports from
// Objective-C: a task of the main actor stays there, and a turn in lockstep waits for it.
for target in package.targets where target.name == "HealthKit" {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]
}

// The library of the Swift SDK. It contains all frameworks, because a process would contain a room
// twice that two dynamic libraries shared. No target depends on it.
let frameworks = package.targets.filter {
  let path = $0.path ?? ""
  return (path.hasPrefix("Sources/Frameworks/") || path.hasPrefix("Sources/Foundation/"))
    && !$0.name.hasPrefix("_") && $0.name != "TactusTestFrameworks"
}
package.products += [
  .library(
    name: "TactusFrameworks", type: .dynamic,
    targets: frameworks.map(\.name) + ["CoreGraphics", "QuartzCore", "TactusEmbeddedPhone"]),
  .library(name: "TactusTestFrameworks", type: .dynamic, targets: ["TactusTestFrameworks"]),
]

// SwiftPM compiles a target again only if one of its own dependencies has changed. A class that is
// laid out anew also changes the code of targets that see it through another module, therefore each
// target depends on all modules below it. `Scripts/check-imports` reads what the targets name.
if Context.environment["TACTUS_OWN_DEPENDENCIES"] == nil {
  let own = Dictionary(
    uniqueKeysWithValues: package.targets.map { target in
      (target.name, target.dependencies.compactMap(nameOfTarget))
    })
  for target in package.targets {
    var found: Set<String> = [target.name]
    var queue = own[target.name] ?? []
    while let name = queue.popLast() {
      if found.insert(name).inserted { queue += own[name] ?? [] }
    }
    found.remove(target.name)
    target.dependencies = found.sorted().map { .byName(name: $0) }
  }
}

// Scripts set TACTUS_TARGETS to the targets and products that they build, separated by commas. The
// package then consists of those and their dependencies: one build makes all of them, and needs no
// library that only tests use.
if let names = Context.environment["TACTUS_TARGETS"]?.split(separator: ",").map(String.init) {
  let targets = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })
  package.products.removeAll { !names.contains($0.name) }
  var needed: Set<String> = []
  var queue = names + package.products.flatMap { ($0 as? Product.Library)?.targets ?? [] }
  while let name = queue.popLast() {
    guard let target = targets[name], needed.insert(name).inserted else { continue }
    queue += target.dependencies.compactMap(nameOfTarget)
  }
  package.targets.removeAll { !needed.contains($0.name) }
}
