// swift-tools-version: 6.0
// A package for the iPhone in the style of 2024. It knows nothing of Tactus: no dependency, no flag.
import PackageDescription

let package = Package(
  name: "Heartbeat",
  platforms: [.iOS(.v17)],
  products: [.library(name: "HeartbeatKit", targets: ["HeartbeatKit"])],
  targets: [
    .target(name: "HeartbeatKit"),
    .executableTarget(name: "Heartbeat", dependencies: ["HeartbeatKit"]),
    .testTarget(name: "HeartbeatKitTests", dependencies: ["Heartbeat", "HeartbeatKit"]),
  ]
)
