// swift-tools-version:5.9

import PackageDescription

let package = Package(
  name: "Darkroom",
  platforms: [.iOS(.v13)],
  products: [.library(name: "Darkroom", targets: ["Darkroom"])],
  targets: [
    .target(name: "Darkroom"),
    .testTarget(name: "DarkroomTests", dependencies: ["Darkroom"]),
  ]
)
