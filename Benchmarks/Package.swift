// swift-tools-version: 6.0
// A package of its own, so that nothing it needs is asked of those who use Tactus, and so that its
// C reference may have flags that a library must not have.

import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "Tactus", path: "..")],
  targets: [
    .target(
      name: "CReference", cSettings: [.unsafeFlags(["-O3", "-ffast-math"])]),
    .target(
      name: "CReferenceNative",
      cSettings: [
        .headerSearchPath("../CReference/include"),
        .unsafeFlags(["-O3", "-ffast-math", "-march=native"]),
      ]),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "CReference", "CReferenceNative", .product(name: "Haptics", package: "Tactus"),
        .product(name: "Phone", package: "Tactus"),
        .product(name: "Screen", package: "Tactus"),
        .product(name: "UIKit", package: "Tactus"),
        .product(name: "PhoneTesting", package: "Tactus"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
