// swift-tools-version: 6.0
// Tactus runs on Linux only: later floors carry modules named like Apple's, which would meet the
// system's own on a Mac. One line per room; the folder says the floor, the name says the module.
// `Scripts/check-imports` holds the sources to the `uses` written here.

import PackageDescription

/// A room: one module in `Sources/<floor>/<name>`.
func room(_ floor: String, _ name: String, uses: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: uses, path: "Sources/\(floor)/\(name)")
}

/// A room's tests, which mirror it in `Tests/<name>Tests`.
func tests(of name: String, uses: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name)] + uses, path: "Tests/\(name)Tests")
}

/// One of Debian's C libraries behind a module map and a shim header.
func debian(_ name: String, pkgConfig: String, package: String) -> Target {
  .systemLibrary(
    name: name, path: "Sources/System/\(name)", pkgConfig: pkgConfig, providers: [.apt([package])])
}

let package = Package(
  name: "Tactus",
  products: [
    .executable(name: "tactus", targets: ["tactus"]),
    .library(name: "Phone", targets: ["Phone", "PhoneLink", "PhoneHardware"]),
    .library(
      name: "Haptics",
      targets: ["HapticPatterns", "HapticFormats", "HapticSynthesis", "HapticPlots"]),
    .library(name: "CoreHaptics", targets: ["CoreHaptics"]),
    .library(name: "UIKit", targets: ["UIKit", "EmbeddedPhone", "_Testing_UIKit"]),
  ],
  targets: [
    // Basics: what every floor writes.
    room("Basics", "TextForms"),

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

    // Phone: the device as a state machine, the messages to it, the contracts of what shakes.
    room("Phone", "PhoneLink", uses: ["TextForms", "PositionedText"]),
    room("Phone", "PhoneHardware", uses: ["HapticPatterns"]),
    room(
      "Phone", "PatternPlayback", uses: ["HapticPatterns", "HapticSynthesis", "PhoneHardware"]),

    room(
      "Phone", "Phone",
      uses: [
        "PhoneLink", "PhoneHardware", "HapticPatterns", "HapticSynthesis", "TextForms",
        "PositionedText",
      ]),

    room(
      "Phone", "PhoneInProcess",
      uses: [
        "Phone", "PhoneLink", "PhoneHardware", "PatternPlayback", "HapticPatterns",
        "HapticSynthesis", "SoundFiles",
      ]),

    // Frameworks: Apple's names, for apps.
    room(
      "Frameworks", "CoreHaptics", uses: ["HapticPatterns", "HapticFormats", "PositionedText"]),

    room(
      "Frameworks", "EmbeddedPhone",
      uses: [
        "Phone", "PhoneLink", "PhoneHardware", "PhoneInProcess", "SoundDriver",
        "ForceFeedbackDriver",
      ]),
    room("Frameworks", "UIKit", uses: ["EmbeddedPhone", "PhoneLink"]),
    room("Frameworks", "_Testing_UIKit"),

    // Drivers: one real Linux service each.
    room("Drivers", "SoundDriver", uses: ["PhoneHardware", "CPulse"]),

    room(
      "Drivers", "ForceFeedbackDriver",
      uses: [
        "PhoneHardware", "HapticAdaptation", "HapticPatterns", "HapticSynthesis", "CLinuxInput",
        "CUdev",
      ]),

    // Tools: the command.
    room("Tools", "CommandKit", uses: ["TextForms", "CGetopt"]),
    .executableTarget(
      name: "tactus",
      dependencies: [
        "CommandKit", "TextForms", "HapticPatterns", "PositionedText", "HapticFormats",
        "HapticSynthesis", "SoundFiles", "HapticProfiles", "HapticPlots", "Phone", "PhoneLink",
        "PhoneHardware", "PatternPlayback", "PhoneInProcess", "SoundDriver",
        "ForceFeedbackDriver",
      ],
      path: "Sources/Tools/tactus"),

    .executableTarget(
      name: "generate-tables",
      dependencies: [
        "HapticPatterns", "HapticFormats", "HapticProfiles", "HapticSynthesis", "HapticAdaptation",
      ],
      path: "Sources/Tools/generate-tables"),

    // System: Debian's C libraries.
    .systemLibrary(name: "CGetopt", path: "Sources/System/CGetopt"),  // part of libc6-dev
    .systemLibrary(name: "CLinuxInput", path: "Sources/System/CLinuxInput"),  // part of libc6-dev
    debian("CUmockdev", pkgConfig: "umockdev-1.0", package: "libumockdev-dev"),
    debian("CUdev", pkgConfig: "libudev", package: "libudev-dev"),
    debian("CYajl", pkgConfig: "yajl", package: "libyajl-dev"),
    debian("CSndfile", pkgConfig: "sndfile", package: "libsndfile1-dev"),
    debian("CSamplerate", pkgConfig: "samplerate", package: "libsamplerate0-dev"),
    debian("CPulse", pkgConfig: "libpulse", package: "libpulse-dev"),
    debian("CPangoCairo", pkgConfig: "pangocairo", package: "libpango1.0-dev"),

    // Tests.
    .target(name: "TestSupport", dependencies: ["HapticPatterns"], path: "Tests/TestSupport"),
    tests(of: "TextForms"),
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
    .target(name: "ContractTests", dependencies: ["PhoneHardware"], path: "Tests/ContractTests"),
    tests(of: "PhoneLink", uses: ["TestSupport"]),
    tests(of: "PhoneHardware", uses: ["ContractTests"]),
    tests(
      of: "Phone",
      uses: [
        "PhoneLink", "PhoneHardware", "HapticPatterns", "HapticFormats", "HapticSynthesis",
        "PositionedText", "TestSupport",
      ]),
    tests(
      of: "PhoneInProcess",
      uses: [
        "Phone", "PhoneLink", "PhoneHardware", "HapticPatterns", "HapticSynthesis", "SoundFiles",
        "TestSupport",
      ]),
    tests(
      of: "UIKit",
      uses: [
        "_Testing_UIKit", "EmbeddedPhone", "Phone", "PhoneLink", "PhoneHardware", "PhoneInProcess",
      ]),
    tests(
      of: "PatternPlayback",
      uses: [
        "HapticPatterns", "HapticSynthesis", "PhoneHardware", "TestSupport", "CAllocationCounter",
      ]),
    tests(
      of: "SoundDriver",
      uses: ["TestSupport", "ContractTests", "PhoneHardware", "CAllocationCounter"]),
    tests(of: "CoreHaptics", uses: ["HapticPatterns", "HapticFormats", "TestSupport"]),
    tests(
      of: "ForceFeedbackDriver",
      uses: [
        "TestSupport", "ContractTests", "PhoneHardware", "HapticAdaptation", "HapticPatterns",
        "CLinuxInput",
      ]),
    tests(of: "CommandKit"),
    .executableTarget(
      name: "MockGamepad", dependencies: ["CUmockdev"], path: "Tests/MockGamepad"),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "MockGamepad", "HapticAdaptation",
        "TestSupport", "HapticFormats", "HapticPatterns", "HapticSynthesis", "SoundFiles",
      ],
      path: "Tests/EndToEndTests"),
  ],
  swiftLanguageModes: [.v6]
)
