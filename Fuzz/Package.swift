// swift-tools-version: 6.0
// Fuzz targets: each is an executable whose main function libFuzzer brings. `Scripts/fuzz` builds
// them with coverage and the address sanitizer, which every module that is fuzzed must have too.

import PackageDescription

/// A fuzz target in `Sources/<name>`; `Scripts/fuzz` says where its seeds are.
func fuzz(_ name: String, uses products: [String]) -> Target {
  .executableTarget(
    name: name, dependencies: products.map { .product(name: $0, package: "Tactus") },
    swiftSettings: [.unsafeFlags(["-parse-as-library"])])
}

let package = Package(
  name: "Fuzz",
  dependencies: [.package(name: "Tactus", path: "..")],
  targets: [
    fuzz("FuzzAHAP", uses: ["Haptics"]),
    fuzz("FuzzRenderer", uses: ["Haptics"]),
    fuzz("FuzzLink", uses: ["Phone"]),
    fuzz("FuzzDrawing", uses: ["Screen"]),
    fuzz("FuzzPage", uses: ["Simulator"]),
  ],
  swiftLanguageModes: [.v6]
)
