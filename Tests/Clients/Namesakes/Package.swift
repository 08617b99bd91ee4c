// swift-tools-version: 5.9
// A package for the iPhone whose modules have short names, as apps' own modules often have.
import PackageDescription

let package = Package(
  name: "Namesakes",
  platforms: [.iOS(.v15)],
  products: [.library(name: "Phone", targets: ["Phone"])],
  targets: [
    .target(name: "Selectors"),
    .target(name: "Screen", dependencies: ["Selectors"]),
    .target(name: "Haptics"),
    .target(name: "Simulator", dependencies: ["Haptics"]),
    .target(name: "Phone", dependencies: ["Haptics", "Screen", "Selectors", "Simulator"]),
    // The members of the framework Quick by which its specs are listed on Linux.
    .target(name: "Quick"),
    .testTarget(name: "PhoneTests", dependencies: ["Phone", "Quick"]),
  ]
)
