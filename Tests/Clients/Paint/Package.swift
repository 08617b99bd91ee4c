// swift-tools-version:5.1
// A package for the iPhone in the style of 2019. It knows nothing of Tactus: no dependency, no flag.
import PackageDescription

let package = Package(
  name: "Paint",
  platforms: [.iOS(.v12)],
  products: [.library(name: "PaintKit", targets: ["PaintKit"])],
  targets: [
    .target(name: "PaintKit"),
    .testTarget(name: "PaintKitTests", dependencies: ["PaintKit"]),
  ]
)
