// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "TestedApp",
  platforms: [.iOS(.v16)],
  targets: [
    .executableTarget(name: "TestedApp", exclude: ["Info.plist"]),
    .testTarget(name: "TestedAppTests", dependencies: ["TestedApp"]),
    .testTarget(name: "TestedAppUITests", dependencies: ["TestedApp"]),
  ])
