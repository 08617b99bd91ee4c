// swift-tools-version: 5.9
// A package for the iPhone with what lists of things are made of today: diffable tables, menus, symbols, previews.
// It knows nothing of Tactus.
import PackageDescription

let package = Package(
  name: "Pantry",
  platforms: [.iOS(.v17)],
  products: [.library(name: "Pantry", targets: ["Pantry"])],
  targets: [
    .target(name: "Pantry"),
    .target(
      name: "Recipes", swiftSettings: [.enableUpcomingFeature("InternalImportsByDefault")]),
    .testTarget(name: "PantryTests", dependencies: ["Pantry", "Recipes"]),
  ]
)
