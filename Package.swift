// swift-tools-version: 6.0
// Tactus runs on Linux only: later floors carry modules named like Apple's, which would meet the
// system's own on a Mac. One line per room; the folder says the floor, the name says the module.
// `Scripts/check-imports` holds the sources to the `uses` written here.

import Glibc
import PackageDescription

/// A room: one module in `Sources/<floor>/<name>`.
func room(_ floor: String, _ name: String, uses: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: uses, path: "Sources/\(floor)/\(name)")
}

/// A room's tests, which mirror it in `Tests/<name>Tests`.
///
/// - Parameter excluding: Files that tests read, and the compiler must not.
func tests(
  of name: String, uses: [Target.Dependency] = [], excluding: [String] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name)] + uses,
    path: "Tests/\(name)Tests", exclude: excluding)
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
func app(
  _ name: String, in folder: String? = nil, uses: [Target.Dependency] = [], script: String
) -> Target {
  .executableTarget(
    name: name, dependencies: ["UIKit"] + uses, path: "Examples/\(folder ?? name)",
    exclude: [script])
}

/// One of Debian's C libraries behind a module map and a shim header.
func debian(_ name: String, pkgConfig: String, package: String) -> Target {
  .systemLibrary(
    name: name, path: "Sources/System/\(name)", pkgConfig: pkgConfig, providers: [.apt([package])])
}

/// Where the toolchain keeps the libraries that read Swift: beside the program that runs this
/// manifest, which is one of the toolchain's own.
let swiftLibraries: String = {
  var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
  let count = max(0, readlink("/proc/\(getppid())/exe", &buffer, buffer.count - 1))
  let program = String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  let binaries = program.lastIndex(of: "/").map { program[..<$0] } ?? "/usr/bin"
  return binaries + "/../lib/swift/host"
}()

/// How a target finds them.
///
/// No library product may contain such a target: a package with flags of
/// its own cannot be depended on.
let readingSwift: [SwiftSetting] = [.unsafeFlags(["-I", swiftLibraries])]
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
    .executable(name: "tactus-rewrite", targets: ["tactus-rewrite"]),
    .library(name: "Phone", targets: ["Phone", "PhoneLink", "PhoneHardware", "PhoneInProcess"]),
    .library(
      name: "Haptics",
      targets: [
        "HapticPatterns", "HapticFormats", "HapticPerformance", "HapticSynthesis", "HapticPlots",
      ]),
    .library(name: "Screen", targets: ["DisplayList", "CoreGraphics", "_Testing_CoreGraphics"]),
    .library(name: "CoreHaptics", targets: ["CoreHaptics", "AVFAudio", "EmbeddedPhone"]),
    .library(name: "AudioToolbox", targets: ["AudioToolbox", "EmbeddedPhone"]),
    .library(name: "AVFoundation", targets: ["AVFoundation", "AVFAudio", "EmbeddedPhone"]),
    .library(name: "Simulator", targets: ["Simulator"]),
    .library(name: "PhoneTesting", targets: ["PhoneTesting"]),
    .library(
      name: "PhoneFoundation",
      targets: ["PhoneFoundation", "UniformTypeIdentifiers", "os", "OSLog", "Combine"]),
    .library(
      name: "UIKit",
      targets: ["UIKit", "EmbeddedPhone", "_Testing_UIKit", "_Testing_CoreGraphics"]),
  ],
  targets: [
    // Basics: what every floor writes.
    room("Basics", "TextForms"),
    room("Basics", "Selectors"),
    room("Basics", "LinearConstraints"),
    room("Basics", "PhoneClocks", uses: ["Selectors"]),
    room("Basics", "CoreFoundationNames", uses: ["PhoneClocks"]),

    // Haptics: what a haptic is, its files, its signal, its picture.
    room("Haptics", "HapticPatterns"),
    room("Haptics", "PositionedText", uses: ["TextForms", "CYajl"]),
    room("Haptics", "HapticFormats", uses: ["HapticPatterns", "TextForms", "PositionedText"]),
    room("Haptics", "HapticPerformance", uses: ["HapticPatterns"]),
    room("Haptics", "HapticSynthesis", uses: ["HapticPatterns"]),
    room(
      "Haptics", "SoundFiles",
      uses: ["HapticPatterns", "HapticSynthesis", "CSndfile", "CSamplerate"]),
    room("Haptics", "HapticAdaptation", uses: ["HapticPatterns", "HapticSynthesis"]),
    room("Haptics", "HapticProfiles", uses: ["HapticSynthesis", "TextForms", "PositionedText"]),
    room(
      "Haptics", "HapticPlots",
      uses: ["HapticPatterns", "HapticSynthesis", "TextForms", "CPangoCairo"]),

    // Screen: drawing in Apple's words, and what is drawn as plain values.
    room("Screen", "DisplayList", uses: ["CPangoCairo"]),
    room("Screen", "Films", uses: ["DisplayList", "CWebp"]),
    room("Screen", "CoreGraphics", uses: ["CoreFoundationNames", "DisplayList"]),
    room("Screen", "QuartzCore", uses: ["CoreGraphics", "DisplayList"]),

    // Phone: the device as a state machine, the messages to it, the contracts of what shakes.
    room(
      "Phone", "PhoneLink",
      uses: [
        "TextForms", "PositionedText", "HapticPatterns", "HapticPerformance", "HapticFormats",
        "PhoneHardware",
      ]),
    room("Phone", "PhoneHardware", uses: ["HapticPatterns"]),
    room(
      "Phone", "PatternPlayback", uses: ["HapticPatterns", "HapticSynthesis", "PhoneHardware"]),

    room(
      "Phone", "MotorPlayback",
      uses: [
        "PhoneHardware", "HapticAdaptation", "HapticPatterns", "HapticSynthesis", "CLinuxInput",
      ]),

    room(
      "Phone", "Phone",
      uses: [
        "PhoneLink", "PhoneHardware", "HapticPatterns", "HapticPerformance", "HapticSynthesis",
        "HapticFormats", "TextForms", "PositionedText",
      ]),

    room(
      "Phone", "PhoneInProcess",
      uses: [
        "Phone", "PhoneLink", "PhoneHardware", "PatternPlayback", "HapticPatterns",
        "HapticPerformance", "HapticSynthesis", "SoundFiles",
      ]),

    room(
      "Phone", "PhoneScript",
      uses: [
        "Phone", "PhoneInProcess", "PhoneLink", "PhoneHardware", "PositionedText", "TextForms",
        "DisplayList",
      ]
    ),

    // Frameworks: Apple's names, for apps.
    .target(
      name: "PhoneFoundation",
      dependencies: ["CCmark", "CoreFoundationNames", "PhoneClocks", "Selectors", "os"],
      path: "Sources/Frameworks/PhoneFoundation",
      linkerSettings: [.linkedLibrary("_FoundationICU")]),  // the toolchain's own
    room("Frameworks", "UniformTypeIdentifiers", uses: ["PhoneFoundation"]),
    room("Frameworks", "os"),
    room("Frameworks", "OSLog", uses: ["os"]),
    room("Frameworks", "Combine", uses: ["PhoneFoundation", "os"]),
    room(
      "Frameworks", "CoreHaptics",
      uses: [
        "AVFAudio", "EmbeddedPhone", "PhoneFoundation", "PhoneLink", "HapticPatterns",
        "HapticPerformance", "HapticFormats", "PositionedText", "SoundFiles",
      ]),

    room(
      "Frameworks", "AVFAudio",
      uses: [
        "EmbeddedPhone", "PhoneFoundation", "PhoneLink", "HapticPatterns", "HapticPerformance",
        "SoundFiles",
      ]),
    room(
      "Frameworks", "AVFoundation",
      uses: ["AVFAudio", "CoreGraphics", "PhoneFoundation", "QuartzCore"]),
    room(
      "Frameworks", "AudioToolbox",
      uses: ["EmbeddedPhone", "PhoneFoundation", "PhoneLink", "SoundFiles"]),
    room(
      "Frameworks", "EmbeddedPhone",
      uses: [
        "Phone", "PhoneLink", "PhoneHardware", "PhoneInProcess", "SoundDriver",
        "ForceFeedbackDriver", "FeedbackdDriver",
      ]),
    room(
      "Frameworks", "UIKit",
      uses: [
        "EmbeddedPhone", "PhoneFoundation", "PhoneHardware", "PhoneLink", "DisplayList",
        "CoreGraphics", "QuartzCore", "LinearConstraints", "Selectors",
      ]),
    room(
      "Frameworks", "PhoneTesting",
      uses: [
        "EmbeddedPhone", "Phone", "PhoneHardware", "PhoneInProcess", "PhoneLink", "PhoneScript",
        "UIKit",
      ]),
    room("Frameworks", "_Testing_UIKit"),
    room("Frameworks", "_Testing_CoreGraphics"),

    // Drivers: one real Linux service each.
    room("Drivers", "SoundDriver", uses: ["PhoneHardware", "CPulse"]),

    room(
      "Drivers", "ForceFeedbackDriver",
      uses: [
        "PhoneHardware", "MotorPlayback", "HapticAdaptation", "HapticPatterns", "CLinuxInput",
        "CUdev",
      ]),

    room(
      "Drivers", "FeedbackdDriver",
      uses: [
        "PhoneHardware", "PhoneLink", "MotorPlayback", "HapticAdaptation", "HapticPatterns", "CGio",
      ]),

    .target(name: "CSimulatorWeb", path: "Sources/Drivers/Simulator/Web", exclude: ["page"]),
    .target(
      name: "Simulator",
      dependencies: [
        "Phone", "PhoneLink", "PhoneHardware", "PhoneInProcess", "PhoneScript", "DisplayList",
        "HapticPatterns", "HapticFormats", "HapticSynthesis", "HapticAdaptation", "PositionedText",
        "TextForms", "CSoup", "CGnuTLS", "CSimulatorWeb",
      ],
      path: "Sources/Drivers/Simulator", exclude: ["Web"]),

    // Tools: the lowering of the iPhone's Swift, and the command.
    .target(
      name: "Lowering", dependencies: ["TextForms"], path: "Sources/Tools/Lowering",
      swiftSettings: readingSwift, linkerSettings: linkingSwift),
    .executableTarget(
      name: "tactus-rewrite", dependencies: ["Lowering"], path: "Sources/Tools/tactus-rewrite",
      swiftSettings: readingSwift),
    room("Tools", "CommandKit", uses: ["TextForms", "CGetopt"]),
    room("Tools", "SwiftSDK", uses: ["CommandKit", "TextForms", "PositionedText", "CRename"]),
    .executableTarget(
      name: "tactus",
      dependencies: [
        "CommandKit", "TextForms", "HapticPatterns", "PositionedText", "HapticFormats",
        "HapticSynthesis", "SoundFiles", "HapticProfiles", "HapticPlots", "Phone", "PhoneLink",
        "PhoneHardware", "PatternPlayback", "PhoneInProcess", "PhoneScript", "DisplayList",
        "Films", "SoundDriver",
        "ForceFeedbackDriver", "FeedbackdDriver", "Simulator", "SwiftSDK", "CQrencode",
      ],
      path: "Sources/Tools/tactus"),

    .executableTarget(
      name: "generate-tables",
      dependencies: [
        "HapticPatterns", "HapticFormats", "HapticProfiles", "HapticSynthesis", "HapticAdaptation",
      ],
      path: "Sources/Tools/generate-tables"),

    // Examples: what an app writes, with nothing but the frameworks.
    example("FirstHaptic"),
    example("HapticSampler"),
    app("Scale", script: "weigh.jsonl"),
    app("TouchCanvas", script: "draw.jsonl"),
    // A product of ours has the folder's name.
    app("HapticsApp", in: "Haptics", uses: ["CoreHaptics"], script: "feel.jsonl"),

    // System: Debian's C libraries.
    .systemLibrary(name: "CGetopt", path: "Sources/System/CGetopt"),  // part of libc6-dev
    .systemLibrary(name: "CRename", path: "Sources/System/CRename"),  // part of libc6-dev
    .systemLibrary(name: "CLinuxInput", path: "Sources/System/CLinuxInput"),  // part of libc6-dev
    debian("CUmockdev", pkgConfig: "umockdev-1.0", package: "libumockdev-dev"),
    debian("CGio", pkgConfig: "gio-2.0", package: "libglib2.0-dev"),
    debian("CSoup", pkgConfig: "libsoup-3.0", package: "libsoup-3.0-dev"),
    debian("CGnuTLS", pkgConfig: "gnutls", package: "libgnutls28-dev"),
    debian("CQrencode", pkgConfig: "libqrencode", package: "libqrencode-dev"),
    debian("CUdev", pkgConfig: "libudev", package: "libudev-dev"),
    debian("CYajl", pkgConfig: "yajl", package: "libyajl-dev"),
    debian("CSndfile", pkgConfig: "sndfile", package: "libsndfile1-dev"),
    debian("CSamplerate", pkgConfig: "samplerate", package: "libsamplerate0-dev"),
    debian("CPulse", pkgConfig: "libpulse", package: "libpulse-dev"),
    debian("CCmark", pkgConfig: "libcmark-gfm", package: "libcmark-gfm-extensions-dev"),
    debian("CWebp", pkgConfig: "libwebpmux", package: "libwebp-dev"),
    debian("CPangoCairo", pkgConfig: "pangocairo", package: "libpango1.0-dev"),

    // Tests.
    .target(name: "CSanitizedMutex", path: "Tests/CSanitizedMutex"),
    .target(
      name: "TestSupport",
      dependencies: ["HapticPatterns", "HapticPerformance", "CSanitizedMutex"],
      path: "Tests/TestSupport"),
    .target(
      name: "ScreenTestSupport", dependencies: ["UIKit"], path: "Tests/ScreenTestSupport"),
    tests(of: "TextForms"),
    tests(of: "Selectors"),
    tests(of: "LinearConstraints"),
    .testTarget(
      name: "LoweringTests", dependencies: ["Lowering", "Selectors", "tactus-rewrite"],
      path: "Tests/LoweringTests", exclude: ["Cases", "StandIns"], swiftSettings: readingSwift),
    tests(of: "PhoneFoundation", uses: ["Selectors"]),
    tests(of: "UniformTypeIdentifiers", uses: ["PhoneFoundation"]),
    tests(of: "os", uses: ["OSLog"]),
    tests(of: "Combine", uses: ["PhoneFoundation"]),
    tests(of: "HapticPatterns"),
    tests(of: "PositionedText"),
    tests(of: "HapticFormats", uses: ["TestSupport"]),
    .target(name: "CAllocationCounter", path: "Tests/CAllocationCounter"),
    tests(of: "HapticSynthesis", uses: ["HapticPatterns", "TestSupport", "CAllocationCounter"]),
    tests(
      of: "HapticPerformance", uses: ["HapticPatterns", "HapticSynthesis", "TestSupport"]),
    tests(of: "HapticAdaptation", uses: ["HapticPatterns", "HapticSynthesis", "TestSupport"]),
    tests(of: "SoundFiles", uses: ["HapticSynthesis", "TestSupport"]),
    tests(of: "HapticProfiles", uses: ["HapticSynthesis", "PositionedText", "TestSupport"]),
    tests(of: "HapticPlots", uses: ["TestSupport", "HapticFormats"]),
    tests(of: "DisplayList", uses: ["TestSupport"]),
    tests(of: "CoreGraphics", uses: ["_Testing_CoreGraphics", "DisplayList", "TestSupport"]),
    tests(
      of: "QuartzCore",
      uses: ["CoreGraphics", "_Testing_CoreGraphics", "DisplayList", "TestSupport"],
      excluding: ["Flattening/Pictures"]),
    .target(name: "ContractTests", dependencies: ["PhoneHardware"], path: "Tests/ContractTests"),
    tests(
      of: "PhoneLink",
      uses: ["HapticPatterns", "HapticPerformance", "PhoneHardware", "TestSupport"]),
    tests(of: "PhoneHardware", uses: ["ContractTests"]),
    tests(
      of: "Phone",
      uses: [
        "PhoneLink", "PhoneHardware", "HapticPatterns", "HapticPerformance", "HapticFormats",
        "HapticSynthesis", "PositionedText", "TestSupport",
      ]),
    tests(
      of: "PhoneInProcess",
      uses: [
        "Phone", "PhoneLink", "PhoneHardware", "HapticPatterns", "HapticPerformance",
        "HapticSynthesis", "SoundFiles", "TestSupport",
      ]),
    tests(
      of: "PhoneTesting",
      uses: [
        "_Testing_UIKit", "_Testing_CoreGraphics", "Phone", "PhoneLink", "PhoneScript",
        "ScreenTestSupport", "UIKit",
      ]),
    tests(of: "Films", uses: ["DisplayList", "CWebp"]),
    tests(
      of: "PhoneScript",
      uses: [
        "Phone", "PhoneInProcess", "PhoneLink", "PhoneHardware", "PositionedText", "TestSupport",
      ]),
    tests(
      of: "UIKit",
      uses: [
        "_Testing_UIKit", "_Testing_CoreGraphics", "EmbeddedPhone", "Phone", "PhoneLink",
        "PhoneHardware", "PhoneInProcess", "PhoneTesting", "ScreenTestSupport", "TestSupport",
      ], excluding: ["Traces"]),
    tests(
      of: "PatternPlayback",
      uses: [
        "HapticPatterns", "HapticPerformance", "HapticSynthesis", "PhoneHardware", "TestSupport",
        "CAllocationCounter",
      ]),
    tests(
      of: "MotorPlayback",
      uses: [
        "ContractTests", "PhoneHardware", "HapticAdaptation", "HapticPatterns", "TestSupport",
      ]),
    tests(
      of: "SoundDriver",
      uses: ["TestSupport", "ContractTests", "PhoneHardware", "CAllocationCounter"]),
    tests(
      of: "CoreHaptics",
      uses: [
        "AVFAudio", "EmbeddedPhone", "Phone", "PhoneLink", "PhoneHardware", "PhoneInProcess",
        "HapticPatterns", "HapticPerformance", "HapticFormats", "TestSupport", "HapticSampler",
      ]),
    tests(
      of: "AudioToolbox",
      uses: [
        "EmbeddedPhone", "Phone", "PhoneHardware", "PhoneInProcess", "PhoneLink", "PhoneTesting",
        "ScreenTestSupport", "SoundFiles", "UIKit",
      ]),
    tests(
      of: "AVFAudio",
      uses: [
        "AVFoundation", "AudioToolbox", "EmbeddedPhone", "Phone", "PhoneHardware", "PhoneInProcess",
        "PhoneLink", "PhoneTesting", "ScreenTestSupport", "SoundFiles", "UIKit",
      ]),
    tests(
      of: "ForceFeedbackDriver",
      uses: [
        "TestSupport", "ContractTests", "PhoneHardware", "MotorPlayback", "HapticAdaptation",
        "HapticPatterns", "CLinuxInput",
      ]),
    tests(
      of: "FeedbackdDriver",
      uses: [
        "MockFeedbackd", "TestSupport", "ContractTests", "PhoneHardware", "PhoneLink",
        "HapticAdaptation", "HapticPatterns",
      ]),
    tests(
      of: "Simulator",
      uses: [
        "DisplayList", "HapticPatterns", "Phone", "PhoneHardware", "PhoneInProcess", "PhoneLink",
        "PhoneScript", "PositionedText", "Scale", "TestSupport", "WeighingApp", "tactus",
      ]),
    tests(of: "CommandKit"),
    tests(of: "SwiftSDK", uses: ["CommandKit"]),
    .executableTarget(name: "PadApp", dependencies: ["UIKit"], path: "Tests/PadApp"),
    .executableTarget(name: "WaitingApp", dependencies: ["UIKit"], path: "Tests/WaitingApp"),
    .executableTarget(
      name: "MockGamepad", dependencies: ["CUmockdev"], path: "Tests/MockGamepad"),
    .executableTarget(
      name: "MockFeedbackd", dependencies: ["CGio"], path: "Tests/MockFeedbackd"),
    .executableTarget(name: "UinputGamepad", path: "Tests/UinputGamepad"),
    .executableTarget(name: "SteadyTaps", dependencies: ["UIKit"], path: "Tests/SteadyTaps"),
    .executableTarget(
      name: "PressingApp", dependencies: ["DisplayList", "PhoneLink", "PhoneHardware"],
      path: "Tests/PressingApp"),
    .executableTarget(
      name: "WeighingApp", dependencies: ["PhoneLink", "PhoneHardware", "DisplayList"],
      path: "Tests/WeighingApp"),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "MockGamepad", "PadApp", "UinputGamepad", "SteadyTaps", "MockFeedbackd", "PressingApp",
        "WaitingApp",
        "FirstHaptic", "HapticSampler", "Scale", "TouchCanvas", "HapticsApp", "HapticAdaptation",
        "DisplayList", "TestSupport", "HapticFormats", "HapticPatterns", "HapticSynthesis",
        "SoundFiles",
      ],
      path: "Tests/EndToEndTests"),
  ],
  swiftLanguageModes: [.v6]
)

// All of Apple's names in one library, which the Swift SDK carries. In one, for a room that two dynamic
// libraries shared would be in a process twice. Nothing in here depends on it.
let frameworks = package.targets.filter {
  $0.path?.hasPrefix("Sources/Frameworks/") == true && !$0.name.hasPrefix("_")
}
package.products.append(
  .library(
    name: "TactusFrameworks", type: .dynamic,
    targets: frameworks.map(\.name) + ["CoreGraphics", "QuartzCore", "Selectors"]))
