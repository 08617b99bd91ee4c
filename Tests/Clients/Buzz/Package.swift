// swift-tools-version:5.1
// A package for the iPhone in the style of 2018. It knows nothing of Tactus: no dependency, no flag.
import PackageDescription

let package = Package(
  name: "Buzz",
  platforms: [.iOS(.v11)],
  products: [.library(name: "BuzzKit", targets: ["BuzzKit"])],
  targets: [
    .target(name: "BuzzKit"),
    .testTarget(name: "BuzzKitTests", dependencies: ["BuzzKit"]),
  ]
)
