// swift-tools-version:5.9
// A package for the iPhone that uses many small frameworks. It knows nothing of Tactus.
import PackageDescription

let package = Package(
  name: "FieldNotes",
  platforms: [.iOS(.v15)],
  products: [.library(name: "FieldNotesKit", targets: ["FieldNotesKit"])],
  targets: [
    .target(
      name: "FieldNotesKit", resources: [.process("Media.xcassets")],
      linkerSettings: [
        .linkedFramework("UIKit"), .unsafeFlags(["-Xlinker", "-no_application_extension"]),
      ]),
    .testTarget(
      name: "FieldNotesKitTests", dependencies: ["FieldNotesKit"],
      resources: [.copy("Patron.storekit")]),
  ]
)
