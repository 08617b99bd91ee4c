// swift-tools-version: 6.3
// Fuzz targets: each is an executable whose main function libFuzzer brings. `Scripts/fuzz` builds
// them with coverage and the address sanitizer, which every module that is fuzzed must have too.
// RandomInputTests of the main package call most of them without, and therefore without the
// condition FUZZER.

import Glibc
import PackageDescription

/// A fuzz target in `Sources/<name>`; `Scripts/fuzz` says where its seeds are.
func fuzz(_ name: String, uses products: [String]) -> Target {
  .executableTarget(
    name: name, dependencies: products.map { .product(name: $0, package: "Tactus") },
    swiftSettings: settings)
}

/// The settings of all targets.
let settings: [SwiftSetting] = [.define("FUZZER"), .unsafeFlags(["-parse-as-library"])]

/// The folder of the toolchain's SwiftSyntax libraries, found as in the main manifest.
let swiftLibraries: String = {
  var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
  let count = max(0, readlink("/proc/\(getppid())/exe", &buffer, buffer.count - 1))
  let program = String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  return (program.lastIndex(of: "/").map { program[..<$0] } ?? "/usr/bin") + "/../lib/swift/host"
}()

let package = Package(
  name: "Fuzz",
  dependencies: [.package(name: "Tactus", path: "..")],
  targets: [
    fuzz("FuzzAHAP", uses: ["TactusHaptics"]),
    fuzz("FuzzRenderer", uses: ["TactusHaptics"]),
    fuzz("FuzzLink", uses: ["TactusPhone"]),
    fuzz("FuzzDrawing", uses: ["TactusScreen"]),
    fuzz("FuzzImage", uses: ["ImageIO"]),
    fuzz("FuzzSound", uses: ["AudioToolbox"]),
    fuzz("FuzzCompression", uses: ["TactusFoundation"]),
    fuzz("FuzzHealth", uses: ["TactusHealthStore"]),
    fuzz("FuzzHealthExport", uses: ["TactusHealthStore"]),
    fuzz("FuzzUnits", uses: ["TactusHealthStore"]),
    fuzz("FuzzVCards", uses: ["TactusVCards"]),
    fuzz("FuzzInk", uses: ["PencilKit"]),
    fuzz("FuzzPage", uses: ["TactusSimulator"]),
    fuzz("FuzzDocuments", uses: ["UIKit"]),
    fuzz("FuzzText", uses: ["UIKit"]),
    // No library has the decoder, which is not for apps: a link leads to its sources.
    .executableTarget(
      name: "FuzzFilm",
      swiftSettings: settings + [
        .unsafeFlags(["-I", Context.packageDirectory + "/../Sources/System/CTactusGStreamer"])
      ]),
    // No library has the answers of printers, which are not for apps: a link leads to their
    // sources.
    .executableTarget(
      name: "FuzzPrinters",
      swiftSettings: settings + [
        .unsafeFlags(["-I", Context.packageDirectory + "/../Sources/System/CTactusCups"])
      ]),
    // No library has the reader of projects, which is not for apps: a link leads to its parser.
    fuzz("FuzzProjects", uses: ["TactusHaptics"]),
    // No library has the messages of web sockets, which are not for apps: a link leads to their
    // sources.
    .executableTarget(
      name: "FuzzWebSockets",
      dependencies: [.product(name: "TactusFoundation", package: "Tactus")],
      swiftSettings: settings),
    // No library has the messages, which are not for apps: links lead to their sources.
    .executableTarget(
      name: "FuzzReader", swiftSettings: settings),
    // No library may contain the lowering, which has flags of its own: a link leads to its sources,
    // except those that call the compiler or report, which are not fuzzed.
    .executableTarget(
      name: "FuzzLowering", dependencies: [.product(name: "TactusFiles", package: "Tactus")],
      exclude: ["Lowering/Compiling", "Lowering/Doctor"],
      swiftSettings: settings + [.unsafeFlags(["-I", swiftLibraries])],
      linkerSettings: [
        .unsafeFlags([
          "-L", swiftLibraries, "-lSwiftSyntax", "-lSwiftParser", "-Xlinker", "-rpath",
          "-Xlinker", swiftLibraries,
        ])
      ]),
  ],
  swiftLanguageModes: [.v6]
)

// `Scripts/fuzz` sets FUZZ_TARGETS to the targets that it builds, separated by commas.
if let names = Context.environment["FUZZ_TARGETS"]?.split(separator: ",").map(String.init) {
  package.targets.removeAll { !names.contains($0.name) }
}
