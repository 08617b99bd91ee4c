// swift-tools-version:5.9
// A package for the iPhone whose notes are documents: saved, shared, previewed and printed. It knows
// nothing of Tactus.
import PackageDescription

let package = Package(
  name: "Notebook",
  platforms: [.iOS(.v15)],
  products: [.library(name: "NotebookKit", targets: ["NotebookKit"])],
  targets: [
    .target(name: "NotebookKit"),
    .testTarget(name: "NotebookKitTests", dependencies: ["NotebookKit"]),
  ]
)
