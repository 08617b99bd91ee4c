// swift-tools-version:5.9
// A package for the iPhone whose tests use what Xcode's XCTest has. It knows nothing of Tactus.
import PackageDescription

let package = Package(
  name: "Barometer",
  platforms: [.iOS(.v15)],
  targets: [.testTarget(name: "BarometerTests")]
)
