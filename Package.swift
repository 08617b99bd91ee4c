// swift-tools-version: 6.3
// Tactus runs on Linux only: later floors carry modules named like Apple's, which would meet the
// system's own on a Mac. One line per room; the folder says the floor, the name says the module.
// `Scripts/check-imports` holds the sources to the `uses` written here.

import Glibc
import PackageDescription

/// The folder of a module: its name without the prefix of our own modules.
///
/// Modules of our own begin with `Tactus`, or `CTactus` if they are C, so that none is called like a
/// module of a client. Modules that implement one of Apple's have Apple's name.
func folder(of module: String) -> String {
  module.hasPrefix("Tactus") ? String(module.dropFirst("Tactus".count)) : module
}

/// A room: one module in `Sources/<floor>/<folder>`.
func room(_ floor: String, _ name: String, uses: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: uses, path: "Sources/\(floor)/\(folder(of: name))")
}

/// A room's tests, in `Tests/<folder>Tests`.
///
/// - Parameter excluding: Files that tests read, and the compiler must not.
func tests(
  of name: String, uses: [Target.Dependency] = [], excluding: [String] = []
) -> Target {
  .testTarget(
    name: "\(folder(of: name))Tests", dependencies: [.byName(name: name)] + uses,
    path: "Tests/\(folder(of: name))Tests", exclude: excluding)
}

/// The tests of a chapter of UIKit, in `Tests/UIKit<chapter>Tests`.
///
/// Each chapter is a target of its own, so that a changed test compiles few others.
func chapter(_ name: String, excluding: [String] = []) -> Target {
  .testTarget(
    name: "UIKit\(name)Tests",
    dependencies: [
      "UIKit", "_Testing_UIKit", "_Testing_CoreGraphics", "TactusDisplayList",
      "TactusEmbeddedPhone", "TactusPhone", "TactusPhoneTypes", "TactusPhoneLink",
      "TactusPhoneHost", "PhoneTesting", "ScreenTestSupport", "TestSupport",
    ],
    path: "Tests/UIKit\(name)Tests", exclude: excluding)
}

/// A program in `Examples/<name>` in Core Haptics' own words.
func example(_ name: String) -> Target {
  .executableTarget(name: name, dependencies: ["CoreHaptics"], path: "Examples/\(name)")
}

/// An app in `Examples/<name>`, as it would run on an iPhone.
///
/// - Parameters:
///   - folder: The folder's name, where it is another than the app's.
///   - uses: The frameworks that it imports beside UIKit.
///   - script: A file beside its sources that `tactus run` does on it.
///   - hasPropertyList: Whether an `Info.plist` lies beside its sources.
func app(
  _ name: String, in folder: String? = nil, uses: [Target.Dependency] = [], script: String,
  hasPropertyList: Bool = false
) -> Target {
  .executableTarget(
    name: name, dependencies: ["UIKit"] + uses, path: "Examples/\(folder ?? name)",
    exclude: [script] + (hasPropertyList ? ["Info.plist"] : []))
}

/// One of Debian's C libraries behind a module map and a shim header.
func debian(_ name: String, pkgConfig: String, package: String) -> Target {
  .systemLibrary(
    name: name, path: "Sources/System/\(name)", pkgConfig: pkgConfig, providers: [.apt([package])])
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
///
/// No library product may contain such a target: a package with flags of
/// its own cannot be depended on.
let readingSwift: [SwiftSetting] = [.unsafeFlags(["-I", swiftLibraries])]
/// The linker settings of a target that imports SwiftSyntax.
let linkingSwift: [LinkerSetting] = [
  .unsafeFlags([
    "-L", swiftLibraries, "-lSwiftSyntax", "-lSwiftParser", "-Xlinker", "-rpath", "-Xlinker",
    swiftLibraries,
  ])
]

let package = Package(
  name: "Tactus",
  products: [
    .executable(name: "tactus", targets: ["tactus"]),
    .executable(name: "tactus-host", targets: ["tactus-host"]),
    .executable(name: "tactus-rewrite", targets: ["tactus-rewrite"]),
    .executable(name: "tactus-home", targets: ["tactus-home"]),
    .library(
      name: "TactusPhone",
      targets: [
        "TactusPhone", "TactusPhoneTypes", "TactusPhoneLink", "TactusPhoneHardware",
        "TactusPhoneHost",
      ]),
    .library(
      name: "TactusHaptics",
      targets: [
        "TactusHapticPatterns", "TactusHapticFormats", "TactusHapticPlayback",
        "TactusHapticSynthesis", "TactusHapticPlots",
      ]),
    .library(
      name: "TactusScreen",
      targets: [
        "TactusDisplayList", "CoreGraphics", "_Testing_CoreGraphics",
      ]),
    .library(name: "CoreHaptics", targets: ["CoreHaptics", "AVFAudio", "TactusEmbeddedPhone"]),
    .library(name: "AudioToolbox", targets: ["AudioToolbox", "TactusEmbeddedPhone"]),
    .library(name: "AVFoundation", targets: ["AVFoundation", "AVFAudio", "TactusEmbeddedPhone"]),
    .library(name: "TactusSimulator", targets: ["TactusSimulator"]),
    .library(name: "PhoneTesting", targets: ["PhoneTesting"]),
    .library(
      name: "TactusFoundation",
      targets: ["TactusFoundation", "UniformTypeIdentifiers", "os", "OSLog", "Combine"]),
    .library(
      name: "UIKit",
      targets: ["UIKit", "TactusEmbeddedPhone", "_Testing_UIKit", "_Testing_CoreGraphics"]),
  ],
  targets: [
    // Basics: what every floor writes.
    room("Basics", "TactusTextFormatting"),
    room("Basics", "TactusThreads"),
    room("Basics", "TactusCrashReports", uses: ["CTactusCrash"]),
    room("Foundation", "TactusSelectors", uses: ["TactusCrashReports"]),
    room("Basics", "TactusLinearConstraints"),
    room("Foundation", "TactusVirtualTime", uses: ["TactusSelectors"]),
    room("Foundation", "TactusCoreFoundation", uses: ["TactusVirtualTime"]),

    // Haptics: what a haptic is, its files, its signal, its picture.
    room("Haptics", "TactusHapticPatterns"),
    room("Basics", "TactusJSON", uses: ["TactusTextFormatting", "CTactusYajl"]),
    room(
      "Haptics", "TactusHapticFormats",
      uses: [
        "TactusHapticPatterns", "TactusHapticSynthesis", "TactusTextFormatting", "TactusJSON",
      ]),
    room("Haptics", "TactusHapticPlayback", uses: ["TactusHapticPatterns"]),
    room("Haptics", "TactusHapticSynthesis", uses: ["TactusHapticPatterns"]),
    room(
      "Haptics", "TactusSoundFiles",
      uses: [
        "TactusHapticPatterns", "TactusHapticSynthesis", "TactusTextFormatting", "CTactusSndfile",
        "CTactusSamplerate",
      ]),
    room(
      "Haptics", "TactusHapticAdaptation",
      uses: [
        "TactusHapticPatterns", "TactusHapticSynthesis",
      ]),
    room(
      "Haptics", "TactusHapticProfiles",
      uses: [
        "TactusHapticSynthesis", "TactusTextFormatting", "TactusJSON",
      ]),
    room(
      "Haptics", "TactusHapticPlots",
      uses: [
        "TactusHapticPatterns", "TactusHapticSynthesis", "TactusTextFormatting",
        "CTactusPangoCairo",
      ]),

    // Screen: drawing in Apple's words, and what is drawn as plain values.
    room("Screen", "TactusDisplayList", uses: ["CTactusPangoCairo"]),
    room("Screen", "TactusScreenRecording", uses: ["TactusDisplayList", "CTactusWebp"]),
    room("Screen", "CoreGraphics", uses: ["TactusCoreFoundation", "TactusDisplayList"]),
    room("Screen", "QuartzCore", uses: ["CoreGraphics", "TactusDisplayList"]),

    // Phone: the device as a state machine, the messages to it, the contracts of what shakes.
    room("Phone", "TactusPhoneTypes"),
    room(
      "Phone", "TactusPhoneLink",
      uses: [
        "TactusTextFormatting", "TactusJSON", "TactusHapticPatterns", "TactusHapticPlayback",
        "TactusHapticFormats", "TactusPhoneTypes", "TactusThreads",
      ]),
    room("Phone", "TactusPhoneHardware", uses: ["TactusHapticPatterns", "TactusPhoneTypes"]),
    room(
      "Phone", "TactusPatternPlayback",
      uses: [
        "TactusHapticPatterns", "TactusHapticSynthesis", "TactusPhoneHardware",
      ]),

    room(
      "Phone", "TactusMotorPlayback",
      uses: [
        "TactusPhoneHardware", "TactusPhoneTypes", "TactusHapticAdaptation", "TactusHapticPatterns",
        "TactusHapticSynthesis", "CTactusLinuxInput",
      ]),

    room(
      "Phone", "TactusPhone",
      uses: [
        "TactusPhoneLink", "TactusPhoneHardware", "TactusPhoneTypes", "TactusHapticPatterns",
        "TactusHapticPlayback", "TactusHapticSynthesis", "TactusHapticFormats",
        "TactusTextFormatting", "TactusJSON",
      ]),

    // Services: models of what the phone keeps for its apps, and the stores of them.
    room("Services", "TactusInstalledApps", uses: ["TactusPhoneLink", "TactusPhoneTypes"]),
    room(
      "Services", "TactusAppDatabase",
      uses: [
        "TactusInstalledApps", "TactusPhoneLink", "TactusPhoneTypes", "CTactusSQLite",
      ]),
    room(
      "Services", "TactusAppBundles",
      uses: [
        "TactusInstalledApps", "TactusPhoneLink", "TactusPhoneTypes", "TactusJSON",
        "CTactusPropertyList", "CTactusXML",
      ]),

    room(
      "Hosts", "TactusPhoneHost",
      uses: [
        "TactusInstalledApps",
        "TactusPhone", "TactusPhoneLink", "TactusPhoneHardware", "TactusPhoneTypes",
        "TactusPatternPlayback", "TactusHapticPatterns", "TactusHapticPlayback",
        "TactusHapticSynthesis", "TactusSoundFiles", "TactusThreads",
      ]),

    room(
      "Hosts", "TactusScreenComposition",
      uses: ["TactusPhone", "TactusPhoneLink", "TactusDisplayList"]),

    room(
      "Hosts", "TactusPhoneScript",
      uses: [
        "TactusPhone", "TactusPhoneHost", "TactusPhoneLink", "TactusPhoneHardware",
        "TactusPhoneTypes", "TactusJSON", "TactusTextFormatting", "TactusDisplayList",
        "TactusScreenComposition",
      ]
    ),

    // Frameworks: Apple's names, for apps.
    .target(
      name: "TactusFoundation",
      dependencies: [
        "CTactusCmark", "TactusCoreFoundation", "TactusVirtualTime", "TactusSelectors", "os",
      ],
      path: "Sources/Foundation/Foundation",
      linkerSettings: [.linkedLibrary("_FoundationICU")]),  // the toolchain's own
    room("Foundation", "UniformTypeIdentifiers", uses: ["TactusFoundation"]),
    room("Foundation", "os"),
    room("Foundation", "OSLog", uses: ["os"]),
    room("Foundation", "Combine", uses: ["TactusFoundation", "os"]),
    room(
      "Frameworks", "CoreHaptics",
      uses: [
        "AVFAudio", "TactusEmbeddedPhone", "TactusFoundation", "TactusPhoneLink",
        "TactusHapticPatterns", "TactusHapticPlayback", "TactusHapticFormats", "TactusJSON",
        "TactusSoundFiles",
      ]),

    room(
      "Frameworks", "AVFAudio",
      uses: [
        "TactusEmbeddedPhone", "TactusFoundation", "TactusPhoneLink", "TactusHapticPatterns",
        "TactusHapticPlayback", "TactusSoundFiles",
      ]),
    room(
      "Frameworks", "AVFoundation",
      uses: ["AVFAudio", "CoreGraphics", "TactusFoundation", "QuartzCore"]),
    room(
      "Frameworks", "AudioToolbox",
      uses: ["TactusEmbeddedPhone", "TactusFoundation", "TactusPhoneLink", "TactusSoundFiles"]),
    room(
      "Hosts", "TactusEmbeddedPhone",
      uses: [
        "TactusCrashReports", "TactusPhone", "TactusPhoneLink", "TactusPhoneHardware",
        "TactusPhoneTypes", "TactusPhoneHost", "TactusSoundDriver", "TactusForceFeedbackDriver",
        "TactusFeedbackdDriver",
      ]),
    // UIKit is an umbrella: values (colours, images, fonts, strings, traits), views (views, controllers,
    // windows, touches: one cycle at Apple's too) and lists (tables and collections).
    room(
      "Frameworks", "TactusUIKitValues",
      uses: [
        "TactusFoundation", "TactusPhoneLink", "TactusDisplayList", "CoreGraphics",
        "QuartzCore", "TactusSelectors", "TactusEmbeddedPhone",
      ]),
    room(
      "Frameworks", "TactusUIKitViews",
      uses: [
        "TactusUIKitValues", "TactusEmbeddedPhone", "TactusFoundation", "TactusPhoneTypes",
        "TactusPhoneLink", "TactusDisplayList", "CoreGraphics", "QuartzCore",
        "TactusLinearConstraints", "TactusSelectors",
      ]),
    room(
      "Frameworks", "TactusUIKitLists",
      uses: [
        "TactusUIKitValues", "TactusUIKitViews", "TactusEmbeddedPhone", "TactusFoundation",
        "TactusDisplayList", "CoreGraphics", "QuartzCore", "TactusSelectors",
      ]),
    room(
      "Frameworks", "UIKit",
      uses: [
        "TactusUIKitValues", "TactusUIKitViews", "TactusUIKitLists", "TactusFoundation",
        "CoreGraphics", "QuartzCore",
      ]),
    room(
      "Frameworks", "PhoneTesting",
      uses: [
        "TactusEmbeddedPhone", "TactusInstalledApps", "TactusPhone", "TactusPhoneHost",
        "TactusPhoneTypes", "TactusPhoneLink", "TactusPhoneScript", "TactusFoundation",
        "TactusScreenComposition", "TactusHome", "TactusUIKitViews", "TactusVirtualTime", "UIKit",
      ]),
    room("Frameworks", "_Testing_UIKit"),
    room("Frameworks", "_Testing_CoreGraphics"),

    // Apps: the system's own interface, programs in our own UIKit with more rights on the link.
    room(
      "Apps", "TactusHome",
      uses: [
        "UIKit", "TactusUIKitViews", "TactusUIKitValues", "QuartzCore", "TactusPhoneLink",
        "TactusPhoneTypes",
      ]),
    .executableTarget(
      name: "tactus-home", dependencies: ["TactusHome", "UIKit"], path: "Sources/Apps/HomeProgram"),

    // Drivers: one real Linux service each.
    room("Drivers", "TactusSoundDriver", uses: ["TactusPhoneHardware", "CTactusPulse"]),

    room(
      "Drivers", "TactusForceFeedbackDriver",
      uses: [
        "TactusPhoneHardware", "TactusPhoneTypes", "TactusMotorPlayback", "TactusHapticAdaptation",
        "TactusHapticPatterns", "CTactusLinuxInput", "CTactusUdev",
      ]),

    room(
      "Drivers", "TactusFeedbackdDriver",
      uses: [
        "TactusPhoneHardware", "TactusPhoneTypes", "TactusMotorPlayback", "TactusHapticAdaptation",
        "TactusHapticPatterns", "CTactusGio", "TactusThreads",
      ]),

    .target(name: "CTactusSimulatorWeb", path: "Sources/Hosts/Simulator/Web", exclude: ["page"]),
    .target(
      name: "TactusSimulator",
      dependencies: [
        "TactusPhone", "TactusPhoneLink", "TactusPhoneHardware", "TactusPhoneTypes",
        "TactusPhoneHost", "TactusPhoneScript", "TactusScreenComposition", "TactusInstalledApps",
        "TactusDisplayList", "TactusHapticPatterns",
        "TactusHapticFormats", "TactusHapticSynthesis", "TactusHapticAdaptation", "TactusJSON",
        "TactusTextFormatting", "CTactusSoup", "CTactusGnuTLS", "CTactusRename",
        "CTactusSimulatorWeb",
        "TactusThreads",
      ],
      path: "Sources/Hosts/Simulator", exclude: ["Web"]),

    // Tools: the lowering of the iPhone's Swift, and the command.
    .target(
      name: "TactusLowering",
      dependencies: [
        "TactusTextFormatting"
      ], path: "Sources/Tools/Lowering",
      swiftSettings: readingSwift, linkerSettings: linkingSwift),
    .executableTarget(
      name: "tactus-rewrite",
      dependencies: [
        "TactusLowering"
      ], path: "Sources/Tools/tactus-rewrite",
      swiftSettings: readingSwift),
    room(
      "Tools", "TactusCommandKit",
      uses: ["TactusTextFormatting", "TactusThreads", "CTactusGetopt"]),
    room(
      "Tools", "TactusSwiftSDK",
      uses: [
        "TactusCommandKit", "TactusTextFormatting", "TactusJSON", "CTactusRename",
      ]),
    // The command is two programs, so that one that only reads patterns loads few libraries.
    room(
      "Tools", "TactusPatternCommands",
      uses: [
        "TactusCommandKit", "TactusTextFormatting", "TactusHapticPatterns", "TactusJSON",
        "TactusHapticFormats", "TactusHapticSynthesis", "TactusSoundFiles", "TactusHapticProfiles",
      ]),
    .executableTarget(
      name: "tactus", dependencies: ["TactusCommandKit", "TactusPatternCommands"],
      path: "Sources/Tools/Launcher"),
    .executableTarget(
      name: "tactus-host",
      dependencies: [
        "TactusPatternCommands", "TactusCommandKit", "TactusTextFormatting",
        "TactusHapticPatterns", "TactusJSON", "TactusHapticFormats", "TactusHapticSynthesis",
        "TactusSoundFiles", "TactusHapticPlots", "TactusPhone", "TactusPhoneLink",
        "TactusPhoneHardware",
        "TactusPhoneTypes", "TactusPatternPlayback", "TactusPhoneHost", "TactusPhoneScript",
        "TactusDisplayList", "TactusScreenRecording", "TactusSoundDriver",
        "TactusForceFeedbackDriver", "TactusFeedbackdDriver", "TactusSimulator", "TactusSwiftSDK",
        "TactusInstalledApps", "TactusAppBundles", "TactusAppDatabase", "CTactusQrencode",
      ],
      path: "Sources/Tools/tactus"),

    .executableTarget(
      name: "generate-tables",
      dependencies: [
        "TactusHapticPatterns", "TactusHapticFormats", "TactusHapticProfiles",
        "TactusHapticSynthesis", "TactusHapticAdaptation",
      ],
      path: "Sources/Tools/generate-tables"),

    // Examples: what an app writes, with nothing but the frameworks.
    example("FirstHaptic"),
    example("HapticSampler"),
    app("Scale", script: "weigh.jsonl", hasPropertyList: true),
    app("TouchCanvas", script: "draw.jsonl"),
    // A product of ours has the folder's name.
    app("HapticsApp", in: "Haptics", uses: ["CoreHaptics"], script: "feel.jsonl"),

    // Benchmarks: in no product, for the C references that ours is compared with have flags which no
    // library may have.
    .target(
      name: "CReference", path: "Benchmarks/CReference",
      cSettings: [.unsafeFlags(["-O3", "-ffast-math"])]),
    .target(
      name: "CReferenceNative", path: "Benchmarks/CReferenceNative",
      cSettings: [
        .headerSearchPath("../CReference/include"),
        .unsafeFlags(["-O3", "-ffast-math", "-march=native"]),
      ]),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "CReference", "CReferenceNative", "PhoneTesting", "TactusDisplayList",
        "TactusHapticFormats", "TactusHapticPatterns", "TactusHapticPlayback",
        "TactusHapticSynthesis", "TactusPhone", "TactusPhoneHardware", "TactusPhoneHost",
        "TactusPhoneLink", "TactusPhoneTypes", "TactusSoundDriver", "TestSupport", "UIKit",
      ],
      path: "Benchmarks/benchmarks"),

    // System: Debian's C libraries.
    // The first four are parts of libc6-dev.
    .systemLibrary(name: "CTactusGetopt", path: "Sources/System/CTactusGetopt"),
    .systemLibrary(name: "CTactusCrash", path: "Sources/System/CTactusCrash"),
    .systemLibrary(name: "CTactusRename", path: "Sources/System/CTactusRename"),
    .systemLibrary(name: "CTactusLinuxInput", path: "Sources/System/CTactusLinuxInput"),
    debian("CTactusUmockdev", pkgConfig: "umockdev-1.0", package: "libumockdev-dev"),
    debian("CTactusGio", pkgConfig: "gio-2.0", package: "libglib2.0-dev"),
    debian("CTactusSoup", pkgConfig: "libsoup-3.0", package: "libsoup-3.0-dev"),
    debian("CTactusGnuTLS", pkgConfig: "gnutls", package: "libgnutls28-dev"),
    debian("CTactusQrencode", pkgConfig: "libqrencode", package: "libqrencode-dev"),
    debian("CTactusUdev", pkgConfig: "libudev", package: "libudev-dev"),
    debian("CTactusYajl", pkgConfig: "yajl", package: "libyajl-dev"),
    // Debian's libsndfile1-dev and libsamplerate0-dev: loaded when the first sound file is opened, for
    // linking them would make every start longer.
    .systemLibrary(name: "CTactusSndfile", path: "Sources/System/CTactusSndfile"),
    .systemLibrary(name: "CTactusSamplerate", path: "Sources/System/CTactusSamplerate"),
    debian("CTactusPulse", pkgConfig: "libpulse", package: "libpulse-dev"),
    debian("CTactusCmark", pkgConfig: "libcmark-gfm", package: "libcmark-gfm-extensions-dev"),
    debian("CTactusSQLite", pkgConfig: "sqlite3", package: "libsqlite3-dev"),
    debian("CTactusPropertyList", pkgConfig: "libplist-2.0", package: "libplist-dev"),
    debian("CTactusXML", pkgConfig: "libxml-2.0", package: "libxml2-dev"),
    debian("CTactusWebp", pkgConfig: "libwebpmux", package: "libwebp-dev"),
    debian("CTactusPangoCairo", pkgConfig: "pangocairo", package: "libpango1.0-dev"),

    // Tests.
    .target(name: "CSanitizedMutex", path: "Tests/CSanitizedMutex"),
    .target(
      name: "TestSupport",
      dependencies: ["TactusHapticPatterns", "TactusHapticPlayback", "CSanitizedMutex"],
      path: "Tests/TestSupport"),
    .target(
      name: "ScreenTestSupport",
      dependencies: [
        "UIKit", "QuartzCore", "TactusDisplayList", "TactusPhoneLink", "TactusPhoneTypes",
      ],
      path: "Tests/ScreenTestSupport"),
    tests(of: "TactusTextFormatting"),
    tests(of: "TactusCrashReports"),
    tests(of: "TactusSelectors"),
    tests(of: "TactusLinearConstraints"),
    .testTarget(
      name: "LoweringTests", dependencies: ["TactusLowering", "TactusSelectors", "tactus-rewrite"],
      path: "Tests/LoweringTests", exclude: ["Cases", "StandIns"], swiftSettings: readingSwift),
    tests(of: "TactusVirtualTime"),
    tests(of: "TactusFoundation", uses: ["TactusSelectors"]),
    tests(of: "UniformTypeIdentifiers", uses: ["TactusFoundation"]),
    tests(of: "os", uses: ["OSLog"]),
    tests(of: "Combine", uses: ["TactusFoundation"]),
    tests(of: "TactusHapticPatterns", uses: ["TestSupport"]),
    tests(of: "TactusJSON"),
    tests(of: "TactusHapticFormats", uses: ["TestSupport"]),
    .target(name: "CAllocationCounter", path: "Tests/CAllocationCounter"),
    tests(
      of: "TactusHapticSynthesis",
      uses: [
        "TactusHapticPatterns", "TestSupport", "CAllocationCounter",
      ]),
    tests(
      of: "TactusHapticPlayback",
      uses: [
        "TactusHapticPatterns", "TactusHapticSynthesis", "TestSupport",
      ]),
    tests(
      of: "TactusHapticAdaptation",
      uses: [
        "TactusHapticPatterns", "TactusHapticSynthesis", "TestSupport",
      ]),
    tests(of: "TactusSoundFiles", uses: ["TactusHapticSynthesis", "TestSupport"]),
    tests(
      of: "TactusHapticProfiles", uses: ["TactusHapticSynthesis", "TactusJSON", "TestSupport"]),
    tests(of: "TactusHapticPlots", uses: ["TestSupport", "TactusHapticFormats"]),
    tests(of: "TactusDisplayList", uses: ["TestSupport"]),
    tests(of: "CoreGraphics", uses: ["_Testing_CoreGraphics", "TactusDisplayList", "TestSupport"]),
    tests(
      of: "QuartzCore",
      uses: ["CoreGraphics", "_Testing_CoreGraphics", "TactusDisplayList", "TestSupport"],
      excluding: ["Flattening/Pictures"]),
    .target(
      name: "ContractTests",
      dependencies: ["TactusPhoneHardware", "TactusPhoneTypes"], path: "Tests/ContractTests"),
    tests(
      of: "TactusPhoneLink",
      uses: ["TactusHapticPatterns", "TactusHapticPlayback", "TestSupport", "TactusPhoneTypes"]),
    tests(of: "TactusPhoneTypes"),
    tests(of: "TactusPhoneHardware", uses: ["ContractTests", "TactusPhoneTypes"]),
    tests(
      of: "TactusPhone",
      uses: [
        "TactusPhoneLink", "TactusPhoneHardware", "TactusPhoneTypes", "TactusHapticPatterns",
        "TactusHapticPlayback", "TactusHapticFormats", "TactusHapticSynthesis", "TactusJSON",
        "TestSupport",
      ]),
    tests(of: "TactusInstalledApps", uses: ["TactusPhoneLink", "TactusPhoneTypes"]),
    tests(
      of: "TactusAppBundles", uses: ["TactusInstalledApps", "TactusPhoneLink", "TactusPhoneTypes"]),
    tests(
      of: "TactusAppDatabase",
      uses: [
        "TactusInstalledApps", "TactusPhoneLink", "TactusPhoneTypes", "TestSupport",
        "InstallingApp",
      ]),
    .executableTarget(
      name: "InstallingApp",
      dependencies: [
        "TactusAppDatabase", "TactusInstalledApps", "TactusPhoneLink", "TactusPhoneTypes",
      ],
      path: "Tests/InstallingApp"),
    tests(
      of: "TactusPhoneHost",
      uses: [
        "TactusPhone", "TactusPhoneLink", "TactusPhoneHardware", "TactusPhoneTypes",
        "TactusHapticPatterns", "TactusHapticPlayback", "TactusHapticSynthesis",
        "TactusSoundDriver",
        "TactusSoundFiles", "TactusThreads", "TestSupport",
      ]),
    tests(
      of: "PhoneTesting",
      uses: [
        "_Testing_UIKit", "_Testing_CoreGraphics", "TactusPhone",
        "TactusPhoneScript", "ScreenTestSupport", "UIKit",
      ]),
    tests(
      of: "TactusHome",
      uses: ["PhoneTesting", "TactusPhone", "TactusPhoneLink", "TactusScreenComposition", "UIKit"]),
    tests(of: "TactusScreenRecording", uses: ["TactusDisplayList", "CTactusWebp"]),
    tests(
      of: "TactusScreenComposition",
      uses: ["TactusDisplayList", "TactusPhone", "TactusPhoneLink", "TactusPhoneTypes"]),
    tests(
      of: "TactusPhoneScript",
      uses: [
        "TactusPhone", "TactusPhoneHost", "TactusPhoneTypes", "TactusPhoneLink", "TactusJSON",
        "TestSupport",
      ]),
    chapter("Values"),
    chapter("Views"),
    chapter("Touch"),
    chapter("Controllers"),
    chapter("Controls"),
    chapter("Text"),
    chapter("Lists"),
    chapter("App", excluding: ["Traces"]),
    tests(
      of: "TactusPatternPlayback",
      uses: [
        "TactusHapticPatterns", "TactusHapticPlayback", "TactusHapticSynthesis",
        "TactusPhoneHardware", "TactusPhoneTypes", "TestSupport", "CAllocationCounter",
      ]),
    tests(
      of: "TactusMotorPlayback",
      uses: [
        "ContractTests", "TactusPhoneHardware", "TactusPhoneTypes", "TactusHapticAdaptation",
        "TactusHapticPatterns", "TestSupport",
      ]),
    tests(
      of: "TactusSoundDriver",
      uses: ["TestSupport", "ContractTests", "TactusPhoneHardware", "CAllocationCounter"]),
    tests(
      of: "CoreHaptics",
      uses: [
        "AVFAudio", "TactusEmbeddedPhone", "TactusPhone", "TactusPhoneLink", "TactusPhoneHardware",
        "TactusPhoneTypes", "TactusPhoneHost", "TactusHapticPatterns", "TactusHapticPlayback",
        "TactusHapticFormats", "TestSupport", "HapticSampler",
      ]),
    tests(
      of: "TactusEmbeddedPhone",
      uses: [
        "TactusPhone", "TactusPhoneHardware", "TactusPhoneHost", "TactusPhoneLink",
        "TactusPhoneTypes", "TestSupport", "UIKit",
      ]),
    tests(
      of: "AudioToolbox",
      uses: [
        "TactusEmbeddedPhone", "TactusPhone", "TactusPhoneHost", "PhoneTesting",
        "ScreenTestSupport", "TactusSoundFiles", "UIKit",
      ]),
    tests(
      of: "AVFAudio",
      uses: [
        "AVFoundation", "AudioToolbox", "TactusEmbeddedPhone", "TactusPhone", "TactusPhoneHardware",
        "TactusPhoneTypes", "TactusPhoneHost", "TactusPhoneLink", "PhoneTesting",
        "ScreenTestSupport", "TactusSoundFiles", "UIKit",
      ]),
    tests(
      of: "TactusForceFeedbackDriver",
      uses: [
        "TestSupport", "ContractTests", "TactusPhoneHardware", "TactusPhoneTypes",
        "TactusMotorPlayback", "TactusHapticAdaptation", "TactusHapticPatterns",
        "CTactusLinuxInput",
      ]),
    tests(
      of: "TactusFeedbackdDriver",
      uses: [
        "MockFeedbackd", "TestSupport", "ContractTests", "TactusPhoneHardware", "TactusPhoneTypes",
        "TactusPhoneLink", "TactusHapticAdaptation", "TactusHapticPatterns",
      ]),
    tests(
      of: "TactusSimulator",
      uses: [
        "TactusDisplayList", "TactusHapticPatterns", "TactusPhone", "TactusPhoneHardware",
        "TactusPhoneTypes", "TactusPhoneHost", "TactusPhoneLink", "TactusPhoneScript", "TactusJSON",
        "Scale", "TestSupport", "WeighingApp", "tactus", "tactus-host",
      ]),
    tests(of: "TactusCommandKit"),
    tests(of: "TactusSwiftSDK", uses: ["TactusCommandKit"]),
    .executableTarget(name: "PadApp", dependencies: ["UIKit"], path: "Tests/PadApp"),
    .executableTarget(name: "WaitingApp", dependencies: ["UIKit"], path: "Tests/WaitingApp"),
    .executableTarget(
      name: "MockGamepad", dependencies: ["CTactusUmockdev"], path: "Tests/MockGamepad"),
    .executableTarget(
      name: "MockFeedbackd", dependencies: ["CTactusGio"], path: "Tests/MockFeedbackd"),
    .executableTarget(name: "UinputGamepad", path: "Tests/UinputGamepad"),
    .executableTarget(name: "SteadyTaps", dependencies: ["UIKit"], path: "Tests/SteadyTaps"),
    .executableTarget(
      name: "PressingApp",
      dependencies: ["TactusDisplayList", "TactusPhoneTypes", "TactusPhoneLink"],
      path: "Tests/PressingApp"),
    .executableTarget(
      name: "WeighingApp",
      dependencies: ["TactusPhoneTypes", "TactusPhoneLink", "TactusDisplayList"],
      path: "Tests/WeighingApp"),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "MockGamepad", "PadApp", "UinputGamepad", "SteadyTaps", "MockFeedbackd", "PressingApp",
        "WaitingApp", "FirstHaptic", "HapticSampler", "Scale", "TouchCanvas", "HapticsApp",
        "TactusHapticAdaptation", "TactusDisplayList", "TestSupport", "TactusHapticFormats",
        "TactusHapticPatterns", "TactusHapticSynthesis", "TactusSoundFiles",
      ],
      path: "Tests/EndToEndTests"),
  ],
  swiftLanguageModes: [.v6]
)

// All of Apple's names in one library, which the Swift SDK carries. In one, for a room that two dynamic
// libraries shared would be in a process twice. Nothing in here depends on it.
let frameworks = package.targets.filter {
  let path = $0.path ?? ""
  return (path.hasPrefix("Sources/Frameworks/") || path.hasPrefix("Sources/Foundation/"))
    && !$0.name.hasPrefix("_")
}
package.products.append(
  .library(
    name: "TactusFrameworks", type: .dynamic,
    targets: frameworks.map(\.name) + ["CoreGraphics", "QuartzCore", "TactusEmbeddedPhone"]))

// Scripts set TACTUS_TARGETS to the targets and products that they build, separated by commas. Then the
// package consists only of those and what they need, so that one build makes all of them, and nothing
// asks for a library that only tests use.
if let names = Context.environment["TACTUS_TARGETS"]?.split(separator: ",").map(String.init) {
  let targets = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })
  package.products.removeAll { !names.contains($0.name) }
  var needed: Set<String> = []
  var queue = names + package.products.flatMap { ($0 as? Product.Library)?.targets ?? [] }
  while let name = queue.popLast() {
    guard let target = targets[name], needed.insert(name).inserted else { continue }
    for case .byNameItem(let dependency, _) in target.dependencies { queue.append(dependency) }
  }
  package.targets.removeAll { !needed.contains($0.name) }
}
