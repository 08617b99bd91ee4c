// swift-tools-version: 5.9
// A package for the iPhone that waits in every way that packages wait in. It knows nothing of Tactus.
import PackageDescription

let package = Package(
  name: "EggTimer",
  platforms: [.iOS(.v16)],
  products: [.library(name: "EggKit", targets: ["EggKit"])],
  targets: [
    .target(name: "EggKit"),
    .testTarget(name: "EggKitTests", dependencies: ["EggKit"]),
  ]
)
